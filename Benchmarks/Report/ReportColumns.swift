// SPDX-License-Identifier: MIT

/// The columns of the long table: a row for each engine in a cell.
struct ReportColumns {
  struct Column {
    var title: String
    /// Enough for all but the strangest numbers.
    var width: Int
    /// Words are flush left, numbers flush right.
    var isFlushLeft = false
  }

  private let engines: [Engine]
  let columns: [Column]

  init(engines: [Engine]) {
    self.engines = engines
    columns =
      [
        Column(title: "workload", width: 20, isFlushLeft: true), Column(title: "count", width: 9),
        Column(title: "engine", width: engines.map(\.rawValue.count).max() ?? 0, isFlushLeft: true),
        Column(title: "median", width: 7), Column(title: "min", width: 7), Column(title: "ns/el", width: 6),
      ]
      + engines.map { engine in
        let title = "vs \(engine.rawValue)"
        return Column(title: title, width: max(title.count, 7))
      }
      + [
        Column(title: "del", width: 9), Column(title: "ins", width: 9), Column(title: "upd", width: 6),
        Column(title: "mov", width: 9), Column(title: "least", width: 9), Column(title: "scratch", width: 7),
        Column(title: "B/el", width: 5), Column(title: "allocs", width: 9),
      ]
  }

  /// A line for each engine; lines may end early.
  func rows(of cell: CellResult) -> [[String]] {
    cell.results.map { row(of: $0, in: cell) }
      + cell.skipped.map { [$0.workload, $0.count.grouped, $0.engine.rawValue, "skipped"] }
  }

  private func row(of result: BenchmarkResult, in cell: CellResult) -> [String] {
    let ratios = engines.map { other in
      cell.ratio(of: other, to: result).map { "\($0.ratio)x" } ?? "–"
    }
    let elements = Double(max(result.count + result.newCount, 1))
    let scratchPerElement = result.scratchBytes.map { (Double($0) / elements).threeDigits }
    return [
      result.workload, result.count.grouped, result.engine.rawValue,
      result.medianNanoseconds.duration, result.minimumNanoseconds.duration,
      result.nanosecondsPerElement.threeDigits,
    ] + ratios + [
      result.deletions.grouped, result.insertions.grouped, result.updates.grouped, result.moves.grouped,
      result.minimalMoves.grouped, result.scratchBytes?.byteCount ?? "–", scratchPerElement ?? "–",
      result.allocations?.grouped ?? "–",
    ]
  }
}
