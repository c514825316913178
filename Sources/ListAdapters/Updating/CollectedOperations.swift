// SPDX-License-Identifier: MIT

import ListDiffing

/// What section controllers said of their items in one update, in their own words: it may say things twice, or say things of sections
/// that are about to go.
internal struct CollectedOperations: Hashable {
  /// Old paths.
  internal var itemDeletions: [ItemPath] = []
  /// New paths.
  internal var itemInsertions: [ItemPath] = []
  internal var itemMoves: [SectionedChangeset.ItemMove] = []
  /// Items that need another cell. Of the new path only the section counts; where the item is in it follows from the other operations.
  internal var itemReloads: [SectionedChangeset.ItemUpdate] = []
  /// Old positions.
  internal var sectionReloads: [Int] = []

  internal static func + (left: CollectedOperations, right: CollectedOperations) -> CollectedOperations {
    var sum = left
    sum.itemDeletions += right.itemDeletions
    sum.itemInsertions += right.itemInsertions
    sum.itemMoves += right.itemMoves
    sum.itemReloads += right.itemReloads
    sum.sectionReloads += right.sectionReloads
    return sum
  }
}
