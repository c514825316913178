// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct ListBindingSingleSectionControllerTests {
  private final class NoteCell: HeadlessCell {}

  private final class Controller: ListBindingSingleSectionController<Note, NoteCell> {
    var events: [String] = []
    var source: ListViewSource?
    override var cellSource: ListViewSource { source ?? super.cellSource }
    override func configureCell(_ cell: NoteCell, withViewModel viewModel: Note) {
      events.append("configure \(viewModel.text)")
      cell.text = viewModel.text
    }
    override func size(forViewModel viewModel: Note) -> CGSize {
      CGSize(width: collectionContext?.containerSize.width ?? 0, height: viewModel.height)
    }
    override func didSelectItem(with cell: NoteCell) { events.append("select \(cell.text)") }
    override func didDeselectItem(with cell: NoteCell) { events.append("deselect \(cell.text)") }
    override func didHighlightItem(with cell: NoteCell) { events.append("highlight \(cell.text)") }
    override func didUnhighlightItem(with cell: NoteCell) { events.append("unhighlight \(cell.text)") }
  }

  @Test func theViewModelIsShownInOneCell() {
    let list = ListFixture([Note(1, "a"), Note(2, "b", height: 30)]) { _ in Controller() }
    #expect(list.itemCounts == [1, 1])
    #expect(list.texts(1) == ["b"])
    #expect(list.cells(1)[0].frame == CGRect(x: 0, y: 20, width: 100, height: 30))
  }

  @Test func equalContentChangesNothingAndOtherContentTheCell() throws {
    final class Boxed: Diffable {
      let diffIdentifier = 1
      let text: String
      init(_ text: String) { self.text = text }
      func isContentEqual(to other: Boxed) -> Bool { text == other.text }
    }
    final class BoxedController: ListBindingSingleSectionController<Boxed, NoteCell> {
      var configureCount = 0
      override func configureCell(_ cell: NoteCell, withViewModel viewModel: Boxed) {
        configureCount += 1
        cell.text = viewModel.text
      }
      override func size(forViewModel viewModel: Boxed) -> CGSize { CGSize(width: 100, height: 20) }
    }
    let first = Boxed("a")
    let list = ListFixture([first]) { _ in BoxedController() }
    let controller = list.controller(as: BoxedController.self)
    let cell = try #require(list.cells().first)
    list.show([Boxed("a")])
    #expect(controller.viewModel === first)
    #expect(controller.configureCount == 1)
    list.host.clearOperations()
    list.show([Boxed("b")])
    #expect(controller.viewModel?.text == "b")
    #expect(controller.configureCount == 2)
    #expect(list.cells().first === cell)
    #expect(cell.text == "b")
    #expect(list.pathsAskedFor.isEmpty)
  }

  @Test func anotherSizeIsLaidOut() {
    let list = ListFixture([Note(1, "a"), Note(2, "b")]) { _ in Controller() }
    list.show([Note(1, "a", height: 44), Note(2, "b")])
    #expect(list.cells(0)[0].frame == CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(list.cells(1)[0].frame == CGRect(x: 0, y: 44, width: 100, height: 20))
  }

  @Test func touchesAreToldWithTheCell() {
    let list = ListFixture([Note(1, "a"), Note(2, "b")]) { _ in Controller() }
    let controller = list.controller(as: Controller.self)
    controller.events = []
    list.host.tap(itemAt: at(0, 0))
    #expect(controller.events == ["highlight a", "unhighlight a", "select a"])
    list.host.tap(itemAt: at(1, 0))
    #expect(controller.events.last == "deselect a")
  }

  @Test func whetherACellIsOnScreenIsKnown() {
    let notes = (0..<20).map { Note($0, "\($0)") }
    let list = ListFixture(notes, size: CGSize(width: 100, height: 100)) { _ in Controller() }
    #expect(list.controller(0, as: Controller.self).isDisplayingCell)
    #expect(!list.controller(19, as: Controller.self).isDisplayingCell)
    list.host.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    list.host.layoutIfNeeded()
    #expect(!list.controller(0, as: Controller.self).isDisplayingCell)
    #expect(list.controller(19, as: Controller.self).isDisplayingCell)
    #expect(!Controller().isDisplayingCell)
  }

  @Test func cellsComeFromWhereTheSubclassSays() {
    let list = ListFixture([Note(1, "a")], makesLayout: false) { _ in
      let controller = Controller()
      controller.source = .nib(name: "NoteCell", bundle: nil)
      return controller
    }
    let cell = NoteCell()
    list.host.register(forNibName: "NoteCell") { cell }
    list.host.layoutIfNeeded()
    #expect(list.cells().first === cell)
    #expect(cell.text == "a")
  }

  @Test func itWorksWithUpdatesOfSingleItemSections() throws {
    let list = ListFixture([Note(1, "a"), Note(2, "b"), Note(3, "c")]) { _ in Controller() }
    list.updater.singleItemSectionUpdates = true
    let cells = (0..<3).map { list.cells($0)[0] }
    list.show([Note(3, "C"), Note(2, "b"), Note(1, "A")])
    #expect((0..<3).map { list.texts($0) } == [["C"], ["b"], ["A"]])
    #expect((0..<3).allSatisfy { list.cells($0)[0] === cells[2 - $0] })
  }

  @Test func whatIsNotOverriddenIsAskedForWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = ListBindingSingleSectionController<Note, NoteCell>()
        controller.didUpdate(to: Note(1, "a"))
        _ = controller.sizeForItem(at: 0)
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("has to override size(forViewModel:)"))
  }
}
