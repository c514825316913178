// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing
import TrellisTestSupport

/// A grid that changes at random, compared with one that is too simple to be wrong.
@MainActor
@Suite struct ListGridLayoutFuzzTests {
  @Test func aChangingGridIsLaidOutLikeANewOne() throws {
    let budget = try FuzzBudget(share: 0.04)
    let deadline = Deadline(in: budget.seconds)
    var seed = budget.seed
    repeat {
      if let fault = fault(seed: seed) {
        Issue.record("FUZZ_SEED=\(seed): \(fault)")
        return
      }
      seed &+= 1
    } while !deadline.hasPassed
  }

  private func fault(seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    let spacing = CGFloat(random.below(4))
    let inset =
      random.chance(oneIn: 2)
      ? ListEdgeInsets.zero : ListEdgeInsets(top: CGFloat(random.below(9)), left: 3, bottom: 5, right: 2)
    let count = 1 + random.below(5)
    let layout = ListGridLayout(columns: .count(count), spacing: spacing, inset: inset)
    let source = LayoutSourceOfSizes()
    for step in 0..<10 {
      let first = random.below(source.sections.count + 1)
      let removed = random.below(min(3, source.sections.count - first) + 1)
      source.sections.replaceSubrange(
        first..<first + removed, with: (0..<random.below(4)).map { _ in section(&random) })
      layout.invalidate(.sections(from: first))
      layout.lineSpacing = random.chance(oneIn: 3) ? CGFloat(random.below(7)) : layout.lineSpacing
      if random.chance(oneIn: 4) { layout.sectionsStartLines.toggle() }
      if random.chance(oneIn: 4) { layout.showHeaderWhenEmpty.toggle() }
      let width = CGFloat(1 + random.below(random.chance(oneIn: 5) ? 10 : 200))
      layout.prepare(source, CGSize(width: width, height: 100), scale: 1)

      let oracle = GridLayoutOracle(
        source.sections, columns: ListGridColumns(count: count, spacing: spacing), width: width,
        lineSpacing: layout.lineSpacing, inset: inset, sectionsStartLines: layout.sectionsStartLines,
        showHeaderWhenEmpty: layout.showHeaderWhenEmpty)
      if let fault = fault(of: layout, source, width, oracle, &random) { return "Step \(step): \(fault)" }
    }
    return nil
  }

  private func section(_ random: inout SplitMix64) -> LayoutSourceOfSizes.Section {
    let count = random.chance(oneIn: 3) ? 0 : random.chance(oneIn: 8) ? 30 : random.below(8)
    return .init(
      count, of: .zero, header: random.chance(oneIn: 3) ? CGFloat(random.below(12)) : 0,
      footer: random.chance(oneIn: 3) ? CGFloat(random.below(12)) : 0)
  }

  private func fault(
    of layout: ListGridLayout, _ source: LayoutSourceOfSizes, _ width: CGFloat, _ oracle: GridLayoutOracle,
    _ random: inout SplitMix64
  ) -> String? {
    let size =
      source.sections.isEmpty ? .zero : CGSize(width: width, height: oracle.contentLength)
    if layout.contentSize != size { return "Content size \(layout.contentSize), not \(size)." }
    for element in oracle.elements {
      let found =
        switch element.element {
        case .cell: layout.attributesForItem(at: element.path)
        case .supplementary(let kind):
          layout.attributesForSupplementaryView(ofKind: kind, inSection: element.path.section)
        }
      guard let found, found.frame == element.frame, found.path == element.path else {
        return "\(String(describing: found)), not \(element)."
      }
    }
    for query in 0..<6 {
      let area =
        query == 0
        ? rect(-10, -10, 9999, 99999)
        : rect(
          CGFloat(random.below(200)), CGFloat(random.below(Int(oracle.contentLength) + 20)) - 10,
          CGFloat(1 + random.below(100)), CGFloat(1 + random.below(60)))
      let found = layout.attributesForElements(in: area)
      let expected = oracle.elements(in: area)
      guard found.map(\.path) == expected.map(\.path), found.map(\.frame) == expected.map(\.frame),
        found.map(\.element) == expected.map(\.element)
      else { return "In \(area) \(found.map(\.path)), not \(expected.map(\.path))." }
    }
    return nil
  }
}
