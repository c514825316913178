// SPDX-License-Identifier: MIT

/// Whether a view accepts a batch that follows from a changeset: the rules of ``BatchUpdateModel`` as far as such a batch could break
/// them. The model itself takes several times as long as the diff; tests hold the two to each other.
internal struct StagingStep {
  private var isDeleted: [Bool]
  private var isMoved: [Bool]
  private var hasItemMoves: [Bool]
  private var hasOtherItemOperations: [Bool]
  private let movedItems: Set<ItemPath>
  private let movesSections: Bool

  /// Whether the batch is accepted as it is.
  internal private(set) var isLegal = true

  /// - Parameters:
  ///   - batch: A batch without refreshes.
  ///   - oldCount: The number of sections before it.
  ///   - oldOfNew: By section after it, the section before; -1 for one that comes.
  internal init(_ batch: BatchUpdate, oldCount: Int, oldOfNew: [Int]) {
    isDeleted = [Bool](repeating: false, count: oldCount)
    isMoved = isDeleted
    hasItemMoves = isDeleted
    hasOtherItemOperations = isDeleted
    movesSections = !batch.sectionMoves.isEmpty
    movedItems = Set(batch.itemMoves.lazy.map(\.from))
    for section in batch.sectionDeletions { isDeleted[section] = true }
    for move in batch.sectionMoves { isMoved[move.from] = true }
    for path in batch.itemDeletions { changeItem(in: path.section) }
    for path in batch.itemInsertions { changeItem(in: oldOfNew[path.section]) }
    for move in batch.itemMoves {
      let target = oldOfNew[move.to.section]
      moveItem(in: move.from.section)
      if target >= 0 { moveItem(in: target) } else { isLegal = false }
    }
  }

  private mutating func changeItem(in section: Int) {
    hasOtherItemOperations[section] = true
    if isMoved[section] { isLegal = false }
  }

  private mutating func moveItem(in section: Int) {
    hasItemMoves[section] = true
    if isMoved[section] || isDeleted[section] { isLegal = false }
  }

  /// Whether an item may be refreshed beside the batch: a path before it.
  internal func canRefresh(_ path: ItemPath, _ strategy: StagingOptions.UpdateStrategy) -> Bool {
    if isDeleted[path.section] || isMoved[path.section] || movedItems.contains(path) { return false }
    return strategy == .reconfigure || (!movesSections && !hasItemMoves[path.section])
  }

  /// Whether a section may be reloaded beside the batch: a position before it.
  internal func canReload(section: Int) -> Bool {
    !isDeleted[section] && !movesSections && !hasItemMoves[section] && !hasOtherItemOperations[section]
  }
}
