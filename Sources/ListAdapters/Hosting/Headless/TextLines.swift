// SPDX-License-Identifier: MIT

import Foundation

/// A text in lines that fit a width, by an estimate of how wide letters are, which no font is asked for.
internal struct TextLines {
  internal let lines: [String]

  /// - Parameters:
  ///   - width: The width to fit, in points.
  ///   - maximumCount: How many lines fit, at least 1. What is more is left out, with an ellipsis in its place.
  internal init(_ text: String, fontSize: CGFloat, width: CGFloat, maximumCount: Int) {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if !line.isEmpty, Self.width(of: longer, fontSize) > width {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      lines.append(line)
    }
    var shown = lines.prefix(max(1, maximumCount)).map { Self.shortened($0, fontSize, width, isCut: false) }
    if shown.count < lines.count, let last = shown.popLast() {
      shown.append(Self.shortened(last, fontSize, width, isCut: true))
    }
    self.lines = shown
  }

  private static func shortened(
    _ line: String, _ fontSize: CGFloat, _ width: CGFloat, isCut: Bool
  ) -> String {
    guard isCut || self.width(of: line, fontSize) > width else { return line }
    var line = line
    while !line.isEmpty, self.width(of: line + "…", fontSize) > width { line.removeLast() }
    return line.hasSuffix("…") ? line : line + "…"
  }

  private static func width(of text: String, _ fontSize: CGFloat) -> CGFloat {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 0.54 : 1) * fontSize }
  }
}
