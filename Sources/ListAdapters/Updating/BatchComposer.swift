// SPDX-License-Identifier: MIT

import ListDiffing

/// Makes one legal batch of what a diff of sections says and what section controllers said of their items.
///
/// A section can't change its place and its items in one batch, so one that does both is replaced: deleted at its old position and
/// inserted at its new one. So is one that is to be reloaded, since reloads and moves don't go together. What is said of items in
/// sections that are deleted, inserted or replaced is left out; the section takes or brings them.
internal struct BatchComposer {
  internal struct Options: Hashable {
    internal var movesSectionsByReplacing = false
    /// Every section has one item, which is not replaced but told of its new object.
    internal var sectionsHaveOneItem = false
    internal var prefersItemReloads = false
  }

  /// `nil` if the sections are the same.
  internal let changeset: Changeset?
  internal let collected: CollectedOperations
  /// How many items the host has in a section that is in both lists: of an old position.
  internal let oldItemCount: (Int) -> Int
  /// How many items a section that is in both lists has now: of a new position.
  internal let newItemCount: (Int) -> Int

  internal var batch = BatchUpdate()
  internal var deleted: Set<Int>
  internal var inserted: Set<Int>
  /// Kept runs by old position; made when first needed.
  private var runsByOldPosition: [Changeset.KeptRun]?

  /// Linear in the number of changes of sections, and O(*k* log *k*) for *k* operations on items.
  ///
  /// - Parameters:
  ///   - changeset: What is different in the list of sections.
  ///   - reloads: The updates among it that are to be shown by reloading the section.
  ///   - collected: What section controllers said.
  internal static func batch(
    changeset: Changeset?, reloads: [Changeset.Update], collected: CollectedOperations, options: Options,
    oldItemCount: (Int) -> Int, newItemCount: (Int) -> Int
  ) -> BatchUpdate {
    withoutActuallyEscaping(oldItemCount) { oldItemCount in
      withoutActuallyEscaping(newItemCount) { newItemCount in
        var composer = BatchComposer(
          changeset: changeset, collected: collected, oldItemCount: oldItemCount, newItemCount: newItemCount)
        composer.composeSections(reloads, options)
        if !options.sectionsHaveOneItem { composer.composeItems() }
        composer.finish()
        return composer.batch
      }
    }
  }

  private init(
    changeset: Changeset?, collected: CollectedOperations,
    oldItemCount: @escaping (Int) -> Int, newItemCount: @escaping (Int) -> Int
  ) {
    self.changeset = changeset
    self.collected = collected
    self.oldItemCount = oldItemCount
    self.newItemCount = newItemCount
    deleted = Set(changeset?.deletions ?? [])
    inserted = Set(changeset?.insertions ?? [])
  }

  // MARK: Sections

  private mutating func composeSections(_ reloads: [Changeset.Update], _ options: Options) {
    var moves = changeset?.moves ?? []
    if options.movesSectionsByReplacing {
      for move in moves { replace(move.from, by: move.to) }
      moves = []
    }
    if !options.sectionsHaveOneItem {
      reloadSections(reloads, prefersItemReloads: options.prefersItemReloads && moves.isEmpty)
    }
    let changedOld = Set(oldPathsCollected.map(\.section))
    let changedNew = Set(newPathsCollected.map(\.section))
    for move in moves where !deleted.contains(move.from) && !inserted.contains(move.to) {
      let hasChangedItems = changedOld.contains(move.from) || changedNew.contains(move.to)
      if hasChangedItems && !options.sectionsHaveOneItem {
        replace(move.from, by: move.to)
      } else {
        batch.sectionMoves.append(move)
      }
    }
  }

  private mutating func replace(_ old: Int, by new: Int) {
    deleted.insert(old)
    inserted.insert(new)
  }

  private mutating func reloadSections(_ reloads: [Changeset.Update], prefersItemReloads: Bool) {
    var targets: [Int: Int] = [:]
    for update in reloads { targets[update.old] = update.new }
    for section in collected.sectionReloads where targets[section] == nil {
      // One that is gone needs no reload.
      if let target = newPosition(ofOld: section) { targets[section] = target }
    }
    guard !targets.isEmpty else { return }
    // Items are reloaded only where nothing else could shift them.
    guard prefersItemReloads, deleted.isEmpty, inserted.isEmpty else {
      for (old, new) in targets { replace(old, by: new) }
      return
    }
    let changed = Set(oldPathsCollected.map(\.section)).union(newPathsCollected.map(\.section))
    for (old, new) in targets {
      let count = oldItemCount(old)
      if count == newItemCount(new), !changed.contains(old) {
        batch.itemReloads += (0..<count).map { ItemPath(item: $0, section: old) }
      } else {
        replace(old, by: new)
      }
    }
  }

  private var oldPathsCollected: [ItemPath] {
    collected.itemDeletions + collected.itemMoves.map(\.from) + collected.itemReloads.map(\.old)
  }

  private var newPathsCollected: [ItemPath] {
    collected.itemInsertions + collected.itemMoves.map(\.to) + collected.itemReloads.map(\.new)
  }

  /// Where a section went; `nil` if it is gone.
  internal mutating func newPosition(ofOld section: Int) -> Int? {
    guard let changeset else { return section }
    let runs = runsByOldPosition ?? changeset.keptRuns.sorted { $0.oldStart < $1.oldStart }
    runsByOldPosition = runs
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].oldRange.upperBound <= section { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].oldRange.contains(section) else { return nil }
    return runs[low].newStart + section - runs[low].oldStart
  }

  /// Where a section was; `nil` if it is new, or if there is no such section.
  internal func oldPosition(ofNew section: Int) -> Int? {
    guard let changeset else { return section }
    return changeset.oldPosition(ofNew: section)
  }

  private mutating func finish() {
    batch.sectionDeletions = deleted.sorted()
    batch.sectionInsertions = inserted.sorted()
    batch.itemReloads.sort()
    batch.itemDeletions.sort()
    batch.itemInsertions.sort()
    batch.itemMoves.sort { $0.to < $1.to }
  }
}
