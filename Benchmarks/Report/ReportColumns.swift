// SPDX-License-Identifier: MIT

/// The columns that the table and the Markdown have in common.
enum ReportColumns {
  static let titles =
    ["workload", "count", "engine", "median", "min", "ns/el"] + Engine.allCases.map { "vs \($0.rawValue)" }
    + ["del", "ins", "upd", "mov", "least", "scratch", "B/el", "allocs"]

  /// The columns that say which row it is.
  private static let leading = 3

  /// Words are flush left, numbers flush right.
  static func isFlushLeft(_ column: Int) -> Bool {
    titles[column] == "workload" || titles[column] == "engine"
  }

  static func cells(of result: BenchmarkResult, in cell: CellResult) -> [String] {
    let ratios = Engine.allCases.map { other in
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

  static func cells(of skipped: SkippedResult) -> [String] {
    let empty = [String](repeating: "", count: titles.count - leading - 1)
    return [skipped.workload, skipped.count.grouped, skipped.engine.rawValue, "skipped"] + empty
  }

  static func rows(of cell: CellResult) -> [[String]] {
    cell.results.map { cells(of: $0, in: cell) } + cell.skipped.map { cells(of: $0) }
  }
}
