// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// The fewest stages, against a search through all lists that could lie between.
@Suite struct StagedChangesetMinimalityTests {
  typealias Section = StagingSearch.Section

  /// A list of few sections and items, each identifier once.
  private static func list(using generator: inout SplitMix64) -> [Section] {
    let ids = Array(0..<4).shuffled(using: &generator).prefix(1 + generator.below(3))
    var sections = ids.map { Section(Row($0, generator.below(4) / 3), items: []) }
    for id in 0..<(1 + generator.below(3)) where !generator.chance(oneIn: 5) {
      let section = generator.below(sections.count)
      let item = Row(id, generator.below(3) / 2)
      sections[section].items.insert(item, at: generator.below(sections[section].items.count + 1))
    }
    return sections
  }

  @Test(arguments: [StagingOptions.UpdateStrategy.reload, .reconfigure])
  func noWayIsShorter(updates: StagingOptions.UpdateStrategy) throws {
    let seed = try FuzzBudget(share: 0).seed
    print("fuzz seed \(seed): fewest stages")
    var generator = SplitMix64(seed: seed)
    var searchedCounts = [0, 0, 0, 0]
    while searchedCounts[2] < 300 || searchedCounts[3] < 30 {
      let old = Self.list(using: &generator)
      let new = Self.list(using: &generator)
      let staged = new.stagedSectionedChangeset(from: old, options: StagingOptions(updates: updates))
      searchedCounts[staged.count] += 1
      guard staged.count > 1, searchedCounts[staged.count] <= (staged.count == 2 ? 300 : 30) else { continue }
      let search = StagingSearch(old: old, new: new, updates: updates)
      let shorter = search.way(stageCount: staged.count - 1, operationCount: staged.operationCount)
      #expect(
        shorter == nil, "seed \(seed): \(old) to \(new) takes \(staged.map(\.batch)), not \(shorter ?? [])")
    }
    print("fewest stages, \(updates): \(searchedCounts)")
  }
}
