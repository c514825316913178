// SPDX-License-Identifier: MIT

import ListDiffing

/// An object's section appears on screen, or has disappeared.
public struct ListDisplayEvent {
  /// The object; of a list of `AnyDiffable`, its base.
  public let object: any Diffable
  /// The section that it had when it appeared.
  public let section: Int
}
