// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct StagedChangesetFuzzTests {
  private typealias Section = SectionedOracle.Section
  private static let fewestTransitions = 20_000

  /// Some changes of all kinds; few most of the time, as most lists change.
  private static func changed(_ old: [Section], using generator: inout SplitMix64) -> [Section] {
    var sections = old
    func item() -> Row<Int> { Row(generator.below(30)) }
    for _ in 0...generator.below(generator.chance(oneIn: 4) ? 9 : 3) {
      let section = sections.isEmpty ? 0 : generator.below(sections.count)
      switch generator.below(9) {
      case 0 where sections.count < 6:
        let items = (0..<generator.below(4)).map { _ in item() }
        sections.insert(
          Section(Row(generator.below(8)), items: items), at: generator.below(sections.count + 1))
      case 1 where !sections.isEmpty: sections.remove(at: section)
      case 2 where !sections.isEmpty:
        let moved = sections.remove(at: section)
        sections.insert(moved, at: generator.below(sections.count + 1))
      case 3 where !sections.isEmpty: sections[section].model.content += 1
      case 4 where !sections.isEmpty && sections[section].items.count < 8:
        sections[section].items.insert(item(), at: generator.below(sections[section].items.count + 1))
      case 5 where !sections.isEmpty && !sections[section].items.isEmpty:
        sections[section].items.remove(at: generator.below(sections[section].items.count))
      case 6 where !sections.isEmpty && !sections[section].items.isEmpty:
        sections[section].items[generator.below(sections[section].items.count)].content += 1
      case 7..<9 where !sections.isEmpty && !sections[section].items.isEmpty:
        var moved = sections[section].items.remove(at: generator.below(sections[section].items.count))
        if generator.chance(oneIn: 4) { moved.content += 1 }
        let target = generator.below(sections.count)
        sections[target].items.insert(moved, at: generator.below(sections[target].items.count + 1))
      default: break
      }
    }
    return sections
  }

  /// Takes out what the fault does not need.
  private static func shrunk(
    _ old: [Section], _ new: [Section], _ options: StagingOptions
  ) -> (old: [Section], new: [Section]) {
    var lists = [old, new]
    var isDone = false
    while !isDone {
      isDone = true
      for list in 0..<2 {
        for section in lists[list].indices.reversed() {
          for item in lists[list][section].items.indices.reversed() {
            var smaller = lists
            smaller[list][section].items.remove(at: item)
            if StagedChangesetTests.fault(old: smaller[0], new: smaller[1], options) != nil {
              lists = smaller
              isDone = false
            }
          }
          var smaller = lists
          smaller[list].remove(at: section)
          if StagedChangesetTests.fault(old: smaller[0], new: smaller[1], options) != nil {
            lists = smaller
            isDone = false
          }
        }
      }
    }
    return (lists[0], lists[1])
  }

  @Test func randomWalksAreStagedInBatchesThatTheModelAccepts() throws {
    let budget = try FuzzBudget(share: 0.05)
    print("fuzz seed \(budget.seed): staged changesets")
    var generator = SplitMix64(seed: budget.seed)
    let deadline = Deadline(in: budget.seconds)
    var old: [Section] = []
    var transitions = 0
    var stages = [0, 0, 0, 0]
    while transitions < Self.fewestTransitions || !deadline.hasPassed {
      let new = Self.changed(old, using: &generator)
      let options = StagedChangesetTests.allOptions[transitions % StagedChangesetTests.allOptions.count]
      if StagedChangesetTests.fault(old: old, new: new, options) != nil {
        let least = Self.shrunk(old, new, options)
        let fault = StagedChangesetTests.fault(old: least.old, new: least.new, options)
        Issue.record("seed \(budget.seed), \(options): \(least.old) → \(least.new): \(fault ?? "")")
        return
      }
      stages[new.stagedSectionedChangeset(from: old, options: options).count] += 1
      transitions += 1
      old = new
    }
    print("\(transitions) transitions were staged, in \(stages) of 0, 1, 2 and 3 stages")
    #expect(stages.allSatisfy { $0 > 0 }, "all numbers of stages come up")
  }
}
