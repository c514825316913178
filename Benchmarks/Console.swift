// SPDX-License-Identifier: MIT

import Foundation

/// The two output streams: results go to one, everything said about them to the other.
enum Console {
  /// Writes a piece of the report to standard output. A report that can't be delivered ends the program.
  static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      note("Benchmarks: standard output can't be written to: \(error.localizedDescription)")
      exit(ExitStatus.cannotWrite.rawValue)
    }
  }

  /// Writes a line of explanation to standard error.
  static func note(_ line: String) {
    writeToStandardError(line + "\n")
  }

  /// Where even standard error is closed there is nobody left to tell.
  fileprivate static func writeToStandardError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

/// One line on the terminal that says what is being measured; silent when standard error is not a terminal.
struct ProgressLine {
  private let isVisible = isatty(FileHandle.standardError.fileDescriptor) != 0
  /// Back to the first column, and erase the line.
  private static let eraseLine = "\r\u{1B}[2K"

  /// Shows a text while something is done.
  func show<Result>(_ text: String, during work: () throws(Failure) -> Result) throws(Failure) -> Result {
    replace(with: text)
    defer { replace(with: "") }
    return try work()
  }

  private func replace(with text: String) {
    guard isVisible else { return }
    Console.writeToStandardError(Self.eraseLine + text)
  }
}
