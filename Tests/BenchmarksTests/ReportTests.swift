// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Benchmarks

struct ReportTests {
  private static func row(_ engine: Engine, median: Double, scratch: Int?) -> BenchmarkResult {
    BenchmarkResult(
      workload: "W2-feed", count: 1_000, newCount: 1_000, engine: engine, medianNanoseconds: median,
      minimumNanoseconds: median / 2, deletions: 50, insertions: 51, updates: 52, moves: 11, minimalMoves: 10,
      scratchBytes: scratch, allocations: 4)
  }

  private static var report: Report {
    var report = Report(
      machine: .example, toolchain: .example, seed: 9, engines: [.c, .dictionary, .stdlib])
    report.cells = [
      CellResult(
        results: [row(.c, median: 10_000, scratch: 16_000), row(.dictionary, median: 142_000, scratch: nil)],
        skipped: [SkippedResult(workload: "W2-feed", count: 1_000, engine: .stdlib)])
    ]
    return report
  }

  @Test func jsonHasTheKeysItPromises() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Self.report.json.utf8))
    let root = try #require(object as? [String: Any])
    #expect(root["seed"] as? Int == 9)
    #expect(root["machine"] is [String: Any])
    #expect(root["toolchain"] is [String: Any])
    let results = try #require(root["results"] as? [[String: Any]])
    #expect(results.count == 2)
    let first = results[0]
    #expect(
      Set(first.keys) == [
        "workload", "count", "engine", "medianNanoseconds", "minimumNanoseconds", "nanosecondsPerElement",
        "deletions",
        "insertions", "updates", "moves", "minimalMoves", "scratchBytes", "allocations",
      ])
    #expect(first["engine"] as? String == "c")
    #expect(first["nanosecondsPerElement"] as? Double == 10)
    #expect(first["scratchBytes"] as? Int == 16_000)
    #expect(results[1]["scratchBytes"] is NSNull)
    let skipped = try #require(root["skipped"] as? [[String: Any]])
    #expect(skipped.map { $0["engine"] as? String } == ["stdlib"])
  }

  @Test func markdownHasARowForEachCellAndAColumnForEachEngine() {
    let lines = Self.report.markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(
      lines == [
        "| workload | elements | `c` | `dictionary` | `stdlib` |",
        "| --- | ---: | ---: | ---: | ---: |",
        "| W2-feed | 1,000 | 10.0 µs | 142 µs (14.2x) | skipped |",
      ])
  }

  @Test func markdownWithoutTheCEngineHasNoRatios() {
    var report = Self.report
    report.engines = [.dictionary]
    report.cells[0].results.removeFirst()
    #expect(report.markdown.contains("| W2-feed | 1,000 | 142 µs |\n"))
    #expect(!report.markdown.contains("times as long"))
  }

  @Test func theLongTableComparesTheEnginesThatTakePart() {
    let table = ReportColumns(engines: Self.report.engines)
    let titles = table.columns.map(\.title)
    #expect(titles.filter { $0.hasPrefix("vs") } == ["vs c", "vs dictionary", "vs stdlib"])
    let rows = table.rows(of: Self.report.cells[0])
    #expect(rows.map(\.count) == [titles.count, titles.count, 4])
    #expect(Array(rows[0][3...8]) == ["10.0 µs", "5.00 µs", "10.0", "–", "14.2x", "–"])
    #expect(rows[1][6] == "0.07x")
  }

  @Test func theTableSaysSkippedAndNamesTheWorkloadOnce() {
    let lines = TableFormat.rows(Self.report.cells[0], of: Self.report).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("W2-feed"))
    #expect(!lines[1].contains("W2-feed"))
    #expect(lines[2].split(separator: " ") == ["stdlib", "skipped"])
    let header = TableFormat.header(Self.report)
    for column in ReportColumns(engines: Self.report.engines).columns {
      #expect(header.contains(column.title))
    }
  }

  @Test func theMedianOfAnEvenNumberOfSamplesLiesBetweenTheMiddleOnes() {
    func median(_ samples: [Double]) -> Double {
      BenchmarkResult(
        workload: "", count: 1, engine: .c, samples: samples, edits: Edits(), minimalMoves: 0, newCount: 1,
        scratchBytes: nil, allocations: nil
      ).medianNanoseconds
    }
    #expect(median([5]) == 5)
    #expect(median([9, 1, 4]) == 4)
    #expect(median([8, 1, 4, 2]) == 3)
  }

  @Test func numbersAreSpelledForPeople() {
    #expect(
      [0, 999, 1_000, 12_345_678, -1_000].map(\.grouped) == ["0", "999", "1,000", "12,345,678", "-1,000"])
    #expect(
      [0.5, 9.99, 99.9, 999, 999.6, 1_234_567, 2.5e9].map(\.duration) == [
        "0.50 ns", "9.99 ns", "99.9 ns", "999 ns", "1.00 µs", "1.23 ms", "2.50 s",
      ])
    #expect([0, 999, 1_500, 1_364_352].map(\.byteCount) == ["0 B", "999 B", "1.50 kB", "1.36 MB"])
    #expect([14.2, 1, 0.25, 0.0704, 0.0001].map(\.ratio) == ["14.2", "1.00", "0.25", "0.07", "0.0001"])
  }

  @Test func theMachineIsDescribed() {
    let machine = Machine.current
    #expect(machine.cores > 0 && machine.memoryBytes > 0)
    #expect(!machine.processor.isEmpty && !machine.operatingSystem.isEmpty)
    #expect(Machine.example.summary == "Example, 4 cores, 8 GB, Linux 1")
  }
}
