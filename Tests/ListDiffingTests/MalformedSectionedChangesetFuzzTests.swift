// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrellisTestSupport

@testable import ListDiffing

/// Sectioned changesets that were tampered with on the way: refused, or those of some lists. Never a trap.
@Suite struct MalformedSectionedChangesetFuzzTests {
  @Test func aTamperedChangesetIsRefusedOrIsOne() throws {
    let budget = try FuzzBudget(share: 0.03)
    print("fuzz seed \(budget.seed): malformed sectioned changesets")
    var generator = SplitMix64(seed: budget.seed)
    let deadline = Deadline(in: budget.seconds)
    var refusedCount = 0
    var acceptedCount = 0
    repeat {
      let old = sections(using: &generator)
      let new = sections(using: &generator)
      let changeset = new.sectionedChangeset(
        from: old, options: DiffOptions(reportsDuplicates: generator.chance(oneIn: 2)))
      let encoded = try JSONEncoder().encode(changeset)
      try #require(try JSONDecoder().decode(SectionedChangeset.self, from: encoded) == changeset)
      var json = try JSONSerialization.jsonObject(with: encoded)
      for _ in 0...generator.below(3) { json = JSONTampering.tampered(json, using: &generator) }
      let data = try JSONSerialization.data(withJSONObject: json)
      if let decoded = try? JSONDecoder().decode(SectionedChangeset.self, from: data) {
        acceptedCount += 1
        let text = String(decoding: data, as: UTF8.self)
        try expectThatThereAreLists(of: decoded, "seed \(budget.seed): \(text)")
      } else {
        refusedCount += 1
      }
    } while !deadline.hasPassed || refusedCount == 0 || acceptedCount == 0
    #expect(refusedCount > 0 && acceptedCount > 0)
  }

  private func sections(using generator: inout SplitMix64) -> [SectionedOracle.Section] {
    (0..<generator.below(6)).map { _ in
      SectionedOracle.Section(
        Row(generator.below(6), generator.below(2)),
        items: (0..<generator.below(6)).map { _ in Row(generator.below(20), generator.below(2)) })
    }
  }

  /// Makes two lists that a changeset may be of, names their items by what it says of them, and diffs them.
  ///
  /// The lists are as short as they can be. Where identifiers occur once, everything but which of several smallest sets of moves was
  /// chosen follows from the pairs.
  private func expectThatThereAreLists(of changeset: SectionedChangeset, _ context: Comment) throws {
    let sections = changeset.sections
    let oldPaths =
      changeset.itemDeletions + changeset.itemMoves.map(\.from) + changeset.itemUpdates.map(\.old)
    let newPaths =
      changeset.itemInsertions + changeset.itemMoves.map(\.to) + changeset.itemUpdates.map(\.new)
    // The counts may be anything up to the maximum; do not unfold those.
    guard sections.oldCount < 1000, sections.newCount < 1000,
      (oldPaths + newPaths).allSatisfy({ $0.item < 10_000 })
    else { return }
    let leaving = Set(changeset.itemDeletions + changeset.itemMoves.map(\.from))
    let arriving = Set(changeset.itemInsertions + changeset.itemMoves.map(\.to))
    var old = (0..<sections.oldCount).map { SectionedOracle.Section(Row($0), items: []) }
    var new = (0..<sections.newCount).map { SectionedOracle.Section(Row(-1 - $0), items: []) }
    var nextID = 0
    func draw() -> Row<Int> {
      nextID += 1
      return Row(nextID)
    }
    func end(of paths: [ItemPath], _ section: Int) -> Int {
      paths.lazy.filter { $0.section == section }.map { $0.item + 1 }.max() ?? 0
    }
    // Those that stay are the same on both sides, as many as both sides ask for.
    for run in sections.keptRuns {
      for (oldSection, newSection) in zip(run.oldRange, run.newRange) {
        new[newSection].model = old[oldSection].model
        let oldLeaving = Set(leaving.filter { $0.section == oldSection }.map(\.item))
        let newArriving = Set(arriving.filter { $0.section == newSection }.map(\.item))
        let oldEnd = end(of: oldPaths, oldSection)
        let newEnd = end(of: newPaths, newSection)
        let stayingCount = max(
          (0..<oldEnd).count { !oldLeaving.contains($0) }, (0..<newEnd).count { !newArriving.contains($0) })
        let staying = (0..<stayingCount).map { _ in draw() }
        func fill(_ section: inout SectionedOracle.Section, _ passing: Set<Int>) {
          var rest = staying[...]
          while !rest.isEmpty || passing.contains(section.items.count) {
            section.items.append(passing.contains(section.items.count) ? draw() : rest.removeFirst())
          }
        }
        fill(&old[oldSection], oldLeaving)
        fill(&new[newSection], newArriving)
      }
    }
    for section in sections.deletions {
      old[section].items = (0..<end(of: oldPaths, section)).map { _ in draw() }
    }
    for section in sections.insertions {
      new[section].items = (0..<end(of: newPaths, section)).map { _ in draw() }
    }
    for move in changeset.itemMoves {
      new[move.to.section].items[move.to.item].id = old[move.from.section].items[move.from.item].id
    }
    for update in changeset.itemUpdates { new[update.new.section].items[update.new.item].content = 1 }
    for update in sections.updates { new[update.new].model.content = 1 }
    let result = new.sectionedChangeset(from: old)
    try #require(result.itemDeletions == changeset.itemDeletions, context)
    try #require(result.itemInsertions == changeset.itemInsertions, context)
    try #require(result.itemUpdates == changeset.itemUpdates, context)
    try #require(result.itemMoves.count <= changeset.itemMoves.count, context)
    try #require(result.sections.keptRuns == sections.keptRuns, context)
  }
}
