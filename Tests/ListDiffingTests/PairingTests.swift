// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct PairingTests {
  @Test(arguments: DiffEngine.allCases)
  func duplicatesArePairedAsOftenAsTheyOccurOnBothSides(engine: DiffEngine) {
    let changeset = expectGuarantees(
      old: [1, 1, 2], new: [2, 1, 1, 1], options: DiffOptions(engine: engine))
    #expect(changeset.deletions.isEmpty)
    #expect(changeset.insertions == [3])
    #expect(changeset.moves == [Changeset.Move(from: 2, to: 0)])
    #expect(changeset.oldToNew == [1, 2, 0])
    #expect(changeset.newToOld == [2, 0, 1, nil])
  }

  @Test(arguments: DiffEngine.allCases)
  func theKthOccurrenceStaysTheKth(engine: DiffEngine) {
    let options = DiffOptions(engine: engine)
    #expect([7].changeset(from: [7, 7, 7], options: options).deletions == [1, 2])
    #expect([7, 7, 7].changeset(from: [7], options: options).insertions == [1, 2])
    // The end looks kept, but the only 7 of the new list belongs to the first of the old one.
    #expect([8, 7].changeset(from: [7, 9, 7], options: options).oldToNew == [1, nil, nil])
    #expect([7, 9, 7].changeset(from: [8, 7], options: options).newToOld == [1, nil, nil])
  }

  /// Of two equal identifiers the contents show which is which.
  @Test(arguments: DiffEngine.allCases)
  func occurrencesAreToldApartByOrderAndNotByContent(engine: DiffEngine) {
    let changeset = [Row(1, 20), Row(1, 10)].changeset(
      from: [Row(1, 10), Row(1, 20)], options: DiffOptions(engine: engine))
    #expect(changeset.moves.isEmpty)
    #expect(changeset.updates == [Changeset.Update(old: 0, new: 0), Changeset.Update(old: 1, new: 1)])
  }

  @Test(arguments: DiffEngine.allCases, [false, true])
  func emptyListsAreListsToo(engine: DiffEngine, isUnique: Bool) {
    let options = DiffOptions(engine: engine, identifiersAreUnique: isUnique)
    #expect([Int]().changeset(from: [Int](), options: options).isEmpty)
    #expect([1, 2].changeset(from: [Int](), options: options).insertions == [0, 1])
    #expect([Int]().changeset(from: [1, 2], options: options).deletions == [0, 1])
  }

  @Test(arguments: DiffEngine.allCases, [false, true])
  func equalListsOfTheirOwnStorageHaveNoDifference(engine: DiffEngine, isUnique: Bool) {
    let options = DiffOptions(engine: engine, identifiersAreUnique: isUnique)
    let changeset = Array(0..<1000).changeset(from: Array(0..<1000), options: options)
    #expect(changeset.isEmpty)
    #expect(changeset.keptRuns == [Changeset.KeptRun(oldStart: 0, newStart: 0, count: 1000)])
  }

  /// The promise of unique identifiers, broken: still pairs of equals, as many as can be, and no move too many.
  @Test(arguments: DiffEngine.allCases)
  func duplicatesThatAreSaidToBeUniqueAreStillPairedMaximally(engine: DiffEngine) {
    let options = DiffOptions(engine: engine, identifiersAreUnique: true)
    var generator = SplitMix64(seed: 99)
    for _ in 0..<200 {
      let pair = ListPairShape.heavyDuplicates.makePair(maximumCount: 100, using: &generator)
      expectGuarantees(of: .intRows, options: options, old: pair.old, new: pair.new)
    }
  }

  @Test(arguments: ListPairShape.allCases)
  func theSeedDoesNotShowInTheResult(shape: ListPairShape) {
    var generator = SplitMix64(seed: 77)
    for _ in 0..<10 {
      let pair = shape.makePair(maximumCount: 300, using: &generator)
      for engine in DiffEngine.allCases {
        let changesets = [nil, 0, 1, UInt64.max].map { seed in
          pair.new.changeset(from: pair.old, options: DiffOptions(engine: engine, seed: seed))
        }
        #expect(Set(changesets).count == 1)
      }
    }
  }

  @Test func theEnginesFindTheSamePairs() {
    var generator = SplitMix64(seed: 78)
    for _ in 0..<200 {
      let pair = ListPairShape.randomPair(maximumCount: 300, using: &generator).pair
      let (inC, inSwift) = (
        pair.new.changeset(from: pair.old, options: DiffOptions(engine: .c)),
        pair.new.changeset(from: pair.old, options: DiffOptions(engine: .swift))
      )
      #expect(inC.keptRuns == inSwift.keptRuns)
      #expect(inC.updates == inSwift.updates)
      #expect(inC.moves.count == inSwift.moves.count)
    }
  }
}
