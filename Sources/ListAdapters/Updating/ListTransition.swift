// SPDX-License-Identifier: MIT

import ListDiffing

/// From one list of objects to another.
///
/// Objects are read away from the main actor if the updater diffs there; they must then bear being read from another thread.
public struct ListTransition: @unchecked Sendable {
  /// The objects that are in force.
  public let old: ListObjects

  /// The objects that the data source gave, with all repetitions.
  public let new: ListObjects

  /// Makes a transition.
  public init(from old: ListObjects, to new: ListObjects) {
    self.old = old
    self.new = new
  }

  /// What is different between two lists of objects.
  public struct Result: @unchecked Sendable {
    /// The new objects without those that repeat the identifier of an earlier one.
    public let objects: ListObjects
    /// The positions in the data source's list of those that were left out, ascending.
    public let duplicates: [Int]
    /// The difference from the old objects to ``objects``.
    public let changeset: Changeset
  }

  /// Finds the difference. Expected linear in the number of objects; O(1) if the lists share their storage.
  public func result() -> Result { new.storage.difference(from: old.storage) }
}
