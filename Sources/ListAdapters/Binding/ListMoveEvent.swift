// SPDX-License-Identifier: MIT

import ListDiffing

/// The user dropped a section at another place.
public struct ListMoveEvent {
  /// The object of the section.
  public let object: any Diffable
  /// The section that it had.
  public let oldSection: Int
  /// The section that it has now.
  public let newSection: Int
  /// All objects in the order that they have now; see ``ListObjects/array(of:)``.
  public let objects: ListObjects
}
