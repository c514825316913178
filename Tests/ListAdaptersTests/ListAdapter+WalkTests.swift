// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

@testable import ListAdapters

/// A whole list is used at random: data change, the user scrolls, taps and drops sections elsewhere, hosts and data sources are
/// exchanged, in any interleaving of turns and animations. Whenever everything has come to its end the host shows what the data
/// source says, what is displayed was told so and what is not was told its end, and the working range is what it is defined to be.
@MainActor
@Suite struct ListAdapterWalkTests {
  @Test func whateverHappensTheHostShowsTheData() throws {
    let budget = try FuzzBudget(share: 0.1)
    let deadline = Deadline(in: budget.seconds)
    var seeds = SplitMix64(seed: budget.seed)
    var seed = budget.seed
    repeat {
      let walk = AdapterWalk(seed: seed)
      let fault = walk.run(stepCount: 60)
      try #require(
        fault == nil, "\(fault ?? ""); see it again: FUZZ_SEED=\(seed); steps: \(walk.log.suffix(40))")
      seed = seeds.next()
    } while !deadline.hasPassed
  }
}
