// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

#if compiler(>=6.2) && (os(Linux) || os(macOS))
  /// The scratch belongs to the process, so each test has one to itself.
  @Suite struct DiffScratchTests {
    @Test func releasingGivesAllOfItBack() async {
      await #expect(processExitsWith: .success) {
        #expect(DiffScratch.byteCount == 0)
        _ = Array((0..<10_000).reversed()).changeset(from: Array(0..<10_000))
        #expect(DiffScratch.byteCount > 0)
        DiffScratch.release()
        #expect(DiffScratch.byteCount == 0)
        let changeset = [2, 1].changeset(from: [1, 2])
        #expect(changeset.moves.count == 1)
      }
    }

    @Test func diffsOfOneSizeTakeNoMoreThanTheFirst() async {
      await #expect(processExitsWith: .success) {
        for engine in DiffEngine.allCases {
          var sizes: Set<Int> = []
          for seed: UInt64 in 0..<20 {
            var generator = SplitMix64(seed: seed)
            let old = Array(0..<5000)
            _ = old.shuffled(using: &generator).changeset(from: old, options: DiffOptions(engine: engine))
            sizes.insert(DiffScratch.byteCount)
          }
          #expect(sizes.count == 1)
        }
      }
    }

    @Test func scratchIsBoundedByTheElements() async {
      await #expect(processExitsWith: .success) {
        for shape in ListPairShape.allCases {
          var generator = SplitMix64(seed: 9)
          let pair = shape.makePair(maximumCount: 200_000, using: &generator)
          _ = pair.new.changeset(from: pair.old)
          #expect(DiffScratch.byteCount <= 40 * pair.count + 64 << 10)
          DiffScratch.release()
        }
      }
    }

    @Test func scratchShrinksWhenDiffsStaySmall() async {
      await #expect(processExitsWith: .success) {
        let large = Array(0..<50_000)
        _ = Array(large.reversed()).changeset(from: large)
        let largest = DiffScratch.byteCount
        for _ in 0..<200 { _ = Array((0..<100).reversed()).changeset(from: Array(0..<100)) }
        #expect(DiffScratch.byteCount < largest / 4)
      }
    }
  }
#endif
