// SPDX-License-Identifier: MIT

extension Report {
  /// The report as a Markdown table under a line that names the machine.
  var markdown: String {
    var text = "\(machine.summary); \(toolchain.summary); seed \(seed).\n\n"
    if BuildConfiguration.isDebug {
      text += "**A debug build: these timings say nothing about speed.**\n\n"
    }
    text += Self.line(ReportColumns.titles)
    text += Self.line(ReportColumns.titles.indices.map { ReportColumns.isFlushLeft($0) ? "---" : "---:" })
    for row in cells.flatMap({ ReportColumns.rows(of: $0) }) { text += Self.line(row) }
    return text
  }

  private static func line(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |\n"
  }
}
