// SPDX-License-Identifier: MIT

/// Scenarios as text: a line for each contender, compared with the first.
enum ScenarioTable {
  static func text(_ result: ScenarioResult) -> String {
    let width = (result.rows.map(\.contender.count).max() ?? 0) + 1
    var text = "\(result.scenario), \(result.count.grouped)\n"
    for row in result.rows {
      let memory = row.allocations.map { "\($0.grouped) allocations" } ?? "–"
      let bytes = row.allocatedBytes.map { ", \($0.byteCount)" } ?? ""
      let held = row.heldBytes.map { "; holds \(perElement($0, result))" } ?? ""
      text +=
        "  \(row.contender.padded(to: width))\(row.medianNanoseconds.duration.rightAligned(to: 9))"
        + " \(row.minimumNanoseconds.duration.rightAligned(to: 9))"
        + " \("\(result.ratio(of: row).ratio)x".rightAligned(to: 8))   \(memory)\(bytes)\(held)\n"
    }
    return text + "\n"
  }

  static func markdown(_ results: [ScenarioResult]) -> String {
    if results.isEmpty { return "" }
    var text =
      "\n| scenario | way | median | min | ratio | allocations | allocated | held |\n"
      + "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n"
    for result in results {
      for row in result.rows {
        text +=
          "| \(result.scenario) | \(row.contender) | \(row.medianNanoseconds.duration) | "
          + "\(row.minimumNanoseconds.duration) | \(result.ratio(of: row).ratio)x | "
          + "\(row.allocations?.grouped ?? "–") | \(row.allocatedBytes?.byteCount ?? "–") | "
          + "\(row.heldBytes.map { perElement($0, result) } ?? "–") |\n"
      }
    }
    return text
  }

  private static func perElement(_ bytes: Int, _ result: ScenarioResult) -> String {
    "\((bytes / max(result.count, 1)).grouped) bytes for each"
  }
}
