// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrellisTestSupport

/// The layout against one that is too simple to be wrong.
@MainActor
@Suite struct ListCollectionViewLayoutFuzzTests {
  @Test func aChangingListIsLaidOutLikeANewOne() throws {
    let budget = try FuzzBudget(share: 0.08)
    let deadline = Deadline(in: budget.seconds)
    var seed = budget.seed
    repeat {
      var walk = ListLayoutWalk(seed: seed)
      if let fault = walk.fault(steps: 12) {
        Issue.record("FUZZ_SEED=\(seed): \(fault)")
        return
      }
      seed &+= 1
    } while !deadline.hasPassed
  }
}
