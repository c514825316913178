// SPDX-License-Identifier: MIT

/// Measures the selected workloads and reports.
enum MeasureCommand {
  static func run(_ options: Options) throws(Failure) {
    let selected = try options.selected()
    let cells = selected.workloads.flatMap { workload in
      sizes(of: workload, options).map { (workload: workload, count: $0) }
    }
    let charts = try options.chartFolder.map { path throws(Failure) in try ChartFolder(path) }
    var report = Report(seed: options.seed, engines: options.engines)
    let printer = ReportPrinter(format: options.format)
    let progress = ProgressLine()
    printer.begin(report)
    for (number, cell) in cells.enumerated() {
      let (workload, count) = cell
      let measurement = CellMeasurement(
        workload: workload.name, engines: options.engines, repeats: options.repeats,
        seconds: options.seconds, seed: workload.seed(count: count, base: options.seed))
      let text = "[\(number + 1)/\(cells.count)] \(workload.name) \(count.grouped)"
      let result = try progress.show(text) { () throws(Failure) in
        try workload.measure(count, measurement)
      }
      report.cells.append(result)
      printer.add(result, of: report)
    }
    let measurement = ScenarioMeasurement(
      repeats: options.repeats, seconds: options.seconds, seed: options.seed)
    for scenario in selected.scenarios {
      let result = try progress.show(scenario.name) { () throws(Failure) in try measurement.measure(scenario)
      }
      report.scenarios.append(result)
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
