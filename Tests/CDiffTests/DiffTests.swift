// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

@Suite("A diff of the C core")
struct DiffTests {
  @Test("of empty lists takes and gives NULL")
  func emptyLists() throws {
    let workspace = try #require(Workspace())
    #expect(try workspace.diff(DiffInput([], [])) == ObservedDiff(oldCount: 0, newCount: 0))
    #expect(
      try workspace.diff(DiffInput([7, 8], [])) == ObservedDiff(oldCount: 2, newCount: 0, deletions: [0, 1]))
    #expect(
      try workspace.diff(DiffInput([], [7, 8])) == ObservedDiff(oldCount: 0, newCount: 2, insertions: [0, 1]))
  }

  @Test("pairs the k-th occurrence of an identifier with the k-th")
  func duplicates() throws {
    let workspace = try #require(Workspace())
    let diff = try workspace.diff(DiffInput([1, 1, 2], [2, 1, 1, 1]))
    #expect(
      diff
        == ObservedDiff(
          oldCount: 3, newCount: 4, insertions: [3], moves: [.init(old: 2, new: 0)],
          runs: [.init(oldStart: 2, newStart: 0, count: 1), .init(oldStart: 0, newStart: 1, count: 2)]))
  }

  @Test("keeps its guarantees on every pair of short lists", arguments: InputForm.allCases)
  func everyShortPair(form: InputForm) throws {
    let workspace = try #require(Workspace())
    for (old, new) in EveryListPair(upToLength: 4, alphabet: 4) {
      let input = form.input(ListPair(Array(old), Array(new)))
      let violations = input.violations(of: try workspace.diff(input))
      #expect(violations.isEmpty, "\(old) to \(new)")
    }
  }

  @Test("keeps its guarantees on long lists", arguments: ListPairShape.allCases, InputForm.allCases)
  func longLists(shape: ListPairShape, form: InputForm) throws {
    let workspace = try #require(Workspace())
    for seed in UInt64(1)...12 {
      var generator = SplitMix64(seed: seed)
      // The last few are long enough to use up the credit of the cursor.
      let pair = shape.makePair(maximumCount: seed < 9 ? 40 : 1500, using: &generator)
      let input = form.input(pair)
      let violations = input.violations(of: try workspace.diff(input))
      #expect(violations.isEmpty, "seed \(seed)")
    }
  }

  @Test("keeps its guarantees where the longest increasing subsequence is long", arguments: [5, 40, 400])
  func localDisorder(reach: Int) throws {
    let workspace = try #require(Workspace())
    var generator = SplitMix64(seed: UInt64(reach))
    // Everybody a little out of place: no cursor can follow, and yet most of the order is still there.
    let keyed = (0..<20_000).map { (key: $0 + generator.below(reach), id: $0) }
    let new = keyed.sorted { ($0.key, $0.id) < ($1.key, $1.id) }.map { UInt64($0.id) }
    for input in [DiffInput((0..<20_000).map { UInt64($0) }, new), DiffInput(new, new.sorted())] {
      #expect(input.violations(of: try workspace.diff(input)).isEmpty)
    }
  }

  @Test(
    "knows no identifier that it can't hold",
    arguments: [
      [0, .max], [.max, 0, .max - 1], [1 << 63, 0, (1 << 63) - 1], [0xFFFF_FFFF, 0x1_0000_0000, 0],
    ])
  func extremeIdentifiers(ids: [UInt64]) throws {
    let workspace = try #require(Workspace())
    for new in [ids, ids.reversed(), Array(ids.dropFirst()), ids + ids] {
      let input = DiffInput(ids, new)
      #expect(input.violations(of: try workspace.diff(input)).isEmpty, "\(ids) to \(new)")
    }
  }

  @Test("doesn't depend on the seed in what it pairs")
  func seeds() throws {
    let workspace = try #require(Workspace())
    var generator = SplitMix64(seed: 3)
    var input = DiffInput(ListPairShape.editsOfDuplicates.makePair(maximumCount: 700, using: &generator))
    let expected = try workspace.diff(input).runs
    for seed in [0, 1, UInt64.max, generator.next(), generator.next()] {
      input.seed = seed
      #expect(try workspace.diff(input).runs == expected, "seed \(seed)")
    }
  }
}

/// The ways to hand the same lists to the core.
enum InputForm: String, CaseIterable {
  case exact, hashed, exactUnique, hashedUnique

  func input(_ pair: ListPair) -> DiffInput {
    let isHashed = self == .hashed || self == .hashedUnique
    var input = DiffInput(pair, kind: isHashed ? CDIFF_HASHED_IDENTIFIERS : CDIFF_EXACT_IDENTIFIERS)
    input.identifiersAreUnique = self == .exactUnique || self == .hashedUnique
    return input
  }
}
