// SPDX-License-Identifier: MIT

/// What a host has to know after its client's data have changed in a batch.
public struct ListBatchOutcome: Sendable, Hashable {
  /// How many items each section has now.
  public var itemCounts: [Int]

  /// The sections that may be laid out otherwise than before though the batch does not touch them: new positions. `nil` if nobody knows,
  /// so that all from the first section that the batch touches are to be asked.
  public var changedSections: [Int]?

  /// Makes an outcome.
  public init(itemCounts: [Int], changedSections: [Int]? = nil) {
    self.itemCounts = itemCounts
    self.changedSections = changedSections
  }
}
