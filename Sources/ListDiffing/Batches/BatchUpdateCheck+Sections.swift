// SPDX-License-Identifier: MIT

// The rules about items in sections that have an operation themselves, and about reloads beside moves.

extension BatchUpdateCheck {
  internal mutating func checkItemsInSections() {
    for path in batch.itemDeletions {
      checkLeaving(
        path, ofDeleted: .noItemOperationInADeletedSection, ofMoved: .noItemDeletionInAMovedSection)
    }
    for path in batch.itemReloads + batch.itemReconfigures {
      checkLeaving(
        path, ofDeleted: .noItemOperationInADeletedSection, ofMoved: .noItemRefreshInAMovedSection)
    }
    for path in batch.itemInsertions {
      checkArriving(
        path, inInserted: .noItemOperationInAnInsertedSection, inMoved: .noItemInsertionInAMovedSection)
    }
    for move in batch.itemMoves {
      checkLeaving(move.from, ofDeleted: .noMoveOutOfADeletedSection, ofMoved: .noItemMoveInAMovedSection)
      checkArriving(move.to, inInserted: .noMoveIntoAnInsertedSection, inMoved: .noItemMoveInAMovedSection)
    }
  }

  private mutating func checkLeaving(
    _ path: ItemPath, ofDeleted deletionRule: BatchUpdateRule, ofMoved moveRule: BatchUpdateRule
  ) {
    let places: [Place] = [.oldItem(path), .oldSection(path.section)]
    if sections.deleted.contains(path.section) { report(deletionRule, at: places) }
    if sections.movedFrom.contains(path.section) { report(moveRule, at: places) }
  }

  private mutating func checkArriving(
    _ path: ItemPath, inInserted insertionRule: BatchUpdateRule, inMoved moveRule: BatchUpdateRule
  ) {
    let places: [Place] = [.newItem(path), .newSection(path.section)]
    if sections.inserted.contains(path.section) { report(insertionRule, at: places) }
    if sections.sourceOfMove[path.section] != nil { report(moveRule, at: places) }
  }

  /// - Parameter sources: By new position, the old position of each section that is in both lists.
  internal mutating func checkItemsInReloadedSections(_ sources: BatchUpdateSources) {
    guard !sections.reloaded.isEmpty else { return }
    let leaving =
      batch.itemDeletions + batch.itemMoves.map(\.from) + batch.itemReloads + batch.itemReconfigures
    for path in leaving where sections.reloaded.contains(path.section) {
      report(.noItemOperationInAReloadedSection, at: [.oldItem(path), .oldSection(path.section)])
    }
    for path in batch.itemInsertions + batch.itemMoves.map(\.to) {
      guard let old = sources[path.section], sections.reloaded.contains(old) else { continue }
      report(.noItemOperationInAReloadedSection, at: [.newItem(path), .oldSection(old)])
    }
  }

  internal mutating func checkReloadsBesideSectionMoves() {
    guard let move = batch.sectionMoves.first else { return }
    // A reload of the moved section itself is reported as that.
    for section in batch.sectionReloads where !sections.movedFrom.contains(section) {
      report(.noReloadBesideMoves, at: [.oldSection(section), .oldSection(move.from)])
    }
  }

  /// - Parameter sources: By new position, the old position of each section that is in both lists.
  internal mutating func checkReloadsBesideItemMoves(_ sources: BatchUpdateSources) {
    guard !batch.itemReloads.isEmpty else { return }
    let moved = Set(batch.itemMoves.map(\.from))
    var moveBySection: [Int: SectionedChangeset.ItemMove] = [:]
    for move in batch.itemMoves {
      moveBySection[move.from.section] = move
      if let old = sources[move.to.section] { moveBySection[old] = move }
    }
    // What is itself moved, or in a moved section, is reported as that.
    for path in batch.itemReloads where !moved.contains(path) && !sections.movedFrom.contains(path.section) {
      if let move = batch.sectionMoves.first {
        report(.noReloadBesideMoves, at: [.oldItem(path), .oldSection(move.from)])
      } else if let move = moveBySection[path.section] {
        report(.noReloadBesideMoves, at: [.oldItem(path), .oldItem(move.from)])
      }
    }
  }
}
