// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// Every kind of event, for two loops at once and beside the delegate that is told of the same thing.
@MainActor
@Suite struct EventsBesideDelegatesTests {
  private final class Delegate: ListAdapterDelegate, ListCollectionViewDelegate, ListScrollViewDelegate,
    ListAdapterMoveDelegate, ListAdapterUpdateListener
  {
    var rows = ["a", "b", "c", "d", "e"]
    private(set) var lines: [String] = []
    func lines(of kind: String) -> [String] { lines.filter { $0.hasPrefix(kind + " ") } }

    func listAdapter(_ listAdapter: ListAdapter, willDisplay object: any Diffable, at section: Int) {
      lines.append("willDisplay \(object)\(section)")
    }
    func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: any Diffable, at section: Int) {
      lines.append("didEndDisplaying \(object)\(section)")
    }
    func listAdapter(_ listAdapter: ListAdapter, didSelectItemAt path: ItemPath) {
      lines.append("selected \(path.section)")
    }
    func listAdapter(_ listAdapter: ListAdapter, didDeselectItemAt path: ItemPath) {
      lines.append("deselected \(path.section)")
    }
    func listAdapterDidScroll(_ listAdapter: ListAdapter) {
      lines.append("scrolled \(listAdapter.host?.bounds.minY ?? -1)")
    }
    func listAdapterWillBeginDragging(_ listAdapter: ListAdapter) { lines.append("begins dragging") }
    func listAdapterWillEndDragging(
      _ listAdapter: ListAdapter, velocity: CGPoint, targetContentOffset: CGPoint
    ) { lines.append("ends \(velocity.y) \(targetContentOffset.y)") }
    func listAdapter(
      _ listAdapter: ListAdapter, move object: any Diffable, from previousObjects: ListObjects,
      to objects: ListObjects
    ) {
      rows = objects.array() ?? []
      lines.append("moved \(object) \(rows.joined())")
    }
    func listAdapter(
      _ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool
    ) { lines.append("updated \(update) \(animated)") }
  }

  private let list = HeadlessList()
  private let delegate = Delegate()

  /// Has everything happen that there is an event of.
  ///
  /// - Returns: Two loops over a sequence.
  private func loopsOverWhatHappens<Event>(
    _ events: KeyPath<ListAdapterEvents, ListEventSequence<Event>>
  ) throws -> [ListEventSequence<Event>.Iterator] {
    let adapter = try #require(list.adapter)
    adapter.delegate = delegate
    adapter.collectionViewDelegate = delegate
    adapter.scrollViewDelegate = delegate
    adapter.moveDelegate = delegate
    adapter.addUpdateListener(delegate)
    let loops = (0..<2).map { _ in adapter.events[keyPath: events].buffering(.all).makeAsyncIterator() }
    adapter.setDataSource(objects: { [delegate] in delegate.rows }) { (_: String) in
      let controller = RowSectionController()
      controller.canBeMoved = true
      return controller
    }
    list.settle()
    list.host.tap(itemAt: ItemPath(item: 0, section: 1))
    list.host.tap(itemAt: ItemPath(item: 0, section: 0))
    #expect(list.host.beginMove(at: ItemPath(item: 0, section: 0)))
    _ = list.host.moveItem(over: ItemPath(item: 1, section: 1))
    list.host.endMove()
    list.settle()
    list.host.beginDragging()
    list.host.scroll(to: CGPoint(x: 0, y: 60))
    list.host.scroll(to: CGPoint(x: 0, y: 100))
    list.host.endDragging(velocity: CGPoint(x: 0, y: 2))
    delegate.rows.append("f")
    adapter.performUpdates(animated: true, completion: nil)
    list.settle()
    return loops
  }

  /// Compares what both loops get with what the delegate was told.
  private func expect<Event>(
    _ kind: String, _ events: KeyPath<ListAdapterEvents, ListEventSequence<Event>>,
    _ text: (Event) -> String
  ) async throws {
    let loops = try loopsOverWhatHappens(events)
    // It ends the loops.
    list.adapter = nil
    let told = delegate.lines(of: kind)
    #expect(!told.isEmpty)
    for loop in loops {
      var loop = loop
      var got: [String] = []
      while let event = await loop.next(isolation: MainActor.shared) { got.append("\(kind) \(text(event))") }
      #expect(got == told)
    }
  }

  @Test func appearing() async throws {
    try await expect("willDisplay", \.willDisplay) { "\($0.object)\($0.section)" }
  }
  @Test func disappearing() async throws {
    try await expect("didEndDisplaying", \.didEndDisplaying) { "\($0.object)\($0.section)" }
  }
  @Test func selectingByPath() async throws {
    try await expect("selected", \.itemSelected) { "\($0.section)" }
  }
  @Test func selectingByModel() async throws {
    try await expect("selected", \.modelSelected) { "\($0.path.section)" }
  }
  @Test func deselecting() async throws {
    try await expect("deselected", \.modelDeselected) { "\($0.path.section)" }
  }
  @Test func scrolling() async throws { try await expect("scrolled", \.didScroll) { "\($0.y)" } }
  @Test func beginningToDrag() async throws {
    try await expect("begins", \.willBeginDragging) { "dragging" }
  }
  @Test func endingToDrag() async throws {
    try await expect("ends", \.willEndDragging) { "\($0.velocity.y) \($0.targetContentOffset.y)" }
  }
  @Test func moving() async throws {
    try await expect("moved", \.moved) {
      "\($0.object) \(($0.objects.array(of: String.self) ?? []).joined())"
    }
  }
  @Test func updating() async throws {
    try await expect("updated", \.updated) { "\($0.type) \($0.animated)" }
  }
}
