// SPDX-License-Identifier: MIT

import ListDiffing

/// Where sections and items are after a legal batch, found for each when it is asked for: making it takes O(o log o) for o operations,
/// asking O(log o), however long the list is.
internal struct BatchPlaces {
  private let sectionsLeaving: [Int]
  private let sectionsArriving: [Int]
  private let movedSections: [Int: Int]
  private let reloadedSections: Set<Int>
  private let movedItems: [ItemPath: ItemPath]
  private let replacedItems: Set<ItemPath>
  private let itemsLeaving: [Int: [Int]]
  private let itemsArriving: [Int: [Int]]

  internal init(_ batch: BatchUpdate) {
    sectionsLeaving = (batch.sectionDeletions + batch.sectionMoves.map(\.from)).sorted()
    sectionsArriving = (batch.sectionInsertions + batch.sectionMoves.map(\.to)).sorted()
    movedSections = Dictionary(batch.sectionMoves.map { ($0.from, $0.to) }) { first, _ in first }
    reloadedSections = Set(batch.sectionReloads)
    movedItems = Dictionary(batch.itemMoves.map { ($0.from, $0.to) }) { first, _ in first }
    replacedItems = Set(batch.itemReloads)
    itemsLeaving = Self.sortedItems(batch.itemDeletions + batch.itemMoves.map(\.from))
    itemsArriving = Self.sortedItems(batch.itemInsertions + batch.itemMoves.map(\.to))
  }

  /// The new position of an old section, or `nil` if it is gone or all that it showed is asked for again.
  internal func section(_ old: Int) -> Int? {
    reloadedSections.contains(old) ? nil : place(ofSection: old)
  }

  /// The new path of an old item, or `nil` if it is gone or has another cell.
  internal func item(_ old: ItemPath) -> ItemPath? {
    if let target = movedItems[old] { return target }
    guard !replacedItems.contains(old), let section = section(old.section),
      let item = Self.place(
        of: old.item, leaving: itemsLeaving[old.section] ?? [], arriving: itemsArriving[section] ?? [])
    else { return nil }
    return ItemPath(item: item, section: section)
  }

  private func place(ofSection old: Int) -> Int? {
    movedSections[old] ?? Self.place(of: old, leaving: sectionsLeaving, arriving: sectionsArriving)
  }

  private static func sortedItems(_ paths: [ItemPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.item).sorted() }
  }

  /// Where what was at a place is after some have left and others have arrived, both ascending.
  private static func place(of old: Int, leaving: [Int], arriving: [Int]) -> Int? {
    let before = partitionIndex(in: leaving.indices) { leaving[$0] >= old }
    if before < leaving.count, leaving[before] == old { return nil }
    let rank = old - before
    // The place with `rank` places before it that nothing arrives at.
    return rank + partitionIndex(in: arriving.indices) { arriving[$0] - $0 > rank }
  }
}
