// SPDX-License-Identifier: MIT

import ListDiffing
import Testing

/// What the best-known peer cleans out of a batch before a view sees it is illegal here, and what it lets through is legal
/// once cleaned.
@Suite struct BatchUpdateDataTests {
  private let sixes = Array(repeating: 6, count: 8)

  private func expect(
    _ old: [Int], _ new: [Int], _ batch: BatchUpdate, breaks rules: Set<BatchUpdateRule>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let test = BatchUpdateCase("", old, new, batch)
    #expect(test.brokenRules == rules, "\(test.errors)", sourceLocation: sourceLocation)
  }

  @Test func aBatchOfManyKindsIsLegal() {
    var batch = BatchUpdate(
      sectionDeletions: [5], sectionInsertions: [0, 1], sectionMoves: [move(3, 4)],
      itemDeletions: [at(1, 0)], itemMoves: [move(at(6, 0), at(6, 1))])
    let new = [1, 1, 6, 5, 6, 6, 7, 5, 6]
    expect(sixes, new, batch, breaks: [])
    // The peer's own example inserts an item in a section that is new. The peer leaves it; the model does not.
    batch.itemInsertions = [at(0, 0)]
    expect(sixes, new, batch, breaks: [.noItemOperationInAnInsertedSection])
  }

  @Test func anItemDeletionMakesASectionMoveADeletionAndAnInsertion() {
    let new = [6, 6, 5, 6, 5, 6, 6, 6]
    expect(
      sixes, new, BatchUpdate(sectionMoves: [move(2, 4)], itemDeletions: [at(2, 0), at(3, 4)]),
      breaks: [.noItemDeletionInAMovedSection])
    expect(
      sixes, new, BatchUpdate(sectionDeletions: [2], sectionInsertions: [4], itemDeletions: [at(3, 4)]),
      breaks: [])
  }

  @Test func anItemInsertionMakesASectionMoveADeletionAndAnInsertion() {
    let new = [6, 6, 6, 7, 7, 6, 6, 6]
    expect(
      sixes, new, BatchUpdate(sectionMoves: [move(2, 4)], itemInsertions: [at(4, 0), at(3, 4)]),
      breaks: [.noItemInsertionInAMovedSection])
    expect(
      sixes, new, BatchUpdate(sectionDeletions: [2], sectionInsertions: [4], itemInsertions: [at(3, 4)]),
      breaks: [])
  }

  @Test func anItemMoveInADeletedSectionIsDropped() {
    let batch = BatchUpdate(sectionDeletions: [0], itemMoves: [move(at(0, 0), at(0, 1))])
    expect([6, 6], [6], batch, breaks: [.noMoveOutOfADeletedSection])
    expect([6, 6], [6], BatchUpdate(sectionDeletions: [0]), breaks: [])
  }

  @Test func anItemMoveMakesASectionMoveADeletionAndAnInsertion() {
    let batch = BatchUpdate(sectionMoves: [move(0, 1)], itemMoves: [move(at(0, 0), at(0, 1))])
    expect([6, 6], [7, 5], batch, breaks: [.noItemMoveInAMovedSection])
    expect([6, 6], [6, 6], BatchUpdate(sectionDeletions: [0], sectionInsertions: [1]), breaks: [])
  }

  @Test func aSectionThatIsDeletedDoesNotMove() {
    let batch = BatchUpdate(sectionDeletions: [2], sectionMoves: [move(2, 6), move(0, 2)])
    expect(sixes, Array(sixes.dropLast()), batch, breaks: [.moveOrDeletion])
    expect(
      sixes, Array(sixes.dropLast()), BatchUpdate(sectionDeletions: [2], sectionMoves: [move(0, 2)]),
      breaks: [])
  }

  /// Insertions and deletions at one path, before and after cleaning.
  @Test(arguments: [
    ((0, 2), (0, 1)), ((1, 2), (0, 1)), ((2, 2), (1, 1)), ((3, 2), (2, 1)), ((3, 3), (1, 1)),
    ((1, 1), (1, 1)),
  ])
  func whatIsNamedTwiceIsIllegalUntilItIsNamedOnce(before: (Int, Int), after: (Int, Int)) {
    for (insertions, deletions) in [before, after] {
      let batch = BatchUpdate(
        itemDeletions: Array(repeating: at(0, 0), count: deletions),
        itemInsertions: Array(repeating: at(0, 0), count: insertions))
      let isRepeated = insertions > 1 || deletions > 1
      expect([6], [6 + insertions - deletions], batch, breaks: isRepeated ? [.oncePerPlace] : [])
    }
  }
}
