// SPDX-License-Identifier: MIT

import Foundation

/// Where charts are written, one file a workload.
struct ChartFolder {
  private let url: URL

  /// Makes the folder if it isn't there, so that a bad path shows itself before minutes of measuring.
  init(_ path: String) throws(Failure) {
    url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Failure(.cannotCreate, "--svg: the folder '\(path)' can't be made: \(error.localizedDescription)")
    }
    guard FileManager.default.isWritableFile(atPath: url.path) else {
      throw Failure(.cannotCreate, "--svg: the folder '\(path)' can't be written to")
    }
  }

  /// Writes the chart of a workload, if the report has results of it.
  func write(_ report: Report, name: String, summary: String) throws(Failure) {
    let results = report.cells.flatMap(\.results).filter { $0.workload == name }
    guard let chart = Chart(title: name, subtitle: summary, results: results) else { return }
    let file = url.appendingPathComponent("\(name).svg")
    do {
      try Data(chart.svg.utf8).write(to: file, options: .atomic)
    } catch {
      throw Failure(.cannotCreate, "\(file.path) can't be written: \(error.localizedDescription)")
    }
  }
}
