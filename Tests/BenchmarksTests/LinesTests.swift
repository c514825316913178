// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Benchmarks

struct LinesTests {
  private static func list(_ text: [UInt8], atMost limit: Int = .max) throws -> LineList? {
    let memory = try #require(malloc(max(text.count, 1)))
    UnsafeMutableRawBufferPointer(start: memory, count: text.count).copyBytes(from: text)
    return LineList(adopting: memory, count: text.count, atMost: limit)
  }

  /// Gives the lines of texts to `body`, and keeps the texts until it is done.
  private static func withLines(_ texts: String..., body: ([[LineElement]]) throws -> Void) throws {
    let lists = try texts.map { try #require(try list(Array($0.utf8))) }
    try withExtendedLifetime(lists) { try body(lists.map(\.lines)) }
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\n", ["a\rb"]), ("\r\n", [""]), ("a\n\n\nb", ["a", "", "", "b"]),
    ("id\tcontent\n\tonly content\nid\t", ["id", "", "id"]), ("a\tb\tc", ["a"]),
  ])
  func linesEndWithLineFeeds(_ text: String, _ identifiers: [String]) throws {
    // An identifier can hold neither a tab nor a line feed, so that these come out as they go in.
    try Self.withLines(text, identifiers.map { $0 + "\n" }.joined()) { lists in
      #expect(lists[0].map(\.diffIdentifier) == lists[1].map(\.diffIdentifier))
      #expect(lists[0].count == identifiers.count)
    }
  }

  @Test func aCarriageReturnBelongsToALineUnlessALineFeedFollows() throws {
    // The last line of the first text, the others with an end of their own.
    try Self.withLines("a\r", "a\r\r\n", "a\r\n", "a") { lists in
      let identifiers = lists.map { $0[0].diffIdentifier }
      #expect(identifiers[0] == identifiers[1])
      #expect(identifiers[2] == identifiers[3])
      #expect(identifiers[0] != identifiers[2])
    }
  }

  @Test func contentIsTheWholeLine() throws {
    try Self.withLines("a\tx\na\ty\na\tx\r\na\na\ta\n") { lists in
      let lines = lists[0]
      #expect(Set(lines.map(\.diffIdentifier)).count == 1)
      #expect(!lines[0].isContentEqual(to: lines[1]))
      #expect(lines[0].isContentEqual(to: lines[2]))
      #expect(!lines[3].isContentEqual(to: lines[4]))
    }
  }

  @Test func differentBytesAreDifferentIdentifiers() throws {
    // Both spellings of é, two kinds of bytes that are no text, and NULs.
    let text: [[UInt8]] = [
      [0xC3, 0xA9], [0x65, 0xCC, 0x81], [0xFF], [0xFE], [0xEF, 0xBF, 0xBD], [0x00], [0x00, 0x00],
    ]
    let list = try #require(try Self.list(Array(text.joined(separator: [0x0A]))))
    withExtendedLifetime(list) {
      #expect(Set(list.lines.map(\.diffIdentifier)).count == text.count)
      #expect(Set(list.lines.map { $0.diffIdentifier.flatKey(seed: 1) }).count == text.count)
    }
  }

  @Test func tooManyLinesAreNoList() throws {
    #expect(try Self.list([0x0A, 0x0A, 0x0A], atMost: 3)?.lines.count == 3)
    #expect(try Self.list([0x0A, 0x0A, 0x0A, 0x0A], atMost: 3) == nil)
  }

  @Test func repeatedLinesPairInOrder() throws {
    try Self.withLines("a\nb\na\na", "b\na\na\nc\na\na") { lists in
      let partners = LinesCommand.partners(of: lists[0], lists[1])
      #expect(partners == [1, 0, 2, EditShape.inserted, 3, EditShape.inserted])
    }
  }

  @Test func allEnginesAgreeOnLinesWithRepetitions() throws {
    try Self.withLines("a\t1\nb\t1\na\t2\nc\t1\n\u{E9}\n", "c\t1\na\t1\na\t3\nb\t1\na\t9\nd\n") { lists in
      let (old, new) = (lists[0], lists[1])
      let pair = ListPair(old: old, new: new, origins: LinesCommand.partners(of: old, new))
      let measurement = CellMeasurement(
        workload: "lines", engines: Engine.allCases, repeats: 1, seconds: 1e-6, seed: 1)
      let rows = try measurement.measure([pair]).results
      #expect(rows.map(\.engine) == Engine.allCases)
      for row in rows where row.engine != .stdlib {
        #expect(row.deletions == 1 && row.insertions == 2 && row.updates == 1)
      }
    }
  }

  @Test func filesAreReadWhole() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    #expect(try LineFile.read(file.path).lines.isEmpty)
    try Data(repeating: UInt8(ascii: "\n"), count: 200_000).write(to: file)
    #expect(try LineFile.read(file.path).lines.count == 200_000)
  }

  @Test(arguments: ["/nonexistent/file", "/", ""])
  func whatIsNoReadableFileIsAFailureThatNamesIt(_ path: String) {
    let failure = #expect(throws: Failure.self) { try LineFile.read(path) }
    #expect(failure?.status == .noInput)
    #expect(failure?.message.hasPrefix("\(path): ") == true)
  }
}
