// SPDX-License-Identifier: MIT

import Foundation

extension Report: Encodable {
  private enum CodingKeys: String, CodingKey {
    case machine, toolchain, seed, results, skipped, scenarios
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(machine, forKey: .machine)
    try container.encode(toolchain, forKey: .toolchain)
    try container.encode(seed, forKey: .seed)
    try container.encode(cells.flatMap(\.results), forKey: .results)
    try container.encode(cells.flatMap(\.skipped), forKey: .skipped)
    try container.encode(scenarios, forKey: .scenarios)
  }

  /// The report as one JSON object.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing in a report is beyond JSON: all its numbers are finite.
    guard let data = try? encoder.encode(self) else { preconditionFailure("A report is always encodable.") }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension BenchmarkResult: Encodable {
  private enum CodingKeys: String, CodingKey {
    case workload, count, engine, medianNanoseconds, minimumNanoseconds, nanosecondsPerElement
    case deletions, insertions, updates, moves, minimalMoves, scratchBytes, allocations
  }

  /// All keys are always there; what is unknown is null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(workload, forKey: .workload)
    try container.encode(count, forKey: .count)
    try container.encode(engine, forKey: .engine)
    try container.encode(medianNanoseconds, forKey: .medianNanoseconds)
    try container.encode(minimumNanoseconds, forKey: .minimumNanoseconds)
    try container.encode(nanosecondsPerElement, forKey: .nanosecondsPerElement)
    try container.encode(deletions, forKey: .deletions)
    try container.encode(insertions, forKey: .insertions)
    try container.encode(updates, forKey: .updates)
    try container.encode(moves, forKey: .moves)
    try container.encode(minimalMoves, forKey: .minimalMoves)
    try container.encode(scratchBytes, forKey: .scratchBytes)
    try container.encode(allocations, forKey: .allocations)
  }
}
