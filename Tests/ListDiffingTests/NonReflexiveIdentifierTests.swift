// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// A NaN is not equal to itself, so an element that has one for an identifier is a new one each time.
@Suite struct NonReflexiveIdentifierTests {
  @Test(arguments: DiffEngine.allCases)
  func aNotANumberIsDeletedAndInserted(engine: DiffEngine) {
    let options = DiffOptions(engine: engine)
    let changeset = expectGuarantees(
      old: [HashableRow(1.0), HashableRow(.nan), HashableRow(2.0)],
      new: [HashableRow(2.0), HashableRow(.nan), HashableRow(1.0)], options: options)
    #expect(changeset.deletions == [1])
    #expect(changeset.insertions == [1])
    #expect(changeset.keptRuns.count == 2)
    expectGuarantees(old: [Double.nan], new: [Double.nan], options: options)
    expectGuarantees(old: [1, .nan, 3], new: [1, .nan, 3], options: options)
    expectGuarantees(old: [.nan, .nan, 3], new: [.nan, 3, .nan, .nan], options: options)
  }

  @Test(arguments: DiffEngine.allCases)
  func notANumbersAmongManyLeaveTheRestPaired(engine: DiffEngine) {
    var generator = SplitMix64(seed: 6)
    for _ in 0..<40 {
      let pair = ListPairShape.randomPair(maximumCount: 100, using: &generator).pair
      func rows(_ list: [Row<Int>]) -> [HashableRow<Double>] {
        list.map { HashableRow($0.id % 5 == 0 ? .nan : Double($0.id), $0.content) }
      }
      expectGuarantees(
        old: rows(pair.old), new: rows(pair.new), options: DiffOptions(engine: engine, seed: 1))
    }
  }

  @Test(arguments: DiffEngine.allCases)
  func zerosOfBothSignsAreOne(engine: DiffEngine) {
    let changeset = [0.0, 1].changeset(from: [1, -0.0], options: DiffOptions(engine: engine))
    #expect(changeset.deletions.isEmpty)
    #expect(changeset.moves.count == 1)
  }

  /// Hashing again cannot help, so it must not be tried again and again; nor may a dictionary full of what nobody can
  /// find make the work quadratic.
  @Test(arguments: DiffEngine.allCases, [false, true])
  func workStaysBounded(engine: DiffEngine, isUnique: Bool) {
    for count in [10, 100, 1000] {
      let pair = ListPair(Array(0..<count), Array((0..<count).reversed()))
      let (old, new, log) = CountedHashableRow.lists(pair) { NeverEqualID($0 % 7, $1) }
      let options = DiffOptions(engine: engine, identifiersAreUnique: isUnique)
      let changeset = new.changeset(from: old, options: options)
      #expect(changeset.deletions.count == count)
      #expect(changeset.insertions.count == count)
      #expect(log.pairs.isEmpty)
      let elements = old + new
      #expect(elements.reduce(0) { $0 + $1.counts.hashes } <= 2 * elements.count)
      #expect(elements.reduce(0) { $0 + $1.counts.equalities } <= 8 * elements.count)
    }
  }

  /// Asking for duplicates hashes each identifier once more; these are duplicates of nothing.
  @Test func identifiersThatEqualNothingAreNoDuplicates() {
    let options = DiffOptions(reportsDuplicates: true)
    let changeset = [Double.nan, .nan, 1, 1].changeset(from: [Double.nan, .nan], options: options)
    #expect(changeset.duplicates == [Changeset.Duplicate(oldPositions: [], newPositions: [2, 3])])
  }
}
