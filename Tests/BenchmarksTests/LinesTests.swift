// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Benchmarks

struct LinesTests {
  /// Splits a text that is copied into memory which stays, as the elements demand.
  private static func split(_ text: [UInt8], atMost limit: Int = .max) -> [LineElement]? {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(text.count, 1), alignment: 1)
    memory.copyBytes(from: text)
    return LineElement.split(UnsafeRawBufferPointer(rebasing: memory[..<text.count]), atMost: limit)
  }

  private static func key(_ text: String) -> ByteString {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(text.utf8.count, 1), alignment: 1)
    memory.copyBytes(from: text.utf8)
    return ByteString(UnsafeRawBufferPointer(rebasing: memory[..<text.utf8.count]))
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\n", ["a\rb"]), ("a\r", ["a\r"]), ("\r\n", [""]), ("a\n\n\nb", ["a", "", "", "b"]),
    ("a\r\r\n", ["a\r"]),
    ("id\tcontent\n\tonly content\nid\t", ["id", "", "id"]), ("a\tb\tc", ["a"]),
  ])
  func linesEndWithLineFeeds(_ text: String, _ identifiers: [String]) throws {
    let lines = try #require(Self.split(Array(text.utf8)))
    #expect(lines.map(\.diffIdentifier) == identifiers.map(Self.key))
  }

  @Test func contentIsTheWholeLine() throws {
    let lines = try #require(Self.split(Array("a\tx\na\ty\na\tx\r\na\na\ta\n".utf8)))
    #expect(Set(lines.map(\.diffIdentifier)).count == 1)
    #expect(!lines[0].isContentEqual(to: lines[1]))
    #expect(lines[0].isContentEqual(to: lines[2]))
    #expect(!lines[3].isContentEqual(to: lines[4]))
  }

  @Test func differentBytesAreDifferentIdentifiers() throws {
    // Both spellings of é, two kinds of bytes that are no text, and NULs.
    let text: [[UInt8]] = [
      [0xC3, 0xA9], [0x65, 0xCC, 0x81], [0xFF], [0xFE], [0xEF, 0xBF, 0xBD], [0x00], [0x00, 0x00],
    ]
    let lines = try #require(Self.split(Array(text.joined(separator: [0x0A]))))
    #expect(Set(lines.map(\.diffIdentifier)).count == text.count)
    #expect(Set(lines.map { $0.diffIdentifier.flatKey(seed: 1) }).count == text.count)
  }

  @Test func tooManyLinesAreNoList() {
    #expect(Self.split([0x0A, 0x0A, 0x0A], atMost: 3)?.count == 3)
    #expect(Self.split([0x0A, 0x0A, 0x0A, 0x0A], atMost: 3) == nil)
  }

  @Test func repeatedLinesPairInOrder() throws {
    let old = try #require(Self.split(Array("a\nb\na\na".utf8)))
    let new = try #require(Self.split(Array("b\na\na\nc\na\na".utf8)))
    #expect(LinesCommand.partners(of: old, new) == [1, 0, 2, EditShape.inserted, 3, EditShape.inserted])
  }

  @Test func allEnginesAgreeOnLinesWithRepetitions() throws {
    let old = try #require(Self.split(Array("a\t1\nb\t1\na\t2\nc\t1\n\u{E9}\n".utf8)))
    let new = try #require(Self.split(Array("c\t1\na\t1\na\t3\nb\t1\na\t9\nd\n".utf8)))
    let pair = ListPair(old: old, new: new, origins: LinesCommand.partners(of: old, new))
    let measurement = CellMeasurement(
      workload: "lines", engines: Engine.allCases, repeats: 1, seconds: 1e-6, seed: 1)
    let rows = try measurement.measure([pair]).results
    for row in rows where row.engine != .stdlib {
      #expect(row.deletions == 1 && row.insertions == 2 && row.updates == 1)
    }
  }

  @Test func filesAreReadWhole() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    #expect(try LineFile(path: file.path).lines.isEmpty)
    try Data(repeating: UInt8(ascii: "\n"), count: 200_000).write(to: file)
    #expect(try LineFile(path: file.path).lines.count == 200_000)
  }

  @Test(arguments: ["/nonexistent/file", "/", ""])
  func whatIsNoReadableFileIsAFailureThatNamesIt(_ path: String) {
    let failure = #expect(throws: Failure.self) { try LineFile(path: path) }
    #expect(failure?.status == .noInput)
    #expect(failure?.message.hasPrefix("\(path): ") == true)
  }
}
