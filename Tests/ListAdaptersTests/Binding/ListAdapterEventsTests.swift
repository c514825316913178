// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListAdapterEventsTests {
  private let list = HeadlessList()
  private let rows = Rows(["a", "b", "c", "d", "e"])

  private final class Rows {
    var rows: [String]
    init(_ rows: [String]) { self.rows = rows }
  }

  private func show() throws -> ListAdapter {
    let adapter = try #require(list.adapter)
    adapter.setDataSource(objects: { [rows] in rows.rows }) { _ in
      let controller = RowSectionController()
      controller.canBeMoved = true
      return controller
    }
    list.settle()
    return adapter
  }

  /// What is left when the adapter is gone.
  private func rest<Element>(_ iterator: ListEventSequence<Element>.Iterator) async -> [Element] {
    list.adapter = nil
    var iterator = iterator
    var events: [Element] = []
    while let event = await iterator.next(isolation: MainActor.shared) { events.append(event) }
    return events
  }

  @Test func displaysAreToldWithObjectAndSection() async throws {
    let appearing = try #require(list.adapter?.events.willDisplay.makeAsyncIterator())
    let leaving = try #require(list.adapter?.events.didEndDisplaying.makeAsyncIterator())
    _ = try show()
    list.host.beginDragging()
    list.host.scroll(to: CGPoint(x: 0, y: 100))
    list.host.endDragging()
    #expect(await rest(appearing).map { "\($0.object)\($0.section)" } == ["a0", "b1", "c2", "d3", "e4"])
    #expect(await rest(leaving).map { "\($0.object)\($0.section)" }.prefix(2) == ["a0", "b1"])
  }

  @Test func selectionsAreToldByPathAndByModel() async throws {
    var adapter: ListAdapter? = try show()
    let items = try #require(adapter?.events.itemSelected.makeAsyncIterator())
    let models = try #require(adapter?.events.modelSelected(of: String.self).makeAsyncIterator())
    let others = try #require(adapter?.events.modelSelected(of: Int.self).makeAsyncIterator())
    let any = try #require(adapter?.events.modelSelected.makeAsyncIterator())
    let deselected = try #require(adapter?.events.modelDeselected(of: String.self).makeAsyncIterator())
    adapter = nil
    list.host.tap(itemAt: ItemPath(item: 0, section: 1))
    list.host.tap(itemAt: ItemPath(item: 0, section: 0))
    #expect(await rest(items) == [ItemPath(item: 0, section: 1), ItemPath(item: 0, section: 0)])
    #expect(await rest(models).map(\.model) == ["b", "a"])
    #expect(await rest(others).isEmpty)
    #expect(await rest(any).map { $0.model as? String } == ["b", "a"])
    #expect(await rest(deselected).map(\.model) == ["b"])
  }

  @Test func delegatesAreToldToo() async throws {
    final class Delegate: ListCollectionViewDelegate, ListScrollViewDelegate, ListAdapterDelegate {
      let log = Log()
      func listAdapter(_ listAdapter: ListAdapter, didSelectItemAt path: ItemPath) {
        log.lines.append("selected \(path.section)")
      }
      func listAdapterDidScroll(_ listAdapter: ListAdapter) { log.lines.append("scrolled") }
      func listAdapter(_ listAdapter: ListAdapter, willDisplay object: any Diffable, at section: Int) {
        log.lines.append("displays \(section)")
      }
    }
    let delegate = Delegate()
    let adapter = try #require(list.adapter)
    adapter.delegate = delegate
    adapter.collectionViewDelegate = delegate
    adapter.scrollViewDelegate = delegate
    var selected = adapter.events.itemSelected.makeAsyncIterator()
    var scrolled = adapter.events.didScroll.makeAsyncIterator()
    _ = try show()
    list.host.tap(itemAt: ItemPath(item: 0, section: 2))
    list.host.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(delegate.log.lines == ["displays 0", "displays 1", "displays 2", "selected 2", "scrolled"])
    #expect(await selected.next(isolation: MainActor.shared) == ItemPath(item: 0, section: 2))
    #expect(await scrolled.next(isolation: MainActor.shared) == CGPoint(x: 0, y: 10))
  }

  @Test func draggingIsToldFromBeginToEnd() async throws {
    var adapter: ListAdapter? = try show()
    let begins = try #require(adapter?.events.willBeginDragging.makeAsyncIterator())
    let ends = try #require(adapter?.events.willEndDragging.makeAsyncIterator())
    let scrolls = try #require(adapter?.events.didScroll.buffering(.all).makeAsyncIterator())
    let newestScroll = try #require(adapter?.events.didScroll.makeAsyncIterator())
    adapter = nil
    list.host.beginDragging()
    list.host.scroll(to: CGPoint(x: 0, y: 20))
    list.host.scroll(to: CGPoint(x: 0, y: 50))
    list.host.endDragging(velocity: CGPoint(x: 0, y: 3))
    #expect(await rest(begins).count == 1)
    #expect(await rest(ends).map(\.velocity) == [CGPoint(x: 0, y: 3)])
    #expect(await rest(scrolls) == [CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 50)])
    #expect(await rest(newestScroll) == [CGPoint(x: 0, y: 50)])
  }

  @Test func aMoveIsToldAfterTheDataHaveChanged() async throws {
    final class Mover: ListAdapterMoveDelegate {
      let rows: Rows
      init(_ rows: Rows) { self.rows = rows }
      func listAdapter(
        _ listAdapter: ListAdapter, move object: any Diffable, from previousObjects: ListObjects,
        to objects: ListObjects
      ) { rows.rows = objects.array() ?? [] }
    }
    let mover = Mover(rows)
    var adapter: ListAdapter? = try show()
    adapter?.moveDelegate = mover
    let moves = try #require(adapter?.events.moved.makeAsyncIterator())
    adapter = nil
    #expect(list.host.beginMove(at: ItemPath(item: 0, section: 0)))
    _ = list.host.moveItem(over: ItemPath(item: 1, section: 1))
    list.host.endMove()
    let events = await rest(moves)
    #expect(events.map { $0.object as? String } == ["a"])
    #expect(events.map { [$0.oldSection, $0.newSection] } == [[0, 1]])
    #expect(events.first?.objects.array(of: String.self) == ["b", "a", "c", "d", "e"])
  }

  @Test func updatesAreToldWithWhatWasDifferent() async throws {
    var adapter: ListAdapter? = try show()
    let updates = try #require(adapter?.events.updated.makeAsyncIterator())
    rows.rows = ["b", "c", "x"]
    adapter?.performUpdates(animated: true, completion: nil)
    adapter?.performUpdates(animated: true, completion: nil)
    list.settle()
    adapter?.reloadData(completion: nil)
    list.settle()
    adapter = nil
    let events = await rest(updates)
    #expect(events.map(\.type) == [.performUpdates, .performUpdates, .reloadData])
    #expect(events.map(\.animated) == [true, true, false])
    #expect(events.map(\.isFinished) == [true, true, true])
    #expect(events.map { $0.changeset?.deletions } == [[0, 3, 4], nil, nil])
    #expect(events.map { $0.changeset?.insertions } == [[2], nil, nil])
  }

  @Test func theEndIsToldWhenItComesNear() async throws {
    var adapter = list.adapter
    let ends = try #require(adapter?.events.willReachEnd(within: 50).buffering(.all).makeAsyncIterator())
    _ = try show()
    // 200 points long, 100 of which are on screen.
    list.host.beginDragging()
    list.host.scroll(to: CGPoint(x: 0, y: 40))
    list.host.scroll(to: CGPoint(x: 0, y: 60))
    list.host.scroll(to: CGPoint(x: 0, y: 100))
    list.host.endDragging()
    // A page too short to bring the end out of reach.
    rows.rows.append("f")
    adapter?.performUpdates(animated: false, completion: nil)
    list.settle()
    // A long one.
    rows.rows += (0..<10).map(String.init)
    adapter?.performUpdates(animated: false, completion: nil)
    list.settle()
    adapter = nil
    #expect(await rest(ends).count == 2)
  }

  @Test func whereADragWillEndCounts() async throws {
    var adapter: ListAdapter? = try show()
    let ends = try #require(adapter?.events.willReachEnd(within: 10).makeAsyncIterator())
    list.host.client?.hostWillEndDragging(
      list.host, velocity: .zero, targetContentOffset: CGPoint(x: 0, y: 95))
    adapter = nil
    #expect(await rest(ends).count == 1)
  }

  @Test func eventsComeFromWhateverHostThereIs() async throws {
    var adapter = list.adapter
    adapter?.host = nil
    let selections = try #require(adapter?.events.itemSelected.makeAsyncIterator())
    let ends = try #require(adapter?.events.willReachEnd(within: 10).makeAsyncIterator())
    adapter?.host = list.host
    _ = try show()
    list.host.tap(itemAt: ItemPath(item: 0, section: 1))
    // Another one, which is scrolled sideways.
    let other = HeadlessListHost(
      size: CGSize(width: 100, height: 100), layout: ListCollectionViewLayout(scrollDirection: .horizontal))
    adapter?.host = other
    list.settle()
    other.layoutIfNeeded()
    other.tap(itemAt: ItemPath(item: 0, section: 0))
    // 500 points long, 100 of which are on screen.
    other.setContentOffset(CGPoint(x: 380, y: 0), animated: false)
    other.setContentOffset(CGPoint(x: 395, y: 0), animated: false)
    adapter = nil
    #expect(await rest(selections) == [ItemPath(item: 0, section: 1), ItemPath(item: 0, section: 0)])
    #expect(await rest(ends).count == 1)
  }

  @Test func eventsDoNotKeepTheAdapter() async throws {
    weak let adapter = try show()
    let events = try #require(adapter).events
    list.adapter = nil
    #expect(adapter == nil)
    var iterator = events.itemSelected.makeAsyncIterator()
    #expect(await iterator.next(isolation: MainActor.shared) == nil)
  }
}
