// SPDX-License-Identifier: MIT

/// What a collection view is told in one batch: the arguments of all calls inside one `performBatchUpdates`.
///
/// It is a plain value that may say anything, also what no view accepts; ``BatchUpdateModel`` tells. Positions and paths count in
/// the list before the batch (*old*) or in the list after it (*new*), whatever the order of the calls is: what is taken away or
/// refreshed is named by its old place, what appears by its new one, and a move by both.
public struct BatchUpdate: Sendable, Hashable {
  /// The sections that go, with all that they hold: old positions.
  public var sectionDeletions: [Int]

  /// The sections that come, with all that they hold: new positions.
  public var sectionInsertions: [Int]

  /// The sections that change places and take their items along.
  public var sectionMoves: [Changeset.Move]

  /// The sections whose header, footer and items are asked for again: old positions.
  public var sectionReloads: [Int]

  /// The items that go: old paths.
  public var itemDeletions: [ItemPath]

  /// The items that come: new paths.
  public var itemInsertions: [ItemPath]

  /// The items that change places and keep their cells.
  public var itemMoves: [SectionedChangeset.ItemMove]

  /// The items that get a new cell: old paths.
  public var itemReloads: [ItemPath]

  /// The items that keep their cell and have it configured again: old paths.
  public var itemReconfigures: [ItemPath]

  /// Makes a batch.
  ///
  /// - Parameters:
  ///   - sectionDeletions: The sections that go: old positions.
  ///   - sectionInsertions: The sections that come: new positions.
  ///   - sectionMoves: The sections that change places.
  ///   - sectionReloads: The sections that are asked for again: old positions.
  ///   - itemDeletions: The items that go: old paths.
  ///   - itemInsertions: The items that come: new paths.
  ///   - itemMoves: The items that change places.
  ///   - itemReloads: The items that get a new cell: old paths.
  ///   - itemReconfigures: The items that have their cell configured again: old paths.
  public init(
    sectionDeletions: [Int] = [],
    sectionInsertions: [Int] = [],
    sectionMoves: [Changeset.Move] = [],
    sectionReloads: [Int] = [],
    itemDeletions: [ItemPath] = [],
    itemInsertions: [ItemPath] = [],
    itemMoves: [SectionedChangeset.ItemMove] = [],
    itemReloads: [ItemPath] = [],
    itemReconfigures: [ItemPath] = []
  ) {
    self.sectionDeletions = sectionDeletions
    self.sectionInsertions = sectionInsertions
    self.sectionMoves = sectionMoves
    self.sectionReloads = sectionReloads
    self.itemDeletions = itemDeletions
    self.itemInsertions = itemInsertions
    self.itemMoves = itemMoves
    self.itemReloads = itemReloads
    self.itemReconfigures = itemReconfigures
  }

  /// How many operations there are, of sections and of items together. O(1).
  public var operationCount: Int {
    let ofSections =
      sectionDeletions.count + sectionInsertions.count + sectionMoves.count + sectionReloads.count
    let ofItems =
      itemDeletions.count + itemInsertions.count + itemMoves.count + itemReloads.count
      + itemReconfigures.count
    return ofSections + ofItems
  }

  /// Whether nothing is to be done. O(1).
  public var isEmpty: Bool { operationCount == 0 }
}
