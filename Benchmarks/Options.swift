// SPDX-License-Identifier: MIT

import Foundation

/// What the command line asks for.
struct Options: Equatable {
  enum Action: Equatable {
    case measure
    case diffLines(old: String, new: String)
    case listWorkloads
    case showHelp
    case showVersion
  }

  enum Format: String, CaseIterable {
    case table
    case markdown
    case json
  }

  var action = Action.measure
  /// A regular expression, known to be valid, that the names of the workloads must match somewhere.
  var filter: String?
  /// Instead of the sizes that each workload has by default.
  var sizes: [Int]?
  var engines = Engine.usual
  /// How many samples of each engine a cell gets at most.
  var repeats = 51
  /// The time after which a cell gets no more samples.
  var seconds = 1.0
  var format = Format.table
  var chartFolder: String?
  var seed: UInt64 = 1

  static let largestSize = 10_000_000
}

extension Options {
  /// The workloads and scenarios that the filter lets through: at least one.
  func selected(
    from workloads: [Workload] = Workload.all, _ scenarios: [Scenario] = Scenario.all
  ) throws(Failure) -> (workloads: [Workload], scenarios: [Scenario]) {
    let selected = (
      workloads: workloads.filter { isSelected($0.name) }, scenarios: scenarios.filter { isSelected($0.name) }
    )
    guard !selected.workloads.isEmpty || !selected.scenarios.isEmpty else {
      throw Failure(.usage, "no workload matches '\(filter ?? "")'; --list names them all")
    }
    return selected
  }

  private func isSelected(_ name: String) -> Bool {
    guard let filter else { return true }
    // `parse` has compiled the pattern once already.
    guard let expression = try? NSRegularExpression(pattern: filter) else { return false }
    return expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
  }
}
