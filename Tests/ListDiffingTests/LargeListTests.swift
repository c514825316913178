// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// Lists that are too long for the caches and for the first levels of the search trees.
@Suite struct LargeListTests {
  private static let count = 12_000

  /// - Parameter isSpread: Whether the identifiers are spread over 64 bits, so that no table is addressed by them.
  private func expectGuarantees(
    old: [Int], new: [Int], engine: DiffEngine, isSpread: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pair = ListPair(old, new).mapIDs { id in
      guard isSpread else { return id }
      var mixer = SplitMix64(seed: UInt64(id))
      return Int(truncatingIfNeeded: mixer.next())
    }
    ListDiffingTests.expectGuarantees(
      of: .intRows, options: DiffOptions(engine: engine, seed: 1), old: pair.old, new: pair.new,
      sourceLocation: sourceLocation)
  }

  @Test(arguments: DiffEngine.allCases, [false, true])
  func aShuffle(engine: DiffEngine, isSpread: Bool) {
    var generator = SplitMix64(seed: 1)
    let old = Array(0..<17_000)
    expectGuarantees(old: old, new: old.shuffled(using: &generator), engine: engine, isSpread: isSpread)
  }

  @Test(arguments: DiffEngine.allCases, [false, true])
  func twoDisjointLists(engine: DiffEngine, isSpread: Bool) {
    let old = Array(0..<Self.count)
    expectGuarantees(old: old, new: old.map { $0 + Self.count }, engine: engine, isSpread: isSpread)
  }

  /// The start makes any cursor give up; the rest is nearly in order, so that the longest increasing subsequence is long.
  @Test(arguments: DiffEngine.allCases, [false, true])
  func aShuffledStartBeforeAListThatIsNearlyInOrder(engine: DiffEngine, isSpread: Bool) {
    var generator = SplitMix64(seed: 2)
    let old = Array(0..<Self.count)
    var new = Array(old[..<3000]).shuffled(using: &generator) + old[3000...]
    for _ in 0..<700 {
      new.swapAt(3000 + generator.below(Self.count - 3000), 3000 + generator.below(Self.count - 3000))
    }
    expectGuarantees(old: old, new: new, engine: engine, isSpread: isSpread)
  }

  @Test(arguments: DiffEngine.allCases)
  func blocksThatChangePlaces(engine: DiffEngine) {
    var generator = SplitMix64(seed: 3)
    let old = Array(0..<Self.count)
    let blocks = stride(from: 0, to: Self.count, by: 100).map { Array(old[$0..<$0 + 100]) }
    let new = blocks.shuffled(using: &generator).flatMap { $0 }
    expectGuarantees(old: old, new: new, engine: engine, isSpread: true)
  }

  @Test(arguments: DiffEngine.allCases)
  func scatteredEdits(engine: DiffEngine) {
    var generator = SplitMix64(seed: 4)
    let old = Array(0..<Self.count)
    var new = old.flatMap { id -> [Int] in
      switch generator.below(20) {
      case 0: []
      case 1: [id, id + Self.count]
      default: [id]
      }
    }
    for _ in 0..<300 { new.swapAt(generator.below(new.count), generator.below(new.count)) }
    expectGuarantees(old: old, new: new, engine: engine, isSpread: true)
  }

  @Test(arguments: DiffEngine.allCases)
  func manyDuplicates(engine: DiffEngine) {
    var generator = SplitMix64(seed: 5)
    let old = (0..<Self.count).map { _ in generator.below(Self.count / 8) }
    var new = old
    for _ in 0..<1000 { new.remove(at: generator.below(new.count)) }
    for _ in 0..<1000 { new[generator.below(new.count)] = generator.below(Self.count / 8) }
    expectGuarantees(old: old, new: new, engine: engine, isSpread: true)
    expectGuarantees(old: old, new: new.shuffled(using: &generator), engine: engine, isSpread: true)
  }
}
