// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// The forms of `bind` that need no section controller, or one.
@MainActor
@Suite struct BindingFormsTests {
  private let list = HeadlessList()
  private let stream = WatchedStream<[String]>()

  private func show(_ rows: [String], asked: Int = 2) async {
    stream.continuation.yield(rows)
    await stream.untilAsked(asked)
    list.settle()
  }

  @Test func cellsAreMadeFromTheirType() async throws {
    let selected = Log()
    let binding = try #require(list.adapter).bind(
      to: stream.sequence, cellClass: HeadlessCell.self,
      configureBlock: { (row: String, cell) in cell.text = row.uppercased() },
      sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 40) },
      didSelect: { selected.lines.append($0) })
    await show(["a", "b"])
    #expect(list.visibleTexts == ["A", "B"])
    #expect(list.host.layoutAttributesForItem(at: ItemPath(item: 0, section: 1))?.frame.minY == 40)
    list.host.tap(itemAt: ItemPath(item: 0, section: 1))
    #expect(selected.lines == ["b"])
    binding.cancel()
  }

  @Test func cellsComeFromANib() async throws {
    list.host.register(forNibName: "Row") { HeadlessCell() }
    let binding = try #require(list.adapter).bind(
      to: stream.sequence, nibName: "Row", cellClass: HeadlessCell.self,
      configureBlock: { (row: String, cell) in cell.text = row },
      sizeBlock: { _, _ in CGSize(width: 100, height: 40) })
    await show(["a", "b"])
    #expect(list.visibleTexts == ["a", "b"])
    binding.cancel()
  }

  @Test func cellsComeFromAStoryboard() async throws {
    list.host.register(forStoryboardIdentifier: "row") { HeadlessCell() }
    let binding = try #require(list.adapter).bind(
      to: stream.sequence, storyboardCellIdentifier: "row", cellClass: HeadlessCell.self,
      configureBlock: { (row: String, cell) in cell.text = row },
      sizeBlock: { _, _ in CGSize(width: 100, height: 40) })
    await show(["a", "b"])
    #expect(list.visibleTexts == ["a", "b"])
    binding.cancel()
  }

  @Test func stringsAndNumbersAreElements() async throws {
    try await expectShown(["a", "b"], as: ["a", "b"])
    try await expectShown([1, -2] as [Int], as: ["1", "-2"])
    try await expectShown([1, 2] as [UInt], as: ["1", "2"])
    try await expectShown([0.5, 2] as [Float], as: ["0.5", "2.0"])
    try await expectShown([0.5, -2] as [Double], as: ["0.5", "-2.0"])
  }

  private func expectShown<Element: Diffable & Sendable>(_ elements: [Element], as texts: [String])
    async throws
  {
    let stream = WatchedStream<[Element]>()
    let binding = try #require(list.adapter).bind(
      to: stream.sequence, cellClass: HeadlessCell.self,
      configureBlock: { (element: Element, cell) in cell.text = "\(element)" },
      sizeBlock: { _, _ in CGSize(width: 100, height: 40) })
    stream.continuation.yield(elements)
    await stream.untilAsked(2)
    list.settle()
    #expect(list.visibleTexts == texts)
    binding.cancel()
  }

  @Test(arguments: [true, false])
  func cellsCanBeMovedIfMovesAreWrittenBack(areWrittenBack: Bool) async throws {
    let stream = stream
    let log = Log()
    var moved: (@MainActor ([String]) -> Void)?
    if areWrittenBack {
      moved = { rows in
        log.lines.append(rows.joined())
        stream.continuation.yield(rows)
      }
    }
    let binding = try #require(list.adapter).bind(
      to: stream.sequence, cellClass: HeadlessCell.self, moved: moved,
      configureBlock: { (row: String, cell) in cell.text = row },
      sizeBlock: { _, _ in CGSize(width: 100, height: 40) })
    await show(["a", "b"])
    #expect(list.host.beginMove(at: ItemPath(item: 0, section: 0)) == areWrittenBack)
    if areWrittenBack {
      _ = list.host.moveItem(over: ItemPath(item: 1, section: 1))
      list.host.endMove()
      await stream.untilAsked(3)
      #expect(log.lines == ["ba"])
      #expect(list.scheduler.scheduledCount == 0)
      list.settle()
      #expect(list.visibleTexts == ["b", "a"])
    }
    binding.cancel()
  }

  @Test func elementsOfAGridAreItemsOfOneSection() async throws {
    let emptyView = HeadlessView()
    let binding = try #require(list.adapter).bind(
      to: stream.sequence, emptyView: { emptyView },
      grid: {
        ListGridSectionController<String, HeadlessCell>(
          columns: 2, spacing: 0, configureBlock: { $1.text = $0 })
      })
    list.settle()
    #expect(list.host.backgroundView == nil)
    await show(["a", "b", "c"])
    #expect(list.host.numberOfSections == 1)
    #expect(list.visibleTexts == ["a", "b", "c"])
    #expect(
      list.host.layoutAttributesForItem(at: ItemPath(item: 2, section: 0))?.frame
        == CGRect(x: 0, y: 50, width: 50, height: 50))
    let cell = list.host.cellForItem(at: ItemPath(item: 2, section: 0))
    await show(["c", "a"], asked: 3)
    #expect(list.visibleTexts == ["c", "a"])
    #expect(list.host.cellForItem(at: ItemPath(item: 0, section: 0)) === cell)
    await show([], asked: 4)
    #expect(list.host.backgroundView === emptyView)
    #expect(!list.host.isBackgroundViewHidden)
    #expect(list.host.finish().isClean)
    binding.cancel()
  }

  @Test func anItemOfAGridIsMovedAndItsEchoUpdatesNothing() async throws {
    let stream = stream
    let log = Log()
    let binding = try #require(list.adapter).bind(
      to: stream.sequence,
      moved: { (items: [String]) in
        log.lines.append(items.joined())
        stream.continuation.yield(items)
      },
      grid: {
        ListGridSectionController<String, HeadlessCell>(
          columns: 2, spacing: 0, configureBlock: { $1.text = $0 })
      })
    await show(["a", "b", "c"])
    #expect(list.host.beginMove(at: ItemPath(item: 0, section: 0)))
    _ = list.host.moveItem(over: ItemPath(item: 2, section: 0))
    list.host.endMove()
    await stream.untilAsked(3)
    #expect(log.lines == ["bca"])
    #expect(list.scheduler.scheduledCount == 0)
    list.settle()
    #expect(list.visibleTexts == ["b", "c", "a"])
    await show(["a", "b", "c"], asked: 4)
    #expect(list.visibleTexts == ["a", "b", "c"])
    #expect(list.host.finish().isClean)
    binding.cancel()
  }
}
