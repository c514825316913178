// SPDX-License-Identifier: MIT

import CDiff
import ListDiffing
import Testing
import TrellisTestSupport

/// Identifiers made to fall on one place of the table by someone who knows the seed. The answer stays exact; the core gives
/// up on the seed and takes another.
@Suite struct FloodingTests {
  private static let seed: UInt64 = 0xFEED
  /// Well over the 128 neighbours that a look-up may visit.
  private static let count = 300

  /// Numbers whose mixed form ends in ten zeros: one slot of a table for 300.
  private static let flood: [Int] = {
    var numbers: [Int] = []
    var candidate: UInt64 = 1 << 40
    while numbers.count < count {
      if cdiff_mix_integer(candidate, seed) & 0x3FF == 0 { numbers.append(Int(candidate)) }
      candidate += 1
    }
    return numbers
  }()

  @Test(arguments: DiffEngine.allCases, [false, true])
  func integersThatShareASlotAreDiffedAllTheSame(engine: DiffEngine, isUnique: Bool) {
    var generator = SplitMix64(seed: 3)
    let options = DiffOptions(engine: engine, identifiersAreUnique: isUnique, seed: Self.seed)
    let others = (0..<40).map { 2_000_000 + $0 }
    for _ in 0..<5 {
      let old = Self.flood + others
      let new = Self.flood.shuffled(using: &generator) + others.shuffled(using: &generator)
      expectGuarantees(old: old, new: new, options: options)
      expectGuarantees(old: old.map { Row($0) }, new: new.reversed().map { Row($0, 1) }, options: options)
      expectGuarantees(
        of: .intRows, options: options, old: (old + old).map { Row($0) }, new: new.map { Row($0) })
    }
  }

  /// Hashes that share a slot under every seed, and are different numbers all the same.
  @Test(arguments: DiffEngine.allCases, [CollidingKey.Rule.sharedLowBits, .sharedHighBits])
  func hashesThatShareASlotUnderEverySeedAreDiffedAllTheSame(engine: DiffEngine, rule: CollidingKey.Rule) {
    var generator = SplitMix64(seed: 3)
    let options = DiffOptions(engine: engine, seed: Self.seed)
    let old = (0..<2000).map { Row($0) }
    let new = old.shuffled(using: &generator)
    expectGuarantees(of: .collidingRows(rule), options: options, old: old, new: new)
    expectGuarantees(of: .collidingRows(rule), options: options, old: old + new, new: new)
  }

  /// Each key of the table is near enough to its place; one that is looked for in vain is not.
  @Test(arguments: DiffEngine.allCases)
  func keysThatAreCrowdedOnlyForThoseWhoLookAreDiffedAllTheSame(engine: DiffEngine) {
    var generator = SplitMix64(seed: 3)
    let options = DiffOptions(engine: engine, seed: Self.seed)
    let even = (0..<100).map { Row(2 * $0) }
    let odd = (0..<60).map { Row(2 * $0 + 1) }
    let absent = (100..<300).map { Row(2 * $0) }
    // Tables are built from the back: the even ones fill the first hundred places, the odd ones go behind them.
    let old = odd + even
    let new = (even + odd + absent).shuffled(using: &generator)
    expectGuarantees(of: .collidingRows(.crowded), options: options, old: old, new: new)
    expectGuarantees(of: .collidingRows(.crowded), options: options, old: new, new: old)
  }
}
