// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListAdapterDelegateTests {
  /// Writes down what the user does to its items.
  private final class TouchedSectionController: ListSectionController {
    let trace: AdapterTrace
    var mayBeSelected = true
    init(_ trace: AdapterTrace) { self.trace = trace }
    override func numberOfItems() -> Int { 3 }
    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }
    override func cellForItem(at index: Int) -> any ListCell {
      let cell: HeadlessCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
      return cell ?? HeadlessCell()
    }
    override func shouldSelectItem(at index: Int) -> Bool { mayBeSelected }
    override func didSelectItem(at index: Int) { trace.note("selected \(index)") }
    override func didDeselectItem(at index: Int) { trace.note("deselected \(index)") }
    override func didHighlightItem(at index: Int) { trace.note("highlighted \(index)") }
    override func didUnhighlightItem(at index: Int) { trace.note("unhighlighted \(index)") }
  }

  @MainActor
  private struct Touched {
    let host = HeadlessListHost(
      size: CGSize(width: 100, height: 100), layout: ListCollectionViewLayout(stickyHeaders: false))
    let adapter = ListAdapter(updater: ListReloadDataUpdater())
    let trace: AdapterTrace

    init() {
      let trace = AdapterTrace(adapter)
      self.trace = trace
      adapter.host = host
      adapter.setDataSource(objects: { [1] }, sectionController: { _ in TouchedSectionController(trace) })
      host.layoutIfNeeded()
      _ = trace.take()
    }
  }

  // MARK: - Selection

  @Test func aSelectionIsToldToTheDelegateAndThenToTheSectionController() {
    let list = Touched()
    list.host.tap(itemAt: at(0, 1))
    #expect(
      list.trace.take() == [
        "view highlighted", "highlighted 1", "view unhighlighted", "unhighlighted 1", "view selected",
        "selected 1",
      ])
    list.host.tap(itemAt: at(0, 2))
    #expect(
      list.trace.take().filter { $0.contains("selected") } == [
        "view deselected", "deselected 1", "view selected", "selected 2",
      ])
    (list.adapter.sectionController(forSection: 0) as? TouchedSectionController)?.mayBeSelected = false
    list.host.tap(itemAt: at(0, 0))
    #expect(!list.trace.take().contains { $0.contains("selected") }, "the section controller decides")
    #expect(list.host.pathsForSelectedItems == [at(0, 2)])
  }

  @Test func itemsMayBeSelectedAndDeselectedUnlessTheSectionControllerObjects() {
    #expect(ListSectionController().shouldSelectItem(at: 0))
    #expect(ListSectionController().shouldDeselectItem(at: 0))
  }

  @Test func whatIsDeselectedByItselfIsDeselectedAfterEverybodyWasTold() {
    let list = Touched()
    list.adapter.autoDeselectEnabled = true
    list.host.tap(itemAt: at(0, 1))
    #expect(list.trace.take().suffix(2) == ["view selected", "selected 1"])
    #expect(list.host.pathsForSelectedItems.isEmpty)
  }

  @Test func aSelectionByProgramIsToldToNobody() {
    let list = Touched()
    let controller = list.adapter.sectionController(forSection: 0) ?? ListSectionController()
    let context = list.adapter.context
    context.selectItem(at: 1, in: controller, animated: false, scrollPosition: .none)
    #expect(list.host.pathsForSelectedItems == [at(0, 1)])
    context.deselectItem(at: 1, in: controller, animated: false)
    #expect(list.host.pathsForSelectedItems.isEmpty)
    #expect(list.trace.take().isEmpty)
  }

  // MARK: - Scrolling and display

  @Test func scrollingAndDisplaysAreToldToTheirOwnDelegatesOnce() {
    final class Scrolls: ListScrollViewDelegate {
      var count = 0
      func listAdapterDidScroll(_ listAdapter: ListAdapter) { count += 1 }
    }
    final class Ends: ListCollectionViewDelegate {
      var paths: [ItemPath] = []
      func listAdapter(
        _ listAdapter: ListAdapter, didEndDisplaying cell: any ListCell, forItemAt path: ItemPath
      ) { paths.append(path) }
    }
    let (scrolls, ends) = (Scrolls(), Ends())
    let list = NumberListFixture([1, 12])
    list.adapter.scrollViewDelegate = scrolls
    list.adapter.collectionViewDelegate = ends
    list.host.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    list.host.layoutIfNeeded()
    #expect(scrolls.count == 1)
    #expect(ends.paths == [at(0, 0)])
  }

  @Test func aHeaderAloneIsADisplayOfItsSection() {
    var source: FixedSupplementaryViews?
    let list = NumberListFixture([]) { controller in
      source = FixedSupplementaryViews(controller, kinds: [.header], size: CGSize(width: 100, height: 10))
      controller.supplementaryViewSource = source
    }
    list.showsHeadersOfEmptySections()
    let trace = AdapterTrace(list.adapter)
    list.show([0])
    #expect(
      trace.take().filter { $0.hasPrefix("A ") || $0 == "view header" } == ["view header", "A object 0"])
    list.show([])
    #expect(
      trace.take().filter { $0.hasPrefix("A ") || $0 == "view end header" } == [
        "view end header", "A end object 0",
      ])
    withExtendedLifetime(source) {}
  }

  @Test func cellsOffScreenAreNotAskedForBeforehand() {
    let list = NumberListFixture([3, 300])
    let asked = list.host.operations.compactMap { operation in
      if case .askedForCell(let path) = operation { path } else { nil }
    }
    #expect(asked == list.host.pathsForVisibleItems)
    #expect(asked.count == 10)
  }

  /// Delegates are told by the adapter, never by way of the host, so that nothing goes in circles.
  @Test func aHostCanBeTheDelegateOfItsAdapter() {
    final class WatchfulHost: RecordingHost, ListScrollViewDelegate {
      var scrollCount = 0
      func listAdapterDidScroll(_ listAdapter: ListAdapter) { scrollCount += 1 }
    }
    let host = WatchfulHost()
    let adapter = ListAdapter(updater: ListReloadDataUpdater())
    adapter.scrollViewDelegate = host
    adapter.host = host
    adapter.client.hostDidScroll(host)
    #expect(host.scrollCount == 1)
    adapter.scrollViewDelegate = nil
    adapter.scrollViewDelegate = host
    adapter.client.hostDidScroll(host)
    #expect(host.scrollCount == 2, "before as after it is the host")
  }
}
