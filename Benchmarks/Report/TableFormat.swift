// SPDX-License-Identifier: MIT

/// The report for a terminal: columns of fixed width, so that each cell can be printed when it is done.
enum TableFormat {
  static func header(_ report: Report) -> String {
    let columns = ReportColumns(engines: report.engines).columns
    return """
      \(report.machine.summary)
      \(report.toolchain.summary), seed \(report.seed)

      \(line(columns.map(\.title), in: columns))

      """
  }

  /// The rows of a cell; the workload and the size stand in the first of them only.
  static func rows(_ cell: CellResult, of report: Report) -> String {
    let table = ReportColumns(engines: report.engines)
    var text = ""
    for (index, row) in table.rows(of: cell).enumerated() {
      text += line(index == 0 ? row : ["", ""] + row.dropFirst(2), in: table.columns) + "\n"
    }
    return text + "\n"
  }

  private static func line(_ cells: [String], in columns: [ReportColumns.Column]) -> String {
    var text = ""
    for (cell, column) in zip(cells, columns) {
      let width = column.width
      text += (column.isFlushLeft ? cell.padded(to: width) : cell.rightAligned(to: width)) + " "
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
