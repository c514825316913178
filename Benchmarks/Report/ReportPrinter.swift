// SPDX-License-Identifier: MIT

/// Prints a report while it grows, as far as its format can be printed in pieces.
struct ReportPrinter {
  let format: Options.Format

  func begin(_ report: Report) {
    if BuildConfiguration.isDebug { Console.note(BuildConfiguration.debugWarning) }
    if format == .table { Console.write(TableFormat.header(report)) }
  }

  /// Prints the newest cell of a report.
  func add(_ cell: CellResult, of report: Report) {
    if format == .table { Console.write(TableFormat.rows(cell, of: report)) }
  }

  func add(_ scenario: ScenarioResult) {
    if format == .table { Console.write(ScenarioTable.text(scenario)) }
  }

  func end(_ report: Report) {
    switch format {
    case .table: break
    case .markdown: Console.write(report.markdown)
    case .json: Console.write(report.json)
    }
    if BuildConfiguration.isDebug { Console.note(BuildConfiguration.debugWarning) }
  }
}
