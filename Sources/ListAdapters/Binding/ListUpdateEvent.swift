// SPDX-License-Identifier: MIT

import ListDiffing

/// An adapter has finished an update.
public struct ListUpdateEvent: Sendable {
  /// What has finished.
  public let type: ListAdapterUpdateType
  /// Whether the changes were to be seen happening.
  public let animated: Bool
  /// Whether they were shown to their end.
  public let isFinished: Bool
  /// What was different between the objects before and after. `nil` if nothing was compared: if everything was made anew, or items changed
  /// within their sections, or another update, finished in the same turn, has done the work of this one too.
  public let changeset: Changeset?
}
