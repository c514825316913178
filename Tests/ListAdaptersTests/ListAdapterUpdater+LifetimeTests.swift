// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing
import Testing

/// Every completion is called once, whoever is released first, and nobody is kept alive by work that is over.
@MainActor
@Suite struct ListAdapterUpdaterLifetimeTests {
  private typealias Section = UpdaterFixture<ListAdapterUpdater>.Section

  /// Where an update is when its updater goes.
  enum Stage: CaseIterable, Sendable { case queued, diffing, showing }

  private func bring(
    _ fixture: UpdaterFixture<ListAdapterUpdater>, to stage: Stage, _ scheduler: ManualListScheduler
  ) {
    fixture.data.append(Section(id: 7))
    fixture.updater.allowsBackgroundDiffing = stage == .diffing
    fixture.host?.showsAtOnce = false
    guard stage != .queued else { return }
    scheduler.advance()
  }

  /// Waits for one answer, and for another turn in which a second one would come.
  private func answers(_ start: (@escaping @MainActor (Bool) -> Void) -> Void) async -> [Bool] {
    var answers: [Bool] = []
    await withCheckedContinuation { continuation in
      start { isFinished in
        answers.append(isFinished)
        if answers.count == 1 { continuation.resume() }
      }
    }
    for _ in 0..<10 { await Task.yield() }
    return answers
  }

  @Test(arguments: Stage.allCases)
  func ifTheUpdaterGoesCompletionsAreCalledWithFalse(stage: Stage) async {
    let scheduler = ManualListScheduler()
    weak var released: ListAdapterUpdater?
    var host: RecordingHost?
    let answers = await answers { completion in
      let fixture = UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: [1])
      released = fixture.updater
      host = fixture.host
      // What is queued behind an update that is being shown.
      if stage == .showing { fixture.performUpdate() }
      if stage != .showing { fixture.updater.performUpdate(fixture.sectionUpdate(), completion: completion) }
      bring(fixture, to: stage, scheduler)
      if stage == .showing { fixture.updater.performUpdate(fixture.sectionUpdate(), completion: completion) }
    }
    #expect(released == nil && answers == [false])
    // What it left behind does nothing.
    scheduler.advance(by: 10)
    scheduler.runBackgroundWork()
    host?.finishAnimations()
    #expect(answers == [false])
  }

  @Test(arguments: [true, false])
  func ifTheUpdaterGoesWhileTheHostAnimatesTheHostHasTheLastWord(isFinished: Bool) {
    let scheduler = ManualListScheduler()
    var host: RecordingHost?
    var answers: [Bool] = []
    do {
      let fixture = UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: [1])
      host = fixture.host
      fixture.updater.performUpdate(fixture.sectionUpdate()) { answers.append($0) }
      bring(fixture, to: .showing, scheduler)
    }
    #expect(answers == [])
    host?.finishAnimations(isFinished)
    #expect(answers == [isFinished])
  }

  @Test func ifTheUpdaterAndTheHostGoWhileItAnimatesCompletionsAreCalledWithFalse() async {
    let scheduler = ManualListScheduler()
    let answers = await answers { completion in
      let fixture = UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: [1])
      fixture.updater.performUpdate(fixture.sectionUpdate(), completion: completion)
      bring(fixture, to: .showing, scheduler)
      #expect(fixture.host?.animationCount == 1)
    }
    #expect(answers == [false])
  }

  @Test func ifTheHostGoesWhileItAnimatesTheUpdateEndsAndTheNextOneStarts() async {
    let scheduler = ManualListScheduler()
    let fixture = UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: [1])
    weak var released: RecordingHost?
    let answers = await answers { completion in
      fixture.updater.performUpdate(fixture.sectionUpdate(), completion: completion)
      bring(fixture, to: .showing, scheduler)
      fixture.performUpdate("next")
      released = fixture.host
      fixture.host = nil
    }
    #expect(released == nil && answers == [false])
    let host = RecordingHost()
    host.client = fixture.client
    host.reloadData()
    fixture.host = host
    scheduler.advance()
    #expect(fixture.completed == ["next true"])
  }

  @Test func ifOnlyTheAdapterGoesCompletionsAreCalledInTheirTurn() {
    let scheduler = ManualListScheduler()
    let updater = ListAdapterUpdater(scheduler: scheduler)
    var answers: [Bool] = []
    weak var released: UpdaterFixture<ListAdapterUpdater>?
    do {
      let fixture = UpdaterFixture(updater, counts: [1])
      released = fixture
      updater.performUpdate(fixture.sectionUpdate()) { answers.append($0) }
    }
    #expect(released == nil && answers.isEmpty)
    scheduler.advance()
    #expect(answers == [false])
  }

  @Test func whatAQueuedUpdateHoldsIsKeptUntilItHasRunAndNoLonger() {
    final class DataSource {}
    let scheduler = ManualListScheduler()
    let fixture = UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: [1])
    weak var released: DataSource?
    do {
      let source = DataSource()
      released = source
      let update = fixture.sectionUpdate()
      fixture.updater.performUpdate(
        ListSectionUpdate(
          host: update.host, animated: true,
          transition: { withExtendedLifetime(source) { update.transition() } }, apply: update.apply),
        completion: fixture.completion("update"))
      fixture.performItems { withExtendedLifetime(source) {} }
    }
    #expect(released != nil)
    scheduler.advance()
    #expect(released == nil && fixture.completed == ["update true", "items true"])
  }

  @Test func whatIsQueuedGoesWithItsUpdater() {
    final class SectionController {}
    let scheduler = ManualListScheduler()
    weak var released: SectionController?
    weak var host: RecordingHost?
    do {
      let fixture = UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: [1])
      let controller = SectionController()
      released = controller
      host = fixture.host
      fixture.performItems { withExtendedLifetime(controller) {} }
    }
    #expect(released == nil && host == nil && scheduler.scheduledCount == 1)
  }
}
