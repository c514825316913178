// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct ChangesetTests {
  static let example = [Row(4, 1), Row(1), Row(9), Row(3)].changeset(from: [Row(1), Row(2), Row(3), Row(4)])

  @Test func itHoldsWhatChangedAndWhatWasKept() {
    let changeset = Self.example
    #expect(changeset.oldCount == 4)
    #expect(changeset.newCount == 4)
    #expect(changeset.keptCount == 3)
    #expect(changeset.deletions == [1])
    #expect(changeset.insertions == [2])
    #expect(changeset.updates == [Changeset.Update(old: 3, new: 0)])
    #expect(changeset.moves == [Changeset.Move(from: 3, to: 0)])
    #expect(
      changeset.keptRuns == [
        Changeset.KeptRun(oldStart: 3, newStart: 0, count: 1),
        Changeset.KeptRun(oldStart: 0, newStart: 1, count: 1),
        Changeset.KeptRun(oldStart: 2, newStart: 3, count: 1),
      ])
    #expect(changeset.duplicates.isEmpty)
  }

  @Test func theMapsLeadThereAndBack() {
    #expect(Self.example.oldToNew == [1, nil, 3, 0])
    #expect(Self.example.newToOld == [3, 0, nil, 2])
  }

  @Test func itIsEmptyWhenNothingChanged() {
    #expect(!Self.example.isEmpty)
    #expect([1, 2].changeset(from: [1, 2]).isEmpty)
    #expect(![1, 2].changeset(from: [2, 1]).isEmpty)
    #expect(![Row(1, 1)].changeset(from: [Row(1)]).isEmpty)
    #expect(![1].changeset(from: [1, 1]).isEmpty)
    #expect(![1, 1].changeset(from: [1]).isEmpty)
  }

  @Test func equalChangesetsAreEqualAndHashAlike() {
    let again = [Row(4, 1), Row(1), Row(9), Row(3)].changeset(from: [Row(1), Row(2), Row(3), Row(4)])
    #expect(again == Self.example)
    #expect(again.hashValue == Self.example.hashValue)
    #expect([1, 2].changeset(from: [2, 1]) != Self.example)
  }

  @Test func descriptionsSayWhatChangesInWords() {
    #expect(
      Self.example.description == "4 → 4 elements: 1 deletion, 1 insertion, 1 update, 1 move")
    #expect([1].changeset(from: [1]).description == "1 → 1 elements: no change")
    #expect([Int]().changeset(from: [1, 2]).description == "2 → 0 elements: 2 deletions")
    let duplicates = [1, 1].changeset(from: [1, 1], options: DiffOptions(reportsDuplicates: true))
    #expect(duplicates.description.contains("1 duplicated identifier"))
  }

  @Test func debugDescriptionsShowTheFirstPositions() {
    let text = Self.example.debugDescription
    for line in ["delete 1", "insert 2", "update 0 (was 3)", "move 3 → 0", "keep 3..<4 → 0..<1"] {
      #expect(text.contains(line))
    }
    let long = [Int]().changeset(from: Array(0..<500)).debugDescription
    #expect(long.contains("… 480 more"))
    #expect(long.count < 300)
  }
}
