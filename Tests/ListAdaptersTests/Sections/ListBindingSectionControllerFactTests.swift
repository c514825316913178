// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// A list of 100 × 1000 points; texts are 55 points high, numbers 30.
@MainActor
@Suite struct ListBindingSectionControllerFactTests {
  private func fixture(_ objects: [SampleList]) -> ListFixture<SampleList> {
    ListFixture(objects) { _ in SampleBindingController() }
  }

  @Test func everyViewModelIsBoundToACell() {
    let list = fixture([
      SampleList(0, [.number(7), .text("seven")]),
      SampleList(1, [.text("foo"), .text("bar"), .number(42)]),
      SampleList(2, []),
    ])
    #expect(list.itemCounts == [2, 3, 0])
    #expect(list.texts(0) == ["7", "seven"])
    #expect(list.texts(1) == ["foo", "bar", "42"])
    #expect(list.cells(0).map(\.frame.height) == [30, 55])
    #expect(list.cells(0)[0] is NumberBindingCell)
    #expect(list.cells(0)[1] is TextBindingCell)
  }

  @Test func viewModelsOfOneIdentifierAreOneItem() {
    let list = fixture([SampleList(0, [.number(7), .number(7)])])
    #expect(list.itemCounts == [1])
    #expect(list.controller(as: SampleBindingController.self).viewModels == [.number(7)])
    #expect(list.texts() == ["7"])
  }

  @Test func addedViewModelsAreInserted() {
    let list = fixture([SampleList(0, [.number(7), .text("seven")])])
    let cells = list.cells()
    list.host.clearOperations()
    list.show([SampleList(0, [.number(7), .text("seven"), .number(8), .text("eight")])])
    #expect(list.itemCounts == [4])
    #expect(list.texts() == ["7", "seven", "8", "eight"])
    #expect(list.cells()[0] === cells[0])
    #expect(list.cells()[1] === cells[1])
    #expect(list.batches == [BatchUpdate(itemInsertions: [at(0, 2), at(0, 3)])])
  }

  @Test func aMovedViewModelTakesItsCellAlongAndIsBoundAgain() {
    let list = fixture([
      SampleList(0, [.text("foo"), .text("bar"), .note(Note(42, "baz"))])
    ])
    let (foo, bar, baz) = (list.cells()[0], list.cells()[1], list.cells()[2])
    list.show([SampleList(0, [.note(Note(42, "bang")), .text("foo"), .text("bar")])])
    #expect(list.texts() == ["bang", "foo", "bar"])
    #expect(list.cells()[0] === baz)
    #expect(list.cells()[1] === foo)
    #expect(list.cells()[2] === bar)
    #expect((baz as? NoteBindingCell)?.bound == ["baz", "bang"])
    #expect((foo as? TextBindingCell)?.bound == ["foo"])
  }

  @Test func cellsAreBoundInASectionThatIsShiftedAtTheSameTime() {
    let list = fixture([
      SampleList(0, [.number(7)]),
      SampleList(1, [.text("a"), .text("b"), .note(Note(1, "c")), .note(Note(2, "d"))]),
    ])
    let cells = list.cells(1)
    list.show([SampleList(1, [.note(Note(1, "e")), .text("b"), .text("a"), .note(Note(2, "f"))])])
    #expect(list.itemCounts == [4])
    #expect(list.texts() == ["e", "b", "a", "f"])
    #expect(zip(list.cells(), [cells[2], cells[1], cells[0], cells[3]]).allSatisfy { $0 === $1 })
  }

  /// A second request is not dropped: both are carried out, by one diff.
  @Test func twoUpdatesOfOneTurnAreMerged() {
    let list = fixture([SampleList(0, [.number(7)])])
    let controller = list.controller(as: SampleBindingController.self)
    controller.override = [.number(7), .number(8)]
    let madeBefore = controller.makeCount
    var completions: [String] = []
    controller.update(animated: true) { completions.append("first \($0)") }
    controller.update(animated: true) { completions.append("second \($0)") }
    #expect(list.texts() == ["7"])
    #expect(completions.isEmpty)
    list.settle()
    #expect(completions == ["first true", "second true"])
    #expect(list.texts() == ["7", "8"])
    #expect(controller.makeCount == madeBefore + 1)
    #expect(list.batches.count == 1)
  }

