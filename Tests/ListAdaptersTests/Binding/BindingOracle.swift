// SPDX-License-Identifier: MIT

import ListAdapters

/// What a binding has to do, told in another way than the state machine's: everything that waits, the stream's end included, stands in one
/// line, and whatever is at its head has its turn when no update runs and the binding does not rest.
struct BindingOracle {
  private enum Waiting {
    case value(Int)
    /// The end of the stream, with the sign for telling of it, if it is told.
    case end(String?)
  }

  private let room: Int
  private let isAskingForEach: Bool

  private var line: [Waiting] = []
  private var valuesSoFar = 0
  private var dropped = 0
  /// The sign of the report that the running update will end with.
  private var runningReport: String?
  private var isResting = false
  private var isListening = true
  private var isInstalled = true
  private var isReporting = true

  init(_ buffering: ListBindingBuffering) {
    switch buffering {
    case .latest: room = 1
    case .every: room = .max
    case .buffer(let count): room = count
    }
    isAskingForEach = buffering == .every
  }

  /// Whether the stream may be asked for a value.
  var wantsValue: Bool { !isListening || !isAskingForEach || runningReport == nil }

  /// The signs of what is to be done.
  mutating func happen(_ marble: Character) -> [String] {
    var signs: [String] = []
    switch marble {
    case "+": signs = endUpdate("")
    case "-": signs = endUpdate("-")
    case "r": isResting = false
    case "#", "|":
      guard isListening else { return [] }
      (isListening, isResting) = (false, false)
      line.append(.end(String(marble)))
    case "h":
      guard isListening else { return [] }
      (isListening, isResting) = (false, false)
      line = [.end(nil)]
      signs = ["x"]
    case "x":
      guard isInstalled else { return [] }
      signs = leave() + ["d"]
    case "R":
      if let report = runningReport {
        signs.append(report + "-")
        runningReport = nil
      }
      if isInstalled { signs += leave() }
    default:
      guard isListening else { return [] }
      line.append(.value(valuesSoFar))
      valuesSoFar += 1
      dropWhatHasNoRoom()
    }
    signs += takeTurns()
    // Somebody who stopped listening before the line was done with hears of the end of the last update, and no more.
    if isReporting, !isInstalled, runningReport == nil {
      isReporting = false
      signs.append(".")
    }
    return signs
  }

  private mutating func leave() -> [String] {
    defer { (isListening, isInstalled, isResting, line) = (false, false, false, []) }
    return isListening ? ["x"] : []
  }

  private mutating func dropWhatHasNoRoom() {
    guard runningReport != nil || isResting, line.count > room else { return }
    line.removeFirst()
    dropped += 1
  }

  private mutating func endUpdate(_ suffix: String) -> [String] {
    guard let report = runningReport else { return [] }
    runningReport = nil
    guard isListening else { return [report + suffix] }
    if isAskingForEach {
      let next = takeTurns()
      return [report + suffix] + (next.isEmpty ? ["?"] : next)
    }
    isResting = true
    return [report + suffix, "~"]
  }

  private mutating func takeTurns() -> [String] {
    guard runningReport == nil, !isResting, let first = line.first else { return [] }
    line.removeFirst()
    switch first {
    case .value(let number):
      runningReport = "\(number)" + (dropped > 0 ? "^\(dropped)" : "")
      dropped = 0
      return [Self.name(number)]
    case .end(let sign):
      isReporting = false
      return [sign, "."].compactMap { $0 }
    }
  }

  /// The value's name: A, B, C…
  static func name(_ number: Int) -> String { String(UnicodeScalar(UInt8(65 + number))) }
}
