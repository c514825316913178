// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListCollectionViewLayoutTests {
  typealias Section = LayoutSourceOfSizes.Section

  private func lines(_ count: Int) -> [Section] {
    Array(repeating: Section(1, of: size(100, 10)), count: count)
  }

  // MARK: What is asked

  @Test func preparingAgainCostsNothing() {
    let source = LayoutSourceOfSizes(lines(50))
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    #expect(source.metricsCalls == 50)
    layout.prepare(source)
    layout.prepare(source, offset: CGPoint(x: 0, y: 40))
    #expect(source.metricsCalls == 50)
    #expect(source.sizeCalls == 0)
  }

  @Test func itemsOfOneSizeAreNotAskedFor() {
    let source = LayoutSourceOfSizes([Section(1_000_000, of: size(10, 10)), Section(1, of: size(100, 10))])
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    #expect(layout.contentSize == size(100, 1_000_010))
    #expect(layout.frame(0, 999_999) == rect(90, 999_990, 10, 10))
    #expect(layout.items(in: rect(25, 500_005, 10, 10)).map(\.item) == [500_002, 500_003, 500_012, 500_013])
    #expect(source.metricsCalls == 3)
    #expect(source.sizeCalls == 0)
  }

  @Test func itemsOfOtherSizesAreAskedForOnceAndAgainWhereSomebodyLooks() {
    let source = LayoutSourceOfSizes(Array(repeating: Section(sizes(100, [10, 20])), count: 100))
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    #expect(source.metricsCalls == 100)
    #expect(source.sizeCalls == 200)
    source.resetCounts()
    for _ in 0..<10 { #expect(layout.items(in: rect(0, 300, 100, 90)).count == 6) }
    // Three, and the next, which could share their last row.
    #expect(source.metricsCalls == 4)
    #expect(source.sizeCalls == 8)
  }

  @Test func onlyInvalidSectionsAreAskedFor() {
    let source = LayoutSourceOfSizes(lines(100))
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    let cases: [(ListLayoutInvalidation, Int)] = [
      (.sections(from: 90), 10), (.sections(from: 100), 0), (.sections(from: -3), 100), (.everything, 100),
      (.items([ItemPath(item: 0, section: 97), ItemPath(item: 0, section: 95)]), 5), (.items([]), 0),
      (.supplementaryViews, 0),
    ]
    for (invalidation, count) in cases {
      source.resetCounts()
      layout.invalidate(invalidation)
      layout.prepare(source)
      #expect(source.metricsCalls == count, "\(invalidation)")
    }
    source.resetCounts()
    layout.invalidate(.sections(from: 99))
    layout.invalidate(.sections(from: 98))
    layout.didModifySection(99)
    layout.prepare(source)
    #expect(source.metricsCalls == 2)
  }

  @Test func anotherNumberOfSectionsIsNoticedByItself() {
    let source = LayoutSourceOfSizes(lines(3))
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    source.sections = lines(5)
    layout.prepare(source)
    #expect(layout.contentSize.height == 50)
    source.resetCounts()
    source.sections = lines(7)
    layout.didModifySection(5)
    layout.prepare(source)
    #expect(layout.contentSize.height == 70)
    #expect(source.metricsCalls == 2)
  }

  @Test func anotherSourceIsLaidOutAnew() {
    let (first, second) = (
      LayoutSourceOfSizes(lines(3)), LayoutSourceOfSizes([Section(sizes(100, [7, 7, 7]))])
    )
    let layout = ListCollectionViewLayout()
    layout.prepare(first)
    layout.prepare(second)
    #expect(layout.contentSize.height == 21)
    #expect(layout.frame(0, 2) == rect(0, 14, 100, 7))
  }

  @Test func theCacheCanBeLeftAloneWhenTheLayoutIsInvalidated() {
    let source = LayoutSourceOfSizes(lines(3))
    let layout = ListCollectionViewLayout()
    layout.preserveLayoutCacheOnInvalidateLayout = true
    layout.prepare(source)
    layout.invalidateLayout()
    layout.prepare(source)
    #expect(source.metricsCalls == 3)
    layout.preserveLayoutCacheOnInvalidateLayout = false
    layout.invalidateLayout()
    layout.prepare(source)
    #expect(source.metricsCalls == 6)
  }

  @Test func theContainerInvalidatesWhatDependsOnIt() {
    let old = ListLayoutContainer(bounds: rect(0, 0, 100, 100))
    func change(_ layout: ListCollectionViewLayout, _ body: (inout ListLayoutContainer) -> Void)
      -> ListLayoutInvalidation?
    {
      var new = old
      body(&new)
      return layout.invalidation(from: old, to: new)
    }
    let plain = ListCollectionViewLayout()
    let sticky = ListCollectionViewLayout(stickyHeaders: true)
    let sideways = ListCollectionViewLayout(stickyHeaders: true, scrollDirection: .horizontal)
    for layout in [plain, sticky, sideways] {
      #expect(change(layout) { _ in } == nil)
      #expect(change(layout) { $0.bounds.size.height = 50 } == .everything)
      #expect(change(layout) { $0.bounds.size.width = 50 } == .everything)
      #expect(change(layout) { $0.adjustedContentInset.left = 1 } == .everything)
      #expect(change(layout) { $0.displayScale = 3 } == .everything)
    }
    #expect(change(plain) { $0.bounds.origin.y = 5 } == nil)
    #expect(change(sticky) { $0.bounds.origin.y = 5 } == .supplementaryViews)
    #expect(change(sticky) { $0.bounds.origin.x = 5 } == nil)
    #expect(change(sideways) { $0.bounds.origin.x = 5 } == .supplementaryViews)
    #expect(change(sideways) { $0.bounds.origin.y = 5 } == nil)
  }

  // MARK: Attributes

  @Test func headersAreInFrontOfTheirItems() {
    let source = LayoutSourceOfSizes([
      Section(2000, of: size(10, 10)), Section(2, of: size(10, 10), header: 5, footer: 5),
    ])
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    func zIndex(_ item: Int, _ section: Int) -> Int? {
      layout.attributesForItem(at: ItemPath(item: item, section: section))?.zIndex
    }
    #expect(zIndex(0, 1) == 1000)
    #expect(zIndex(1, 1) == 1001)
    for kind in [ListSupplementaryKind.header, .footer] {
      #expect(layout.attributesForSupplementaryView(ofKind: kind, inSection: 1)?.zIndex == 1999)
    }
    // However many items there are, none is in front of the header, which may stick over it, nor of the next section.
    #expect(zIndex(1999, 0) == 998)
  }

  @Test func aRectangleHasHeaderItemsAndFooterInOrder() {
    let source = LayoutSourceOfSizes(
      Array(repeating: Section(sizes(100, [10, 10]), header: 5, footer: 5), count: 2))
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    let elements = layout.attributesForElements(in: rect(0, 0, 100, 36)).map(\.element)
    #expect(
      elements == [
        .supplementary(.header), .cell, .cell, .supplementary(.footer), .supplementary(.header), .cell,
      ])
  }

  @Test func aHeaderSticksInTheGapBeforeTheNextSection() {
    let source = LayoutSourceOfSizes([
      Section(sizes(100, [30]), header: 10),
      Section(sizes(100, [300]), inset: ListEdgeInsets(top: 60), header: 10),
    ])
    let layout = ListCollectionViewLayout(stickyHeaders: true)
    layout.prepare(source, offset: CGPoint(x: 0, y: 50))
    // The first section ends at 40 and the second starts at 100.
    #expect(layout.header(0) == rect(0, 50, 100, 10))
    let shown = layout.attributesForElements(in: rect(0, 50, 100, 30))
    #expect(shown.map(\.frame) == [rect(0, 50, 100, 10)])
    layout.prepare(source, offset: CGPoint(x: 0, y: 95))
    #expect(layout.header(0) == rect(0, 90, 100, 10))
  }

  /// The next section shares the row and starts higher, as it has no inset; the header is not pushed off its section for that.
  @Test func aHeaderIsNeverBeforeItsPlace() {
    let source = LayoutSourceOfSizes([
      Section([size(33, 33)], inset: ListEdgeInsets(top: 20), header: 10), Section([size(33, 33)]),
    ])
    let layout = ListCollectionViewLayout(stickyHeaders: true)
    layout.prepare(source)
    #expect(layout.header(0) == rect(0, 20, 100, 10))
    #expect(layout.frame(1, 0)?.minY == 10)
  }

  @Test func cellsComeFromAndGoToWhereTheSourceSays() {
    let source = LayoutSourceOfSizes(lines(1))
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    let path = ItemPath(item: 0, section: 0)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path)?.alpha == 0)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path)?.frame == rect(100, 0, 100, 10))
    #expect(layout.initialLayoutAttributesForAppearingItem(at: ItemPath(item: 1, section: 0)) == nil)
  }

  // MARK: Rows

  @Test func aRectangleHasTheTallSectionOfARowThatEarlierSectionsBegan() {
    var sections = [Section([size(20, 500)])]
    sections += Array(repeating: Section([size(20, 10)]), count: 3)
    sections += lines(100)
    let source = LayoutSourceOfSizes(sections)
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    #expect(layout.items(in: rect(0, 400, 100, 50)) == [ItemPath(item: 0, section: 0)])
    #expect(layout.items(in: rect(0, 490, 100, 20)).map(\.section) == [0, 4])
  }

  /// With negative line spacing every other line starts before the first one ends, here even before the first one starts.
  @Test func rowsThatGoBackAreFound() {
    for section in [
      Section(sizes(100, [2, 2, 2]), line: -5), Section(3, of: size(100, 2), line: -5),
    ] {
      let source = LayoutSourceOfSizes([section])
      let layout = ListCollectionViewLayout()
      layout.prepare(source)
      #expect((0..<3).map { layout.frame(0, $0)?.minY } == [0, -3, -3])
      #expect(layout.items(in: rect(0, -5, 100, 4)).map(\.item) == [1, 2])
      #expect(layout.items(in: rect(0, 1, 100, 4)).map(\.item) == [0])
    }
  }

  @Test func manyEmptySectionsCostNoCallsWhereSomebodyLooks() {
    let source = LayoutSourceOfSizes(Array(repeating: Section([], header: 10), count: 10_000) + lines(3))
    let layout = ListCollectionViewLayout(stickyHeaders: true)
    layout.prepare(source)
    source.resetCounts()
    #expect(layout.attributesForElements(in: rect(0, 0, 100, 100)).count == 3)
    #expect(source.metricsCalls == 3)
  }

  @Test func whatIsNoLengthCountsAsNone() {
    for nonsense in [-10, .nan, .infinity, -.infinity] as [CGFloat] {
      let source = LayoutSourceOfSizes([
        Section([size(nonsense, 10), size(50, nonsense), size(50, 20)], header: nonsense),
        Section(3, of: size(nonsense, nonsense), footer: nonsense), Section([size(100, 10)]),
      ])
      if !nonsense.isFinite {
        source.sections[0].metrics.inset.left = nonsense
        source.sections[0].metrics.minimumLineSpacing = nonsense
        source.sections[1].metrics.minimumInteritemSpacing = nonsense
      }
      let layout = ListCollectionViewLayout()
      layout.prepare(source)
      #expect(layout.frame(0, 0) == rect(0, 0, 0, 10))
      #expect(layout.frame(0, 1) == rect(0, 0, 50, 0))
      #expect(layout.frame(0, 2) == rect(50, 0, 50, 20))
      #expect(layout.frame(1, 2)?.size == .zero)
      #expect(layout.frame(2, 0) == rect(0, 20, 100, 10))
      #expect(layout.contentSize == size(100, 30))
    }
    let source = LayoutSourceOfSizes([Section([])])
    source.sections[0].metrics.numberOfItems = -1
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    #expect(layout.contentSize == size(100, 0))
  }

  @Test func aContainerWithoutRoomIsLaidOutAllTheSame() {
    let source = LayoutSourceOfSizes([
      Section([size(10, 10), size(10, 10)], inset: ListEdgeInsets(all: 3), header: 5)
    ])
    let layout = ListCollectionViewLayout()
    layout.prepare(source, .zero)
    #expect(layout.frame(0, 0)?.width == 0)
    #expect(layout.header(0) == nil)
    #expect(layout.attributesForElements(in: .zero).isEmpty)
  }

  // MARK: Sources that are not as they were

  @Test func aSourceThatChangesUnsaidIsNotAskedForWhatItNoLongerHas() {
    let source = LayoutSourceOfSizes([Section(sizes(100, [10, 10, 10])), Section(sizes(100, [10]))])
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    source.sections = [Section(sizes(100, [10]))]
    #expect(layout.frame(0, 0) == rect(0, 0, 100, 10))
    #expect(layout.frame(0, 2) == nil)
    #expect(layout.frame(1, 0) == nil)
    #expect(layout.items(in: rect(0, 0, 100, 100)).count == 1)
  }

  @Test func aSourceThatGrowsUnsaidShowsWhatItHad() {
    let source = LayoutSourceOfSizes([Section(sizes(100, [10]))])
    let layout = ListCollectionViewLayout()
    layout.prepare(source)
    source.sections[0] = Section(sizes(100, [10, 10]))
    #expect(layout.items(in: rect(0, 0, 100, 100)).count == 1)
    #expect(layout.frame(0, 1) == nil)
  }

  @Test func aLayoutWithoutItsSourceHasNothing() {
    let layout = ListCollectionViewLayout()
    var source: LayoutSourceOfSizes? = LayoutSourceOfSizes(lines(2))
    source.map { layout.prepare($0) }
    source = nil
    #expect(layout.attributesForElements(in: rect(0, 0, 100, 100)).isEmpty)
    #expect(layout.frame(0, 0) == nil)
  }

  @Test func aSourceMayAskBackWhileItIsAsked() {
    let source = LayoutSourceOfSizes([Section(sizes(100, [10])), Section(sizes(100, [20]))])
    let layout = ListCollectionViewLayout()
    var answers: [CGRect?] = []
    source.whenAskedForSize = { [unowned source] path in
      guard answers.count < 2 else { return }
      layout.prepare(source)
      layout.invalidate(.sections(from: 1))
      answers.append(layout.frame(path.section, path.item))
      answers.append(layout.contentSize == .zero ? nil : rect(0, 0, 1, 1))
    }
    layout.prepare(source)
    #expect(answers == [nil, nil])
    #expect(layout.contentSize == size(100, 30))
    source.sections[1] = Section(sizes(100, [40]))
    layout.prepare(source)
    #expect(layout.contentSize == size(100, 50))
  }

  // MARK: Memory

  @Test func aSectionTakesFortyEightBytes() {
    #expect(MemoryLayout<ListLayoutEngine.Record>.stride == 48)
    #expect(MemoryLayout<GridLayoutEngine.Record>.stride == 40)
  }

  @Test func whatIsFarFromWhereSomebodyLooksIsForgotten() throws {
    var cache = SectionPlacementCache()
    var engine = ListLayoutEngine(
      ListLayoutConfiguration(
        direction: .vertical, stretchToEdge: false, showHeaderWhenEmpty: false,
        container: ListLayoutContainer(bounds: rect(0, 0, 100, 100))))
    let metrics = ListSectionMetrics(itemSize: size(100, 10))
    engine.place(from: 0, count: 10_000, metrics: { _ in metrics }, size: { _ in .zero })
    for first in stride(from: 0, to: 9_990, by: 5) {
      cache.look(at: first..<first + 10)
      for section in first..<first + 10 where cache[section] == nil {
        cache.keep(
          engine.placement(ofSection: section, metrics: metrics, size: { _ in .zero }), ofSection: section)
      }
      #expect(cache.count <= 260)
      #expect((first..<first + 10).allSatisfy { cache[$0] != nil })
    }
    let extent = try #require(cache[9_990]?.extent)
    #expect(extent.start == 99_900)
    cache.forget(from: 9_990)
    #expect(cache[9_990] == nil && cache[9_989] != nil)
  }
}
