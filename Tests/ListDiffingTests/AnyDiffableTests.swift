// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct AnyDiffableTests {
  @Test(arguments: DiffEngine.allCases)
  func elementsOfTwoTypesDifferEvenIfTheirIdentifiersAreEqual(engine: DiffEngine) {
    let old = [AnyDiffable(Row(1)), AnyDiffable(Row(2))]
    let new = [AnyDiffable(OtherRow(id: 1, content: 0)), AnyDiffable(Row(2))]
    let changeset = new.changeset(from: old, options: DiffOptions(engine: engine))
    #expect(changeset.deletions == [0])
    #expect(changeset.insertions == [0])
    #expect(old[0].diffIdentifier != new[0].diffIdentifier)
  }

  /// AnyHashable calls numbers of different types equal; elements of those types are different still.
  @Test(arguments: DiffEngine.allCases)
  func equalNumbersOfTwoTypesDiffer(engine: DiffEngine) {
    let changeset = [AnyDiffable(UInt8(1)), AnyDiffable(2)].changeset(
      from: [AnyDiffable(1), AnyDiffable(UInt8(2))], options: DiffOptions(engine: engine))
    #expect(changeset.deletions == [0, 1])
    #expect(changeset.insertions == [0, 1])
  }

  @Test func contentIsComparedByTheTypeItself() {
    #expect(AnyDiffable(Row(1, 5)).isContentEqual(to: AnyDiffable(Row(1, 5))))
    #expect(!AnyDiffable(Row(1, 5)).isContentEqual(to: AnyDiffable(Row(1, 6))))
    #expect(!AnyDiffable(Row(1, 5)).isContentEqual(to: AnyDiffable(OtherRow(id: 1, content: 5))))
    let changeset = [AnyDiffable("a"), AnyDiffable(Row(1, 6))].changeset(
      from: [AnyDiffable(Row(1, 5)), AnyDiffable("a")])
    #expect(changeset.updates.map(\.new) == [1])
    #expect(changeset.moves.count == 1)
  }

  @Test func anElementIsNotWrappedTwice() {
    let once = AnyDiffable(Row(1, 5))
    let twice = AnyDiffable(once)
    #expect(once.diffIdentifier == twice.diffIdentifier)
    #expect(once.isContentEqual(to: twice))
    #expect(twice.base is Row<Int>)
  }

  @Test func theElementComesBackOut() {
    #expect((AnyDiffable(Row(7, 8)).base as? Row<Int>) == Row(7, 8))
  }
}
