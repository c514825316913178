// SPDX-License-Identifier: MIT

@testable import ListAdapters

/// What can happen to a binding, as a character of a test's tables: `v` or any other letter is a value, `+` a finished update, `-` one that
/// came to nothing, `r` the end of a rest, `#` a failure, `|` the end, `x` a cancellation, `h` the host's release, `R` the adapter's.
enum BindingMarble {
  struct Broken: Error {}

  static let all: [Character] = ["v", "+", "-", "r", "#", "|", "x", "h", "R"]

  static func event<Value>(_ marble: Character, value: @autoclosure () -> Value)
    -> BindingMachine<Value>.Event
  {
    switch marble {
    case "+": .updateFinished(true)
    case "-": .updateFinished(false)
    case "r": .rested
    case "#": .failed(Broken())
    case "|": .completed
    case "x": .cancelled
    case "h": .hostReleased
    case "R": .adapterReleased
    default: .value(value())
    }
  }
}

extension BindingMachine.Action {
  /// What is to be done, in the signs of the tables of ``BindingMachineTests``.
  var marble: String {
    switch self {
    case .apply(let value): "\(value)"
    case .report(let update):
      "\(update.number)" + (update.skippedValues > 0 ? "^\(update.skippedValues)" : "")
        + (update.isFinished ? "" : "-")
    case .rest: "~"
    case .resumeStream: "?"
    case .surfaceFailure: "#"
    case .surfaceCompletion: "|"
    case .cancelStream: "x"
    case .detach: "d"
    case .finishReports: "."
    }
  }
}
