// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct ChangesetCollectionDifferenceTests {
  private func randomLists(seed: UInt64) -> [(old: [Int], new: [Int])] {
    var generator = SplitMix64(seed: seed)
    return (0..<150).map { _ in
      let pair = ListPairShape.randomPair(maximumCount: 60, using: &generator).pair
      return (pair.old.map(\.id), pair.new.map(\.id))
    }
  }

  /// The standard library is the judge: its own `applying` has to understand what it is given.
  @Test(arguments: DiffEngine.allCases)
  func theStandardLibraryReplaysADifferenceMadeHere(engine: DiffEngine) throws {
    for (old, new) in randomLists(seed: 71) {
      let changeset = new.changeset(from: old, options: DiffOptions(engine: engine))
      let difference = try #require(changeset.collectionDifference(from: old, to: new))
      #expect(old.applying(difference) == new)
      #expect(new.applying(difference.inverse()) == old)
      #expect(difference.removals.count == changeset.deletions.count + changeset.moves.count)
      #expect(difference.insertions.count == changeset.insertions.count + changeset.moves.count)
    }
  }

  @Test func aMoveIsAnAssociatedPair() throws {
    let changeset = [3, 1, 2].changeset(from: [1, 2, 3])
    let difference = try #require(changeset.collectionDifference(from: [1, 2, 3], to: [3, 1, 2]))
    #expect(
      Array(difference) == [
        .remove(offset: 2, element: 3, associatedWith: 0), .insert(offset: 0, element: 3, associatedWith: 2),
      ])
  }

  @Test func elementsComeFromTheListsThatAreGiven() throws {
    let old = ["a", "b", "c", "d"]
    let changeset = [4, 1, 9].changeset(from: [1, 2, 3, 4])
    let difference = try #require(
      changeset.collectionDifference(from: MinimalCollection(old), to: ["d", "a", "x"][...]))
    #expect(old.applying(difference) == ["d", "a", "x"])
  }

  @Test func anUpdateWithoutAMoveIsNoChangeThere() throws {
    let old = [Row(1), Row(2)]
    let new = [Row(1, 5), Row(2)]
    let difference = try #require(new.changeset(from: old).collectionDifference(from: old, to: new))
    #expect(difference.isEmpty)
  }

  @Test func listsOfOtherLengthsGiveNil() {
    let changeset = [1, 2, 3].changeset(from: [1, 2])
    #expect(changeset.collectionDifference(from: [1], to: [1, 2, 3]) == nil)
    #expect(changeset.collectionDifference(from: [1, 2], to: [1, 2]) == nil)
    #expect(changeset.collectionDifference(from: [1, 2], to: [1, 2, 3]) != nil)
  }

  @Test func aDifferenceOfTheStandardLibraryIsAChangeset() throws {
    for (old, new) in randomLists(seed: 72) {
      let difference = new.difference(from: old)
      for difference in [difference, difference.inferringMoves()] {
        let changeset = try #require(Changeset(difference, oldCount: old.count))
        let diff = ObservedDiff(changeset)
        #expect(diff.replay(old: old, new: new) == new)
        #expect(old.applying(changeset, newElements: new) == new)
        #expect(changeset.updates.isEmpty)
        let kept = diff.keptPairs
        #expect(kept.allSatisfy { old[$0.old] == new[$0.new] })
        // Moves that are not needed are reduced to those that are.
        #expect(changeset.moves.count == kept.count - DiffOracle.longestIncreasingCount(kept.map(\.old)))
        let associatedCount = difference.insertions.count {
          if case .insert(_, _, let partner) = $0 { partner != nil } else { false }
        }
        #expect(kept.count == old.count - difference.removals.count + associatedCount)
      }
    }
  }

  @Test func thereAndBackThePairsAreTheSame() throws {
    for (old, new) in randomLists(seed: 73) {
      let changeset = new.changeset(from: old)
      let difference = try #require(changeset.collectionDifference(from: old, to: new))
      let again = try #require(Changeset(difference, oldCount: old.count))
      #expect(again.keptRuns == changeset.keptRuns)
      #expect(again.deletions == changeset.deletions)
      #expect(again.insertions == changeset.insertions)
      #expect(again.moves.count == changeset.moves.count)
    }
  }

  @Test func aDifferenceOfALongerListGivesNil() {
    let difference = [1].difference(from: [1, 2, 3])
    #expect(Changeset(difference, oldCount: 3)?.deletions == [1, 2])
    #expect(Changeset(difference, oldCount: 2) == nil)
    #expect(Changeset(difference, oldCount: 1) == nil)
    #expect(Changeset(difference, oldCount: -1) == nil)
    let insertion = [1, 2, 3].difference(from: [1])
    #expect(Changeset(insertion, oldCount: 0) == nil)
    #expect(Changeset(insertion, oldCount: 5)?.newCount == 7)
  }

  #if compiler(>=6.2) && (os(Linux) || os(macOS))
    /// In a process of its own, so that a trap is a failure and not the end of all tests.
    @Test func aCountThatNoListHasGivesNil() async {
      await #expect(processExitsWith: .success) {
        #expect(Changeset([1].difference(from: [2]), oldCount: .min) == nil)
        #expect(Changeset([1].difference(from: []), oldCount: .max) == nil)
        #expect(Changeset([1].difference(from: [2]), oldCount: 1 << 33) == nil)
      }
    }
  #endif
}
