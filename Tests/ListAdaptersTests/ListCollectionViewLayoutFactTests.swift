// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// Where things come to lie, number by number, in a view of 100×100 unless it says otherwise.
@MainActor
@Suite struct ListCollectionViewLayoutFactTests {
  typealias Section = LayoutSourceOfSizes.Section

  private let unequalInset = ListEdgeInsets(top: 10, left: 10, bottom: 5, right: 5)

  private func prepared(
    _ sections: [Section], _ layout: ListCollectionViewLayout = ListCollectionViewLayout(),
    in size: CGSize = CGSize(width: 100, height: 100)
  ) -> (layout: ListCollectionViewLayout, source: LayoutSourceOfSizes) {
    let source = LayoutSourceOfSizes(sections)
    layout.prepare(source, size)
    return (layout, source)
  }

  private func horizontal() -> ListCollectionViewLayout {
    ListCollectionViewLayout(scrollDirection: .horizontal)
  }

  @Test func headersAreAboveTheInsetItems() {
    let (layout, source) = prepared([
      Section(sizes(85, [10, 20]), inset: unequalInset, line: 10, header: 10),
      Section(sizes(85, [30]), inset: unequalInset, line: 10, header: 10),
    ])
    withExtendedLifetime(source) {
      #expect(layout.contentSize == size(100, 120))
      #expect(layout.header(0) == rect(10, 10, 85, 10))
      #expect(layout.frame(0, 0) == rect(10, 20, 85, 10))
      #expect(layout.frame(0, 1) == rect(10, 40, 85, 20))
      #expect(layout.header(1) == rect(10, 75, 85, 10))
      #expect(layout.frame(1, 0) == rect(10, 85, 85, 30))
      #expect(layout.footer(0) == nil)
    }
  }

  @Test func footersAreBelowTheInsetItems() {
    let (layout, source) = prepared([
      Section(sizes(85, [10, 20]), inset: unequalInset, line: 10, footer: 10),
      Section(sizes(85, [30]), inset: unequalInset, line: 10, footer: 10),
    ])
    withExtendedLifetime(source) {
      #expect(layout.contentSize == size(100, 120))
      #expect(layout.frame(0, 0) == rect(10, 10, 85, 10))
      #expect(layout.frame(0, 1) == rect(10, 30, 85, 20))
      #expect(layout.footer(0) == rect(10, 50, 85, 10))
      #expect(layout.frame(1, 0) == rect(10, 75, 85, 30))
      #expect(layout.footer(1) == rect(10, 105, 85, 10))
      #expect(layout.header(0) == nil)
    }
  }

  @Test func headersAndFootersEncloseTheItems() {
    let (layout, source) = prepared([
      Section(sizes(85, [10, 20]), inset: unequalInset, line: 10, header: 10, footer: 10),
      Section(sizes(85, [30]), inset: unequalInset, line: 10, header: 10, footer: 10),
    ])
    withExtendedLifetime(source) {
      #expect(layout.contentSize == size(100, 140))
      #expect(layout.header(0) == rect(10, 10, 85, 10))
      #expect(layout.frame(0, 0) == rect(10, 20, 85, 10))
      #expect(layout.frame(0, 1) == rect(10, 40, 85, 20))
      #expect(layout.footer(0) == rect(10, 60, 85, 10))
      #expect(layout.header(1) == rect(10, 85, 85, 10))
      #expect(layout.frame(1, 0) == rect(10, 95, 85, 30))
      #expect(layout.footer(1) == rect(10, 125, 85, 10))
    }
  }

  @Test func horizontalHeadersAreLeftOfTheItems() {
    let (layout, source) = prepared(
      [
        Section(sizes(45, [10, 20]), inset: unequalInset, line: 10, header: 10),
        Section(sizes(45, [30]), inset: unequalInset, line: 10, header: 10),
      ], horizontal())
    withExtendedLifetime(source) {
      #expect(layout.contentSize == size(140, 100))
      #expect(layout.header(0) == rect(10, 10, 10, 85))
      #expect(layout.frame(0, 0) == rect(20, 10, 45, 10))
      #expect(layout.frame(0, 1) == rect(20, 20, 45, 20))
      #expect(layout.header(1) == rect(80, 10, 10, 85))
      #expect(layout.frame(1, 0) == rect(90, 10, 45, 30))
    }
  }

