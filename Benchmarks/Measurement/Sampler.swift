// SPDX-License-Identifier: MIT

/// Takes samples of the time that one engine needs for some pairs of lists.
///
/// A sample of small lists goes over all pairs, as often as it takes to last long enough for the clock's own cost to
/// vanish, in an order that is another one in every sample: a branch predictor that has seen a pair before can't tell
/// that it comes again. In the same sample all engines take the same order.
struct Sampler<Element: BenchmarkElement> {
  private let engine: Engine
  private let pairs: [ListPair<Element>]
  /// How many of the pairs a sample goes over.
  private let pairsOfSample: Int
  /// How often a sample goes over them.
  private let passes: Int
  /// Whether a diff is quick enough to be done once more, untimed, so that it isn't charged for the caches that the
  /// engine before it left.
  private let warmsUp: Bool

  private static var sampleNanoseconds: Double { 2_000_000 }
  private static var longWarmUpNanoseconds: Double { 20_000_000 }
  /// Above this size a sample stays with one pair: it is too long for a branch predictor to learn within a sample, and
  /// several would push each other out of the caches, where the lists of a running program are.
  private static var largestRotatingCount: Int { 10_000 }

  /// Diffs all pairs of a sample to find out how long that takes: twice, unless it takes long.
  init(engine: Engine, pairs: [ListPair<Element>]) {
    self.engine = engine
    self.pairs = pairs
    pairsOfSample = pairs[0].old.count <= Self.largestRotatingCount ? pairs.count : 1
    let order = Array(0..<pairsOfSample)
    var estimate = Clock.nanoseconds { Self.run(engine, pairs, order, passes: 1) }
    if estimate < Self.longWarmUpNanoseconds {
      estimate = Clock.nanoseconds { Self.run(engine, pairs, order, passes: 1) }
    }
    passes = max(1, Int(Self.sampleNanoseconds / max(estimate, 1)))
    warmsUp = estimate < Self.longWarmUpNanoseconds * Double(pairsOfSample)
  }

  /// The mean nanoseconds of a diff.
  func sample(round: Int, seed: UInt64) -> Double {
    var order = [round % pairs.count]
    if pairsOfSample > 1 {
      var random = SplitMix64(seed: seed ^ UInt64(round))
      order = Array(pairs.indices)
      random.shuffle(&order, in: order.indices)
    }
    if warmsUp { Self.run(engine, pairs, [order[0]], passes: 1) }
    let nanoseconds = Clock.nanoseconds { Self.run(engine, pairs, order, passes: passes) }
    return nanoseconds / Double(passes * order.count)
  }

  private static func run(_ engine: Engine, _ pairs: [ListPair<Element>], _ order: [Int], passes: Int) {
    for _ in 0..<passes {
      for index in order { engine.diff(from: pairs[index].old, to: pairs[index].new) }
    }
  }
}
