// SPDX-License-Identifier: MIT

/// Takes samples of the time that one engine needs for some pairs of lists.
struct Sampler<Element: BenchmarkElement> {
  private let engine: Engine
  private let pairs: [ListPair<Element>]
  /// How many diffs a sample is the mean of.
  private let iterations: Int
  /// Whether a diff is quick enough to be done once more, untimed, so that it isn't charged for the caches that the
  /// engine before it left.
  private let warmsUp: Bool

  /// A sample lasts long enough for the clock's own cost to vanish.
  private static var sampleNanoseconds: Double { 2_000_000 }
  private static var longWarmUpNanoseconds: Double { 20_000_000 }
  /// Above this size a sample stays with one pair: it is too long for a branch predictor to learn within a sample, and
  /// several would push each other out of the caches, where the lists of a running program are.
  private static var largestRotatingCount: Int { 10_000 }

  /// Diffs twice to find out how long it takes.
  init(engine: Engine, pairs: [ListPair<Element>]) {
    self.engine = engine
    self.pairs = pairs
    engine.diff(from: pairs[0].old, to: pairs[0].new)
    let estimate = Clock.nanoseconds { engine.diff(from: pairs[0].old, to: pairs[0].new) }
    iterations = max(1, Int(Self.sampleNanoseconds / max(estimate, 1)))
    warmsUp = estimate < Self.longWarmUpNanoseconds
  }

  /// The mean nanoseconds of a diff.
  func sample(round: Int) -> Double {
    let start = round % pairs.count
    let step = pairs[0].old.count <= Self.largestRotatingCount ? 1 : 0
    if warmsUp { engine.diff(from: pairs[start].old, to: pairs[start].new) }
    var index = start
    let nanoseconds = Clock.nanoseconds {
      for _ in 0..<iterations {
        engine.diff(from: pairs[index].old, to: pairs[index].new)
        index += step
        if index == pairs.count { index = 0 }
      }
    }
    return nanoseconds / Double(iterations)
  }
}
