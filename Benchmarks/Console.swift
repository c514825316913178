// SPDX-License-Identifier: MIT

import Foundation

/// The two output streams: results go to one, everything said about them to the other.
enum Console {
  /// Writes a piece of the report to standard output.
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes a line of explanation to standard error.
  static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// One line on the terminal that says what is being measured; silent when standard error is not a terminal.
struct ProgressLine {
  private let isVisible = isatty(FileHandle.standardError.fileDescriptor) != 0
  /// Back to the first column, and erase the line.
  private static let eraseLine = "\r\u{1B}[2K"

  func show(_ text: String) {
    guard isVisible else { return }
    FileHandle.standardError.write(Data((Self.eraseLine + text).utf8))
  }

  func clear() {
    show("")
  }
}
