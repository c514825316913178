// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite("Changeset and CollectionDifference")
struct ChangesetCollectionDifferenceTests {
  /// Pairs of short lists with few identifiers: deletions, insertions, moves and duplicates in every mix.
  private static func lists(seed: UInt64) -> (old: [Int], new: [Int]) {
    var random = SplitMix64(seed: seed)
    func list() -> [Int] {
      (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0..<9, using: &random) }
    }
    return (list(), list())
  }

  @Test(
    "The standard library applies a converted changeset to the same end", arguments: 0..<400 as Range<UInt64>)
  func appliesAsCollectionDifference(seed: UInt64) throws {
    let (old, new) = Self.lists(seed: seed)
    let changeset = new.changeset(from: old)
    let difference = try #require(changeset.collectionDifference(from: old, to: new))
    #expect(old.applying(difference) == new, "seed \(seed)")
    let moves = difference.insertions.filter { if case .insert(_, _, .some) = $0 { true } else { false } }
    #expect(moves.count == changeset.moves.count, "seed \(seed)")
  }

  @Test("A changeset survives the way there and back", arguments: 0..<400 as Range<UInt64>)
  func roundTrips(seed: UInt64) throws {
    let (old, new) = Self.lists(seed: seed)
    let changeset = new.changeset(from: old)
    let difference = try #require(changeset.collectionDifference(from: old, to: new))
    #expect(Changeset(difference, oldCount: old.count) == changeset, "seed \(seed)")
  }

  @Test(
    "A difference of the standard library becomes a changeset that replays",
    arguments: 0..<400 as Range<UInt64>)
  func convertsStandardDifference(seed: UInt64) throws {
    let (old, new) = Self.lists(seed: seed)
    for difference in [new.difference(from: old), new.difference(from: old).inferringMoves()] {
      let changeset = try #require(Changeset(difference, oldCount: old.count))
      #expect(changeset.updates.isEmpty)
      #expect(old.applying(changeset, newElements: new) == new, "seed \(seed)")
      #expect(changeset.moves.count <= difference.insertions.count, "seed \(seed)")
    }
  }

  @Test("An element that the standard library moves without need stays")
  func dropsNeedlessMoves() throws {
    // One associated pair that ends where it would have been anyway.
    let difference = try #require(
      CollectionDifference<Int>([
        .remove(offset: 1, element: 20, associatedWith: 1),
        .insert(offset: 1, element: 20, associatedWith: 1),
      ]))
    let changeset = try #require(Changeset(difference, oldCount: 3))
    #expect(changeset.isEmpty)
    #expect(changeset.keptRuns == [Changeset.KeptRun(oldStart: 0, newStart: 0, count: 3)])
  }

  @Test("A difference from a longer list gives nil")
  func refusesOtherCounts() {
    let difference = [1].difference(from: [1, 2, 3])
    #expect(Changeset(difference, oldCount: 2) == nil)
    #expect(Changeset(difference, oldCount: 0) == nil)
    #expect(Changeset(difference, oldCount: -1) == nil)
    #expect(Changeset(difference, oldCount: .max) == nil)
    #expect(Changeset(difference, oldCount: 3) != nil)
  }

  @Test("Lists of other lengths give nil")
  func refusesOtherLists() {
    let changeset = [1, 2, 3].changeset(from: [3, 2])
    #expect(changeset.collectionDifference(from: [3], to: [1, 2, 3]) == nil)
    #expect(changeset.collectionDifference(from: [3, 2], to: [1, 2]) == nil)
    #expect(changeset.collectionDifference(from: [3, 2], to: [1, 2, 3]) != nil)
  }
}
