// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

/// Single facts of the adapter that have no other place.
@MainActor
@Suite struct ListAdapterFactTests {
  @Test func viewsWaitUnderTheNamesOfTheirKindTheirUseAndTheirType() {
    let type = ListViewSource.type(HeadlessCell.self)
    #expect(type.reuseIdentifier() == "ListAdapters.HeadlessCell")
    #expect(type.reuseIdentifier(givenIdentifier: "wide") == "wideListAdapters.HeadlessCell")
    #expect(
      type.reuseIdentifier(kind: .header) == ListSupplementaryKind.header.rawValue
        + "ListAdapters.HeadlessCell")
    #expect(ListViewSource.nib(name: "Card", bundle: nil).reuseIdentifier() == "Card")
    #expect(ListViewSource.storyboard(identifier: "card").reuseIdentifier() == "card")
  }

  @Test func visibleCellsAfterScrollingBeyondTheContent() {
    let fixture = NumberListFixture([2, 10, 5])
    fixture.host.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
    fixture.host.layoutIfNeeded()
    let indexes = [2, 10, 5].map { number in
      fixture.controller(number).map { fixture.adapter.context.visibleIndexes(for: $0) }
    }
    #expect(indexes == [[], [6, 7, 8, 9], [0, 1, 2, 3, 4]])
    #expect([10, 5, 77].map { fixture.adapter.visibleCells(for: $0).count } == [4, 5, 0])
  }

  @Test func aPointOfASubviewIsAPointOfTheContent() {
    let fixture = NumberListFixture([2, 3])
    let view = HeadlessView()
    view.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
    #expect(fixture.adapter.context.convert(.zero, from: view) == CGPoint(x: 10, y: 20))
  }

  @Test(arguments: [(0, 0, 900), (100, 0, 900), (0, 100, 1000), (50, 100, 1000)])
  func theRightIsLeftOfTheInset(left: Int, right: Int, expected: Int) {
    let fixture = NumberListFixture(
      [100], direction: .horizontal, itemSize: CGSize(width: 10, height: 100))
    fixture.host.contentInset = ListEdgeInsets(left: CGFloat(left), right: CGFloat(right))
    fixture.adapter.scroll(
      to: 100, scrollDirection: .horizontal, scrollPosition: .right, animated: false)
    #expect(fixture.host.bounds.minX == CGFloat(expected))
  }

  /// Elsewhere a data source may give no section controller for an object; here every object has one.
  @Test func anObjectIsDroppedByLeavingItOut() {
    let scheduler = ManualListScheduler()
    let host = EntryListFixture.makeHost()
    let adapter = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler))
    final class Source { var all: [AnyDiffable] = [AnyDiffable(1), AnyDiffable("dog"), AnyDiffable(2)] }
    let source = Source()
    adapter.host = host
    adapter.setDataSource(
      objects: { source.all.filter { $0.base is Int } }, sectionController: { _ in NumberSectionController() }
    )
    #expect(adapter.objects().map { $0 as? Int } == [1, 2])
    source.all.insert(AnyDiffable("cat"), at: 0)
    var finished: Bool?
    adapter.performUpdates(animated: false) { finished = $0 }
    scheduler.advance()
    #expect(finished == true)
    #expect(host.numberOfSections == 2)
  }

  private final class EmptyView: ListView {}

  @Test func theEmptyViewFollowsWhatIsSaidOutsideABlock() {
    let scheduler = ManualListScheduler()
    let emptyView = EmptyView()
    let fixture = NumberListFixture([0], updater: ListAdapterUpdater(scheduler: scheduler))
    fixture.emptyView = emptyView
    fixture.adapter.updateBackground()
    #expect(fixture.host.backgroundView === emptyView && !fixture.host.isBackgroundViewHidden)
    guard let controller = fixture.controller(0) else {
      Issue.record("no section controller")
      return
    }
    let batch = AdapterBatchContext(fixture.adapter)
    controller.itemCount = 1
    batch.insert(in: controller, at: [0])
    #expect(fixture.host.isBackgroundViewHidden)
    controller.itemCount = 0
    batch.delete(in: controller, at: [0])
    #expect(!fixture.host.isBackgroundViewHidden)
    controller.itemCount = 2
    batch.reload(controller)
    #expect(fixture.host.isBackgroundViewHidden)
    #expect(fixture.host.numberOfItems(inSection: 0) == 2)
  }

  @Test func theEmptyViewIsAskedForOnlyWhileNothingIsThere() {
    final class Source: ListAdapterDataSource {
      var objects = [1]
      var asked = 0
      func objects(for listAdapter: ListAdapter) -> [Int] { objects }
      func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Int) -> ListSectionController
      {
        NumberSectionController()
      }
      func emptyView(for listAdapter: ListAdapter) -> (any ListView)? {
        asked += 1
        return EmptyView()
      }
    }
    let source = Source()
    let host = EntryListFixture.makeHost()
    let adapter = ListAdapter(updater: ListReloadDataUpdater())
    adapter.dataSource = source
    adapter.host = host
    adapter.performUpdates(animated: false)
    #expect(source.asked == 0)
    source.objects = []
    adapter.performUpdates(animated: false)
    #expect(source.asked == 1)
    let first = host.backgroundView
    adapter.performUpdates(animated: false)
    #expect(source.asked == 2)
    #expect(host.backgroundView !== first, "another one takes its place")
  }

  /// Section controllers that update themselves have nothing reloaded.
  @Test func objectsReloadedDuringADiffStayInForce() {
    let list = ListFixture([GridItemContainer(id: 1, items: [Note(1, "a")])]) { _ in
      ListGridSectionController<Note, HeadlessCell>(columns: 2, configureBlock: { $1.text = $0.text })
    }
    list.updater.allowsBackgroundDiffing = true
    list.adapter.performUpdates(animated: false)
    list.scheduler.advance()
    list.objects[0].items.append(Note(2, "b"))
    list.adapter.reloadObjects(list.objects)
    list.scheduler.runBackgroundWork()
    list.scheduler.runBackgroundWork()
    list.settle()
    #expect((list.adapter.object(atSection: 0) as? GridItemContainer<Note>)?.items.count == 2)
    #expect(list.texts() == ["a", "b"])
    #expect(list.host.finish().isClean)
  }

  /// Gives metrics, so that section controllers are made for what is on screen only.
  private final class ThriftySource: ListAdapterDataSource {
    var entries = (0..<30).map { Entry($0, 100) }
    private(set) var madeCount = 0
    func objects(for listAdapter: ListAdapter) -> [Entry] { entries }
    func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Entry)
      -> ListSectionController
    {
      madeCount += 1
      return EntrySectionController()
    }
    func listAdapter(_ listAdapter: ListAdapter, metricsFor object: Entry) -> ListSectionMetrics? {
      guard case .count(let count) = object.value else { return nil }
      return ListSectionMetrics(numberOfItems: count, itemSize: CGSize(width: 100, height: 10))
    }
  }

  /// Sections whose section controllers were never made move with the others.
  @Test func objectsReloadedInABlockAreFoundWhereTheyWere() {
    let scheduler = ManualListScheduler()
    let (source, delegate) = (ThriftySource(), RecordingUpdaterDelegate())
    let host = EntryListFixture.makeHost()
    let updater = ListAdapterUpdater(scheduler: scheduler)
    let adapter = ListAdapter(updater: updater)
    updater.delegate = delegate
    adapter.host = host
    adapter.dataSource = source
    host.layoutIfNeeded()
    #expect(source.madeCount == 1)
    source.entries.insert(source.entries.remove(at: 29), at: 0)
    adapter.performUpdates(animated: false)
    source.entries[25].value = .count(3)
    let revised = source.entries[25]
    adapter.context.performBatch(animated: false) { _ in
      adapter.reloadObjects([revised])
    } completion: { _ in
    }
    source.entries[25].value = .count(100)
    scheduler.advance()
    #expect(delegate.failures.isEmpty)
    #expect(adapter.object(atSection: 25) as? Entry == revised)
    #expect(
      (0..<30).map { host.numberOfItems(inSection: $0) } == (0..<30).map { $0 == 25 ? 3 : 100 })
    #expect(source.madeCount == 2, "of what is on screen now")
  }

  @Test func objectsReloadedBeforeTheListIsLaidOutAreShown() {
    let fixture = EntryListFixture([Entry(1, 200), Entry(2, 1)])
    fixture.host.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    fixture.controller(1).onUpdate = { _ in fixture.host.clearOperations() }
    fixture.adapter.reloadObjects([Entry(1, 3)])
    #expect(fixture.counts == [3, 1])
    let asked = fixture.host.operations.compactMap {
      if case .askedForCell(let path) = $0 { path } else { nil }
    }
    #expect(asked.allSatisfy { $0.section == 1 || $0.item < 3 }, "the old list was laid out before: \(asked)")
    fixture.settle()
    #expect((0..<3).map { fixture.cell(0, $0)?.text } == ["1.0", "1.1", "1.2"])
    #expect(fixture.host.finish().isClean)
  }
}
