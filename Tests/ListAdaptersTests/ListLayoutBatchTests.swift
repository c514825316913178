// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing
import TrellisTestSupport

/// What a layout keeps of sections that a batch does not touch.
@MainActor
@Suite struct ListLayoutBatchTests {
  private typealias Section = LayoutSourceOfSizes.Section

  private static func row(_ height: CGFloat) -> Section { Section(1, of: CGSize(width: 100, height: height)) }

  @Test func sectionsThatABatchDoesNotTouchAreNotAskedAgain() {
    let source = LayoutSourceOfSizes((0..<1_000).map { Self.row(CGFloat(10 + $0 % 7)) })
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    let moved = source.sections.remove(at: 500)
    source.sections.insert(moved, at: 100)
    source.sections.remove(at: 20)
    source.sections.insert(Self.row(33), at: 700)
    source.sections[3] = Self.row(5)
    source.resetCounts()
    layout.invalidate(
      .batch(
        BatchUpdate(
          sectionDeletions: [20], sectionInsertions: [700], sectionMoves: [.init(from: 500, to: 99)]),
        changedSections: [3]))
    layout.prepare(source)
    // The new one, the moved one, the changed one, and at most the one after each place where something came or went.
    #expect((2...8).contains(source.metricsCalls))
    expectSame(layout, source)
  }

  @Test func anotherInvalidationHasAllSectionsBehindItAskedAgain() {
    let source = LayoutSourceOfSizes((0..<100).map { _ in Self.row(10) })
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    source.sections.removeFirst(2)
    source.resetCounts()
    layout.invalidate(.batch(BatchUpdate(sectionDeletions: [60]), changedSections: []))
    layout.invalidate(.batch(BatchUpdate(sectionDeletions: [50]), changedSections: []))
    layout.prepare(source)
    #expect(source.metricsCalls == 98 - 50)
    expectSame(layout, source)
  }

  @Test func aBatchThatDoesNotFitTheListHasAllSectionsBehindItAskedAgain() {
    let source = LayoutSourceOfSizes((0..<100).map { _ in Self.row(10) })
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    source.sections.removeLast(5)
    source.resetCounts()
    layout.invalidate(.batch(BatchUpdate(sectionDeletions: [90]), changedSections: []))
    layout.prepare(source)
    #expect(source.metricsCalls == 5)
    expectSame(layout, source)
  }

  @Test func sectionsWhoseItemsHaveOperationsAreAskedAgain() {
    let source = LayoutSourceOfSizes((0..<100).map { _ in Self.row(10) })
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    source.sections.remove(at: 10)
    source.sections[4] = Self.row(7)
    source.sections[30] = Section(3, of: CGSize(width: 100, height: 8))
    source.sections[60] = Section(0, of: CGSize(width: 100, height: 8))
    source.sections[70] = Self.row(90)
    source.resetCounts()
    layout.invalidate(
      .batch(
        BatchUpdate(
          sectionDeletions: [10], sectionReloads: [4],
          itemDeletions: [ItemPath(item: 0, section: 61)],
          itemInsertions: [ItemPath(item: 1, section: 30), ItemPath(item: 2, section: 30)],
          itemReconfigures: [ItemPath(item: 0, section: 71)]), changedSections: []))
    layout.prepare(source)
    #expect(source.metricsCalls < 12)
    expectSame(layout, source)
  }

  @Test func randomBatchesGiveWhatALayoutFromScratchGives() {
    let seed = UInt64.random(in: 0 ... .max)
    for number in 0..<UInt64(60) {
      let fault = fault(seed: seed &+ number)
      #expect(fault == nil, "seed \(seed &+ number): \(fault ?? "")")
    }
  }

  // MARK: -

