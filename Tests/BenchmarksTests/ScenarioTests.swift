// SPDX-License-Identifier: MIT

import CAllocationCounter
import Foundation
import ListDiffing
import Testing

@testable import Benchmarks

@MainActor
@Suite struct ScenarioTests {
  @Test(arguments: Scenario.all.filter { !$0.isLarge }.map(\.name))
  func everyScenarioIsVerifiedAndMeasured(_ name: String) throws {
    let scenario = try #require(Scenario.all.first { $0.name == name })
    let result = try ScenarioMeasurement(repeats: 1, seconds: 1e-6, seed: 1).measure(scenario)
    #expect(result.scenario == name && result.count > 0)
    #expect(result.rows.count > 1)
    #expect(Set(result.rows.map(\.contender)).count == result.rows.count)
    for row in result.rows {
      #expect(row.minimumNanoseconds > 0 && row.minimumNanoseconds <= row.medianNanoseconds)
      #expect((row.allocations != nil) == allocation_counter_is_available())
    }
  }

  @Test func namesAreUniqueAndAmongTheWorkloadsToo() {
    let names = Workload.all.map(\.name) + Scenario.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(Scenario.all.map { $0.seed(base: 1) }).count == Scenario.all.count)
  }

  @Test func theFilterSelectsScenarios() throws {
    let selected = try Options.parse(["--filter", "^W7"]).selected()
    #expect(selected.workloads.isEmpty)
    #expect(selected.scenarios.map(\.name) == ["W7-sections"])
  }

  @Test func sectionedPairsHaveTheEditsOfTheirDefinition() {
    var random = SplitMix64(seed: 3)
    let pair = SectionedPair.make(
      sectionCount: 20, itemCount: 10, itemEdits: 40, sectionEdits: 4, using: &random)
    #expect(pair.old.count == 20 && pair.new.count == 20)
    let changeset = pair.new.sectionedChangeset(from: pair.old)
    #expect(changeset.itemDeletions.count == 10 && changeset.itemInsertions.count == 10)
    #expect((1...10).contains(changeset.itemUpdates.count))
    #expect((1...2).contains(changeset.sections.moves.count))
    #expect((1...2).contains(changeset.sections.updates.count))
  }

  @Test func wrongSectionedEditsAreFound() throws {
    var random = SplitMix64(seed: 4)
    let pair = SectionedPair.make(
      sectionCount: 5, itemCount: 5, itemEdits: 8, sectionEdits: 2, using: &random)
    let right = SectionedEdits(pair.new.sectionedChangeset(from: pair.old))
    try right.check(pair)
    var wrong = right
    wrong.itemDeletions.removeLast()
    #expect(throws: ReplayError.self) { try wrong.check(pair) }
    wrong = right
    wrong.itemUpdates.removeLast()
    #expect(throws: ReplayError.self) { try wrong.check(pair) }
    wrong = right
    wrong.itemMoves = []
    #expect(throws: ReplayError.self) { try wrong.check(pair) }
  }

  @Test func theTableComparesWithTheFirst() {
    let result = ScenarioResult(
      scenario: "W0", count: 1_000,
      rows: [
        .init(
          contender: "one", medianNanoseconds: 1_000, minimumNanoseconds: 900, allocations: 3,
          allocatedBytes: 2_000, heldBytes: 60_500),
        .init(contender: "other", medianNanoseconds: 5_000, minimumNanoseconds: 4_000, allocations: nil),
      ])
    let lines = ScenarioTable.text(result).split(separator: "\n")
    #expect(lines[0] == "W0, 1,000")
    #expect(
      lines[1].contains("1.00 µs") && lines[1].contains("1.00x")
        && lines[1].contains("3 allocations, 2.00 kB; holds 60 bytes for each"))
    #expect(lines[2].contains("5.00x") && lines[2].hasSuffix("–"))
    let markdown = ScenarioTable.markdown([result])
    #expect(markdown.contains("| W0 | one | 1.00 µs | 900 ns | 1.00x | 3 | 2.00 kB | 60 bytes for each |"))
    #expect(markdown.contains("| W0 | other | 5.00 µs | 4.00 µs | 5.00x | – | – | – |"))
    #expect(ScenarioTable.markdown([]).isEmpty)
  }
}

extension Scenario {
  /// Whether a debug build takes long for it. Such a scenario checks itself when the benchmarks run.
  fileprivate var isLarge: Bool {
    ["W10", "W12", "W13", "W14", "W15", "W16"].contains { name.hasPrefix($0) }
  }
}
