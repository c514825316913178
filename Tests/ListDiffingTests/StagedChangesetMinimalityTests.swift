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

  private static func namedByContent(_ section: Section) -> Section {
    Section(
      Row(10 * section.model.id + section.model.content),
      items: section.items.map { Row(10 * $0.id + $0.content) })
  }

  /// Whether a way with fewer stages and no more operations is there.
  private func expectFewest(
    _ old: [Section], _ new: [Section], _ updates: StagingOptions.UpdateStrategy, seed: UInt64
  ) {
    let staged = new.stagedSectionedChangeset(from: old, options: StagingOptions(updates: updates))
    // What is not to keep its cell is as good as something else.
    let replaces = updates == .deleteAndInsert
    let search = StagingSearch(
      old: replaces ? old.map(Self.namedByContent) : old, new: replaces ? new.map(Self.namedByContent) : new,
      updates: updates)
    let shorter = search.way(stageCount: staged.count - 1, operationCount: staged.operationCount)
    #expect(
      shorter == nil, "seed \(seed): \(old) to \(new) takes \(staged.map(\.batch)), not \(shorter ?? [])")
  }

  @Test(arguments: StagingOptions.UpdateStrategy.allCases)
  func noListBetweenSavesAStage(updates: StagingOptions.UpdateStrategy) throws {
    let seed = try FuzzBudget(share: 0).seed
    print("fuzz seed \(seed): fewest stages")
    var generator = SplitMix64(seed: seed)
    var searched = [0, 0, 0, 0]
    while searched[2] < 200 || searched[3] < 100 {
      let old = Self.list(using: &generator)
      let new = Self.list(using: &generator)
      let count = new.stagedSectionedChangeset(from: old, options: StagingOptions(updates: updates)).count
      guard count > 1, searched[count] < (count == 2 ? 200 : 100) else { continue }
      searched[count] += 1
      expectFewest(old, new, updates, seed: seed)
    }
  }

  @Test(arguments: StagingOptions.UpdateStrategy.allCases)
  func aFlatListTakesOneStageWhereverOneIsEnough(updates: StagingOptions.UpdateStrategy) {
    var counts = [0, 0, 0]
    for size in 2...4 {
      for order in Self.permutations(Array(0..<size)) {
        for contents in 0..<(1 << size) {
          let old = (0..<size).map { Row($0) }
          let new = order.map { Row($0, contents >> $0 & 1) }
          let staged = new.stagedChangeset(from: old, options: StagingOptions(updates: updates))
          counts[staged.count] += 1
          guard staged.count > 1 else { continue }
          let search = StagingSearch(
            old: [Section(Row(0), items: old)], new: [Section(Row(0), items: new)], updates: updates)
          let shorter = search.way(stageCount: 1, operationCount: staged.operationCount)
          #expect(shorter == nil, "\(new) takes \(staged.map(\.batch)), not \(shorter ?? [])")
        }
      }
    }
    #expect(counts[1] > 0 && (counts[2] > 0) == (updates != .deleteAndInsert), "\(counts)")
  }

  private static func permutations(_ list: [Int]) -> [[Int]] {
    guard let last = list.last else { return [[]] }
    return permutations(list.dropLast()).flatMap { rest in
      (0...rest.count).map { position in Array(rest[..<position]) + [last] + rest[position...] }
    }
  }

  // MARK: - Cases that took three stages once

  private func section(_ id: Int, _ items: [Row<Int>], content: Int = 0) -> Section {
    Section(Row(id, content), items: items)
  }

  private func expectTwoStages(
    from old: [Section], to new: [Section], _ updates: StagingOptions.UpdateStrategy...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for updates in updates {
      let options = StagingOptions(updates: updates)
      #expect(StagedChangesetTests.fault(old: old, new: new, options) == nil, sourceLocation: sourceLocation)
      let staged = new.stagedSectionedChangeset(from: old, options: options)
      #expect(staged.count == 2, "\(updates): \(staged.map(\.batch))", sourceLocation: sourceLocation)
    }
  }

  @Test func aHeaderIsReloadedBeforeSectionsMove() {
    expectTwoStages(
      from: [section(2, []), section(0, [Row(0)])],
      to: [section(0, [], content: 1), section(2, []), section(3, [Row(1), Row(0)])], .reload, .reconfigure)
  }

  @Test func anItemIsReloadedBeforeSectionsMove() {
    expectTwoStages(
      from: [section(0, [Row(0, 1)], content: 1), section(3, [Row(1, 1)])],
      to: [section(2, [Row(0)]), section(3, [Row(1)]), section(0, [])], .reload)
  }

  @Test func ofTwoSectionsTheOneMovesThatNoItemWaitsFor() {
    expectTwoStages(
      from: [section(2, [Row(2)], content: 1), section(3, [Row(0), Row(1)])],
      to: [section(3, [Row(0, 1)]), section(1, [Row(2, 1), Row(1)]), section(2, [], content: 1)],
      .reconfigure)
    expectTwoStages(
      from: [section(1, [Row(1)]), section(3, [Row(0)]), section(2, [Row(2)])],
      to: [section(3, [Row(0, 1)]), section(1, [Row(2)]), section(0, [Row(1)])], .reload, .reconfigure)
  }

  @Test func anItemIsReconfiguredBeforeItMovesToASectionThatComes() {
    expectTwoStages(
      from: [section(2, [Row(2), Row(0, 1), Row(1)]), section(3, [])],
      to: [section(3, [Row(1)]), section(2, []), section(0, [Row(0)], content: 1)], .reconfigure)
  }
}