  private func fault(seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    let fraction: CGFloat = [1, 2, 4, 3][random.below(4)]
    let scale = CGFloat([1, 2, 3][random.below(3)])
    let mayShareRows = random.chance(oneIn: 3)
    let mayOverlap = random.chance(oneIn: 5)
    func length(_ bound: Int) -> CGFloat { CGFloat(random.below(bound * Int(fraction))) / fraction }
    func section() -> Section {
      let inset: ListEdgeInsets =
        random.chance(oneIn: 3)
        ? ListEdgeInsets(
          top: length(9) - (mayOverlap ? 5 : 0), left: 0, bottom: length(9) - (mayOverlap ? 5 : 0), right: 0)
        : .zero
      let header = random.chance(oneIn: 5) ? length(20) : 0
      let footer = random.chance(oneIn: 5) ? length(20) : 0
      let size = CGSize(
        width: mayShareRows ? 20 + length(40) : 100, height: random.chance(oneIn: 9) ? 0 : length(40))
      if random.chance(oneIn: 6) {
        return Section([size, size], inset: inset, line: length(5), header: header, footer: footer)
      }
      return Section(
        random.below(4), of: size, inset: inset, line: length(5), header: header, footer: footer)
    }
    let source = LayoutSourceOfSizes((0..<random.below(60)).map { _ in section() })
    let layout = ListCollectionViewLayout()
    layout.prepare(source, scale: scale)
    for step in 0..<8 {
      var batch = BatchUpdate()
      var staying: [(from: Int?, section: Section)] = []
      var others: [(from: Int?, section: Section)] = []
      for (position, section) in source.sections.enumerated() {
        switch random.below(16) {
        case 0: batch.sectionDeletions.append(position)
        case 1: others.append((position, section))
        default: staying.append((nil, section))
        }
      }
      for _ in 0..<random.below(4) { others.append((-1, section())) }
      for other in others { staying.insert(other, at: random.below(staying.count + 1)) }
      source.sections = staying.map(\.section)
      for (position, each) in staying.enumerated() {
        if each.from == -1 { batch.sectionInsertions.append(position) }
        if let from = each.from, from >= 0 { batch.sectionMoves.append(.init(from: from, to: position)) }
      }
      var changed: [Int] = []
      for _ in 0..<random.below(3) where !source.sections.isEmpty {
        changed.append(random.below(source.sections.count))
        source.sections[changed[changed.count - 1]] = section()
      }
      layout.invalidate(.batch(batch, changedSections: changed))
      layout.prepare(source, scale: scale)
      if let difference = difference(layout, source, scale) { return "step \(step): \(difference)" }
    }
    return nil
  }

  /// What is different from a layout that knew nothing before.
  private func difference(
    _ layout: ListCollectionViewLayout, _ source: LayoutSourceOfSizes, _ scale: CGFloat
  ) -> String? {
    let fresh = ListCollectionViewLayout()
    fresh.prepare(source, scale: scale)
    if layout.contentSize != fresh.contentSize { return "\(layout.contentSize), not \(fresh.contentSize)" }
    let everything = CGRect(x: -100, y: -100, width: 1e6, height: 1e6)
    if let difference = Self.difference(
      layout.attributesForElements(in: everything), fresh.attributesForElements(in: everything))
    {
      return difference
    }
    // Narrow questions find the same, whatever is known of where sections start and end.
    for place in stride(from: 0, to: fresh.contentSize.height, by: 37) {
      let rect = CGRect(x: 0, y: place, width: 100, height: 21)
      if let difference = Self.difference(
        layout.attributesForElements(in: rect), fresh.attributesForElements(in: rect))
      {
        return "in \(rect) \(difference)"
      }
    }
    return nil
  }

  private static func difference(_ found: [ListLayoutAttributes], _ expected: [ListLayoutAttributes])
    -> String?
  {
    for (found, expected) in zip(found, expected) where found != expected {
      return "\(found), not \(expected)"
    }
    return found.count == expected.count ? nil : "\(found.count) elements, not \(expected.count)"
  }

  private func expectSame(_ layout: ListCollectionViewLayout, _ source: LayoutSourceOfSizes) {
    #expect(difference(layout, source, 2) == nil)
  }
}
