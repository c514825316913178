// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing
import Testing

/// Diffs away from the main actor, and what may happen meanwhile.
@MainActor
@Suite struct ListAdapterUpdaterBackgroundTests {
  private typealias Section = UpdaterFixture<ListAdapterUpdater>.Section
  private let scheduler = ManualListScheduler()

  private func fixture(_ counts: [Int] = [1]) -> UpdaterFixture<ListAdapterUpdater> {
    let fixture = UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: counts)
    fixture.updater.allowsBackgroundDiffing = true
    return fixture
  }

  private func startDiff(_ fixture: UpdaterFixture<ListAdapterUpdater>) {
    fixture.data.append(Section(id: 7))
    fixture.performUpdate()
    scheduler.advance()
    #expect(scheduler.backgroundPriorities == [.userInitiated] && fixture.completed.isEmpty)
  }

  @Test func aDiffInTheBackgroundIsToldAsSuch() {
    let fixture = fixture()
    let delegate = fixture.delegate
    startDiff(fixture)
    #expect(delegate.steps == ["willDiff 1 2"])
    scheduler.runBackgroundWork()
    #expect(delegate.steps == ["willDiff 1 2", "didDiff in background", "willPerform", "didPerform"])
    #expect(delegate.changesets.map(\.insertions) == [[1]])
    #expect(delegate.changesets[0].deletions == [] && delegate.changesets[0].moves == [])
    #expect(fixture.completed == ["update true"])
  }

  @Test func smallListsAreDiffedHereIfTheDiffIsAdaptive() {
    let fixture = fixture()
    fixture.updater.adaptiveDiffing = ListAdaptiveDiffing(isEnabled: true, maximumCountOnMain: 3)
    fixture.data.append(Section(id: 7))
    fixture.performUpdate("small")
    scheduler.advance()
    #expect(fixture.completed == ["small true"])
    fixture.updater.adaptiveDiffing.usesHigherPriority = true
    fixture.data.append(Section(id: 8))
    fixture.performUpdate("large")
    scheduler.advance()
    #expect(scheduler.backgroundPriorities == [TaskPriority(rawValue: 33)])
    scheduler.runBackgroundWork()
    #expect(fixture.completed == ["small true", "large true"])
  }

  @Test func listsThatCannotBeSeenAreDiffedWithLowerPriority() {
    let fixture = fixture()
    fixture.updater.adaptiveDiffing = ListAdaptiveDiffing(
      isEnabled: true, lowersPriorityWhenNotVisible: true)
    fixture.host?.isVisible = false
    fixture.performUpdate()
    scheduler.advance()
    // The host is new.
    #expect(scheduler.backgroundPriorities == [.userInitiated])
    scheduler.runBackgroundWork()
    scheduler.advance(by: 1)
    fixture.performUpdate()
    scheduler.advance()
    #expect(scheduler.backgroundPriorities == [.medium])
    scheduler.runBackgroundWork()
    #expect(fixture.completed == ["update true", "update true"])
  }

  @Test func whatIsAskedForWhileListsAreDiffedIsTheNextUpdate() {
    let fixture = fixture()
    startDiff(fixture)
    fixture.data.append(Section(id: 8))
    fixture.performUpdate("next")
    var isRun = false
    fixture.performItems("items") { isRun = true }
    scheduler.advance()
    #expect(!isRun && fixture.diffCount == 1)
    scheduler.runBackgroundWork()
    #expect(fixture.completed == ["update true"] && fixture.host?.itemCounts == [1, 1])
    scheduler.advance()
    scheduler.runBackgroundWork()
    #expect(fixture.completed == ["update true", "next true", "items true"] && isRun)
    #expect(fixture.host?.itemCounts == [1, 1, 1])
  }

  @Test func aDiffThatWasCalledOffStaysCalledOff() {
    let fixture = fixture()
    let delegate = fixture.delegate
    startDiff(fixture)
    fixture.setSource([Section(id: 20), Section(id: 21), Section(id: 22)])
    fixture.setSource([Section(id: 20), Section(id: 21)])
    #expect(fixture.completed == ["update true"] && fixture.host?.itemCounts == [1, 1])
    scheduler.advance()
    scheduler.runBackgroundWork()
    scheduler.advance(by: 1)
    #expect(delegate.steps == ["willDiff 1 2"] && fixture.host?.itemCounts == [1, 1])
    #expect(fixture.shown.map(\.id) == [20, 21] && fixture.completed == ["update true"])
  }

  @Test func anUpdateThatIsBeingShownAndAReloadCannotBeCalledOff() {
    let fixture = fixture()
    fixture.updater.allowsBackgroundDiffing = false
    fixture.host?.showsAtOnce = false
    fixture.data.append(Section(id: 7))
    fixture.performUpdate()
    scheduler.advance()
    fixture.setSource([Section(id: 20)])
    // It ends when the host has shown it.
    #expect(fixture.completed.isEmpty)
    fixture.host?.finishAnimations(false)
    #expect(fixture.completed == ["update false"])
    fixture.reloadData { fixture.setSource([Section(id: 30), Section(id: 31)]) }
    scheduler.advance()
    #expect(fixture.completed == ["update false", "reload true"])
    #expect(fixture.shown.map(\.id) == [30, 31] && fixture.host?.itemCounts == [1, 1])
  }

  @Test func sectionsThatTheUserMovesMeanwhileAreDiffedAgain() {
    let fixture = fixture([1, 1])
    startDiff(fixture)
    fixture.putInForce(ListObjects([Section(id: 1), Section(id: 0)]))
    fixture.data = [Section(id: 1), Section(id: 0), Section(id: 7)]
    fixture.updater.moveSection(from: 1, to: 0, in: fixture.host!)
    #expect(fixture.diffCount == 2)
    scheduler.runBackgroundWork()
    #expect(fixture.completed.isEmpty)
    scheduler.runBackgroundWork()
    #expect(fixture.completed == ["update true"])
    #expect(fixture.shown.map(\.id) == [1, 0, 7])
    #expect(fixture.host?.batches == [BatchUpdate(sectionInsertions: [2])])
  }

  @Test func objectsThatAreReplacedMeanwhileAreDiffedAgain() {
    let fixture = fixture([1, 1])
    startDiff(fixture)
    fixture.putInForce(ListObjects([Section(id: 0, content: 5), Section(id: 1)]))
    fixture.data[0].content = 5
    fixture.updater.reloadSections([0], in: fixture.host!)
    while scheduler.runBackgroundWork() {}
    #expect(fixture.host?.batches == [BatchUpdate(sectionReloads: [0]), BatchUpdate(sectionInsertions: [2])])
    #expect(fixture.shown.map(\.content) == [5, 0, 0])
    #expect(fixture.completed == ["update true"])
  }

  @Test func aHostThatGoesMeanwhileEndsTheUpdate() {
    let fixture = fixture()
    let delegate = fixture.delegate
    startDiff(fixture)
    fixture.host = nil
    scheduler.runBackgroundWork()
    #expect(delegate.steps == ["willDiff 1 2", "didDiff in background", "didFinishWithoutUpdates"])
    #expect(fixture.completed == ["update false"])
  }

  /// Delegates are other people's code, which may do anything.
  @Test(arguments: ["willDiff 1 2", "didDiff", "willPerform"])
  func aSourceThatChangesAtAnyStepIsWhatIsShown(step: String) {
    let fixture = fixture()
    fixture.updater.allowsBackgroundDiffing = false
    let delegate = fixture.delegate
    delegate.onStep = { came in
      if came == step { fixture.setSource([Section(id: 20), Section(id: 21), Section(id: 22)]) }
    }
    fixture.data.append(Section(id: 7))
    fixture.performUpdate()
    var runs = 0
    fixture.performItems { runs += 1 }
    scheduler.advance()
    #expect(fixture.shown.map(\.id) == [20, 21, 22] && fixture.host?.itemCounts == [1, 1, 1])
    #expect(fixture.completed == ["update true", "items true"] && runs == 1)
    #expect(delegate.failures.isEmpty)
  }

  @Test func aDataSourceThatIsReplacedWhileItIsReadIsNotShown() {
    let fixture = fixture()
    fixture.onRead = {
      fixture.onRead = nil
      fixture.setSource([Section(id: 20)])
    }
    fixture.performUpdate()
    scheduler.advance()
    #expect(fixture.shown.map(\.id) == [20] && scheduler.backgroundPriorities.isEmpty)
    #expect(fixture.completed == ["update true"])
  }
}
