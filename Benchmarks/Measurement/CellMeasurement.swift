// SPDX-License-Identifier: MIT

import ListDiffing

/// Measures a cell: one workload at one size, with all engines.
struct CellMeasurement {
  /// Each pair of lists is to be seen once, however little time there is.
  static let fewestSamples = 4

  var workload: String
  var engines: [Engine]
  var repeats: Int
  var seconds: Double
  var seed: UInt64

  /// Makes pairs of lists of a shape and measures them.
  func measure<Element: BenchmarkElement>(
    _ count: Int, _ storage: StringStorage,
    shape: (Int, inout SplitMix64) -> EditShape,
    make: (_ number: Int, _ random: inout SplitMix64) -> Element
  ) throws(Failure) -> CellResult {
    var random = SplitMix64(seed: seed)
    var pairs: [ListPair<Element>] = []
    for index in 0..<Self.pairCount(count) {
      // Large pairs share the old list: no predictor learns that much, and memory stays below a gigabyte.
      let old = index > 0 && count > 100_000 ? pairs[0].old : (0..<count).map { make($0, &random) }
      let shape = shape(count, &random)
      pairs.append(ListPair.make(old, shape, storage, using: &random, make: make))
    }
    return try measure(pairs)
  }

  /// Small lists need many pairs until a branch predictor can't learn them all. More than these would no longer fit in
  /// the caches near to a core, and the memory would be measured.
  private static func pairCount(_ count: Int) -> Int {
    min(1_000, max(fewestSamples, 20_000 / count))
  }

  /// Checks and measures all engines on the same pairs.
  func measure<Element: BenchmarkElement>(_ pairs: [ListPair<Element>]) throws(Failure) -> CellResult {
    let isStandardLibraryWorthwhile = pairs.allSatisfy {
      StandardLibraryDiff.isWorthwhile(
        oldCount: $0.old.count, newCount: $0.new.count, edits: $0.editsWithoutMoves)
    }
    let runnable = engines.filter { $0 != .stdlib || isStandardLibraryWorthwhile }
    let findings = try runnable.map { engine throws(Failure) in try verify(engine, pairs) }
    let timings = time(runnable, pairs)

    var cell = CellResult()
    let count = pairs[0].old.count
    for (engine, (finding, samples)) in zip(runnable, zip(findings, timings)) {
      cell.results.append(
        BenchmarkResult(
          workload: workload, count: count, engine: engine, samples: samples,
          edits: finding.edits, minimalMoves: pairs[0].minimalMoves,
          newCount: pairs[0].new.count, scratchBytes: finding.scratchBytes,
          allocations: steadyStateAllocations(engine, pairs[0])))
    }
    if engines.contains(.stdlib), !isStandardLibraryWorthwhile {
      cell.skipped.append(SkippedResult(workload: workload, count: count, engine: .stdlib))
    }
    return cell
  }

  // MARK: - Checks

  private struct Finding {
    /// Of the first pair.
    var edits: Edits
    /// The most that any pair needed, if the engine is one that keeps scratch memory.
    var scratchBytes: Int?
  }

  private func verify<Element: BenchmarkElement>(
    _ engine: Engine, _ pairs: [ListPair<Element>]
  ) throws(Failure) -> Finding {
    var first: Edits?
    var scratchBytes = 0
    for pair in pairs {
      DiffScratch.release()
      let edits: Edits
      do throws(ReplayError) {
        edits = try Verification.verifiedEdits(engine, pair)
      } catch {
        throw Failure(
          .wrongResult,
          "\(workload) \(pair.old.count.grouped), engine \(engine.rawValue): \(error.description)")
      }
      scratchBytes = max(scratchBytes, DiffScratch.byteCount)
      first = first ?? edits
    }
    return Finding(
      edits: first ?? Edits(), scratchBytes: engine.isLibrarys ? scratchBytes : nil)
  }

  /// Counts in a diff of lists for which there is scratch memory already.
  private func steadyStateAllocations<Element: BenchmarkElement>(
    _ engine: Engine, _ pair: ListPair<Element>
  ) -> Int? {
    if engine.isLibrarys { engine.diff(from: pair.old, to: pair.new) }
    return AllocationMeter.allocations { engine.diff(from: pair.old, to: pair.new) }
  }

  // MARK: - Time

  /// Nanoseconds of a diff, by engine and sample.
  private func time<Element: BenchmarkElement>(
    _ engines: [Engine], _ pairs: [ListPair<Element>]
  ) -> [[Double]] {
    let samplers = engines.map { Sampler(engine: $0, pairs: pairs) }
    var samples = [[Double]](repeating: [], count: engines.count)
    let deadline = Clock.now() + UInt64(min(seconds, 1e9) * 1e9)
    for round in 0..<repeats {
      if round >= Self.fewestSamples, Clock.now() >= deadline { break }
      // Whoever comes first finds other caches: take turns at that, too.
      for turn in engines.indices {
        let index = (turn + round) % engines.count
        samples[index].append(samplers[index].sample(round: round, seed: seed))
      }
    }
    return samples
  }
}
