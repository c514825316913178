// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// Items that the user moves within their section.
@MainActor
@Suite struct ListSectionControllerReorderingFactTests {
  private func fixture(sections: Int = 1, _ made: @escaping (SampleBindingController) -> Void)
    -> ListFixture<SampleList>
  {
    ListFixture(
      (0..<sections).map { section in SampleList(section, (0..<3).map { .number(section * 3 + $0) }) }
    ) { _ in
      let controller = SampleBindingController()
      made(controller)
      return controller
    }
  }

  private func drag(_ list: ListFixture<SampleList>, _ source: ItemPath, to target: ItemPath) {
    guard list.host.beginMove(at: source) else { return }
    list.host.moveItem(over: target)
    list.host.endMove()
    list.settle()
  }

  @Test func itemsAreMovedWithinASection() {
    let list = fixture { $0.isReorderable = true }
    drag(list, at(0, 2), to: at(0, 0))
    #expect(list.texts() == ["2", "0", "1"])
    #expect(list.controller(as: SampleBindingController.self).viewModels == [2, 0, 1].map { .number($0) })
    drag(list, at(0, 2), to: at(0, 1))
    #expect(list.texts() == ["2", "1", "0"])
    #expect(list.host.finish().isClean)
  }

  @Test func aMoveThatIsNotAllowedChangesNothing() {
    let list = fixture { controller in
      controller.isReorderable = true
      controller.mayDrop = { _, _ in false }
    }
    drag(list, at(0, 2), to: at(0, 0))
    #expect(list.texts() == ["0", "1", "2"])
    #expect(list.controller(as: SampleBindingController.self).viewModels == [0, 1, 2].map { .number($0) })
    #expect(list.host.finish().isClean)
  }

  @Test func aMoveToAnotherSectionOfSeveralItemsChangesNothing() {
    let list = fixture(sections: 2) { $0.isReorderable = true }
    drag(list, at(0, 0), to: at(1, 1))
    #expect(list.texts(0) == ["0", "1", "2"])
    #expect(list.texts(1) == ["3", "4", "5"])
    #expect(list.itemCounts == [3, 3])
    #expect(list.host.finish().isClean)
  }

  @Test func nothingCanBeMovedUnlessTheSectionControllerSaysSo() {
    #expect(!ListSectionController().canMoveItem(at: 0))
    #expect(!ListSectionController().canMoveItem(at: 0, to: 1))
    let list = fixture { _ in }
    #expect(!list.host.beginMove(at: at(0, 0)))
    list.controller(as: SampleBindingController.self).isReorderable = true
    #expect(list.host.beginMove(at: at(0, 0)))
    list.host.cancelMove()
  }

  /// The size changes behind the layout's back, and is asked for again by the section controller's wish.
  @Test func anInvalidatedLayoutKeepsTheCells() {
    final class Growing: ListGenericSectionController<Note> {
      var height: CGFloat = 10
      override func numberOfItems() -> Int { 2 }
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: height) }
      override func cellForItem(at index: Int) -> any ListCell {
        collectionContext!.dequeueReusableCell(of: HeadlessCell.self, for: self, at: index)
      }
    }
    let list = ListFixture([Note(1, "a")]) { _ in Growing() }
    let controller = list.controller(as: Growing.self)
    let cells = list.cells()
    #expect(cells.map(\.frame.height) == [10, 10])
    controller.height = 20
    var finished: Bool?
    controller.collectionContext?.invalidateLayout(for: controller) { finished = $0 }
    list.settle()
    #expect(finished == true)
    #expect(zip(list.cells(), cells).allSatisfy { $0 === $1 })
    #expect(cells.map(\.frame.height) == [20, 20])
  }
}
