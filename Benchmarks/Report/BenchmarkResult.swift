// SPDX-License-Identifier: MIT

/// What was found out about an engine in a cell.
struct BenchmarkResult: Equatable {
  var workload: String
  /// The elements of the old list.
  var count: Int
  var newCount: Int
  var engine: Engine
  var medianNanoseconds: Double
  var minimumNanoseconds: Double
  var deletions: Int
  var insertions: Int
  var updates: Int
  var moves: Int
  /// The fewest moves that do: the kept elements less the longest increasing subsequence of their old positions.
  var minimalMoves: Int
  /// The memory the library keeps for its next diff; nil for an engine that is not the library's.
  var scratchBytes: Int?
  /// Heap allocations of a diff in the steady state; nil where they can't be counted.
  var allocations: Int?

  var nanosecondsPerElement: Double { medianNanoseconds / Double(max(count, 1)) }
}

extension BenchmarkResult {
  /// - Precondition: there is a sample.
  init(
    workload: String, count: Int, engine: Engine, samples: [Double], edits: Edits, minimalMoves: Int,
    newCount: Int,
    scratchBytes: Int?, allocations: Int?
  ) {
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    self.init(
      workload: workload, count: count, newCount: newCount, engine: engine,
      medianNanoseconds: sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2,
      minimumNanoseconds: sorted[0], deletions: edits.deletions.count, insertions: edits.insertions.count,
      updates: edits.updates.count, moves: edits.moves.count, minimalMoves: minimalMoves,
      scratchBytes: scratchBytes, allocations: allocations)
  }
}

/// An engine that was left out of a cell because it would take quadratic time.
struct SkippedResult: Equatable, Encodable {
  var workload: String
  var count: Int
  var engine: Engine
}

/// All engines at one workload and size.
struct CellResult: Equatable {
  var results: [BenchmarkResult] = []
  var skipped: [SkippedResult] = []

  /// How many times as long as `result` another engine takes, or nil if it was not measured.
  func ratio(of other: Engine, to result: BenchmarkResult) -> Double? {
    guard other != result.engine else { return nil }
    return results.first { $0.engine == other }.map { $0.medianNanoseconds / result.medianNanoseconds }
  }
}
