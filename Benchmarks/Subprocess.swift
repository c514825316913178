// SPDX-License-Identifier: MIT

import Foundation

/// Runs programs that are found through `PATH`.
enum Subprocess {
  /// Runs a program whose messages all go to standard error, so that ours alone are on standard output.
  static func run(_ command: [String]) throws -> Int32 {
    let process = make(command)
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// What a program prints to standard output, white space around it removed.
  static func output(of command: [String]) throws -> String {
    let process = make(command)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func make(_ command: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