  @Test func reloadedObjectsChangeTheCellsInTheNextUpdate() {
    let list = fixture([SampleList(0, [.number(7), .text("seven")])])
    let cells = list.cells()
    list.host.clearOperations()
    list.adapter.reloadObjects([SampleList(0, [.text("seven"), .number(8)])])
    #expect(list.controller(as: SampleBindingController.self).object?.viewModels.last == .number(8))
    #expect(list.texts() == ["7", "seven"])
    list.settle()
    #expect(list.texts() == ["seven", "8"])
    #expect(list.cells()[0] === cells[1])
    #expect(list.reloadCount == 0)
    #expect(
      list.batches == [BatchUpdate(itemDeletions: [at(0, 0)], itemInsertions: [at(0, 1)])])
  }

  @Test func userMovesReorderTheViewModels() {
    let list = fixture([SampleList(0, [.number(7), .text("seven"), .number(20)])])
    let controller = list.controller(as: SampleBindingController.self)
    controller.moveObject(from: 0, to: 2)
    #expect(controller.viewModels == [.text("seven"), .number(20), .number(7)])
    controller.moveObject(from: 2, to: 1)
    #expect(controller.viewModels == [.text("seven"), .number(7), .number(20)])
  }

  @Test func sizesOfWhatIsNotThereAreZero() {
    let list = fixture([SampleList(0, [.number(7), .text("seven"), .number(20)])])
    let controller = list.controller(as: SampleBindingController.self)
    #expect(controller.sizeForItem(at: 1) == CGSize(width: 100, height: 55))
    #expect(controller.sizeForItem(at: 100) == .zero)
    #expect(controller.sizeForItem(at: -1) == .zero)
  }

  @Test func anArrayThatWasReturnedIsACopy() {
    final class Source: ListBindingSectionControllerDataSource {
      var viewModels: [SampleViewModel] = [.number(7), .text("seven")]
      func sectionController(
        _ sectionController: ListBindingSectionController<SampleList, SampleViewModel>,
        viewModelsFor object: SampleList
      ) -> [SampleViewModel] { viewModels }
      func sectionController(
        _ sectionController: ListBindingSectionController<SampleList, SampleViewModel>,
        cellForViewModel viewModel: SampleViewModel, at index: Int
      ) -> any ListBindable { fatalError("No cell is asked for") }
      func sectionController(
        _ sectionController: ListBindingSectionController<SampleList, SampleViewModel>,
        sizeForViewModel viewModel: SampleViewModel, at index: Int
      ) -> CGSize { CGSize(width: index, height: 1) }
    }
    let source = Source()
    let controller = ListBindingSectionController<SampleList, SampleViewModel>()
    controller.setDataSource(source)
    controller.didUpdate(to: SampleList(0, []))
    source.viewModels.removeAll()
    #expect(controller.viewModels == [.number(7), .text("seven")])
    #expect(controller.numberOfItems() == 2)
    #expect(controller.sizeForItem(at: 1) == CGSize(width: 1, height: 1))
  }

  /// Sizes are asked for again for each view model that has other content, with any layout and without a switch for it.
  @Test func sizesOfChangedViewModelsAreAskedForAgain() {
    struct Box: Equatable, Identifiable, Diffable {
      let id: Int
      var size: CGSize
    }
    final class BoxCell: HeadlessCell, ListBindable {
      func bindViewModel(_ viewModel: Box) { text = "\(viewModel.id)" }
    }
    final class BoxController: ListBindingSectionController<GridItemContainer<Box>, Box> {
      override func viewModels(for object: GridItemContainer<Box>) -> [Box] { object.items }
      override func cell(for viewModel: Box, at index: Int) -> any ListBindable {
        collectionContext!.dequeueReusableCell(of: BoxCell.self, for: self, at: index)
      }
      override func size(for viewModel: Box, at index: Int) -> CGSize { viewModel.size }
    }
    func boxes(_ sizes: [(CGFloat, CGFloat)]) -> GridItemContainer<Box> {
      GridItemContainer(
        id: "boxes",
        items: sizes.enumerated().map { Box(id: $0, size: CGSize(width: $1.0, height: $1.1)) })
    }
    let list = ListFixture([boxes([(50, 30), (50, 40), (50, 50), (50, 60)])]) { _ in BoxController() }
    let cells = list.cells()
    #expect(
      cells.map(\.frame.size) == [
        CGSize(width: 50, height: 30), CGSize(width: 50, height: 40), CGSize(width: 50, height: 50),
        CGSize(width: 50, height: 60),
      ])
    list.show([boxes([(45, 30), (50, 55), (50, 50), (20, 30)])])
    #expect(zip(list.cells(), cells).allSatisfy { $0 === $1 })
    #expect(
      cells.map(\.frame.size) == [
        CGSize(width: 45, height: 30), CGSize(width: 50, height: 55), CGSize(width: 50, height: 50),
        CGSize(width: 20, height: 30),
      ])
  }
}
