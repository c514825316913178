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
  func oneStageWhereverOneIsEnoughAndSeldomThreeWhereTwoAre(updates: StagingOptions.UpdateStrategy) throws {
    let seed = try FuzzBudget(share: 0).seed
    print("fuzz seed \(seed): fewest stages")
    var generator = SplitMix64(seed: seed)
    var searched = [0, 0, 0, 0]
    var shorterThanThree = 0
    while searched[2] < 200 || searched[3] < 40 {
      let old = Self.list(using: &generator)
      let new = Self.list(using: &generator)
      let staged = new.stagedSectionedChangeset(from: old, options: StagingOptions(updates: updates))
      guard staged.count > 1, searched[staged.count] < (staged.count == 2 ? 200 : 40) else { continue }
      searched[staged.count] += 1
      let search = StagingSearch(old: old, new: new, updates: updates)
      let shorter = search.way(stageCount: staged.count - 1, operationCount: staged.operationCount)
      if staged.count == 2 {
        #expect(
          shorter == nil, "seed \(seed): \(old) to \(new) takes \(staged.map(\.batch)), not \(shorter ?? [])")
      } else if shorter != nil {
        shorterThanThree += 1
      }
    }
    print("three stages where two would do, \(updates): \(shorterThanThree) of \(searched[3])")
    #expect(shorterThanThree <= searched[3] / 5, "seed \(seed)")
  }
}