  /// IGListKit puts them at 60, the section's right inset further right, and makes the content 75 wide.
  @Test func horizontalFootersAreRightAfterTheItemsAsVerticalOnesAre() {
    let (layout, source) = prepared(
      [
        Section(sizes(45, [10, 20]), inset: unequalInset, line: 10, footer: 10),
        Section(sizes(45, [30]), inset: unequalInset, line: 10, footer: 10),
      ], horizontal())
    withExtendedLifetime(source) {
      #expect(layout.contentSize == size(70, 100))
      #expect(layout.frame(0, 0) == rect(10, 10, 45, 10))
      #expect(layout.frame(0, 1) == rect(10, 20, 45, 20))
      #expect(layout.footer(0) == rect(55, 10, 10, 85))
      #expect(layout.frame(1, 0) == rect(10, 55, 45, 30))
      #expect(layout.footer(1) == rect(55, 10, 10, 85))
    }
  }

  @Test func headersOfEmptySectionsAreShownIfAskedFor() {
    let layout = ListCollectionViewLayout(stickyHeaders: true)
    layout.showHeaderWhenEmpty = true
    let source = LayoutSourceOfSizes([
      Section([], header: 10), Section([], header: 20), Section([], header: 30),
    ])
    layout.prepare(source)
    #expect((0..<3).map(layout.header) == [rect(0, 0, 100, 10), rect(0, 10, 100, 20), rect(0, 30, 100, 30)])

    layout.showHeaderWhenEmpty = false
    source.sections = [
      Section(sizes(100, [10]), header: 10), Section([], header: 20), Section(sizes(100, [10]), header: 20),
    ]
    layout.prepare(source)
    #expect(layout.header(0) == rect(0, 0, 100, 10))
    #expect(layout.header(1) == nil)
    #expect(layout.header(2) == rect(0, 20, 100, 20))
  }

