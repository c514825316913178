// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// What IGListKit's own tests say of its diff, and what this package says instead where it is better on purpose: it moves as few
/// elements as can be, and pairs duplicates one by one.
@Suite struct IGListKitFactsTests {
  private func changeset<Element: Diffable>(_ old: [Element], _ new: [Element]) -> Changeset {
    new.changeset(from: old)
  }

  private func moves(_ pairs: (Int, Int)...) -> [Changeset.Move] {
    pairs.map { Changeset.Move(from: $0.0, to: $0.1) }
  }

  @Test func nothingToNothingIsNoChange() {
    #expect(changeset([Int](), []).isEmpty)
  }

  @Test func aFirstElementIsInsertedAndALastOneDeleted() {
    #expect(changeset([], [1]).insertions == [0])
    #expect(changeset([1], []).deletions == [0])
    #expect(changeset([1], []).keptCount == 0)
  }

  @Test func positionsOfWhatIsGoneAndOfWhatIsNewAreKnownOnTheirSideOnly() {
    let gone = changeset([1, 2], [])
    #expect(gone.oldToNew == [nil, nil])
    let come = changeset([], [1, 2])
    #expect(come.newToOld == [nil, nil])
  }

  @Test func twoElementsThatSwapAreOneMove() {
    let result = changeset([1, 2], [2, 1])
    #expect(result.moves.count == 1, "two in the original")
    #expect(result.deletions.isEmpty && result.insertions.isEmpty && result.updates.isEmpty)
  }

  @Test func anElementThatPassesOthersMovesAlone() {
    let result = changeset([1, 2, 3, 3, 4], [2, 3, 1, 3, 4])
    #expect(result.moves == moves((0, 2)))
    #expect(result.deletions.isEmpty && result.insertions.isEmpty && result.updates.isEmpty)
  }

  @Test func aSentenceThatWasRewritten() {
    let old =
      "much writing is like snow , a mass of long words and phrases falls upon the relevant facts covering up the details ."
      .split(separator: " ").map(String.init)
    let new = "a mass of latin words falls upon the relevant facts like soft snow , covering up the details ."
      .split(separator: " ").map(String.init)
    let result = changeset(old, new)
    #expect(result.deletions == [0, 1, 2, 9, 11, 12])
    #expect(result.insertions == [3, 11])
    #expect(result.moves == moves((3, 10), (4, 12), (5, 13)), "twelve words move in the original")
  }

  @Test func aDeletionAnInsertionAndOneMove() {
    let result = changeset([1, 2, 3, 4], [2, 4, 5, 3])
    #expect(result.deletions == [0])
    #expect(result.insertions == [2])
    #expect(result.moves.count == 1)
  }

  @Test func changedContentIsAnUpdateAndNothingElse() {
    let result = changeset([Row(0, 1), Row(1, 1), Row(2, 1)], [Row(0, 1), Row(1, 3), Row(2, 1)])
    #expect(result.updates == [Changeset.Update(old: 1, new: 1)])
    #expect(result.moves.isEmpty && result.deletions.isEmpty && result.insertions.isEmpty)
  }

  @Test func nineElementsWithTwoGoneTwoNewAndTwoOutOfOrder() {
    let result = changeset(Array(0...8), [0, 2, 3, 4, 7, 6, 9, 5, 10])
    #expect(result.deletions == [1, 8])
    #expect(result.insertions == [6, 8])
    #expect(result.moves.count == 2)
  }

  @Test func aPairThatMovesForwardIsTwoMoves() {
    #expect(changeset(Array(1...7), [1, 4, 5, 2, 3, 6, 7]).moves.count == 2, "four in the original")
  }

  @Test func anElementThatMovesAndChangesIsBoth() {
    let result = changeset([Row(0, 1), Row(1, 1), Row(2, 1)], [Row(2, 9), Row(1, 1), Row(0, 1)])
    #expect(result.moves.count == 2)
    #expect(result.updates == [Changeset.Update(old: 2, new: 0)])
  }

  @Test func aCopyWithEqualContentIsNoUpdate() {
    final class Node: Diffable {
      let diffIdentifier: Int
      init(_ identifier: Int) { diffIdentifier = identifier }
      func isContentEqual(to other: Node) -> Bool { diffIdentifier == other.diffIdentifier }
    }
    let old = [Node(0), Node(1), Node(2)]
    #expect(changeset(old, [old[0], Node(1), old[2]]).isEmpty)
  }

  @Test func ofDuplicatesTheLastOnesComeAndGo() {
    let dogs = { (count: Int) in [String](repeating: "dog", count: count) }
    #expect(changeset(dogs(4), dogs(2)).deletions == [2, 3])
    #expect(changeset(dogs(2), dogs(4)).insertions == [2, 3])
    #expect(changeset(["cat", "1", "2", "3", "cat"], ["cat", "1", "2", "3", "cat"]).isEmpty)
  }

  @Test func aThirdDuplicateIsOneInsertion() {
    let old = ["x", "x", "x", "49", "33", "cat", "cat", "0", "14"]
    var new = old
    new.insert("cat", at: 5)
    let result = changeset(old, new)
    #expect(result.insertions == [7])
    #expect(result.deletions.isEmpty && result.moves.isEmpty)
    #expect((result.oldCount, result.newCount) == (9, 10))
  }

