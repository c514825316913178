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
  /// The workloads that the filter lets through.
  func selected(from workloads: [Workload]) throws(Failure) -> [Workload] {
    guard let filter else { return workloads }
    // `parse` has compiled the pattern once already.
    guard let expression = try? NSRegularExpression(pattern: filter) else { return [] }
    let selected = workloads.filter { workload in
      let whole = NSRange(workload.name.startIndex..., in: workload.name)
      return expression.firstMatch(in: workload.name, range: whole) != nil
    }
    guard !selected.isEmpty else {
      throw Failure(.usage, "no workload matches '\(filter)'; --list names them all")
    }
    return selected
  }
}
