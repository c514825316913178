// SPDX-License-Identifier: MIT

import Foundation

/// The program: from arguments to an exit status.
enum BenchmarkCommand {
  static func run(arguments: [String]) -> ExitStatus {
    do throws(Failure) {
      try perform(arguments)
      return .success
    } catch {
      Console.note("Benchmarks: \(error.message)")
      if error.status == .usage { Console.note(Options.usageLine) }
      return error.status
    }
  }

  private static func perform(_ arguments: [String]) throws(Failure) {
    let argumentsForRelease = ReleaseRelaunch.argumentsWithoutConfiguration(arguments)
    if let argumentsForRelease, BuildConfiguration.isDebug {
      throw ReleaseRelaunch.run(arguments: argumentsForRelease)
    }
    let options = try Options.parse(argumentsForRelease ?? arguments)
    switch options.action {
    case .showHelp: Console.write(Options.help + "\n")
    case .showVersion: Console.write("Benchmarks \(Options.version)\n")
    case .listWorkloads: try list(options)
    case .measure: try MeasureCommand.run(options)
    case .diffLines(let old, let new): try LinesCommand.run(old: old, new: new, options: options)
    }
  }

  private static func list(_ options: Options) throws(Failure) {
    let selected = try options.selected()
    for workload in selected.workloads {
      let sizes = (options.sizes ?? workload.sizes).map(\.grouped).joined(separator: " ")
      Console.write("\(workload.name.padded(to: 22)) \(workload.summary)\n")
      Console.write("\("".padded(to: 22)) \(sizes)\n")
    }
    for scenario in selected.scenarios {
      Console.write("\(scenario.name.padded(to: 22)) \(scenario.summary)\n")
    }
  }
}
