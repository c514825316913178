// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing
import Testing

/// When updates start, and what becomes of those that are asked for before.
@MainActor
@Suite struct ListAdapterUpdaterCoalescingTests {
  private let scheduler = ManualListScheduler()

  private func fixture(_ counts: [Int] = [1, 1]) -> UpdaterFixture<ListAdapterUpdater> {
    UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: counts)
  }

  private func adaptive(useMaximum: Bool = false, maximum: Double = 0.2) -> ListAdaptiveCoalescing {
    ListAdaptiveCoalescing(
      isEnabled: true, minimumInterval: 0.05, intervalIncrement: 0.01, maximumInterval: maximum,
      usesMaximumIntervalWhenNotVisible: useMaximum)
  }

  @Test func changesOfOneTurnAreOneUpdateAtItsEnd() {
    let fixture = fixture()
    fixture.data.append(.init(id: 7))
    fixture.performUpdate("first")
    fixture.data.append(.init(id: 8))
    fixture.performUpdate("second")
    fixture.performItems("third") {}
    #expect(fixture.completed.isEmpty && fixture.diffCount == 0)
    #expect(scheduler.timeUntilNext == 0 && scheduler.scheduledCount == 1)
    scheduler.advance()
    #expect(fixture.diffCount == 1)
    #expect(fixture.host?.batches == [BatchUpdate(sectionInsertions: [2, 3])])
    #expect(fixture.completed == ["first true", "second true", "third true"])
    #expect(scheduler.scheduledCount == 0)
  }

  @Test func aStormOfUpdatesIsOneDiffAndOneBatch() {
    let fixture = fixture()
    for id in 0..<10_000 {
      if id == 5_000 { fixture.data = [.init(id: 1), .init(id: 0)] }
      fixture.performUpdate("\(id)")
    }
    #expect(scheduler.scheduledCount == 1)
    scheduler.advance()
    #expect(fixture.diffCount == 1)
    #expect(fixture.host?.batches.count == 1)
    #expect(fixture.completed == (0..<10_000).map { "\($0) true" })
  }

  @Test func theLastUpdateOfSectionsCounts() {
    let fixture = fixture()
    fixture.updater.performUpdate(
      ListSectionUpdate(
        host: { nil }, animated: true,
        transition: {
          Issue.record("An update that another has replaced was read")
          return nil
        }, apply: { _, _ in [] }), completion: fixture.completion("replaced"))
    fixture.performUpdate("last")
    scheduler.advance()
    #expect(fixture.completed == ["replaced true", "last true"])
  }

  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false), (false, false, false)])
  func anUpdateIsAnimatedIfEverybodyWantsItToBe(sections: Bool, items: Bool, expected: Bool) {
    let fixture = fixture()
    fixture.performUpdate(animated: sections)
    fixture.performItems(animated: items) {}
    scheduler.advance()
    fixture.performItems(animated: items) {}
    fixture.performUpdate(animated: sections)
    scheduler.advance()
    let batch = RecordingHost.Event.batch(BatchUpdate(), animated: expected)
    #expect(fixture.host?.events == [batch, batch])
  }

  @Test func whatIsAskedForWhileAHostAnimatesIsTheNextUpdate() {
    let fixture = fixture()
    fixture.host?.showsAtOnce = false
    fixture.data.append(.init(id: 7))
    fixture.performUpdate("first")
    scheduler.advance()
    fixture.data.removeFirst()
    fixture.performUpdate("second")
    fixture.data.removeFirst()
    fixture.performUpdate("third")
    scheduler.advance(by: 100)
    #expect(fixture.completed.isEmpty && fixture.host?.batches.count == 1)
    fixture.host?.finishAnimations()
    #expect(fixture.completed == ["first true"])
    scheduler.advance()
    // It is diffed against what is on screen.
    #expect(fixture.host?.batches.last == BatchUpdate(sectionDeletions: [0, 1]))
    fixture.host?.finishAnimations(false)
    #expect(fixture.completed == ["first true", "second false", "third false"])
    #expect(fixture.host?.itemCounts == [1])
  }

  /// Also where it could start at once: who called the completion is not done yet.
  @Test func whatACompletionAsksForIsTheNextUpdate() {
    let fixture = fixture()
    fixture.updater.adaptiveCoalescing = ListAdaptiveCoalescing(isEnabled: true)
    fixture.host?.showsAtOnce = false
    fixture.updater.performUpdate(fixture.sectionUpdate()) { _ in
      fixture.data.append(.init(id: 7))
      fixture.performUpdate("inner")
    }
    scheduler.advance(by: 10)
    fixture.host?.finishAnimations()
    #expect(fixture.host?.batches.count == 1 && scheduler.scheduledCount == 1)
    scheduler.advance()
    #expect(fixture.host?.batches.count == 2)
    fixture.host?.finishAnimations()
    #expect(fixture.completed == ["inner true"])
  }

  // MARK: Adaptive

  @Test func theFirstAdaptiveUpdateIsAtOnceAndTheSecondIsDelayed() {
    let fixture = fixture()
    fixture.updater.adaptiveCoalescing = adaptive()
    fixture.performUpdate("first")
    #expect(fixture.completed == ["first true"])
    fixture.performUpdate("second")
    fixture.performUpdate("third")
    #expect(scheduler.scheduledCount == 1 && scheduler.timeUntilNext == 0.05)
    scheduler.advance(by: 0.04)
    #expect(fixture.completed == ["first true"])
    scheduler.advance(by: 0.02)
    #expect(fixture.completed == ["first true", "second true", "third true"])
    #expect(fixture.diffCount == 2)
  }

  @Test func whatCannotBeSeenWaitsForTheMaximumInterval() {
    let fixture = fixture()
    fixture.updater.adaptiveCoalescing = adaptive(useMaximum: true, maximum: 0.05)
    fixture.host?.isVisible = false
    // A host that is new may be about to be seen.
    fixture.performUpdate("early")
    #expect(fixture.completed == ["early true"])
    scheduler.advance(by: 1)
    fixture.performUpdate("late")
    #expect(fixture.completed == ["early true"])
    scheduler.advance(by: 0.04)
    #expect(fixture.completed == ["early true"])
    scheduler.advance(by: 0.02)
    #expect(fixture.completed == ["early true", "late true"])
  }

  @Test func anotherHostIsNewAgain() {
    let fixture = fixture()
    fixture.updater.adaptiveCoalescing = adaptive(useMaximum: true)
    fixture.performUpdate()
    scheduler.advance(by: 10)
    let host = RecordingHost()
    host.client = fixture.client
    host.reloadData()
    host.isVisible = false
    fixture.host = host
    fixture.performUpdate("on the new host")
    #expect(fixture.completed.last == "on the new host true")
  }

  @Test func settingTheConfigurationStartsWithTheLeastInterval() {
    let fixture = fixture()
    fixture.updater.adaptiveCoalescing = adaptive()
    fixture.performUpdate()
    fixture.updater.adaptiveCoalescing = adaptive()
    fixture.performUpdate("at once")
    #expect(fixture.completed.last == "at once true")
  }

  @Test func settingsAreThoseAtTheStartOfTheUpdate() {
    let fixture = fixture([1, 1, 1])
    fixture.updater.allowsBackgroundDiffing = true
    fixture.data = [fixture.data[2], fixture.data[0], fixture.data[1]]
    fixture.performUpdate()
    fixture.updater.sectionMovesAsDeletesInserts = true
    scheduler.advance()
    fixture.updater.sectionMovesAsDeletesInserts = false
    scheduler.runBackgroundWork()
    #expect(fixture.host?.batches == [BatchUpdate(sectionDeletions: [2], sectionInsertions: [0])])
  }
}
