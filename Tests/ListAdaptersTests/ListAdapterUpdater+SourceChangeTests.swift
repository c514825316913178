// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing
import Testing

/// Exchanging the data source or the host, with and without work queued.
@MainActor
@Suite struct ListAdapterUpdaterSourceChangeTests {
  private typealias Section = UpdaterFixture<ListAdapterUpdater>.Section
  private let scheduler = ManualListScheduler()

  private func fixture(_ counts: [Int] = [1]) -> UpdaterFixture<ListAdapterUpdater> {
    UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: counts)
  }

  @Test func withoutWorkQueuedTheChangeIsMadeAtOnce() {
    let fixture = fixture()
    let delegate = fixture.delegate
    fixture.setSource([Section(id: 5), Section(id: 6)])
    #expect(fixture.host?.itemCounts == [1, 1] && delegate.steps.isEmpty)
    #expect(scheduler.scheduledCount == 0)
    fixture.performUpdate()
    scheduler.advance()
    #expect(fixture.completed == ["update true"] && fixture.host?.itemCounts == [1, 1])
  }

  @Test func whatIsQueuedIsTakenAlongInOrder() {
    let fixture = fixture()
    let delegate = fixture.delegate
    fixture.onRead = { Issue.record("A data source that was replaced was read") }
    fixture.performUpdate("update")
    fixture.performItems("items") {
      delegate.steps.append("block, \(fixture.shown.map(\.id))")
      fixture.updater.insertItems(at: [ItemPath(item: 0, section: 0)], in: fixture.host!)
      fixture.performItems("inner") { delegate.steps.append("inner block") }
    }
    fixture.reloadData("reload") { Issue.record("A reload of replaced data was run") }
    fixture.updater.performDataSourceChange {
      delegate.steps.append("change")
      fixture.data = [Section(id: 5), Section(id: 6)]
      fixture.putInForce(ListObjects(fixture.data))
      fixture.host?.reloadData()
      #expect(fixture.completed.isEmpty)
    }
    #expect(delegate.steps == ["block, [0]", "inner block", "change"])
    #expect(fixture.completed == ["update true", "items true", "reload true", "inner true"])
    #expect(fixture.host?.events == [.reloadData] && fixture.host?.itemCounts == [1, 1])
    // The turn that was scheduled finds nothing to do.
    scheduler.advance()
    #expect(delegate.steps.count == 3 && fixture.completed.count == 4)
  }

  @Test func withoutAHostWhatIsQueuedIsTakenAlongToo() {
    let fixture = fixture()
    fixture.performUpdate()
    fixture.updater.performDataSourceChange { fixture.host = nil }
    #expect(fixture.completed == ["update true"])
    scheduler.advance()
    #expect(fixture.completed == ["update true"])
  }

  @Test func whatTheChangeItselfAsksForFollows() {
    let fixture = fixture()
    fixture.updater.performDataSourceChange {
      fixture.performItems("inner") {}
      fixture.data.append(Section(id: 9))
      fixture.performUpdate("later")
    }
    #expect(fixture.completed == ["inner true"])
    scheduler.advance()
    #expect(fixture.completed == ["inner true", "later true"] && fixture.host?.itemCounts == [1, 1])
  }

  @Test func anUpdateAfterAChangeHasATurnOfItsOwn() {
    let fixture = fixture()
    fixture.updater.adaptiveCoalescing = ListAdaptiveCoalescing(
      isEnabled: true, minimumInterval: 2, maximumInterval: 2)
    fixture.performUpdate("first")
    fixture.performUpdate("taken along")
    scheduler.advance(by: 1)
    fixture.setSource([Section(id: 5)])
    #expect(fixture.completed == ["first true", "taken along true"])
    fixture.data.append(Section(id: 6))
    fixture.performUpdate("last")
    scheduler.advance(by: 0.5)
    #expect(fixture.completed.count == 2)
    scheduler.advance(by: 0.5)
    #expect(fixture.completed == ["first true", "taken along true", "last true"])
    scheduler.advance(by: 10)
    #expect(fixture.completed.count == 3 && fixture.host?.itemCounts == [1, 1])
  }

  @Test func aSourceThatChangesInABlockIsWhatIsShown() {
    let fixture = fixture()
    let delegate = fixture.delegate
    fixture.onApply = {
      fixture.onApply = nil
      fixture.setSource([Section(id: 20), Section(id: 21), Section(id: 22)])
    }
    fixture.data.append(Section(id: 7))
    fixture.performUpdate()
    scheduler.advance()
    #expect(fixture.shown.map(\.id) == [20, 21, 22] && fixture.host?.itemCounts == [1, 1, 1])
    #expect(fixture.completed == ["update true"] && delegate.failures.isEmpty)
    // The batch of the list that is no longer meant says nothing, which any host takes.
    #expect(fixture.host?.batches == [BatchUpdate()] && fixture.host?.reloadCount == 2)
  }

  @Test func aChangeWithinAChangeDoesNotEndIt() {
    let fixture = fixture()
    fixture.updater.adaptiveCoalescing = ListAdaptiveCoalescing(isEnabled: true)
    fixture.updater.performDataSourceChange {
      fixture.setSource([Section(id: 5)])
      fixture.performUpdate()
      #expect(fixture.diffCount == 0)
    }
    #expect(fixture.completed.isEmpty)
    scheduler.advance()
    #expect(fixture.completed == ["update true"] && fixture.diffCount == 1)
  }

  @Test func theHostIsExchangedWhileTheOldOneAnimates() throws {
    let fixture = fixture()
    let old = try #require(fixture.host)
    old.showsAtOnce = false
    fixture.data.append(Section(id: 7))
    fixture.performUpdate("on the old one")
    scheduler.advance()
    fixture.performUpdate("queued")
    let new = RecordingHost()
    fixture.updater.performDataSourceChange {
      old.client = nil
      fixture.host = new
      new.client = fixture.client
      new.reloadData()
    }
    #expect(fixture.completed == ["queued true"] && new.itemCounts == [1, 1])
    old.finishAnimations()
    #expect(fixture.completed == ["queued true", "on the old one true"])
    fixture.data.removeFirst()
    fixture.performUpdate("on the new one")
    scheduler.advance()
    #expect(new.batches == [BatchUpdate(sectionDeletions: [0])] && old.batches.count == 1)
  }
}
