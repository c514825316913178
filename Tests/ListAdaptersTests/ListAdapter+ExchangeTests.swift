// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

/// The data source or the host is exchanged, or somebody goes, with work queued.
@MainActor
@Suite struct ListAdapterExchangeTests {
  enum Exchanged: CaseIterable, Sendable { case host, dataSource }

  private func exchange(_ exchanged: Exchanged, of fixture: EntryListFixture, for other: EntryListFixture) {
    switch exchanged {
    case .host:
      let host = EntryListFixture.makeHost()
      fixture.adapter.host = host
      fixture.host = host
    case .dataSource: fixture.adapter.dataSource = other
    }
  }

  @Test(arguments: Exchanged.allCases, [false, true])
  func anUpdateQueuedBeforeAnExchangeEndsWithTheLatestData(exchanged: Exchanged, inBackground: Bool) {
    let fixture = EntryListFixture([Entry(1, 1)])
    let other = EntryListFixture([Entry(7, 1), Entry(8, 2)])
    fixture.updater.allowsBackgroundDiffing = inBackground
    fixture.entries = [Entry(1, 1), Entry(2, 2)]
    var ends: [Bool] = []
    fixture.adapter.performUpdates(animated: true) { ends.append($0) }
    // In the background the diff has begun and not ended.
    if inBackground { fixture.scheduler.advance() }
    exchange(exchanged, of: fixture, for: other)
    #expect(ends == [true])
    #expect(fixture.counts == [1, 2], "counts agree at once")
    fixture.scheduler.runBackgroundWork()
    fixture.settle()
    #expect(ends == [true])
    #expect(fixture.counts == [1, 2])
    fixture.adapter.performUpdates(animated: true) { ends.append($0) }
    fixture.scheduler.advance()
    fixture.scheduler.runBackgroundWork()
    fixture.settle()
    #expect(ends == [true, true])
    #expect(fixture.counts == [1, 2])
    #expect(fixture.host.finish().isClean)
  }

  @Test(arguments: Exchanged.allCases)
  func itemsQueuedBeforeAnExchangeAreChanged(exchanged: Exchanged) {
    let fixture = EntryListFixture([Entry(1, 1)])
    var (ends, runs): ([Bool], Int) = ([], 0)
    fixture.controller(1).perform(
      { controller, context in
        runs += 1
        controller.count = 2
        context.insert(in: controller, at: [1])
      }, completion: { ends.append($0) })
    // The same entry, so that its section controller stays.
    let other = EntryListFixture([Entry(1, 1)])
    exchange(exchanged, of: fixture, for: other)
    #expect(runs == 1)
    #expect(ends == [true])
    #expect(fixture.counts == [2])
    fixture.settle()
    #expect(fixture.counts == [2] && runs == 1 && ends == [true])
    #expect(fixture.host.finish().isClean)
  }

  @Test func anExchangeWhileAnUpdateIsShownEndsIt() {
    let fixture = EntryListFixture([Entry(1, 1)])
    let oldHost = fixture.host
    fixture.entries.append(Entry(2, 1))
    var ends: [Bool] = []
    fixture.adapter.performUpdates(animated: true) { ends.append($0) }
    fixture.scheduler.advance()
    #expect(oldHost.isAnimating && ends.isEmpty)
    exchange(.host, of: fixture, for: fixture)
    fixture.settle()
    #expect(ends.count == 1)
    #expect(fixture.counts == [1, 1])
    #expect(oldHost.numberOfSections == 0)
    #expect(oldHost.finish().isClean && fixture.host.finish().isClean)
    #expect([1, 2].map { fixture.controller($0).cellDisplays.count } == [2, 2])
    #expect([1, 2].map { fixture.controller($0).cellEnds.count } == [2, 2])
  }

  /// A section that updates itself waits for the end of the update that tells its changes, which the exchange brings about.
  @Test func whatWaitsForAnUpdateThatAnExchangeEndsIsToldToTheHost() {
    let grid = { (texts: String) in
      GridItemContainer(id: 1, items: texts.enumerated().map { Note($0, String($1)) })
    }
    let makeController = { @MainActor (_: GridItemContainer<Note>) -> ListSectionController in
      ListGridSectionController<Note, HeadlessCell>(columns: 2, configureBlock: { $1.text = $0.text })
    }
    let list = ListFixture([grid("a")], sectionController: makeController)
    let delegate = RecordingUpdaterDelegate()
    list.updater.delegate = delegate
    list.objects = [grid("abcdef")]
    list.adapter.performUpdates(animated: true)
    list.scheduler.advance()
    #expect(list.host.isAnimating)
    list.adapter.setDataSource(objects: { [grid("x")] }, sectionController: makeController)
    #expect(list.itemCounts == [list.controller(as: ListSectionController.self).numberOfItems()])
    list.settle()
    #expect(delegate.failures.isEmpty)
    #expect(list.texts() == ["x"])
    #expect(list.host.finish().isClean)
  }