  @Test func stickyHeadersStayBelowTheTopInset() {
    for direction in [ListScrollDirection.vertical, .horizontal] {
      let isVertical = direction == .vertical
      let layout = ListCollectionViewLayout(
        stickyHeaders: true, scrollDirection: direction, topContentInset: 10)
      let item = isVertical ? size(100, 20) : size(20, 100)
      let longItem = isVertical ? size(100, 30) : size(30, 100)
      let source = LayoutSourceOfSizes([
        Section([item, item], header: 10), Section([longItem, longItem, longItem], header: 10),
      ])
      for (offset, starts) in [(5.0, [15.0, 50.0]), (45.0, [40.0, 55.0])] {
        layout.prepare(source, offset: isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0))
        for (section, start) in starts.enumerated() {
          #expect(layout.header(section) == (isVertical ? rect(0, start, 100, 10) : rect(start, 0, 10, 100)))
        }
      }
    }
  }

  @Test func theStickyOffsetMovesWhereHeadersStick() {
    let layout = ListCollectionViewLayout(stickyHeaders: true, topContentInset: 10)
    let source = LayoutSourceOfSizes([
      Section(sizes(100, [10, 20]), header: 10), Section(sizes(100, [30, 40, 50]), header: 10),
    ])
    layout.prepare(source, offset: CGPoint(x: 0, y: 35))
    let cases: [(CGFloat, [CGFloat])] = [(0, [30, 45]), (-10, [30, 40]), (10, [30, 55])]
    for (offset, starts) in cases {
      layout.stickyHeaderYOffset = offset
      #expect((0..<2).map { layout.header($0)?.minY } == starts)
    }
  }

  @Test func itemsFillRows() {
    let (layout, source) = prepared([Section(Array(repeating: size(33, 33), count: 4))])
    withExtendedLifetime(source) {
      #expect(
        (0..<4).map { layout.frame(0, $0)?.origin }
          == [CGPoint(x: 0, y: 0), CGPoint(x: 33, y: 0), CGPoint(x: 66, y: 0), CGPoint(x: 0, y: 33)])
      #expect(layout.contentSize.height == 66)
    }
    let (spaced, spacedSource) = prepared([
      Section(Array(repeating: size(33, 33), count: 3), interitem: 0.5)
    ])
    withExtendedLifetime(spacedSource) {
      #expect((0..<3).map { spaced.frame(0, $0)?.minX } == [0, 33.5, 67])
    }
  }

  @Test func horizontalItemsFillColumns() {
    let (layout, source) = prepared(
      [Section(Array(repeating: size(33, 33), count: 3), line: 10, interitem: 5)], horizontal())
    withExtendedLifetime(source) {
      #expect(
        (0..<3).map { layout.frame(0, $0)?.origin }
          == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 38), CGPoint(x: 43, y: 0)])
      #expect(layout.contentSize.width == 76)
    }
  }

  @Test func sectionsShareARow() {
    let sections = Array(repeating: Section([size(33, 33)]), count: 3)
    let (layout, source) = prepared(sections)
    withExtendedLifetime(source) {
      #expect((0..<3).map { layout.frame($0, 0)?.minX } == [0, 33, 66])
      #expect(layout.contentSize.height == 33)
    }
    let (sideways, otherSource) = prepared(sections, horizontal())
    withExtendedLifetime(otherSource) {
      #expect((0..<3).map { sideways.frame($0, 0)?.minY } == [0, 33, 66])
      #expect(sideways.contentSize.width == 33)
    }
  }

  @Test func sectionsOfOtherInsetsShareARow() {
    let (layout, source) = prepared([
      Section([size(33, 33)]), Section([size(13, 50)], inset: ListEdgeInsets(all: 10)),
      Section([size(33, 33)]), Section([size(33, 33)]),
    ])
    withExtendedLifetime(source) {
      #expect(layout.frame(0, 0)?.origin == .zero)
      #expect(layout.frame(1, 0) == rect(43, 10, 13, 50))
      #expect(layout.frame(2, 0)?.origin == CGPoint(x: 66, y: 0))
      #expect(layout.frame(3, 0)?.origin == CGPoint(x: 0, y: 70))
      #expect(layout.contentSize.height == 103)
    }
  }

  @Test func aSectionThatDoesNotFitStartsARow() {
    let (layout, source) = prepared([
      Section([size(33, 33)]), Section([size(85, 50)], inset: unequalInset),
    ])
    withExtendedLifetime(source) {
      #expect(layout.frame(1, 0) == rect(10, 43, 85, 50))
      #expect(layout.contentSize.height == 98)
    }
  }

  @Test func aHeaderStartsARow() {
    let sections = [Section([size(33, 33)]), Section([size(33, 33)], header: 10)]
    let (layout, source) = prepared(sections)
    withExtendedLifetime(source) {
      #expect(layout.frame(1, 0)?.origin == CGPoint(x: 0, y: 43))
      #expect(layout.contentSize.height == 76)
    }
    let (sideways, otherSource) = prepared(sections, horizontal())
    withExtendedLifetime(otherSource) {
      #expect(sideways.frame(1, 0)?.origin == CGPoint(x: 43, y: 0))
      #expect(sideways.contentSize.width == 76)
    }
  }

  @Test func aNarrowerViewHasItemsStartRows() {
    let (layout, source) = prepared([Section(Array(repeating: size(33, 33), count: 3))])
    #expect(layout.frame(0, 2)?.origin == CGPoint(x: 66, y: 0))
    layout.prepare(source, size(70, 100))
    #expect(layout.frame(0, 2)?.origin == CGPoint(x: 0, y: 33))
    #expect(layout.contentSize == size(70, 66))
  }

  @Test func theContentInsetNarrowsTheRoom() {
    let source = LayoutSourceOfSizes([Section(sizes(40, [10, 20]), header: 10)])
    let layout = ListCollectionViewLayout()
    layout.prepare(source, inset: ListEdgeInsets(left: 30, right: 30))
    #expect(layout.header(0) == rect(0, 0, 40, 10))
    #expect(layout.frame(0, 0) == rect(0, 10, 40, 10))
    #expect(layout.frame(0, 1) == rect(0, 20, 40, 20))
    #expect(layout.contentSize == size(40, 40))
  }

  @Test func theLastItemOfARowStretchesByAPointAtMost() {
    let (thirds, source) = prepared([Section(Array(repeating: size(33, 33), count: 3))])
    withExtendedLifetime(source) { #expect(thirds.frame(0, 2) == rect(66, 0, 34, 33)) }
    let (gap, otherSource) = prepared([Section([size(33, 33), size(65, 33)])])
    withExtendedLifetime(otherSource) { #expect(gap.frame(0, 1) == rect(33, 0, 65, 33)) }

    for (width, frame) in [(51.0, rect(50, 0, 51, 50)), (52.0, rect(0, 50, 52, 50))] {
      let (layout, source) = prepared(
        [Section([size(50, 50), size(width, 50)])], ListCollectionViewLayout(stretchToEdge: false))
      withExtendedLifetime(source) { #expect(layout.frame(0, 1) == frame) }
    }
  }

  @Test func sectionsOfOneInsetItemMakeAGrid() {
    let (layout, source) = prepared(
      Array(repeating: Section([size(136, 136)], inset: ListEdgeInsets(all: 1)), count: 6),
      in: size(414, 736))
    withExtendedLifetime(source) {
      #expect((0..<6).map { layout.frame($0, 0)?.minX } == [1, 139, 277, 1, 139, 277])
      #expect((0..<6).map { layout.frame($0, 0)?.minY } == [1, 1, 1, 139, 139, 139])
      #expect(layout.contentSize.height == 276)
    }
  }

  @Test func aRectangleHasTheItemsThatItMeets() {
    let lists = [
      [Section(sizes(100, Array(repeating: 20, count: 1000)))], [Section(1000, of: size(100, 20))],
      Array(repeating: Section(sizes(100, [20])), count: 1000),
    ]
    for sections in lists {
      let (layout, source) = prepared(sections)
      withExtendedLifetime(source) {
        for (area, count) in [
          (rect(0, 500, 100, 100), 5), (rect(0, 0, 100, 1000), 50), (rect(0, 250, 100, 100), 6),
          (rect(0, 250, 100, 1), 1),
        ] {
          #expect(layout.attributesForElements(in: area).count == count)
        }
      }
    }
  }

  @Test func aRectangleHasItemsOfRowsOfUnequalHeights() {
    let (two, source) = prepared(Array(repeating: Section(sizes(50, [100, 10])), count: 6))
    withExtendedLifetime(source) {
      #expect(
        two.items(in: rect(0, 50, 100, 100)) == [
          ItemPath(item: 0, section: 0), ItemPath(item: 0, section: 1), ItemPath(item: 1, section: 1),
        ])
    }
    let (three, otherSource) = prepared(Array(repeating: Section(sizes(30, [100, 10, 10])), count: 6))
    withExtendedLifetime(otherSource) {
      #expect(
        three.items(in: rect(0, 50, 100, 100)) == [
          ItemPath(item: 0, section: 0), ItemPath(item: 0, section: 1), ItemPath(item: 1, section: 1),
          ItemPath(item: 2, section: 1),
        ])
    }
  }

  @Test func whatIsNotThereHasNoAttributes() {
    let (layout, source) = prepared([Section(sizes(100, [10]))])
    withExtendedLifetime(source) {
      for path in [(1, 0), (0, 1), (-1, 0), (0, -1)] { #expect(layout.frame(path.0, path.1) == nil) }
      for section in -1...1 {
        #expect(layout.header(section) == nil)
        #expect(layout.footer(section) == nil)
      }
      #expect(layout.attributesForSupplementaryView(ofKind: "badge", inSection: 0) == nil)
    }
    let (empty, otherSource) = prepared([])
    withExtendedLifetime(otherSource) {
      #expect(empty.contentSize == .zero)
      #expect(empty.attributesForElements(in: rect(0, 0, 100, 100)).isEmpty)
    }
  }

  @Test func aBatchOfEverythingLaysOutAnew() {
    func section(_ heights: [CGFloat]) -> Section {
      Section(sizes(85, heights), inset: unequalInset, line: 10, header: 10)
    }
    let (layout, source) = prepared(
      [section([10, 20]), section([30]), section([60]), section([40])], in: size(100, 400))
    #expect(layout.frame(3, 0)?.height == 40)

    let batch = BatchUpdate(
      sectionDeletions: [2], sectionInsertions: [3], sectionMoves: [.init(from: 3, to: 1)],
      itemDeletions: [ItemPath(item: 1, section: 0)], itemInsertions: [ItemPath(item: 1, section: 2)],
      itemReloads: [ItemPath(item: 0, section: 0)])
    source.sections = [section([30]), section([40]), section([30, 10]), section([10, 20])]
    #expect(ListLayoutInvalidation(after: batch) == .sections(from: 0))
    ListLayoutInvalidation(after: batch).map(layout.invalidate)
    layout.prepare(source, size(100, 400))
    #expect(layout.contentSize == size(100, 260))
    #expect((0..<4).map { layout.header($0)?.minY } == [10, 65, 130, 205])
    #expect(layout.frame(0, 0) == rect(10, 20, 85, 30))
    #expect(layout.frame(1, 0) == rect(10, 75, 85, 40))
    #expect(layout.frame(2, 0) == rect(10, 140, 85, 30))
    #expect(layout.frame(2, 1) == rect(10, 180, 85, 10))
    #expect(layout.frame(3, 0) == rect(10, 215, 85, 10))
    #expect(layout.frame(3, 1) == rect(10, 235, 85, 20))
  }

  @Test func aModifiedSectionThatIsNotThereChangesNothing() {
    let (layout, source) = prepared([Section([size(10, 10), size(10, 10)])])
    #expect((0..<2).map { layout.frame(0, $0)?.minX } == [0, 10])
    layout.didModifySection(1)
    layout.prepare(source)
    #expect((0..<2).map { layout.frame(0, $0)?.minX } == [0, 10])
    #expect(layout.contentSize == size(100, 10))

    source.sections = [Section(Array(repeating: size(20, 20), count: 3))]
    layout.didModifySection(0)
    layout.prepare(source)
    #expect((0..<3).map { layout.frame(0, $0)?.minX } == [0, 20, 40])
  }

  @Test func betweenSectionsThereAreInsetsAndNothingElse() {
    let (lines, source) = prepared([
      Section([size(33, 33)], line: 10), Section([size(100, 20)], line: 10),
    ])
    withExtendedLifetime(source) {
      #expect(lines.frame(1, 0) == rect(0, 33, 100, 20))
      #expect(lines.contentSize.height == 53)
    }
    let (empty, emptySource) = prepared([Section([size(100, 20)]), Section([]), Section([size(100, 20)])])
    withExtendedLifetime(emptySource) {
      #expect(empty.frame(2, 0)?.minY == 20)
      #expect(empty.contentSize.height == 40)
    }
    let (insets, insetSource) = prepared([
      Section([size(100, 10)], inset: ListEdgeInsets(bottom: 7)),
      Section([size(100, 10)], inset: ListEdgeInsets(top: 3)),
    ])
    withExtendedLifetime(insetSource) { #expect(insets.frame(1, 0)?.minY == 20) }
  }

  /// IGListKit looks at the last section only, and says 20.
  @Test func theContentReachesAsFarAsTheTallestSectionOfTheLastRow() {
    let (layout, source) = prepared([Section([size(33, 50)]), Section([size(33, 20)])])
    withExtendedLifetime(source) {
      #expect(layout.frame(1, 0) == rect(33, 0, 33, 20))
      #expect(layout.contentSize.height == 50)
    }
  }

  /// IGListKit says that the content is 33 high, which cuts the footer off.
  @Test func aFooterStartsNoRowButCountsForTheContent() {
    let (layout, source) = prepared([Section([size(33, 33)], footer: 10), Section([size(33, 33)])])
    withExtendedLifetime(source) {
      #expect(layout.frame(1, 0)?.origin == CGPoint(x: 33, y: 0))
      #expect(layout.footer(0) == rect(0, 33, 100, 10))
      #expect(layout.contentSize.height == 43)
    }
  }
}
