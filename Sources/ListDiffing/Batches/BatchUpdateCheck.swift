// SPDX-License-Identifier: MIT

/// One pass of a batch through all rules.
internal struct BatchUpdateCheck {
  internal typealias Place = BatchUpdateError.Place

  internal let batch: BatchUpdate
  internal let oldCounts: [Int]
  internal let newCounts: [Int]
  internal let sections: BatchUpdateSections
  internal private(set) var errors: [BatchUpdateError] = []

  internal init(_ batch: BatchUpdate, oldCounts: [Int], newCounts: [Int]) {
    self.batch = batch
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    sections = BatchUpdateSections(batch)

    checkPlaces(sectionOperations)
    checkReloadsBesideSectionMoves()
    let sectionsAreInOrder = errors.isEmpty

    checkPlaces(itemOperations)
    checkItemsInSections()
    // Where a section went is known only if the operations on sections make sense.
    if sectionsAreInOrder, checkSectionCount() {
      let sources = sections.sources(oldCount: oldCounts.count, newCount: newCounts.count)
      checkReloadsBesideItemMoves(sources)
      checkItemsInReloadedSections(sources)
      if errors.isEmpty { checkItemCounts(sources) }
    }
  }

  internal mutating func report(
    _ rule: BatchUpdateRule, at places: [Place], counts: BatchUpdateError.Counts? = nil
  ) {
    errors.append(BatchUpdateError(rule, at: places, counts: counts))
  }
}

// MARK: - Rules about one place, which are the same for sections and for items

extension BatchUpdateCheck {
  /// What a batch does to sections, or to items.
  private struct Operations<Position: Hashable & Comparable> {
    let deletions: [Position]
    let insertions: [Position]
    let moves: [(from: Position, to: Position)]
    let refreshes: [Position]
    let oldPlace: (Position) -> Place
    let newPlace: (Position) -> Place
    let existsInOld: (Position) -> Bool
    let existsInNew: (Position) -> Bool
  }

  private var sectionOperations: Operations<Int> {
    Operations(
      deletions: batch.sectionDeletions, insertions: batch.sectionInsertions,
      moves: batch.sectionMoves.map { ($0.from, $0.to) }, refreshes: batch.sectionReloads,
      oldPlace: Place.oldSection, newPlace: Place.newSection,
      existsInOld: { [oldCounts] in oldCounts.indices.contains($0) },
      existsInNew: { [newCounts] in newCounts.indices.contains($0) })
  }

  private var itemOperations: Operations<ItemPath> {
    Operations(
      deletions: batch.itemDeletions, insertions: batch.itemInsertions,
      moves: batch.itemMoves.map { ($0.from, $0.to) }, refreshes: batch.itemReloads + batch.itemReconfigures,
      oldPlace: Place.oldItem, newPlace: Place.newItem,
      existsInOld: { [oldCounts] in Self.exists($0, in: oldCounts) },
      existsInNew: { [newCounts] in Self.exists($0, in: newCounts) })
  }

  private static func exists(_ path: ItemPath, in counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  private mutating func checkPlaces<Position>(_ operations: Operations<Position>) {
    let sources = operations.moves.map(\.from)
    let targets = operations.moves.map(\.to)
    let (oldPlace, newPlace) = (operations.oldPlace, operations.newPlace)

    for position in operations.deletions + sources + operations.refreshes
    where !operations.existsInOld(position) {
      report(.oldPlaceExists, at: [oldPlace(position)])
    }
    for position in operations.insertions + targets where !operations.existsInNew(position) {
      report(.newPlaceExists, at: [newPlace(position)])
    }
    let deleted = SortedPlaces(operations.deletions)
    let inserted = SortedPlaces(operations.insertions)
    let moved = SortedPlaces(sources)
    checkOncePerPlace(operations.deletions, deleted, oldPlace)
    checkOncePerPlace(operations.insertions, inserted, newPlace)
    checkOncePerPlace(sources, moved, oldPlace)
    checkOncePerPlace(targets, SortedPlaces(targets), newPlace)
    checkOncePerPlace(operations.refreshes, SortedPlaces(operations.refreshes), oldPlace)

    for (from, to) in operations.moves {
      if deleted.contains(from) { report(.moveOrDeletion, at: [oldPlace(from), newPlace(to)]) }
      if inserted.contains(to) { report(.moveOrInsertion, at: [newPlace(to), oldPlace(from)]) }
    }
    for position in operations.refreshes {
      if deleted.contains(position) { report(.noRefreshOfTheDeleted, at: [oldPlace(position)]) }
      if moved.contains(position) { report(.noRefreshOfTheMoved, at: [oldPlace(position)]) }
    }
  }

  private mutating func checkOncePerPlace<Position: Hashable>(
    _ positions: [Position], _ sorted: SortedPlaces<Position>, _ place: (Position) -> Place
  ) {
    guard sorted.haveRepetitions else { return }
    var seen: Set<Position> = []
    for position in positions where !seen.insert(position).inserted {
      report(.oncePerPlace, at: [place(position)])
    }
  }
}

// MARK: - Rules about counts

extension BatchUpdateCheck {
  /// Returns whether the counts agree.
  private mutating func checkSectionCount() -> Bool {
    let expected = oldCounts.count - batch.sectionDeletions.count + batch.sectionInsertions.count
    if expected == newCounts.count { return true }
    report(.sectionCountAgrees, at: [], counts: .init(expected: expected, actual: newCounts.count))
    return false
  }

  private mutating func checkItemCounts(_ sources: BatchUpdateSources) {
    // Copied only if some section's items have operations: what stays of the old items, and of the new ones.
    var oldStaying = oldCounts
    var newStaying = newCounts
    for path in batch.itemDeletions { oldStaying[path.section] -= 1 }
    for path in batch.itemInsertions { newStaying[path.section] -= 1 }
    for move in batch.itemMoves {
      oldStaying[move.from.section] -= 1
      newStaying[move.to.section] -= 1
    }
    for run in sources.runs where !Self.areEqual(oldStaying, newStaying, in: run) {
      for (old, new) in zip(run.oldRange, run.newRange)
      where oldStaying[old] != newStaying[new] && !sections.reloaded.contains(old) {
        let expected = oldStaying[old] + newCounts[new] - newStaying[new]
        report(
          .itemCountsAgree, at: [.newSection(new), .oldSection(old)],
          counts: .init(expected: expected, actual: newCounts[new]))
      }
    }
  }

  /// Without a branch for each section, so that the compiler compares several at once: a tenth of the time.
  private static func areEqual(_ old: [Int], _ new: [Int], in run: Changeset.KeptRun) -> Bool {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var difference = 0
        for offset in 0..<run.count {
          difference |= old[run.oldStart &+ offset] ^ new[run.newStart &+ offset]
        }
        return difference == 0
      }
    }
  }
}
