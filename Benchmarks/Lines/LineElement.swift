// SPDX-License-Identifier: MIT

import ListDiffing

/// A line of a file: the bytes in front of its first tab identify it, the whole line is its content. A line without a
/// tab identifies itself.
///
/// Bytes rather than a String: two lines that differ in a byte are different lines, be they other spellings of one
/// String or no text at all.
struct LineElement: BenchmarkElement, @unchecked Sendable {
  /// In the text of a `LineList`.
  private let start: UnsafeRawPointer
  /// 32 bits keep a list of millions of short lines small; `LineFile` reads no file with a longer line.
  private let count: UInt32
  private let identifierCount: UInt32

  private init(start: UnsafeRawPointer, count: Int, identifierCount: Int) {
    self.start = start
    self.count = UInt32(count)
    self.identifierCount = UInt32(identifierCount)
  }

  private func prefix(_ count: UInt32) -> ByteString {
    ByteString(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  var diffIdentifier: ByteString { prefix(identifierCount) }

  func isContentEqual(to other: LineElement) -> Bool {
    prefix(count) == other.prefix(other.count)
  }

  func decodedAgain() -> LineElement { self }
}

extension LineElement {
  /// The lines of a text, or nil when there are more than `limit`.
  ///
  /// A line ends with a line feed, or a carriage return and a line feed. What follows the last one is a line too unless
  /// it is empty.
  ///
  /// - Precondition: nobody frees or changes the text while its lines are in use; it has less than 4 GB.
  static func split(_ text: UnsafeRawBufferPointer, atMost limit: Int) -> [LineElement]? {
    guard let base = text.baseAddress else { return [] }
    let (tab, lineFeed, carriageReturn) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var lines: [LineElement] = []
    var start = 0
    while start < text.count {
      guard lines.count < limit else { return nil }
      let lineFeedPosition = text[start...].firstIndex(of: lineFeed)
      var end = lineFeedPosition ?? text.count
      let next = end + 1
      if lineFeedPosition != nil, end > start, text[end - 1] == carriageReturn { end -= 1 }
      let tabPosition = text[start..<end].firstIndex(of: tab) ?? end
      lines.append(
        LineElement(start: base + start, count: end - start, identifierCount: tabPosition - start))
      start = next
    }
    return lines
  }
}
