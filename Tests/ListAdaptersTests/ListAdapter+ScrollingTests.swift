// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListAdapterScrollingTests {
  private func offset(
    to number: Int, in fixture: NumberListFixture, kinds: [ListSupplementaryKind] = [],
    direction: ListScrollDirection = .vertical, position: ListScrollPosition = .none,
    additionalOffset: CGFloat = 0
  ) -> CGFloat {
    fixture.adapter.scroll(
      to: number, supplementaryKinds: kinds, scrollDirection: direction, scrollPosition: position,
      additionalOffset: additionalOffset, animated: false)
    return direction == .vertical ? fixture.host.bounds.minY : fixture.host.bounds.minX
  }

  @Test func scrollingToAnObjectShowsItsFirstItemAtTheTop() {
    let fixture = NumberListFixture(Array(1...6))
    #expect([1, 2, 3, 6].map { offset(to: $0, in: fixture) } == [0, 10, 30, 110])
    for position in ListScrollPosition.allCases {
      #expect(offset(to: 6, in: fixture, position: position) == 110, "there is no more to scroll to")
    }
  }

  @Test func scrollingHorizontallyIsTheSameAlongTheOtherAxis() {
    let fixture = NumberListFixture(
      Array(1...6), direction: .horizontal, itemSize: CGSize(width: 10, height: 100))
    #expect([1, 2, 3, 6].map { offset(to: $0, in: fixture, direction: .horizontal) } == [0, 10, 30, 110])
  }

  @Test func anEmptySectionIsScrolledToByItsHeader() {
    let fixture = NumberListFixture([1, 0, 300])
    #expect(offset(to: 0, in: fixture) == 0)
    #expect(offset(to: 300, in: fixture) == 10)

    var sources: [FixedSupplementaryViews] = []
    let withHeader = NumberListFixture([1, 0, 300]) { controller in
      sources.append(
        FixedSupplementaryViews(controller, kinds: [.header], size: CGSize(width: 100, height: 10)))
      // Of the second section, which has no items.
      if sources.count == 2 { controller.supplementaryViewSource = sources[1] }
    }
    withHeader.showsHeadersOfEmptySections()
    #expect(offset(to: 0, in: withHeader) == 0)
    #expect(offset(to: 0, in: withHeader, kinds: [.header]) == 10)
    #expect(offset(to: 300, in: withHeader) == 20)
  }

  @Test func positionsPutTheSectionAtTheTopTheMiddleOrTheBottom() {
    let fixture = NumberListFixture([1, 100, 200])
    #expect(offset(to: 100, in: fixture) == 10)
    #expect(offset(to: 100, in: fixture, position: .top) == 10)
    #expect(offset(to: 100, in: fixture, position: .centeredVertically) == 460)
    #expect(offset(to: 100, in: fixture, position: .bottom) == 910)
    for position in ListScrollPosition.allCases {
      #expect(offset(to: 1, in: fixture, position: position) == 0)
    }
    #expect(offset(to: 200, in: fixture, position: .bottom) == 2910, "\(fixture.host.contentSize)")
  }

  @Test(arguments: [(0, 0, 900), (100, 0, 900), (0, 100, 1000), (50, 100, 1000)])
  func theBottomIsAboveTheInset(top: Int, bottom: Int, expected: Int) {
    let fixture = NumberListFixture([100])
    fixture.host.contentInset = ListEdgeInsets(top: CGFloat(top), bottom: CGFloat(bottom))
    #expect(offset(to: 100, in: fixture, position: .bottom) == CGFloat(expected))
  }

  @Test func scrollingToWhatIsNotThereChangesNothing() {
    let fixture = NumberListFixture([])
    #expect(offset(to: 1, in: fixture) == 0)
    fixture.show([20, 30])
    _ = offset(to: 30, in: fixture)
    #expect(offset(to: 7, in: fixture) == 200)
  }

  @Test func scrollingFarMakesNoCellsOnTheWay() {
    let fixture = NumberListFixture(Array(1...40))
    let madeBefore = fixture.host.pathsForVisibleItems
    _ = offset(to: 40, in: fixture)
    fixture.host.layoutIfNeeded()
    #expect(Set(fixture.host.pathsForVisibleItems.map(\.section)) == [39])
    #expect(madeBefore.map(\.section).max() == 3)
  }

  @Test func theFirstVisibleItemIsTheOneAtTheUpperLeft() {
    let fixture = NumberListFixture([1, 2, 3])
    let expected = [(0, 0), (0, 0), (1, 0), (2, 0), (2, 1), (2, 2)].map { ItemPath(item: $1, section: $0) }
    let offsets: [CGFloat] = [0, 8, 12, 35, 40, 59]
    for (offset, path) in zip(offsets, expected) {
      fixture.host.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      #expect(fixture.adapter.indexPathForFirstVisibleItem() == path)
    }
    fixture.host.contentInset = ListEdgeInsets(all: 5)
    for (offset, path) in zip(offsets, expected) {
      fixture.host.setContentOffset(CGPoint(x: -5, y: offset - 5), animated: false)
      #expect(fixture.adapter.indexPathForFirstVisibleItem() == path)
    }
  }

  @Test func theOffsetIntoTheFirstVisibleItem() {
    let fixture = NumberListFixture([1, 2, 3])
    let offsets: [CGFloat] = [0, 8, 12, 35, 40, 59]
    let into = offsets.map { offset in
      fixture.host.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      return fixture.adapter.offsetForFirstVisibleItem(scrollDirection: .vertical)
    }
    #expect(into == [0, 8, 2, 5, 0, 9])
  }

  @Test func theFirstVisibleItemOfAHorizontalList() {
    let fixture = NumberListFixture(
      [1, 2, 3, 4], direction: .horizontal, size: CGSize(width: 100, height: 10),
      itemSize: CGSize(width: 100, height: 10))
    let expected = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)].map { ItemPath(item: $1, section: $0) }
    for (x, path) in zip([80, 120, 350, 400, 590], expected) {
      fixture.host.setContentOffset(CGPoint(x: x, y: 0), animated: false)
      #expect(fixture.adapter.indexPathForFirstVisibleItem() == path)
    }
    let into = [80, 120, 350, 400, 599].map { x in
      fixture.host.setContentOffset(CGPoint(x: x, y: 0), animated: false)
      return fixture.adapter.offsetForFirstVisibleItem(scrollDirection: .horizontal)
    }
    #expect(into == [80, 20, 50, 0, 99])
    #expect(NumberListFixture([]).adapter.offsetForFirstVisibleItem(scrollDirection: .horizontal) == 0)
  }

  @Test func anAdditionalOffsetScrollsOn() {
    let fixture = NumberListFixture(Array(1...6))
    fixture.host.contentInset = ListEdgeInsets(all: 5)
    fixture.host.setContentOffset(CGPoint(x: -5, y: -5), animated: false)
    let scrolled: [(Int, CGFloat)] = [(1, 0), (1, 7), (3, 0), (3, 3), (4, 9)]
    let into = scrolled.map { number, additional in
      _ = offset(to: number, in: fixture, additionalOffset: additional)
      return fixture.adapter.offsetForFirstVisibleItem(scrollDirection: .vertical)
    }
    #expect(into == [0, 7, 0, 3, 9])
  }

  @Test func aSectionControllerScrollsToItsItem() {
    let fixture = NumberListFixture(Array(1...10))
    let controller = fixture.controller(3)
    controller?.collectionContext?.scroll(
      to: controller ?? ListSectionController(), at: 0, scrollPosition: .top, animated: false)
    #expect(fixture.host.bounds.origin == CGPoint(x: 0, y: 30))
  }
}
