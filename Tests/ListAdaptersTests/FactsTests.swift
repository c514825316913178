// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The tables in the folder Facts say which test pins down which fact of the behaviour that this package takes over. None is
/// missing, and each names a test that is there.
@Suite struct FactsTests {
  /// How many facts each group has, numbered from 1.
  private static let counts = [
    "T-D": 23, "T-B": 8, "T-U": 19, "T-A": 33, "T-M": 5, "T-E": 28, "T-W": 5, "T-S": 8, "T-L": 26,
    "TR": 6, "R": 21,
  ]

  private static let testsFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Row {
    let place: String
    let fact: String
    let suite: Substring
    let function: Substring
  }

  private static func rows() throws -> [Row] {
    let folder = testsFolder.appendingPathComponent("ListAdaptersTests/Facts")
    let tables = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
    return try tables.sorted { $0.path < $1.path }.flatMap { table in
      try String(contentsOf: table, encoding: .utf8).split(separator: "\n").enumerated().map { line, text in
        let place = "\(table.lastPathComponent):\(line + 1)"
        let match = try #require(
          text.wholeMatch(of: /\| (\S+) \| (\w+)\/(\w+)\((?:\w+:)*\) \|/), "\(place) is no row: \(text)")
        return Row(place: place, fact: String(match.1), suite: match.2, function: match.3)
      }
    }
  }

  /// The text of every test file that declares or extends a type, by the type's name.
  private static func sources() throws -> [Substring: String] {
    var sources: [Substring: String] = [:]
    let paths = FileManager.default.enumerator(atPath: testsFolder.path)?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: testsFolder.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /(?:struct|class|extension) (\w+)/) {
        sources[match.1, default: ""] += text
      }
    }
    return sources
  }

  /// Whether a function of that name is a test: nothing ends between the word that says so and the function.
  private static func isTest(_ function: Substring, in source: String) -> Bool {
    source.components(separatedBy: "func \(function)(").dropLast().contains { before in
      guard let test = before.range(of: "@Test", options: .backwards) else { return false }
      return !before[test.upperBound...].contains("func ") && !before[test.upperBound...].contains("\n  }")
    }
  }

  @Test func everyFactHasATest() throws {
    let facts = Set(try Self.rows().map(\.fact))
    for (group, count) in Self.counts.sorted(by: { $0.key < $1.key }) {
      for number in 1...count {
        #expect(facts.contains("\(group)\(number)"), "No table has a row for \(group)\(number).")
      }
    }
  }

  @Test func noFactIsMadeUp() throws {
    for row in try Self.rows() {
      let match = try #require(row.fact.wholeMatch(of: /(\D+)(\d+)/), "\(row.place): \(row.fact) is no fact.")
      guard let count = Self.counts[String(match.1)], let number = Int(match.2) else {
        #expect(!match.1.hasPrefix("T"), "\(row.place): there is no \(row.fact).")
        continue
      }
      #expect((1...count).contains(number), "\(row.place): there is no \(row.fact).")
    }
  }

  @Test func everyTestOfATableIsThere() throws {
    let sources = try Self.sources()
    for row in try Self.rows() {
      let source = try #require(sources[row.suite], "\(row.place): there is no \(row.suite).")
      #expect(
        Self.isTest(row.function, in: source), "\(row.place): \(row.suite) has no test \(row.function).")
    }
  }

  @Test func whatIsNoTestIsNotTakenForOne() {
    let source = """
        @Test func first() {
        }
        func helper() {}
        @Test(arguments: [1, 2])
        func second(number: Int) {}
      """
    #expect(Self.isTest("first", in: source))
    #expect(Self.isTest("second", in: source))
    #expect(!Self.isTest("helper", in: source))
    #expect(!Self.isTest("third", in: source))
  }
}
