// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@Suite struct DiffOracleTests {
  @Test func theKthOccurrenceGoesWithTheKth() {
    #expect(DiffOracle.pairs(old: [1, 1, 2], new: [2, 1, 1, 1]) == [1, 2, 0])
    #expect(DiffOracle.pairs(old: [5, 5, 5], new: [5]) == [0, nil, nil])
    #expect(DiffOracle.pairs(old: [Double.nan], new: [Double.nan]) == [nil])
    #expect(DiffOracle.pairs(old: [Int](), new: [1]).isEmpty)
  }

  @Test func longestIncreasingSubsequencesOfKnownLength() {
    #expect(DiffOracle.longestIncreasingCount([]) == 0)
    #expect(DiffOracle.longestIncreasingCount([3, 2, 1]) == 1)
    #expect(DiffOracle.longestIncreasingCount([0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15]) == 6)
  }

  @Test func theFastOracleAgreesWithTheObviousOne() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let pair = ListPairShape.randomPair(maximumCount: 60, using: &generator).pair
      let old = pair.old.map(\.id)
      let new = pair.new.map(\.id)
      #expect(FastDiffOracle.pairs(old: old, new: new) == DiffOracle.pairs(old: old, new: new))
      #expect(FastDiffOracle.longestIncreasingCount(old) == DiffOracle.longestIncreasingCount(old))
    }
  }
}
