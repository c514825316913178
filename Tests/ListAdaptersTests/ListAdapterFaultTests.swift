// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

/// Faults that users of such libraries have reported.
@MainActor
@Suite struct ListAdapterFaultTests {
  @Test func anUpdateAskedForWhileOneAnimatesIsDiffedWithWhatIsOnScreen() {
    let fixture = EntryListFixture([Entry(1, 1)])
    fixture.entries = [Entry(1, 1), Entry(2, 1)]
    var ends: [Bool] = []
    fixture.adapter.performUpdates(animated: true) { ends.append($0) }
    fixture.scheduler.advance()
    #expect(fixture.host.isAnimating)
    fixture.entries = [Entry(2, 1), Entry(3, 1)]
    fixture.adapter.performUpdates(animated: true) { ends.append($0) }
    fixture.scheduler.advance()
    #expect(fixture.host.numberOfSections == 2 && ends.isEmpty, "the first is still on its way")
    fixture.host.finishAnimations()
    fixture.scheduler.advance()
    fixture.host.finishAnimations()
    #expect(ends == [true, true])
    #expect(fixture.adapter.objects().array(of: Entry.self) == fixture.entries)
    #expect(fixture.counts == [1, 1])
  }

  @Test func theHostSeesTheOldCountsUntilTheBlockRuns() {
    final class Watcher: ListAdapterUpdaterDelegate {
      var countsBefore: [Int] = []
      func listAdapterUpdater(
        _ updater: ListAdapterUpdater, willPerformBatchUpdatesIn host: any ListHost, from old: ListObjects?,
        to new: ListObjects?, changeset: Changeset?, animated: Bool
      ) {
        countsBefore.append(host.client?.numberOfSections ?? -1)
      }
    }
    let watcher = Watcher()
    let fixture = EntryListFixture([Entry(1, 1)])
    fixture.updater.delegate = watcher
    fixture.show([Entry(1, 1), Entry(2, 1), Entry(3, 1)])
    #expect(watcher.countsBefore == [1])
    #expect(fixture.host.numberOfSections == 3)
  }

  @Test func rowsDeletedTwiceInOneTurnAreDeletedOnce() {
    let fixture = EntryListFixture([Entry(1, 3)])
    let controller = fixture.controller(1)
    for _ in 0..<2 {
      controller.perform { controller, context in
        controller.count = 2
        context.delete(in: controller, at: [0])
      }
    }
    fixture.settle()
    #expect(fixture.counts == [2])
  }

  @Test func aDataSourceThatChangesItsMindBetweenTwoReadsIsFollowed() {
    let fixture = EntryListFixture([Entry(1, 1)])
    fixture.onRead = { fixture.entries.append(Entry(fixture.entries.count + 1, 1)) }
    for _ in 0..<3 {
      fixture.adapter.performUpdates(animated: false)
      fixture.settle()
      #expect(fixture.host.numberOfSections == fixture.adapter.objects().count)
    }
    #expect(fixture.adapter.objects().count == 4)
  }

