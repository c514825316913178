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

    checkPlaces(Operations(ofSectionsIn: batch))
    checkReloadsBesideSectionMoves()
    let sectionsAreInOrder = errors.isEmpty

    checkPlaces(Operations(ofItemsIn: batch))
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
  private struct Operations {
    let deletions: [Place]
    let insertions: [Place]
    let moves: [(from: Place, to: Place)]
    let reloads: [Place]
    let reconfigures: [Place]

    init(ofSectionsIn batch: BatchUpdate) {
      deletions = batch.sectionDeletions.map(Place.oldSection)
      insertions = batch.sectionInsertions.map(Place.newSection)
      moves = batch.sectionMoves.map { (.oldSection($0.from), .newSection($0.to)) }
      reloads = batch.sectionReloads.map(Place.oldSection)
      reconfigures = []
    }

    init(ofItemsIn batch: BatchUpdate) {
      deletions = batch.itemDeletions.map(Place.oldItem)
      insertions = batch.itemInsertions.map(Place.newItem)
      moves = batch.itemMoves.map { (.oldItem($0.from), .newItem($0.to)) }
      reloads = batch.itemReloads.map(Place.oldItem)
      reconfigures = batch.itemReconfigures.map(Place.oldItem)
    }
  }

  private mutating func checkPlaces(_ operations: Operations) {
    let sources = operations.moves.map(\.from)
    let targets = operations.moves.map(\.to)
    let refreshes = operations.reloads + operations.reconfigures

    for place in operations.deletions + sources + refreshes where !exists(place) {
      report(.oldPlaceExists, at: [place])
    }
    for place in operations.insertions + targets where !exists(place) {
      report(.newPlaceExists, at: [place])
    }
    for places in [operations.deletions, operations.insertions, sources, targets, refreshes] {
      var seen: Set<Place> = []
      for place in places where !seen.insert(place).inserted { report(.oncePerPlace, at: [place]) }
    }

    let deleted = Set(operations.deletions)
    let inserted = Set(operations.insertions)
    let moved = Set(sources)
    for (from, to) in operations.moves {
      if deleted.contains(from) { report(.moveOrDeletion, at: [from, to]) }
      if inserted.contains(to) { report(.moveOrInsertion, at: [to, from]) }
    }
    for place in refreshes {
      if deleted.contains(place) { report(.noRefreshOfTheDeleted, at: [place]) }
      if moved.contains(place) { report(.noRefreshOfTheMoved, at: [place]) }
    }
  }

  private func exists(_ place: Place) -> Bool {
    switch place {
    case .oldSection(let position): oldCounts.indices.contains(position)
    case .newSection(let position): newCounts.indices.contains(position)
    case .oldItem(let path): exists(path, in: oldCounts)
    case .newItem(let path): exists(path, in: newCounts)
    }
  }

  private func exists(_ path: ItemPath, in counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
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
    for run in sources.runs where oldStaying[run.oldRange] != newStaying[run.newRange] {
      for (old, new) in zip(run.oldRange, run.newRange)
      where oldStaying[old] != newStaying[new] && !sections.reloaded.contains(old) {
        let expected = oldStaying[old] + newCounts[new] - newStaying[new]
        report(
          .itemCountsAgree, at: [.newSection(new), .oldSection(old)],
          counts: .init(expected: expected, actual: newCounts[new]))
      }
    }
  }
}
