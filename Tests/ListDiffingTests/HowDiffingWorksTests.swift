// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// The first part of the article “How diffing works”, built again word by word and without a thought for speed. The
/// engines have to give the same changeset, to the last position.
@Suite struct HowDiffingWorksTests {
  private struct Specified: Equatable {
    var deletions: [Int] = []
    var insertions: [Int] = []
    var updates: [Changeset.Update] = []
    var moves: [Changeset.Move] = []
    var keptRuns: [Changeset.KeptRun] = []

    init(_ changeset: Changeset) {
      deletions = changeset.deletions
      insertions = changeset.insertions
      updates = changeset.updates
      moves = changeset.moves
      keptRuns = changeset.keptRuns
    }

    init(_ pair: ListPair) {
      let pairs = Self.pairs(of: pair)
      deletions = pair.old.indices.filter { old in !pairs.contains { $0.old == old } }
      insertions = pair.new.indices.filter { new in !pairs.contains { $0.new == new } }
      for (old, new) in pairs where pair.old[old].content != pair.new[new].content {
        updates.append(Changeset.Update(old: old, new: new))
      }
      for (old, new) in pairs {
        if let last = keptRuns.last, last.oldRange.upperBound == old, last.newRange.upperBound == new {
          keptRuns.removeLast()
          keptRuns.append(
            Changeset.KeptRun(oldStart: last.oldStart, newStart: last.newStart, count: last.count + 1))
        } else {
          keptRuns.append(Changeset.KeptRun(oldStart: old, newStart: new, count: 1))
        }
      }
      moves = Self.moves(of: pairs)
    }

    /// The k-th occurrence with the k-th, ascending by new position.
    private static func pairs(of pair: ListPair) -> [(old: Int, new: Int)] {
      var occurrences: [Int: [Int]] = [:]
      for (old, row) in pair.old.enumerated() { occurrences[row.id, default: []].append(old) }
      var seen: [Int: Int] = [:]
      return pair.new.enumerated().compactMap { new, row in
        let k = seen[row.id, default: 0]
        seen[row.id] = k + 1
        guard let positions = occurrences[row.id], k < positions.count else { return nil }
        return (positions[k], new)
      }
    }

    /// From the last new position to the first, a pair of the rank that is wanted stays.
    private static func moves(of pairs: [(old: Int, new: Int)]) -> [Changeset.Move] {
      var ranks: [Int] = []
      for (index, pair) in pairs.enumerated() {
        let lower = (0..<index).filter { pairs[$0].old < pair.old }
        ranks.append((lower.map { ranks[$0] }.max() ?? 0) + 1)
      }
      var wanted = ranks.max() ?? 0
      var moves: [Changeset.Move] = []
      for (pair, rank) in zip(pairs, ranks).reversed() {
        if rank == wanted {
          wanted -= 1
        } else {
          moves.append(Changeset.Move(from: pair.old, to: pair.new))
        }
      }
      return moves.reversed()
    }
  }

  /// Stops at the first failure: the shortest lists come first, and the rest would drown them.
  private func expectSpecified(_ pair: ListPair, _ comment: Comment) throws {
    let specified = Specified(pair)
    for engine in DiffEngine.allCases {
      let changeset = pair.new.changeset(from: pair.old, options: DiffOptions(engine: engine, seed: 1))
      try #require(Specified(changeset) == specified, comment)
    }
  }

  @Test func everyPairOfShortListsHasTheSpecifiedChangeset() throws {
    var count = 0
    for (old, new) in EveryListPair(upToLength: 4, alphabet: 3) {
      try expectSpecified(ListPair(Array(old), Array(new)), "\(old) → \(new)")
      count += 1
    }
    #expect(count > 1_000)
  }

  @Test(arguments: ListPairShape.allCases)
  func listsOfEveryShapeHaveTheSpecifiedChangeset(shape: ListPairShape) throws {
    for seed in UInt64(1)...12 {
      var generator = SplitMix64(seed: seed)
      let pair = shape.makePair(maximumCount: 150, using: &generator)
      try expectSpecified(pair, "shape \(shape), seed \(seed)")
    }
  }
}
