// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct DuplicatesTests {
  private typealias Duplicate = Changeset.Duplicate

  @Test(arguments: DiffEngine.allCases)
  func identifiersThatOccurMoreThanOnceInAListAreReportedInOrder(engine: DiffEngine) {
    let options = DiffOptions(engine: engine, reportsDuplicates: true)
    let changeset = expectGuarantees(
      old: [5, 1, 7, 1, 2, 8], new: [2, 8, 2, 9, 1, 9, 6], options: options)
    #expect(
      changeset.duplicates == [
        Duplicate(oldPositions: [1, 3], newPositions: [4]),
        Duplicate(oldPositions: [4], newPositions: [0, 2]),
        Duplicate(oldPositions: [], newPositions: [3, 5]),
      ])
  }

  @Test func theyAreReportedOnlyWhenAskedFor() {
    #expect([1, 1].changeset(from: [1, 1, 1]).duplicates.isEmpty)
    #expect(
      [1, 2].changeset(from: [2, 1], options: DiffOptions(reportsDuplicates: true)).duplicates.isEmpty)
  }

  @Test func unchangedListsReportThemToo() {
    let options = DiffOptions(reportsDuplicates: true)
    let list = [3, 3, 4]
    let expected = [Duplicate(oldPositions: [0, 1], newPositions: [0, 1])]
    #expect(list.changeset(from: list, options: options).duplicates == expected)
    #expect([3, 3, 4].changeset(from: list, options: options).duplicates == expected)
  }

  @Test func collidingIdentifiersAreNoDuplicates() {
    let options = DiffOptions(reportsDuplicates: true)
    let list = [0, 1, 2].map { Row(CollidingKey($0, .constant)) }
    #expect(list.changeset(from: list.reversed(), options: options).duplicates.isEmpty)
  }

  @Test func randomListsReportExactlyTheirDuplicates() {
    var generator = SplitMix64(seed: 14)
    for _ in 0..<100 {
      let pair = ListPairShape.randomPair(maximumCount: 60, using: &generator).pair
      let changeset = pair.new.changeset(from: pair.old, options: DiffOptions(reportsDuplicates: true))
      var expected: [Duplicate] = []
      var seen: Set<Int> = []
      for id in (pair.old + pair.new).map(\.id) where seen.insert(id).inserted {
        let old = pair.old.indices.filter { pair.old[$0].id == id }
        let new = pair.new.indices.filter { pair.new[$0].id == id }
        if old.count > 1 || new.count > 1 { expected.append(Duplicate(oldPositions: old, newPositions: new)) }
      }
      #expect(changeset.duplicates == expected)
    }
  }
}
