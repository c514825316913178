// SPDX-License-Identifier: MIT

/// How the program ends; the numbers from 64 on are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case success = 0
  /// The arguments make no sense.
  case usage = 64
  /// An input file is missing, unreadable or not a list of lines.
  case noInput = 66
  /// An engine gave a wrong result.
  case wrongResult = 70
  /// A chart can't be written.
  case cannotCreate = 73
  /// The report can't be written.
  case cannotWrite = 74
  /// The release build that was asked for can't be made or started.
  case cannotRelaunch = 75
}

/// An error that ends the program, with all that it has to say.
struct Failure: Error, Equatable {
  var status: ExitStatus
  var message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
