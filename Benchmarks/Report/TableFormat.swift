// SPDX-License-Identifier: MIT

/// The report for a terminal: columns of fixed width, so that each cell can be printed when it is done.
enum TableFormat {
  private static let widths = [20, 9, 10, 7, 7, 6, 8, 8, 13, 9, 9, 9, 6, 9, 9, 7, 5, 7]

  static func header(_ report: Report) -> String {
    """
    \(report.machine.summary)
    \(report.toolchain.summary), seed \(report.seed)

    \(line(ReportColumns.titles))

    """
  }

  /// The rows of a cell; the workload and the size stand in the first of them only.
  static func rows(_ cell: CellResult) -> String {
    var text = ""
    for (index, row) in ReportColumns.rows(of: cell).enumerated() {
      text += line(index == 0 ? row : ["", ""] + row.dropFirst(2)) + "\n"
    }
    return text + "\n"
  }

  private static func line(_ cells: [String]) -> String {
    var text = ""
    for (index, (cell, width)) in zip(cells, widths).enumerated() {
      text += (ReportColumns.isFlushLeft(index) ? cell.padded(to: width) : cell.rightAligned(to: width)) + " "
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
