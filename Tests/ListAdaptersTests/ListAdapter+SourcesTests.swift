// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListAdapterSourcesTests {
  @Test func withoutHostOrDataSourceUpdatesEndAtOnceUnfinished() {
    let adapter = ListAdapter()
    var ends: [Bool] = []
    adapter.performUpdates(animated: true) { ends.append($0) }
    adapter.reloadData { ends.append($0) }
    let fixture = NumberListFixture([1])
    fixture.adapter.dataSource = nil
    fixture.adapter.performUpdates(animated: true) { ends.append($0) }
    fixture.adapter.reloadData { ends.append($0) }
    #expect(ends == [false, false, false, false])
  }

  @Test func aHostThatAnotherAdapterTakesIsLost() {
    let first = NumberListFixture([1])
    let second = NumberListFixture([2])
    let (firstHost, secondHost) = (first.host, second.host)
    second.adapter.host = firstHost
    #expect(first.adapter.host == nil)
    first.adapter.host = secondHost
    #expect(first.adapter.host === secondHost)
    #expect(second.adapter.host === firstHost)
    #expect(firstHost.client === second.adapter.client)
    #expect(secondHost.client === first.adapter.client)
  }

  @Test func anAdapterThatLostItsHostChangesNothingInIt() {
    let first = NumberListFixture([1])
    let second = NumberListFixture([2, 3])
    second.adapter.host = first.host
    first.numbers = [7, 8, 9]
    var finished: Bool?
    first.adapter.performUpdates(animated: false) { finished = $0 }
    #expect(finished == false)
    #expect(first.host.numberOfSections == 2)
  }

  @Test func cellsAreMadeAtTheLayoutAfterAHostIsSet() {
    let fixture = NumberListFixture([])
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100), layout: ListCollectionViewLayout())
    fixture.numbers = [1, 2]
    fixture.adapter.host = host
    #expect(host.numberOfSections == 2, "counts agree at once")
    #expect(host.pathsForVisibleItems.isEmpty)
    host.layoutIfNeeded()
    #expect(host.pathsForVisibleItems.count == 3)
  }

  @Test func aNewDataSourceIsReadAtOnce() {
    let fixture = NumberListFixture([1])
    let other = NumberListFixture([])
    other.numbers = [4, 5]
    fixture.adapter.dataSource = other
    #expect(fixture.adapter.objects().array(of: Int.self) == [4, 5])
    #expect(fixture.host.numberOfSections == 2)
    var finished: Bool?
    fixture.adapter.performUpdates(animated: false) { finished = $0 }
    #expect(finished == true)
    #expect(fixture.host.numberOfSections == 2)
  }

  @Test func noDataSourceIsNoSection() {
    let fixture = NumberListFixture([1, 2])
    fixture.adapter.dataSource = nil
    #expect(fixture.host.numberOfSections == 0)
  }

  @Test func aDataSourceMadeOfClosuresIsKept() {
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100), layout: ListCollectionViewLayout())
    let adapter = ListAdapter(updater: ListReloadDataUpdater())
    adapter.host = host
    adapter.setDataSource(objects: { [1, 2, 3] }, sectionController: { _ in NumberSectionController() })
    #expect(adapter.objects().count == 3)
    #expect(adapter.dataSource != nil)
    let other = NumberListFixture([1])
    weak let owned = adapter.dataSource
    adapter.dataSource = other
    #expect(owned == nil, "another one takes its place")
  }

  // MARK: - Background

  private final class EmptyView: ListView {}

  @Test func theEmptyViewShowsWhileNoSectionHasAnItem() {
    let emptyView = EmptyView()
    let fixture = NumberListFixture([])
    fixture.emptyView = emptyView
    fixture.show([])
    #expect(fixture.host.backgroundView === emptyView)
    #expect(!fixture.host.isBackgroundViewHidden)
    fixture.show([2])
    #expect(fixture.host.isBackgroundViewHidden)
    fixture.show([0])
    #expect(!fixture.host.isBackgroundViewHidden, "a section without items is none")
  }

  @Test func theEmptyViewFollowsBatchesOfItems() {
    let fixture = NumberListFixture([1, 2])
    fixture.emptyView = EmptyView()
    let controllers = [fixture.controller(1), fixture.controller(2)].compactMap { $0 }
    fixture.adapter.context.performBatch(animated: false) { context in
      for controller in controllers {
        let items = IndexSet(0..<controller.itemCount)
        controller.itemCount = 0
        context.delete(in: controller, at: items)
      }
    } completion: { _ in
    }
    #expect(!fixture.host.isBackgroundViewHidden)
    fixture.adapter.context.performBatch(animated: false) { context in
      controllers[0].itemCount = 1
      context.insert(in: controllers[0], at: [0])
    } completion: { _ in
    }
    #expect(fixture.host.isBackgroundViewHidden)
  }

  // MARK: - Reloading objects

  private struct Named: Diffable, Equatable {
    let diffIdentifier: Int
    var name: String
  }

  private final class NamedSectionController: ListSectionController {
    private(set) var named: Named?
    override func didUpdate(to object: any Diffable) { named = object as? Named }
    override func numberOfItems() -> Int { named?.name.count ?? 0 }
    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }
    override func cellForItem(at index: Int) -> any ListCell {
      let cell: HeadlessCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
      return cell ?? HeadlessCell()
    }
  }

  @Test func reloadedObjectsAreInForceAtOnce() {
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100), layout: ListCollectionViewLayout())
    let adapter = ListAdapter(updater: ListReloadDataUpdater())
    adapter.host = host
    adapter.setDataSource(
      objects: { [Named(diffIdentifier: 1, name: "a"), Named(diffIdentifier: 2, name: "b")] },
      sectionController: { _ in NamedSectionController() })
    host.layoutIfNeeded()
    let revised = Named(diffIdentifier: 2, name: "longer")
    adapter.reloadObjects([revised, Named(diffIdentifier: 9, name: "unknown")])
    #expect(adapter.object(atSection: 1) as? Named == revised)
    #expect((adapter.sectionController(forSection: 1) as? NamedSectionController)?.named == revised)
    #expect(host.numberOfItems(inSection: 1) == 6)
    #expect(host.numberOfItems(inSection: 0) == 1)
  }

  @Test func reloadingNothingChangesNothing() {
    let fixture = NumberListFixture([1, 2])
    guard let controller = fixture.controller(1) else {
      Issue.record("no section controller")
      return
    }
    fixture.adapter.reloadObjects([5])
    fixture.adapter.context.performBatch(animated: false) { context in
      context.insert(in: controller, at: [])
      context.delete(in: controller, at: [])
      context.reload(in: controller, at: [])
      context.reload(NumberSectionController())
    } completion: { _ in
    }
    #expect(fixture.host.numberOfSections == 2)
    #expect(fixture.controller(1) === controller)
  }
}
