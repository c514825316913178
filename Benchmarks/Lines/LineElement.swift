// SPDX-License-Identifier: MIT

import ListDiffing

/// A line of a file: the bytes in front of its first tab identify it, the bytes behind are its content. A line without a
/// tab is both.
///
/// Bytes rather than a String: two lines that differ in a byte are different lines, be they other spellings of one
/// String or no text at all.
struct LineElement: BenchmarkElement {
  let diffIdentifier: ByteString
  private let content: ByteString

  func isContentEqual(to other: LineElement) -> Bool {
    content == other.content
  }

  func decodedAgain() -> LineElement { self }

  /// The lines of a text, or nil when there are more than `limit`.
  ///
  /// A line ends with a line feed, or a carriage return and a line feed. What follows the last one is a line too unless
  /// it is empty.
  static func split(_ text: UnsafeRawBufferPointer, atMost limit: Int) -> [LineElement]? {
    let (tab, lineFeed, carriageReturn) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var lines: [LineElement] = []
    var start = 0
    while start < text.count {
      guard lines.count < limit else { return nil }
      let rest = UnsafeRawBufferPointer(rebasing: text[start...])
      let length = rest.firstIndex(of: lineFeed)
      var line = UnsafeRawBufferPointer(rebasing: rest[..<(length ?? rest.count)])
      if length != nil, line.last == carriageReturn {
        line = UnsafeRawBufferPointer(rebasing: line.dropLast())
      }
      let whole = ByteString(line)
      if let tabPosition = line.firstIndex(of: tab) {
        lines.append(
          LineElement(
            diffIdentifier: ByteString(UnsafeRawBufferPointer(rebasing: line[..<tabPosition])),
            content: ByteString(UnsafeRawBufferPointer(rebasing: line[(tabPosition + 1)...]))))
      } else {
        lines.append(LineElement(diffIdentifier: whole, content: whole))
      }
      start += (length ?? rest.count) + 1
    }
    return lines
  }
}
