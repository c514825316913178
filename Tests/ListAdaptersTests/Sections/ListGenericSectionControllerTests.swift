// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct ListGenericSectionControllerTests {
  private final class NoteCell: HeadlessCell {}

  private final class NoteSectionController: ListGenericSectionController<Note> {
    override func sizeForItem(at index: Int) -> CGSize {
      CGSize(width: collectionContext?.containerSize.width ?? 0, height: 44)
    }

    override func cellForItem(at index: Int) -> any ListCell {
      let cell: NoteCell = collectionContext!.dequeueReusableCell(for: self, at: index)
      cell.text = object?.text ?? ""
      return cell
    }
  }

  private final class CountingController: ListValueSectionController<Note> {
    var told: [Note] = []
    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }
    override func cellForItem(at index: Int) -> any ListCell {
      let cell: HeadlessCell = collectionContext!.dequeueReusableCell(for: self, at: index)
      cell.text = value?.text ?? ""
      return cell
    }
    override func didUpdate(to value: Note) {
      #expect(self.value == value)
      told.append(value)
    }
  }

  @Test func theObjectIsKeptWithItsType() {
    let controller = NoteSectionController()
    #expect(controller.object == nil)
    controller.didUpdate(to: Note(1, "a"))
    #expect(controller.object == Note(1, "a"))
    controller.didUpdate(to: AnyDiffable(Note(1, "b")))
    #expect(controller.object == Note(1, "b"))
  }

  @Test func aSectionIsReloadedWhenItsObjectHasNewContent() {
    let list = ListFixture([Note(1, "a")]) { _ in NoteSectionController() }
    #expect(list.texts() == ["a"])
    #expect(list.cells()[0].frame == CGRect(x: 0, y: 0, width: 100, height: 44))
    list.show([Note(1, "b")])
    #expect(list.controller(as: NoteSectionController.self).object == Note(1, "b"))
    #expect(list.texts() == ["b"])
  }

  @Test func valuesAreHandedOnOnceForEachRevision() {
    let list = ListFixture([Note(1, "a")]) { _ in CountingController() }
    let controller = list.controller(as: CountingController.self)
    #expect(controller.told == [Note(1, "a")])
    list.show([Note(1, "a")])
    #expect(controller.told == [Note(1, "a")])
    list.show([Note(1, "b")])
    #expect(controller.told == [Note(1, "a"), Note(1, "b")])
    #expect(list.texts() == ["b"])
  }

  @Test func anObjectOfAnotherTypeIsRefusedWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NoteSectionController().didUpdate(to: 7) }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      message.contains("NoteSectionController shows a Note and was given a Int; either the data source"))
  }
}