  @Test func duplicatesThatPassEachOtherNeverShareASource() {
    let result = changeset(
      ["cat", "x", "dog", "dog", "x", "x", "cat", "65"],
      ["cat", "x", "dog", "x", "dog", "x", "cat", "cat", "fish", "65"])
    #expect(result.insertions == [7, 8])
    #expect(result.moves.count == 1, "two in the original")
    #expect(Set(result.moves.map(\.from)).count == result.moves.count)
  }

  @Test func everyKeptElementKnowsBothItsPositions() {
    let new = [2, 9, 3, 1, 5, 6, 8]
    let result = changeset(Array(1...7), new)
    #expect(result.oldToNew == [3, 0, 2, nil, 4, 5, nil])
    #expect(result.newToOld == [1, nil, 2, 0, 4, 5, nil])
  }

  @Test func anElementInTheMiddleThatIsReplaced() {
    let result = changeset(["a", "b", "c"], ["a", "c", "d"])
    #expect(result.deletions == [1])
    #expect(result.insertions == [2])
    #expect(result.moves.isEmpty && result.updates.isEmpty)
  }

  @Test func instancesMadeAnewAreNoUpdates() {
    final class Letter: Diffable {
      let diffIdentifier: String
      init(_ identifier: String) { diffIdentifier = identifier }
      func isContentEqual(to other: Letter) -> Bool { diffIdentifier == other.diffIdentifier }
    }
    let result = changeset(["a", "b", "c"].map { Letter($0) }, ["a", "c", "d"].map { Letter($0) })
    #expect(result.deletions == [1])
    #expect(result.insertions == [2])
    #expect(result.moves.isEmpty && result.updates.isEmpty, "the original can be told to compare instances")
  }

  @Test func aBatchOfUpdatesMovesDeletionsAndInsertions() {
    let old = (1...6).map { Row($0, 0) }
    let new = [Row(2, 1), Row(5, 0), Row(4, 0), Row(7, 0), Row(6, 1), Row(3, 1)]
    let result = changeset(old, new)
    #expect(result.deletions == [0] && result.insertions == [3])
    #expect(Set(result.updates.map(\.old)) == [1, 2, 5])
    let batch = result.forBatchUpdates()
    #expect(batch.itemReloads.isEmpty && batch.itemReconfigures.isEmpty)
    // Of 4 and 5, which pass each other, one moves; the original names 5.
    #expect(batch.itemMoves.count == 1)
    #expect([.init(from: at(3), to: at(2)), .init(from: at(4), to: at(1))].contains(batch.itemMoves[0]))
    #expect(batch.itemDeletions == [0, 1, 2, 5].map { at($0) })
    #expect(batch.itemInsertions == [0, 3, 4, 5].map { at($0) })
    expectLegal(batch, old, new)
  }

  @Test func aBatchOfTwoElementsThatSwapWhileOneChanges() {
    let (old, new) = ([Row(1, 0), Row(2, 0)], [Row(2, 1), Row(1, 0)])
    let batch = changeset(old, new).forBatchUpdates()
    #expect(batch.itemDeletions == [at(1)])
    #expect(batch.itemInsertions == [at(0)])
    #expect(
      batch.itemMoves.allSatisfy { $0 == .init(from: at(0), to: at(1)) },
      "a move of the one that stays is more than is needed, and is all there is in the original")
    expectLegal(batch, old, new)
  }

  private func at(_ item: Int) -> ItemPath { ItemPath(item: item, section: 0) }

  /// Played on the old list, the batch gives the new one.
  private func expectLegal(_ batch: BatchUpdate, _ old: [Row<Int>], _ new: [Row<Int>]) {
    let section = { (rows: [Row<Int>]) in [SectionedOracle.Section(Row(0, 0), items: rows)] }
    do {
      let after = try BatchUpdateModel.applying(batch, to: section(old), newSections: section(new))
      #expect(after.map { $0.items } == [new])
    } catch {
      Issue.record("\(batch): \(error)")
    }
  }

  @Test func twoContentsChangeAndOneDoesNot() {
    let ids = ["a", "b", "c"].enumerated().map { Row($0, $1 == "b" ? 1 : $0 + 10) }
    #expect(changeset(ids, [Row(0, 1), Row(1, 1), Row(2, 1)]).updates.count == 2)
  }

  @Test func movesOfSmallLists() {
    #expect(changeset([1, 2, 3, 4], [4, 1, 2, 3]).moves == moves((3, 0)), "four in the original")
    #expect(changeset([1, 2, 3], [3, 2, 1]).moves.count == 2)
    let around = changeset([1, 2, 3], [4, 1, 2, 3, 5])
    #expect(around.insertions == [0, 4])
    #expect(around.moves.isEmpty)
    #expect(changeset([1, 1], [1, 2, 1]).insertions == [1])
  }

  @Test func ofDuplicatesOnlyTheOneThatChangedIsUpdated() {
    let result = changeset([Row(1, 1), Row(1, 1)], [Row(1, 1), Row(1, 2)])
    #expect(result.updates == [Changeset.Update(old: 1, new: 1)], "both in the original")
  }

  @Test func movesAreEqualByBothTheirEnds() {
    let forth = Changeset.Move(from: 4, to: 2)
    #expect(Set([forth, Changeset.Move(from: 4, to: 2)]).count == 1)
    #expect(Set([forth, Changeset.Move(from: 2, to: 4)]).count == 2)
    let sorted = [(2, 2), (3, 2), (1, 2), (2, 2)].map { Changeset.Move(from: $0.0, to: $0.1) }.sorted {
      $0.from < $1.from
    }
    #expect(sorted.map(\.from) == [1, 2, 2, 3])
  }
}
