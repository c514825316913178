// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// Streams of lists of sections: a row for each item.
@MainActor
@Suite struct BindingSectionsTests {
  private typealias Section = ArraySection<String, String>

  private final class ItemsSectionController: ListSectionController {
    var movableItems = true
    private var items: [String] = []
    private(set) var updates = 0

    override func didUpdate(to object: any Diffable) {
      items = (object as? Section)?.items ?? []
      updates += 1
    }
    override func numberOfItems() -> Int { items.count }
    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }
    override func cellForItem(at index: Int) -> any ListCell {
      guard let context = collectionContext else { preconditionFailure("A cell without a list") }
      let cell: HeadlessCell = context.dequeueReusableCell(for: self, at: index)
      cell.text = items[index]
      return cell
    }
    override func canMoveItem(at index: Int) -> Bool { movableItems }
    override func moveObject(from index: Int, to newIndex: Int) {
      items.insert(items.remove(at: index), at: newIndex)
    }
  }

  /// Shows a title above its items.
  private final class TitledSectionController: ListSectionController {
    private var count = 0
    override func didUpdate(to object: any Diffable) { count = (object as? Section)?.items.count ?? 0 }
    override func numberOfItems() -> Int { count + 1 }
    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }
    override func cellForItem(at index: Int) -> any ListCell {
      guard let context = collectionContext else { preconditionFailure("A cell without a list") }
      let cell: HeadlessCell = context.dequeueReusableCell(for: self, at: index)
      return cell
    }
    override func canMoveItem(at index: Int) -> Bool { true }
    override func moveObject(from index: Int, to newIndex: Int) {}
  }

  private let list = HeadlessList()

  @Test func aSectionedArrayIsAValue() async throws {
    let stream = WatchedStream<SectionedArray<String, String>>()
    let binding = try #require(list.adapter).bind(to: stream.sequence) { _ in ItemsSectionController() }
    var playlist = SectionedArray<String, String>()
    playlist.appendSections(["Today", "Tomorrow"])
    try playlist.appendItems(["Overture", "Aria"], toSection: "Today")
    var asked = 1
    func show() async {
      stream.continuation.yield(playlist)
      asked += 1
      await stream.untilAsked(asked)
      list.settle()
    }
    await show()
    #expect(list.visibleTexts == ["Overture", "Aria"])
    try playlist.moveItem("Aria", toEndOfSection: "Tomorrow")
    try playlist.appendItems(["Finale"], toSection: "Tomorrow")
    await show()
    #expect(list.visibleTexts == ["Overture", "Aria", "Finale"])
    #expect(list.host.numberOfItems(inSection: 1) == 2)
    playlist.deleteSections(["Today"])
    await show()
    #expect(list.visibleTexts == ["Aria", "Finale"])
    #expect(list.host.finish().isClean)
    binding.cancel()
  }

  @Test func anItemMovedWithinItsSectionIsWrittenBackAndItsEchoUpdatesNothing() async throws {
    let stream = WatchedStream<[Section]>()
    let log = Log()
    let binding = try #require(list.adapter).bind(
      to: stream.sequence,
      moved: { [stream] (sections: [Section]) in
        log.lines.append(sections.map { "\($0.model):\($0.items.joined())" }.joined(separator: " "))
        stream.continuation.yield(sections)
      }
    ) { _ in ItemsSectionController() }
    stream.continuation.yield([Section("x", items: ["a"]), Section("y", items: ["b", "c", "d"])])
    await stream.untilAsked(2)
    list.settle()
    #expect(list.host.beginMove(at: ItemPath(item: 0, section: 1)))
    _ = list.host.moveItem(over: ItemPath(item: 2, section: 1))
    list.host.endMove()
    await stream.untilAsked(3)
    #expect(log.lines == ["x:a y:cdb"])
    #expect(list.scheduler.scheduledCount == 0)
    list.settle()
    #expect(list.visibleTexts == ["a", "c", "d", "b"])
    let controller = try #require(
      list.adapter?.sectionController(forSection: 1) as? ItemsSectionController)
    #expect(controller.updates == 1)
    // What differs from what was written back is shown.
    stream.continuation.yield([Section("x", items: ["a"]), Section("y", items: ["b", "c", "d"])])
    await stream.untilAsked(4)
    list.settle()
    #expect(list.visibleTexts == ["a", "b", "c", "d"])
    #expect(list.host.finish().isClean)
    binding.cancel()
  }

  @Test func whereOtherThingsAreShownThanItemsTheSectionControllerIsOnItsOwn() async throws {
    let stream = WatchedStream<[Section]>()
    let log = Log()
    let binding = try #require(list.adapter).bind(
      to: stream.sequence, moved: { (_: [Section]) in log.lines.append("moved") }
    ) { _ in TitledSectionController() }
    stream.continuation.yield([Section("y", items: ["b", "c"])])
    await stream.untilAsked(2)
    list.settle()
    #expect(list.host.beginMove(at: ItemPath(item: 0, section: 0)))
    _ = list.host.moveItem(over: ItemPath(item: 1, section: 0))
    list.host.endMove()
    #expect(log.lines.isEmpty)
    binding.cancel()
  }
}
