// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct ListSingleSectionControllerTests {
  private typealias Controller = ListSingleSectionController<Note, NoteCell>

  private final class NoteCell: HeadlessCell {
    var configureCount = 0
  }

  private static func configure(_ note: Note, _ cell: NoteCell) {
    cell.text = note.text
    cell.configureCount += 1
  }

  private static func size(_ note: Note, _ context: (any ListCollectionContext)?) -> CGSize {
    CGSize(width: context?.containerSize.width ?? -1, height: note.height)
  }

  private func fixture(_ notes: [Note], _ made: ((Controller) -> Void)? = nil) -> ListFixture<Note> {
    ListFixture(notes) { _ in
      let controller = Controller(configureBlock: Self.configure, sizeBlock: Self.size)
      made?(controller)
      return controller
    }
  }

  @Test func eachObjectIsOneCellOfTheSizeThatTheBlockSays() {
    let list = fixture([Note(1, "a"), Note(2, "b", height: 55)])
    #expect(list.itemCounts == [1, 1])
    #expect(list.texts(0) == ["a"])
    #expect(list.texts(1) == ["b"])
    #expect(list.cells(0)[0].frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(list.cells(1)[0].frame == CGRect(x: 0, y: 20, width: 100, height: 55))
    #expect(list.controller(1, as: Controller.self).item == Note(2, "b", height: 55))
  }

  @Test func theSizeBlockGetsNoContextOutsideAList() {
    let controller = Controller(configureBlock: Self.configure, sizeBlock: Self.size)
    #expect(controller.sizeForItem(at: 0) == .zero)
    controller.didUpdate(to: Note(1, "a"))
    #expect(controller.sizeForItem(at: 0) == CGSize(width: -1, height: 20))
    #expect(controller.numberOfItems() == 1)
  }

  @Test func cellsComeFromNibsAndPrototypes() {
    var madeFromNib = 0
    var madeFromPrototype = 0
    let list = ListFixture([Note(1, "nib"), Note(2, "prototype")], makesLayout: false) { note in
      note.id == 1
        ? Controller(nibName: "NoteCell", bundle: nil, configureBlock: Self.configure, sizeBlock: Self.size)
        : Controller(
          storyboardCellIdentifier: "note", configureBlock: Self.configure, sizeBlock: Self.size)
    }
    list.host.register(forNibName: "NoteCell") {
      madeFromNib += 1
      return NoteCell()
    }
    list.host.register(forStoryboardIdentifier: "note") {
      madeFromPrototype += 1
      return NoteCell()
    }
    list.host.layoutIfNeeded()
    #expect(list.texts(0) == ["nib"])
    #expect(list.texts(1) == ["prototype"])
    #expect(madeFromNib == 1)
    #expect(madeFromPrototype == 1)
  }

  @Test func newContentIsShownByTheSameCell() throws {
    let list = fixture([Note(1, "a"), Note(2, "b")])
    let controller = list.controller(0, as: Controller.self)
    let cell = try #require(list.cells(0).first as? NoteCell)
    list.host.clearOperations()
    list.show([Note(1, "A"), Note(2, "b")])
    #expect(list.controller(0) === controller)
    #expect(controller.item?.text == "A")
    #expect(list.cells(0).first === cell)
    #expect(cell.text == "A")
    #expect(cell.configureCount == 2)
    #expect(list.pathsAskedFor.isEmpty)
    #expect(list.batches.isEmpty)
    #expect(list.reloadCount == 0)
  }

  @Test func newContentOfAnotherSizeIsLaidOutAgain() throws {
    let list = fixture([Note(1, "a"), Note(2, "b")])
    let cells = list.cells(0) + list.cells(1)
    list.host.clearOperations()
    list.show([Note(1, "a", height: 50), Note(2, "b")])
    #expect(zip(list.cells(0) + list.cells(1), cells).allSatisfy { $0 === $1 })
    #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(cells[1].frame == CGRect(x: 0, y: 50, width: 100, height: 20))
    #expect(list.pathsAskedFor.isEmpty)
  }

  @Test func aMovedObjectWithNewContentKeepsItsCell() throws {
    let list = fixture([Note(1, "a"), Note(2, "b"), Note(3, "c")])
    let cell = try #require(list.cells(0).first)
    list.show([Note(2, "b"), Note(3, "c"), Note(1, "A")])
    #expect(list.cells(2).first === cell)
    #expect(cell.text == "A")
    #expect([0, 1, 2].map { list.texts($0) } == [["b"], ["c"], ["A"]])
  }

  @Test func reloadedObjectsAreShownAtOnce() throws {
    let list = fixture([Note(1, "a"), Note(2, "b")])
    let cell = try #require(list.cells(1).first)
    list.adapter.reloadObjects([Note(2, "B")])
    #expect(list.controller(1, as: Controller.self).item == Note(2, "B"))
    #expect(cell.text == "B")
    #expect(list.cells(1).first === cell)
  }

  @Test func anItemOffScreenIsConfiguredWhenItIsShown() {
    let notes = (0..<100).map { Note($0, "\($0)") }
    let list = ListFixture(notes, size: CGSize(width: 100, height: 100)) { _ in
      Controller(configureBlock: Self.configure, sizeBlock: Self.size)
    }
    var changed = notes
    changed[90].text = "changed"
    list.show(changed)
    list.host.setContentOffset(CGPoint(x: 0, y: 1800), animated: false)
    list.host.layoutIfNeeded()
    #expect(list.texts(90) == ["changed"])
  }

  @Test func tapsAreToldToTheDelegateAndThenToTheBlocks() {
    final class Listener: ListSingleSectionControllerDelegate {
      var events: [String] = []
      func didSelect(_ sectionController: ListSingleSectionController<Note, NoteCell>, with item: Note) {
        events.append("delegate selected \(item.text) of \(sectionController.section ?? -1)")
      }
      func didDeselect(_ sectionController: ListSingleSectionController<Note, NoteCell>, with item: Note) {
        events.append("delegate deselected \(item.text)")
      }
    }
    let listener = Listener()
    let list = fixture([Note(1, "a"), Note(2, "b")]) { controller in
      controller.setSelectionDelegate(listener)
      controller.didSelect = { listener.events.append("selected \($0.text)") }
      controller.didDeselect = { listener.events.append("deselected \($0.text)") }
    }
    list.host.tap(itemAt: at(1, 0))
    #expect(listener.events == ["delegate selected b of 1", "selected b"])
    list.host.tap(itemAt: at(0, 0))
    #expect(
      listener.events.dropFirst(2) == [
        "delegate deselected b", "deselected b", "delegate selected a of 0", "selected a",
      ])
    #expect(list.host.finish().isClean)
  }

  @Test func theDelegateIsHeldWeakly() {
    final class Listener: ListSingleSectionControllerDelegate {
      func didSelect(_ sectionController: ListSingleSectionController<Note, NoteCell>, with item: Note) {}
    }
    var listener: Listener? = Listener()
    weak let reference = listener
    let list = fixture([Note(1, "a")]) { $0.setSelectionDelegate(listener) }
    listener = nil
    #expect(reference == nil)
    list.host.tap(itemAt: at(0, 0))
    #expect(list.host.pathsForSelectedItems == [at(0, 0)])
  }

  @Test func payloadsOfAnEnumAreShownByControllersOfTheirOwnType() {
    enum Entry: Diffable, Equatable, ListObjectWrapping {
      case note(Note)
      case separator(Int)

      var diffIdentifier: AnyDiffable.Identifier { AnyDiffable(wrappedObject).diffIdentifier }
      var wrappedObject: any Diffable {
        switch self {
        case .note(let note): note
        case .separator(let number): number
        }
      }
    }
    let list = ListFixture<Entry>([.note(Note(1, "a")), .separator(1)]) { entry in
      switch entry {
      case .note: Controller(configureBlock: Self.configure, sizeBlock: Self.size)
      case .separator:
        ListSingleSectionController<Int, HeadlessCell>(
          configureBlock: { $1.text = "--\($0)--" }, sizeBlock: { _, _ in CGSize(width: 100, height: 5) })
      }
    }
    #expect(list.texts(0) == ["a"])
    #expect(list.texts(1) == ["--1--"])
    list.show([.separator(1), .note(Note(1, "A"))])
    #expect(list.texts(0) == ["--1--"])
    #expect(list.texts(1) == ["A"])
  }

  @Test func objectsOfSeveralTypesAreShownByControllersOfTheirOwnType() {
    let list = ListFixture([AnyDiffable(Note(1, "a")), AnyDiffable(1)]) { object in
      object.base is Note
        ? Controller(configureBlock: Self.configure, sizeBlock: Self.size)
        : ListSingleSectionController<Int, HeadlessCell>(
          configureBlock: { $1.text = "--\($0)--" }, sizeBlock: { _, _ in CGSize(width: 100, height: 5) })
    }
    #expect(list.texts(0) == ["a"])
    #expect(list.texts(1) == ["--1--"])
  }

  @Test func aHundredChangesInPlaceAreOneUpdateOfSections() {
    final class Listener: ListAdapterUpdateListener {
      var kinds: [ListAdapterUpdateType] = []
      func listAdapter(_ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool) {
        kinds.append(update)
      }
    }
    let list = fixture((0..<50).map { Note($0, "a") })
    let listener = Listener()
    list.adapter.addUpdateListener(listener)
    list.show((0..<50).map { Note($0, "b") })
    #expect(listener.kinds == [.performUpdates])
    #expect((0..<50).allSatisfy { list.texts($0) == ["b"] })
  }
}
