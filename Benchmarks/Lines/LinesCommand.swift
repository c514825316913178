// SPDX-License-Identifier: MIT

import ListDiffing

/// Diffs two files of the user's own.
enum LinesCommand {
  static func run(old oldPath: String, new newPath: String, options: Options) throws(Failure) {
    let charts = try options.chartFolder.map { path throws(Failure) in try ChartFolder(path) }
    let old = try LineFile.read(oldPath)
    let new = try LineFile.read(newPath)
    // The lines are valid for as long as the lists are.
    defer { withExtendedLifetime((old, new)) {} }
    let pair = ListPair(old: old.lines, new: new.lines, origins: partners(of: old.lines, new.lines))
    let measurement = CellMeasurement(
      workload: "lines", engines: options.engines, repeats: options.repeats, seconds: options.seconds,
      seed: options.seed)

    let counts = "\(pair.old.count.grouped) and \(pair.new.count.grouped) lines"
    let cell = try ProgressLine().show(counts) { () throws(Failure) in try measurement.measure([pair]) }

    var report = Report(seed: options.seed, engines: options.engines)
    report.cells.append(cell)
    if options.format == .table { Console.write(summary(pair)) }
    let printer = ReportPrinter(format: options.format)
    printer.begin(report)
    printer.add(cell, of: report)
    printer.end(report)
    try charts?.write(report, name: "lines", summary: counts)
  }

  /// The slow and obvious pairing of k-th occurrences that the engines are checked against.
  static func partners(of old: [LineElement], _ new: [LineElement]) -> [Int] {
    var waiting = Dictionary(grouping: old.indices.reversed()) { old[$0].diffIdentifier }
    return new.map { waiting[$0.diffIdentifier]?.popLast() ?? EditShape.inserted }
  }

  private static func summary(_ pair: ListPair<LineElement>) -> String {
    let options = DiffOptions(reportsDuplicates: true)
    let changeset = pair.new.changeset(from: pair.old, options: options)
    return """
      old list             \(pair.old.count.grouped) lines
      new list             \(pair.new.count.grouped) lines
      deletions            \(changeset.deletions.count.grouped)
      insertions           \(changeset.insertions.count.grouped)
      updates              \(changeset.updates.count.grouped)
      moves                \(changeset.moves.count.grouped)
      kept runs            \(changeset.keptRuns.count.grouped)
      repeated identifiers \(changeset.duplicates.count.grouped)
      replay               verified: all engines' edits turn the old list into the new one


      """
  }
}
