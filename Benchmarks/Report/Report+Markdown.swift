// SPDX-License-Identifier: MIT

extension Report {
  /// The engine that the others are compared with, if it takes part.
  private static let reference = Engine.c

  /// The report as a compact Markdown table under a line that names the machine: a row for each workload and size, a
  /// column for each engine.
  var markdown: String {
    var text = "\(machine.summary); \(toolchain.summary); seed \(seed).\n"
    text += "Median processor time of a diff"
    text +=
      engines.contains(Self.reference)
      ? ", and how many times as long as `\(Self.reference.rawValue)` it took.\n\n" : ".\n\n"
    if BuildConfiguration.isDebug {
      text += "**A debug build: these timings say nothing about speed.**\n\n"
    }
    if cells.isEmpty { return text + ScenarioTable.markdown(scenarios) }
    text += Self.line(["workload", "elements"] + engines.map { "`\($0.rawValue)`" })
    text += Self.line(["---", "---:"] + engines.map { _ in "---:" })
    for cell in cells { text += Self.line(row(of: cell)) }
    return text + ScenarioTable.markdown(scenarios)
  }

  /// - Precondition: an engine was measured or skipped.
  private func row(of cell: CellResult) -> [String] {
    let name = cell.results.first?.workload ?? cell.skipped[0].workload
    let count = cell.results.first?.count ?? cell.skipped[0].count
    let reference = cell.results.first { $0.engine == Self.reference }
    return [name, count.grouped]
      + engines.map { engine in
        guard let result = cell.results.first(where: { $0.engine == engine }) else { return "skipped" }
        let ratio = reference.flatMap { cell.ratio(of: engine, to: $0) }
        return result.medianNanoseconds.duration + (ratio.map { " (\($0.ratio)x)" } ?? "")
      }
  }

  private static func line(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |\n"
  }
}
