// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListGridLayoutTests {
  typealias Section = LayoutSourceOfSizes.Section

  private func items(_ count: Int, header: CGFloat = 0, footer: CGFloat = 0) -> Section {
    Section(count, of: .zero, header: header, footer: footer)
  }

  @Test func itemsOfAllSectionsFillTheLines() {
    let source = LayoutSourceOfSizes([items(2), items(0), items(3)])
    let layout = ListGridLayout(columns: .count(3), spacing: 2)
    layout.prepare(source, size(100, 100))
    // 96 points are 3 columns of 32.
    #expect((0..<2).map { layout.frame(0, $0) } == [rect(0, 0, 32, 32), rect(34, 0, 32, 32)])
    #expect(
      (0..<3).map { layout.frame(2, $0) }
        == [rect(68, 0, 32, 32), rect(0, 34, 32, 32), rect(34, 34, 32, 32)])
    #expect(layout.contentSize == size(100, 66))
    #expect(source.metricsCalls == 3)
    #expect(source.sizeCalls == 0)
  }

  @Test func columnsFillTheContainerWithoutAGap() {
    let source = LayoutSourceOfSizes([items(24)])
    for count in 1...12 {
      let layout = ListGridLayout(columns: .count(count), itemLength: .fixed(10), spacing: 1)
      for width in stride(from: CGFloat(30), through: 2000, by: 7) {
        layout.prepare(source, size(width, 100), scale: 1)
        let line = layout.attributesForElements(in: rect(0, 0, width, 10)).map(\.frame)
        #expect(line.count == count)
        #expect(line[0].minX == 0)
        #expect(line[count - 1].maxX == width)
        #expect(zip(line, line.dropFirst()).allSatisfy { $0.maxX + 1 == $1.minX })
      }
    }
  }

  @Test func headersAndFootersReachAcrossAndStartLines() {
    let source = LayoutSourceOfSizes([
      items(1, header: 10), items(3, header: 10, footer: 5), items(0, header: 10), items(1),
    ])
    let layout = ListGridLayout(
      columns: .count(2), itemLength: .fixed(20), spacing: 4,
      inset: ListEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    layout.prepare(source, size(100, 100))
    #expect(layout.header(0) == rect(2, 1, 94, 10))
    #expect(layout.frame(0, 0) == rect(2, 11, 45, 20))
    #expect(layout.header(1) == rect(2, 31, 94, 10))
    #expect(layout.frame(1, 0) == rect(2, 41, 45, 20))
    #expect(layout.frame(1, 1) == rect(51, 41, 45, 20))
    #expect(layout.frame(1, 2) == rect(2, 65, 45, 20))
    #expect(layout.footer(1) == rect(2, 85, 94, 5))
    #expect(layout.header(2) == nil)
    #expect(layout.frame(3, 0) == rect(2, 90, 45, 20))
    #expect(layout.contentSize == size(100, 113))
    layout.showHeaderWhenEmpty = true
    layout.prepare(source, size(100, 100))
    #expect(layout.header(2) == rect(2, 90, 94, 10))
    #expect(layout.frame(3, 0) == rect(2, 100, 45, 20))
  }

  @Test func sectionsCanStartLines() {
    let source = LayoutSourceOfSizes([items(1), items(0), items(2)])
    let layout = ListGridLayout(columns: .count(3), itemLength: .fixed(10), spacing: 1)
    layout.sectionsStartLines = true
    layout.prepare(source)
    #expect(layout.frame(2, 0)?.origin == CGPoint(x: 0, y: 11))
    #expect(layout.contentSize.height == 21)
    layout.sectionsStartLines = false
    layout.prepare(source)
    #expect(layout.frame(2, 0)?.minY == 0)
  }

  @Test func asManyColumnsAsFit() {
    let source = LayoutSourceOfSizes([items(7)])
    let layout = ListGridLayout(columns: .minimumLength(30), spacing: 1)
    for (width, count) in [(100, 3), (92, 3), (91, 2), (20, 1)] as [(CGFloat, Int)] {
      layout.prepare(source, size(width, 100))
      #expect(layout.attributesForElements(in: rect(0, 0, width, 1)).count == count, "\(width)")
    }
  }

  @Test func itemsAreAsLongAsTheirRatioSays() {
    let source = LayoutSourceOfSizes([items(3)])
    func frame(_ length: ListGridLayout.ItemLength, _ direction: ListScrollDirection) -> CGRect? {
      let layout = ListGridLayout(columns: .count(2), itemLength: length, scrollDirection: direction)
      layout.prepare(source, size(100, 200))
      return layout.frame(0, 2)
    }
    #expect(frame(.aspectRatio(1), .vertical) == rect(0, 50, 50, 50))
    #expect(frame(.aspectRatio(2), .vertical) == rect(0, 25, 50, 25))
    #expect(frame(.fixed(30), .vertical) == rect(0, 30, 50, 30))
    #expect(frame(.aspectRatio(2), .horizontal) == rect(200, 0, 200, 100))
    #expect(frame(.fixed(30), .horizontal) == rect(30, 0, 30, 100))
    #expect(frame(.aspectRatio(.nan), .vertical) == rect(0, 50, 50, 50))
    #expect(frame(.fixed(-1), .vertical)?.height == 0)
  }

  @Test func aHorizontalGridHasItsAxesExchanged() {
    let source = LayoutSourceOfSizes([items(3, header: 10, footer: 6)])
    let layout = ListGridLayout(
      columns: .count(2), spacing: 2, inset: ListEdgeInsets(top: 3, left: 5), scrollDirection: .horizontal)
    layout.prepare(source, size(300, 85), scale: 1)
    #expect(layout.header(0) == rect(5, 3, 10, 82))
    #expect(
      (0..<3).map { layout.frame(0, $0) }
        == [rect(15, 3, 40, 40), rect(15, 45, 40, 40), rect(57, 3, 40, 40)])
    #expect(layout.footer(0) == rect(97, 3, 6, 82))
    #expect(layout.contentSize == size(103, 85))
  }

  @Test func aContentInsetNarrowsTheRoom() {
    let source = LayoutSourceOfSizes([items(2)])
    let layout = ListGridLayout(columns: .count(2))
    layout.prepare(source, inset: ListEdgeInsets(left: 10, right: 20))
    #expect(layout.frame(0, 1) == rect(35, 0, 35, 35))
    #expect(layout.contentSize == size(70, 35))
  }

  @Test func onlyInvalidSectionsAreAskedFor() {
    let source = LayoutSourceOfSizes(Array(repeating: items(2), count: 10))
    let layout = ListGridLayout(columns: .count(3))
    layout.prepare(source)
    layout.prepare(source, offset: CGPoint(x: 0, y: 10))
    #expect(source.metricsCalls == 10)
    layout.invalidate(.sections(from: 7))
    layout.prepare(source)
    #expect(source.metricsCalls == 13)
    layout.lineSpacing = 3
    layout.prepare(source)
    #expect(source.metricsCalls == 23)
    source.sections.removeLast()
    layout.prepare(source)
    #expect(source.metricsCalls == 32)
  }

  @Test func whatIsNotThereHasNoAttributes() {
    let source = LayoutSourceOfSizes([items(1)])
    let layout = ListGridLayout(columns: .count(2))
    #expect(layout.contentSize == .zero)
    layout.prepare(source)
    for path in [(1, 0), (0, 1), (-1, 0), (0, -1)] { #expect(layout.frame(path.0, path.1) == nil) }
    for section in -1...1 {
      #expect(layout.header(section) == nil)
      #expect(layout.footer(section) == nil)
    }
    #expect(layout.attributesForSupplementaryView(ofKind: "badge", inSection: 0) == nil)
    layout.prepare(LayoutSourceOfSizes())
    #expect(layout.contentSize == .zero)
    #expect(layout.attributesForElements(in: rect(0, 0, 100, 100)).isEmpty)
  }

  @Test func hundredThousandSectionsAreFoundAtOnce() {
    let source = LayoutSourceOfSizes(Array(repeating: items(3), count: 100_000))
    let layout = ListGridLayout(columns: .count(4), itemLength: .fixed(10))
    layout.prepare(source)
    #expect(layout.contentSize.height == 750_000)
    let found = layout.attributesForElements(in: rect(0, 375_000, 100, 10)).map(\.path)
    #expect(
      found == [
        ItemPath(item: 0, section: 50_000), ItemPath(item: 1, section: 50_000),
        ItemPath(item: 2, section: 50_000), ItemPath(item: 0, section: 50_001),
      ])
    #expect(source.metricsCalls == 100_000)
  }

  #if compiler(>=6.2) && (os(Linux) || os(macOS))
    @Test func aGridWithoutColumnsIsAMistake() async {
      await #expect(processExitsWith: .failure) { _ = ListGridColumns(count: 0) }
      await #expect(processExitsWith: .failure) {
        _ = ListGridColumns(count: 3).column(3, in: 100)
      }
    }
  #endif
}
