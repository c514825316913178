// SPDX-License-Identifier: MIT

import Testing

@testable import ListDiffing

@Suite struct WorkspaceUsageTests {
  /// The ends, of so many diffs of one size, after which the memory was given back.
  private func trims(_ usage: inout WorkspaceUsage, elementCount: Int, diffCount: Int) -> Int {
    (0..<diffCount).count { _ in
      usage.note(elementCount: elementCount)
      return usage.endDiff()
    }
  }

  @Test func diffsOfOneSizeKeepTheirMemory() {
    var usage = WorkspaceUsage()
    #expect(trims(&usage, elementCount: 1_000, diffCount: 1_000) == 0)
  }

  @Test func sixtyFourSmallDiffsGiveItBackOnce() {
    var usage = WorkspaceUsage()
    #expect(trims(&usage, elementCount: 1_000, diffCount: 64) == 0)
    #expect(trims(&usage, elementCount: 124, diffCount: 63) == 0)
    #expect(trims(&usage, elementCount: 124, diffCount: 1) == 1)
    #expect(trims(&usage, elementCount: 124, diffCount: 1_000) == 0)
  }

  @Test func anEighthIsEnoughToKeepIt() {
    var usage = WorkspaceUsage()
    #expect(trims(&usage, elementCount: 1_000, diffCount: 64) == 0)
    #expect(trims(&usage, elementCount: 125, diffCount: 1_000) == 0)
  }

  @Test func aLargeDiffAmongSmallOnesKeepsIt() {
    var usage = WorkspaceUsage()
    for _ in 0..<20 {
      #expect(trims(&usage, elementCount: 1_000, diffCount: 1) == 0)
      #expect(trims(&usage, elementCount: 10, diffCount: 63) == 0)
    }
  }
}
