// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Benchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ChartTests {
  private static func row(_ engine: Engine, _ count: Int, _ nanosecondsPerElement: Double) -> BenchmarkResult
  {
    BenchmarkResult(
      workload: "W", count: count, newCount: count, engine: engine,
      medianNanoseconds: nanosecondsPerElement * Double(count), minimumNanoseconds: 1, deletions: 0,
      insertions: 0,
      updates: 0, moves: 0, minimalMoves: 0, scratchBytes: nil, allocations: nil)
  }

  /// Counts the elements of well-formed XML.
  private final class Counter: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      text += string
    }
  }

  @Test func aChartIsWellFormedAndHasALineForEachEngine() throws {
    let results = [
      Self.row(.c, 100, 3.5), Self.row(.c, 10, 12), Self.row(.c, 1_000, 2), Self.row(.stdlib, 10, 700),
      Self.row(.stdlib, 100, 7_000),
    ]
    let chart = try #require(Chart(title: "W & <co>", subtitle: "a < b", results: results))
    let counter = Counter()
    let parser = XMLParser(data: Data(chart.svg.utf8))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.elements["svg"] == 1)
    #expect(counter.elements["polyline"] == 2)
    // Five points, and a mark for each engine in the legend.
    #expect(counter.elements["circle"] == 5 + 2)
    for label in ["W & <co>", "a < b", "elements in the old list", "ns per element (median)", "1k", "stdlib"]
    {
      #expect(counter.text.contains(label), "\(label)")
    }
    #expect(!chart.svg.contains(#"<g class="dictionary">"#))
    #expect(chart.svg.contains("prefers-color-scheme: dark"))
    #expect(chart.lines.first?.points.map(\.count) == [10, 100, 1_000])
  }

  @Test func thereIsNoChartOfNothing() {
    #expect(Chart(title: "", subtitle: "", results: []) == nil)
    #expect(Chart(title: "", subtitle: "", results: [Self.row(.c, 0, 1)]) == nil)
  }

  @Test func decadesTakeEqualSpace() {
    let axis = LogarithmicAxis(values: [20, 8_000], from: 100, to: 400)
    #expect(axis.ticks == [10, 100, 1_000, 10_000])
    #expect(axis.ticks.map { axis.position($0).rounded() } == [100, 200, 300, 400])
    #expect(axis.fineTicks.count == 3 * 8)
  }

  @Test func aSingleValueStillHasADecade() {
    let axis = LogarithmicAxis(values: [100], from: 0, to: 50)
    #expect(axis.ticks == [100, 1_000])
    #expect(axis.position(100) == 0)
  }

  @Test func aChartIsWrittenIntoAFolderThatIsMade() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("charts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let charts = try ChartFolder(folder.appendingPathComponent("deep").path)
    var report = Report(machine: .example, toolchain: .example, seed: 1, engines: [.c])
    report.cells = [CellResult(results: [Self.row(.c, 10, 1)])]
    try charts.write(report, name: "W", summary: "")
    try charts.write(report, name: "absent", summary: "")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("deep").path)
    #expect(files == ["W.svg"])
  }

  @Test func aFolderThatCanNotBeMadeIsAFailure() {
    let failure = #expect(throws: Failure.self) { try ChartFolder("/dev/null/charts") }
    #expect(failure?.status == .cannotCreate)
  }
}
