// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListAdapterVisibilityTests {
  @Test func visibleAreTheSectionsOnScreen() {
    let fixture = NumberListFixture(Array(1...12))
    #expect(fixture.adapter.visibleSectionControllers().map(\.section) == [0, 1, 2, 3])
  }

  @Test func visibleCellsOfEachSection() {
    let fixture = NumberListFixture([2, 3, 4, 5, 6])
    #expect([2, 3, 4, 5, 6].map { fixture.adapter.visibleCells(for: $0).count } == [2, 3, 4, 1, 0])
    let context = fixture.adapter.context
    let indexes = [2, 3, 4, 5, 6].map { number in
      fixture.controller(number).map { context.visibleIndexes(for: $0).count }
    }
    #expect(indexes == [2, 3, 4, 1, 0])
    #expect(fixture.adapter.visibleCells(for: 77).isEmpty)
  }

  @Test func aSectionOfWhichOnlyTheFooterShowsIsVisibleButNotItsObject() {
    var source: FixedSupplementaryViews?
    let fixture = NumberListFixture([0]) { controller in
      source = FixedSupplementaryViews(controller, kinds: [.footer], size: CGSize(width: 100, height: 10))
      controller.supplementaryViewSource = source
    }
    fixture.showsHeadersOfEmptySections()
    #expect(fixture.adapter.visibleSectionControllers().count == 1)
    #expect(fixture.adapter.visibleObjects().isEmpty)
    withExtendedLifetime(source) {}
  }

  @Test func visibleObjectsFollowTheScrolling() {
    let fixture = NumberListFixture(Array(1...6))
    fixture.host.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    fixture.host.layoutIfNeeded()
    #expect(fixture.adapter.visibleObjects() as? [Int] == [3, 4, 5])
    #expect(fixture.adapter.indexesOfVisibleObjects() == [2, 3, 4])
  }

  @Test func fullyVisibleAreTheCellsThatAreWhollyOnScreen() {
    let fixture = NumberListFixture([2, 10, 5])
    let context = fixture.adapter.context
    #expect(fixture.controller(10).map { context.fullyVisibleCells(for: $0).count } == 8)
    fixture.host.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
    fixture.host.layoutIfNeeded()
    #expect(fixture.controller(10).map { context.visibleIndexes(for: $0) } == [5, 6, 7, 8, 9])
    #expect(fixture.controller(5).map { context.visibleIndexes(for: $0).count } == 5)
  }

  @Test func theItemAtAPointAndAPointOfACell() {
    let fixture = NumberListFixture([2, 3])
    let context = fixture.adapter.context
    #expect(context.pathForItem(at: CGPoint(x: 50, y: 5)) == ItemPath(item: 0, section: 0))
    #expect(context.pathForItem(at: CGPoint(x: 50, y: 15)) == ItemPath(item: 1, section: 0))
    guard let cell = fixture.host.cellForItem(at: ItemPath(item: 1, section: 1)) else {
      Issue.record("no cell")
      return
    }
    #expect(context.convert(CGPoint(x: 4, y: 5), from: cell) == CGPoint(x: 4, y: 35))
  }

  @Test func aCellKnowsItsIndexAndAForeignOneHasNone() {
    let fixture = NumberListFixture([2, 3])
    let context = fixture.adapter.context
    guard let cell = fixture.host.cellForItem(at: ItemPath(item: 1, section: 1)),
      let own = fixture.controller(3), let other = fixture.controller(2)
    else {
      Issue.record("no cell")
      return
    }
    #expect(context.index(for: cell, in: own) == 1)
    #expect(context.index(for: cell, in: other) == nil)
  }

  @Test func containerSizesAreLessTheInsets() {
    let fixture = NumberListFixture([1]) { $0.inset = ListEdgeInsets(all: 1) }
    let context = fixture.adapter.context
    #expect(fixture.controller(1).map { context.containerSize(for: $0) } == CGSize(width: 98, height: 98))
    let inset = ListEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    fixture.host.contentInset = inset
    #expect(context.containerInset == inset)
    #expect(context.insetContainerSize == CGSize(width: 94, height: 96))
    #expect(context.containerSize == CGSize(width: 100, height: 100))
  }

  @Test func sizesThatAreNegativeOrNoNumbersAreZero() {
    let fixture = NumberListFixture([1])
    fixture.controller(1)?.itemSize = CGSize(width: -1, height: CGFloat.nan)
    #expect(fixture.adapter.sizeForItem(at: ItemPath(item: 0, section: 0)) == .zero)
    let path = ItemPath(item: 0, section: 0)
    #expect(fixture.adapter.sizeForSupplementaryView(ofKind: .header, at: path) == .zero)
    guard let controller = fixture.controller(1) else {
      Issue.record("no section controller")
      return
    }
    let source = FixedSupplementaryViews(controller, kinds: [.header], size: CGSize(width: -2, height: -3))
    controller.supplementaryViewSource = source
    #expect(fixture.adapter.sizeForSupplementaryView(ofKind: .header, at: path) == .zero)
    #expect(fixture.adapter.sizeForSupplementaryView(ofKind: .footer, at: path) == .zero)
  }

  @Test func aRemovedSectionControllerFindsNothing() {
    let fixture = NumberListFixture([1, 2])
    guard let removed = fixture.controller(1) else {
      Issue.record("no section controller")
      return
    }
    fixture.show([2])
    let context = fixture.adapter.context
    #expect(context.cellForItem(at: 0, in: removed) == nil)
    #expect(context.visibleCells(for: removed).isEmpty)
    #expect(context.fullyVisibleCells(for: removed).isEmpty)
    #expect(context.visibleIndexes(for: removed).isEmpty)
    var finished: Bool?
    context.invalidateLayout(for: removed) { finished = $0 }
    #expect(finished == false)
  }
}
