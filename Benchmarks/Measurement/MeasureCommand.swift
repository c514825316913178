// SPDX-License-Identifier: MIT

/// Measures the selected workloads and reports.
enum MeasureCommand {
  static func run(_ options: Options) throws(Failure) {
    let cells = try options.selected(from: Workload.all).flatMap { workload in
      sizes(of: workload, options).map { (workload: workload, count: $0) }
    }
    let charts = try options.chartFolder.map { path throws(Failure) in try ChartFolder(path) }
    var report = Report(seed: options.seed)
    let printer = ReportPrinter(format: options.format)
    let progress = ProgressLine()
    printer.begin(report)
    for (number, cell) in cells.enumerated() {
      progress.show("[\(number + 1)/\(cells.count)] \(cell.workload.name) \(cell.count.grouped)")
      let measurement = CellMeasurement(
        workload: cell.workload.name, engines: options.engines, repeats: options.repeats,
        seconds: options.seconds, seed: cell.workload.seed(count: cell.count, base: options.seed))
      let result = try cell.workload.measure(cell.count, measurement)
      report.cells.append(result)
      progress.clear()
      printer.add(result)
    }
    printer.end(report)
    for workload in Workload.all {
      try charts?.write(report, name: workload.name, summary: workload.summary)
    }
  }

  private static func sizes(of workload: Workload, _ options: Options) -> [Int] {
    options.sizes ?? workload.sizes.filter { $0 <= BuildConfiguration.largestDefaultSize }
  }
}