  @Test func completionsAreCalledOnceWhenTheAdapterGoesWithWorkQueued() async {
    let scheduler = ManualListScheduler()
    let host = EntryListFixture.makeHost()
    var adapter: ListAdapter? = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler))
    adapter?.host = host
    adapter?.setDataSource(objects: { [Entry(1, 1)] }, sectionController: { _ in EntrySectionController() })
    weak let reference = adapter
    var ends: [Bool] = []
    await withCheckedContinuation { continuation in
      let end: @MainActor (Bool) -> Void = { finished in
        ends.append(finished)
        if ends.count == 2 { continuation.resume() }
      }
      adapter?.performUpdates(animated: false, completion: end)
      adapter?.context.performBatch(animated: false, updates: { _ in }, completion: end)
      adapter = nil
      scheduler.advance()
    }
    #expect(reference == nil)
    #expect(ends == [false, false])
  }

  @Test func completionsAreCalledOnceWhenTheHostGoesWithWorkQueued() {
    let scheduler = ManualListScheduler()
    var host: HeadlessListHost? = EntryListFixture.makeHost()
    let adapter = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler))
    adapter.host = host
    adapter.setDataSource(objects: { [Entry(1, 1)] }, sectionController: { _ in EntrySectionController() })
    var ends: [Bool] = []
    adapter.performUpdates(animated: false) { ends.append($0) }
    host = nil
    scheduler.advance()
    #expect(ends == [false])
    #expect(adapter.host == nil)
  }

  @Test func aDataSourceThatGoesWithAnUpdateQueuedIsReadOnceMore() {
    let scheduler = ManualListScheduler()
    let host = EntryListFixture.makeHost()
    let adapter = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler))
    adapter.host = host
    var source: ListClosureDataSource<Entry>? = ListClosureDataSource(
      objects: { [Entry(1, 1), Entry(2, 2)] }, sectionController: { _ in EntrySectionController() })
    adapter.dataSource = source
    var ends: [Bool] = []
    adapter.performUpdates(animated: false) { ends.append($0) }
    source = nil
    scheduler.advance()
    host.finishAnimations()
    #expect(ends == [true])
    #expect(host.numberOfSections == 2)
  }

  @Test func tenThousandUpdatesOfOneTurnAreOneDiff() {
    final class Counter: ListAdapterUpdaterDelegate {
      var diffs = 0
      func listAdapterUpdater(
        _ updater: ListAdapterUpdater, willDiffFrom old: ListObjects, to new: ListObjects
      ) {
        diffs += 1
      }
    }
    let counter = Counter()
    let fixture = EntryListFixture([Entry(1, 1)])
    fixture.updater.delegate = counter
    let readsBefore = fixture.reads
    var ends = 0
    for count in 0..<10_000 {
      fixture.entries = [Entry(1, 1), Entry(2, count % 5)]
      fixture.adapter.performUpdates(animated: false) { _ in ends += 1 }
    }
    fixture.settle()
    #expect(counter.diffs == 1)
    #expect(fixture.reads - readsBefore == 1)
    #expect(ends == 10_000)
    #expect(fixture.counts == [1, 4])
  }

  @Test func aSectionControllerThatAsksForCellsWhileItGoesGetsNone() {
    let fixture = EntryListFixture([Entry(1, 2), Entry(2, 1)])
    let controller = fixture.controller(1)
    var asked = 0
    final class Asker: ListDisplayDelegate {
      let ask: () -> Void
      init(ask: @escaping () -> Void) { self.ask = ask }
      func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController) {}
      func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController)
      { ask() }
      func listAdapter(
        _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController, cell: any ListCell,
        at index: Int
      ) {}
      func listAdapter(
        _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
        cell: any ListCell,
        at index: Int
      ) { ask() }
    }
    let asker = Asker {
      asked += 1
      #expect(controller.collectionContext?.cellForItem(at: 0, in: controller) == nil)
      #expect(controller.collectionContext?.visibleCells(for: controller).isEmpty == true)
    }
    controller.displayDelegate = asker
    fixture.show([Entry(2, 1)])
    #expect(asked == 3)
  }

  @Test func anUpdateAskedForByADelegateFollowsTheRunningOne() {
    final class Echo: ListAdapterDelegate {
      var again: () -> Void = {}
      func listAdapter(_ listAdapter: ListAdapter, willDisplay object: any Diffable, at section: Int) {
        again()
      }
    }
    let echo = Echo()
    let fixture = EntryListFixture([Entry(1, 1)])
    fixture.adapter.delegate = echo
    var rounds = 0
    echo.again = {
      rounds += 1
      guard rounds < 4 else { return }
      fixture.entries.append(Entry(100 + rounds, 1))
      fixture.adapter.performUpdates(animated: false)
    }
    fixture.show([Entry(1, 1), Entry(2, 1)])
    fixture.settle()
    fixture.settle()
    #expect(rounds == 4)
    #expect(fixture.host.numberOfSections == 5)
    #expect(fixture.adapter.objects().array(of: Entry.self) == fixture.entries)
  }

  @Test func anObjectWhoseIdentifierChangesBetweenReadsIsAnother() {
    final class Mutable: Diffable {
      var diffIdentifier: Int
      init(_ identifier: Int) { diffIdentifier = identifier }
      func isContentEqual(to other: Mutable) -> Bool { true }
    }
    let models = [Mutable(1), Mutable(2)]
    let scheduler = ManualListScheduler()
    let host = EntryListFixture.makeHost()
    let adapter = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler))
    adapter.host = host
    adapter.setDataSource(objects: { models }, sectionController: { _ in EntrySectionController() })
    models[0].diffIdentifier = 7
    var finished: Bool?
    adapter.performUpdates(animated: false) { finished = $0 }
    scheduler.advance()
    #expect(finished == true)
    #expect(host.numberOfSections == 2)
    #expect(adapter.objects().count == 2)
  }

  @Test func aBatchThatLiesAboutItsItemsIsReportedAndTheScreenIsRight() {
    final class Reporter: ListAdapterUpdaterDelegate {
      var failures: [ListUpdateFailure] = []
      func listAdapterUpdater(
        _ updater: ListAdapterUpdater, didFail failure: ListUpdateFailure, in host: any ListHost
      ) {
        failures.append(failure)
      }
    }
    let reporter = Reporter()
    let fixture = EntryListFixture([Entry(1, 2)])
    fixture.updater.delegate = reporter
    var finished: Bool?
    fixture.controller(1).perform(
      { controller, context in
        controller.count = 7
        context.insert(in: controller, at: [0])
      }, completion: { finished = $0 })
    fixture.settle()
    #expect(finished == false)
    #expect(reporter.failures.map(\.error.rule) == [.itemCountsAgree])
    #expect(fixture.counts == [7], "the host was reloaded")
  }

  @Test func aHostTakenFromOneAdapterByAnotherWhileBothUpdateShowsTheNewOne() {
    let first = EntryListFixture([Entry(1, 1)])
    let second = EntryListFixture([Entry(2, 2)])
    var ends: [String] = []
    first.entries.append(Entry(3, 1))
    second.entries.append(Entry(4, 1))
    first.adapter.performUpdates(animated: true) { ends.append("first \($0)") }
    second.adapter.performUpdates(animated: true) { ends.append("second \($0)") }
    second.adapter.host = first.host
    first.scheduler.advance()
    second.scheduler.advance()
    first.host.finishAnimations()
    first.host.layoutIfNeeded()
    #expect(ends.count == 2)
    #expect(first.host.numberOfSections == 2)
    #expect(first.host.client === second.adapter.client)
  }
}