  @Test(arguments: [false, true])
  func nobodyIsKeptByWorkThatIsQueued(sourceOwnsAdapter: Bool) {
    let scheduler = ManualListScheduler()
    weak var adapter: ListAdapter?
    weak var host: HeadlessListHost?
    weak var controller: ListSectionController?
    do {
      let fixture = NumberListFixture([1, 2], updater: ListAdapterUpdater(scheduler: scheduler))
      adapter = fixture.adapter
      host = fixture.host
      controller = fixture.controller(1)
      if !sourceOwnsAdapter {
        fixture.adapter.setDataSource(objects: { [1] }, sectionController: { _ in NumberSectionController() })
        fixture.host.layoutIfNeeded()
      }
      fixture.adapter.performUpdates(animated: false)
      fixture.adapter.context.performBatch(animated: false, updates: { _ in }, completion: nil)
      #expect(adapter != nil && host != nil && controller != nil)
    }
    // A data source is kept until its update is shown, and so are those whom it owns.
    #expect((adapter != nil) == sourceOwnsAdapter)
    scheduler.advance()
    #expect(adapter == nil && host == nil && controller == nil)
  }

  @Test func blocksOfAnUpdateAreReleasedWhenItIsOver() {
    final class Token {}
    let fixture = EntryListFixture([Entry(1, 1)])
    weak var held: Token?
    do {
      let token = Token()
      held = token
      fixture.controller(1).perform(
        { _, _ in withExtendedLifetime(token) {} }, completion: { _ in withExtendedLifetime(token) {} })
      fixture.adapter.performUpdates(animated: true) { _ in withExtendedLifetime(token) {} }
    }
    #expect(held != nil)
    fixture.settle()
    #expect(held == nil)
  }

  // MARK: - Taking a host down

  @Test func aHostThatIsFinishedTellsOfUpdatesThatAreQueued() {
    let fixture = EntryListFixture([Entry(1, 1)])
    fixture.updater.allowsBackgroundDiffing = true
    var ends: [Bool] = []
    fixture.entries.append(Entry(2, 1))
    fixture.adapter.performUpdates(animated: true) { ends.append($0) }
    fixture.adapter.performUpdates(animated: true)
    #expect(fixture.updater.queuedUpdateCount == 2)
    // One is being diffed, another follows it: the host knows of neither.
    fixture.scheduler.advance()
    fixture.controller(1).perform({ _, _ in }, completion: { ends.append($0) })
    #expect(fixture.updater.queuedUpdateCount == 3)
    let leftovers = fixture.host.finish()
    #expect(leftovers.queuedUpdates == 3 && leftovers.undeliveredCompletions == 0)
    #expect(leftovers.description == "3 updates queued")
    fixture.scheduler.runBackgroundWork()
    fixture.settle()
    #expect(ends.count == 2 && fixture.updater.queuedUpdateCount == 0)
  }

  @Test func aHostThatIsFinishedWhileItAnimatesTellsOfTheCompletion() {
    let fixture = EntryListFixture([Entry(1, 1)])
    var ends: [Bool] = []
    fixture.entries.append(Entry(2, 1))
    fixture.adapter.performUpdates(animated: true) { ends.append($0) }
    fixture.scheduler.advance()
    let leftovers = fixture.host.finish()
    #expect(leftovers.undeliveredCompletions == 1 && leftovers.queuedUpdates == 0)
    #expect(ends == [false])
  }

  @Test func whatIsAbsorbedByAnExchangeIsNoLongerQueued() {
    let fixture = EntryListFixture([Entry(1, 1)])
    fixture.adapter.performUpdates(animated: true)
    fixture.adapter.reloadData()
    #expect(fixture.updater.queuedUpdateCount == 2)
    exchange(.host, of: fixture, for: fixture)
    #expect(fixture.updater.queuedUpdateCount == 0)
    fixture.settle()
    #expect(fixture.host.finish().isClean)
  }
}
