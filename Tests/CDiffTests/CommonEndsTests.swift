// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

@Suite("Common ends that the caller leaves out")
struct CommonEndsTests {
  @Test("give the result of the whole lists", arguments: ListPairShape.allCases, InputForm.allCases)
  func declaredEnds(shape: ListPairShape, form: InputForm) throws {
    let workspace = try #require(Workspace())
    for seed in UInt64(1)...6 {
      var generator = SplitMix64(seed: seed)
      let pair = shape.makePair(maximumCount: 300, using: &generator)
      // A pair whose ends really are alike, and around them an identifier that comes back inside.
      let ends = (0..<(1 + generator.below(40))).map { Row(generator.below(3) == 0 ? 1 : 100_000 + $0) }
      var input = form.input(ListPair(old: ends + pair.old + ends, new: ends + pair.new + ends))
      let whole = try workspace.diff(input)
      let (prefix, suffix) = input.commonEnds
      for (prefix, suffix) in [(prefix, 0), (0, suffix), (prefix, suffix), (prefix / 2, suffix / 2)] {
        // A suffix that is found behind a full prefix is common with less of a prefix, too.
        input.commonPrefix = prefix
        input.commonSuffix = suffix
        let diff = try workspace.diff(input)
        let explanation: Comment = "seed \(seed), prefix \(prefix), suffix \(suffix)"
        #expect(input.violations(of: diff).isEmpty, explanation)
        #expect(diff.deletions.count == whole.deletions.count, explanation)
        #expect(diff.insertions.count == whole.insertions.count, explanation)
        if !input.identifiersAreUnique {
          // The pairs are determined, hence all but the choice of what moves.
          #expect(diff.runs == whole.runs, explanation)
          #expect(diff.moves.count == whole.moves.count, explanation)
        }
      }
    }
  }

  @Test(
    "are right where the cursor gives up, too", arguments: [ListPairShape.shuffle, .disjoint],
    InputForm.allCases)
  func declaredEndsInFullMode(shape: ListPairShape, form: InputForm) throws {
    let workspace = try #require(Workspace())
    let middle = (0..<1000).map { $0 }
    var generator = SplitMix64(seed: 8)
    let other = shape == .shuffle ? middle.shuffled(using: &generator) : middle.map { $0 + 5000 }
    // Unless they are said to be unique, some identifiers of the ends occur in the middle as well.
    let isUnique = form == .exactUnique || form == .hashedUnique
    let ends = (0..<200).map { isUnique || $0 % 7 != 0 ? 10_000 + $0 : $0 }
    let suffix = isUnique ? ends.map { $0 + 1000 } : ends
    var input = form.input(ListPair(ends + middle + suffix, ends + other + suffix))
    for (commonPrefix, commonSuffix) in [(0, 0), (200, 0), (0, 200), (200, 200), (199, 3)] {
      input.commonPrefix = commonPrefix
      input.commonSuffix = commonSuffix
      let violations = input.violations(of: try workspace.diff(input))
      #expect(violations.isEmpty, "prefix \(commonPrefix), suffix \(commonSuffix)")
    }
  }

  @Test("may be everything, with nothing left to read", arguments: [true, false])
  func nothingLeft(isUnique: Bool) throws {
    let workspace = try #require(Workspace())
    var input = DiffInput(Array(0..<100), Array(0..<100))
    input.identifiersAreUnique = isUnique
    for prefix in [0, 1, 50, 100] {
      input.commonPrefix = prefix
      input.commonSuffix = 100 - prefix
      #expect(
        try workspace.diff(input)
          == ObservedDiff(oldCount: 100, newCount: 100, runs: [.init(oldStart: 0, newStart: 0, count: 100)]))
    }
  }

  @Test("don't bind an identifier that occurs before the suffix, too")
  func suffixBelongsElsewhere() throws {
    let workspace = try #require(Workspace())
    var input = DiffInput([9, 5, 1, 5], [1, 5])
    input.commonSuffix = 2
    // The first 5 of the old list has the claim on the only 5 of the new one.
    let diff = try workspace.diff(input)
    #expect(diff.deletions == [0, 3])
    #expect(diff.insertions == [])
    #expect(diff.moves.count == 1)
    #expect(input.violations(of: diff).isEmpty)
  }
}
