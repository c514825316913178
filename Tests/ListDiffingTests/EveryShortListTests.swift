// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct EveryShortListTests {
  /// Lists that differ only in the names of their identifiers are one class, of which one is tried under names drawn at
  /// random.
  @Test func everyPairUpToLengthFiveOverFourIdentifiers() throws {
    var generator = SplitMix64(seed: try FuzzBudget(share: 0).seed)
    for (old, new) in EveryListPair(upToLength: 5, alphabet: 4) {
      let seed = generator.next()
      let first = seed & 1 == 0 ? 0 : Int(truncatingIfNeeded: seed)
      let names = [first, first &+ 1, first &+ 2, first &+ 4].shuffled(using: &generator)
      let pair = ListPair(old.map { names[$0] }, new.map { names[$0] })
      try expectGuarantees(of: [.ints], pair: pair, seed: seed)
    }
  }

  @Test func everyPairUpToLengthFourUnderCollidingKeys() throws {
    for (old, new) in EveryListPair(upToLength: 4, alphabet: 4) {
      let pair = ListPair(Array(old), Array(new))
      try expectGuarantees(
        of: [.collidingRows(.twins), .collidingRows(.constant), .collidingOnceRows, .constantHashRows],
        pair: pair, seed: 1)
    }
  }

  /// Stops at the first failure: the shortest lists come first, and the rest would drown them.
  private func expectGuarantees(of subjects: [DiffSubject], pair: ListPair, seed: UInt64) throws {
    let expected = ExpectedDiff(pair)
    for subject in subjects {
      for engine in DiffEngine.allCases {
        for isUnique in [false, true] {
          let options = DiffOptions(engine: engine, identifiersAreUnique: isUnique, seed: seed)
          let violations = subject.violations(for: expected, options: options)
          try #require(violations.isEmpty, "\(pair.old.map(\.id)), \(pair.new.map(\.id)), \(options)")
        }
      }
    }
  }
}
