// SPDX-License-Identifier: MIT

import Foundation

/// How much room a text needs that is broken into lines, by an estimate of how wide letters are.
enum TextHeight {
  /// - Parameters:
  ///   - width: How wide the text may be, in points.
  /// - Returns: The height of its lines, in points.
  static func of(_ text: String, fontSize: CGFloat, width: CGFloat) -> CGFloat {
    let letters = max(1, Int(width / (fontSize * 0.54)))
    var lines = 1
    var used = 0
    for word in text.split(separator: " ") {
      if used > 0, used + 1 + word.count > letters {
        lines += 1
        used = word.count
      } else {
        used += (used > 0 ? 1 : 0) + word.count
      }
    }
    return (CGFloat(lines) * fontSize * 1.25).rounded(.up)
  }
}
