// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing
import Testing

/// The steps of an update, in their order, and the ways in which one ends.
@MainActor
@Suite struct ListAdapterUpdaterStepsTests {
  private typealias Section = UpdaterFixture<ListAdapterUpdater>.Section
  private let scheduler = ManualListScheduler()

  private func fixture(_ counts: [Int] = [1, 1]) -> UpdaterFixture<ListAdapterUpdater> {
    UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: counts)
  }

  private func at(_ section: Int, _ item: Int) -> ItemPath { ItemPath(item: item, section: section) }

  // MARK: Order

  @Test func everybodyIsToldInOrder() throws {
    let fixture = fixture()
    let host = try #require(fixture.host)
    let delegate = fixture.delegate
    host.beforeUpdates = { delegate.steps.append("batch begins with \(fixture.shown.count)") }
    host.afterUpdates = { delegate.steps.append("batch ends with \(fixture.shown.count)") }
    fixture.onRead = { delegate.steps.append("read") }
    fixture.onApply = {
      delegate.steps.append("applied, \(host.itemCounts.count) shown")
      fixture.performItems("inside") { delegate.steps.append("inner block") }
    }
    fixture.data.append(Section(id: 7))
    fixture.performUpdate("sections")
    fixture.performItems("items") { delegate.steps.append("items block") }
    fixture.updater.performItemUpdates(
      in: { host }, animated: true, updates: {},
      completion: { _ in delegate.steps.append("last completion") })
    scheduler.advance()
    #expect(
      delegate.steps == [
        "read", "willDiff 2 3", "didDiff", "willPerform", "batch begins with 2", "applied, 2 shown",
        "inner block", "items block", "batch ends with 3", "didPerform", "last completion",
      ])
    // What was asked for inside is told last.
    #expect(fixture.completed == ["sections true", "items true", "inside true"])
  }

  @Test func theOldListIsThereUntilTheBlockRuns() throws {
    let fixture = fixture()
    let host = try #require(fixture.host)
    var counts: [Int] = []
    host.beforeUpdates = { counts = fixture.client.itemCounts }
    fixture.data = []
    fixture.performUpdate()
    scheduler.advance()
    #expect(counts == [1, 1] && host.itemCounts == [])
  }

  @Test func anUpdateOfItemsHasNoDiff() {
    let fixture = fixture()
    let delegate = fixture.delegate
    fixture.performItems {
      fixture.setCount(2, ofSection: 0)
      fixture.updater.insertItems(at: [at(0, 1)], in: fixture.host!)
    }
    scheduler.advance()
    #expect(delegate.steps == ["willPerform items", "didPerform"])
    #expect(fixture.host?.batches == [BatchUpdate(itemInsertions: [at(0, 1)])])
  }

  @Test func blocksAreKnownToRun() {
    let fixture = fixture()
    var known: [Bool] = []
    fixture.onApply = { known.append(fixture.updater.isInDataUpdateBlock) }
    fixture.performUpdate()
    fixture.performItems { known.append(fixture.updater.isInDataUpdateBlock) }
    scheduler.advance()
    fixture.reloadData { known.append(fixture.updater.isInDataUpdateBlock) }
    scheduler.advance()
    #expect(known == [true, true, true] && !fixture.updater.isInDataUpdateBlock)
  }

  @Test func anUpdateAskedForInABlockIsALaterOne() {
    let fixture = fixture([1])
    var counter = 0
    var seen: [String] = []
    fixture.onApply = {
      fixture.onApply = nil
      fixture.data.append(Section(id: 8))
      fixture.updater.performUpdate(fixture.sectionUpdate()) { _ in
        counter += 1
        seen.append("inner \(fixture.host!.numberOfSections) \(counter)")
      }
    }
    fixture.data.append(Section(id: 7))
    fixture.updater.performUpdate(fixture.sectionUpdate()) { _ in
      counter += 1
      seen.append("outer \(fixture.host!.numberOfSections) \(counter)")
    }
    scheduler.advance()
    #expect(seen == ["outer 2 1", "inner 3 2"])
  }

  // MARK: Reloads

  @Test func aReloadAndAnUpdateOfItemsInOneTurnBothComplete() {
    let fixture = fixture()
    let delegate = fixture.delegate
    fixture.data.append(Section(id: 7))
    fixture.reloadData("reload") { fixture.performItems("in reload") {} }
    fixture.performItems("items") {
      // Counts are asked anew, so that nothing need be said of items.
      fixture.updater.deleteItems(at: [at(0, 0)], in: fixture.host!)
    }
    scheduler.advance()
    #expect(fixture.completed == ["reload true", "items true", "in reload true"])
    #expect(delegate.steps == ["willReloadData", "didReloadData"])
    #expect(fixture.host?.events == [.reloadData, .invalidateLayout(.everything), .layoutIfNeeded])
    #expect(fixture.host?.itemCounts == [1, 1, 1])
  }

  @Test func anUpdateOfItemsAskedForWhileSectionsAreAppliedCompletes() {
    let fixture = fixture()
    fixture.onApply = { fixture.performItems("inner") {} }
    fixture.performUpdate("outer")
    scheduler.advance()
    #expect(fixture.completed == ["outer true", "inner true"])
  }

  @Test func aReloadDoesNotLoseAnUpdateThatKnowsMore() {
    let fixture = fixture()
    fixture.reloadData()
    fixture.data.append(Section(id: 7))
    fixture.performUpdate()
    scheduler.advance()
    #expect(fixture.shown.map(\.id) == [0, 1, 7] && fixture.host?.itemCounts == [1, 1, 1])
    #expect(fixture.completed == ["reload true", "update true"] && fixture.host?.batches == [])
  }

  @Test(arguments: [(100, 100, false), (101, 100, true), (101, 101, false), (3, 2, true)])
  func moreChangesThanTheMaximumAreReloaded(changes: Int, maximum: Int, isReloaded: Bool) {
    let fixture = fixture([1])
    let delegate = fixture.delegate
    fixture.updater.maximumChangeCount = maximum
    fixture.data += (0..<changes).map { Section(id: 100 + $0) }
    fixture.performUpdate()
    var isItemBlockRun = false
    fixture.performItems { isItemBlockRun = true }
    scheduler.advance()
    #expect(fixture.host?.reloadCount == (isReloaded ? 1 : 0))
    #expect(fixture.host?.itemCounts.count == changes + 1 && isItemBlockRun)
    #expect(fixture.completed == ["update true", "items true"])
    let steps =
      isReloaded
      ? ["willReloadData as fallback", "didReloadData as fallback"] : ["willPerform", "didPerform"]
    #expect(delegate.steps == ["willDiff 1 \(changes + 1)", "didDiff"] + steps)
  }

  @Test func everyChangeCountsAndTheFallbackCanBeSwitchedOff() {
    let fixture = fixture([1, 1, 1])
    fixture.updater.maximumChangeCount = 3
    // A deletion, an insertion, and an update of a section that moves.
    fixture.data = [Section(id: 2, content: 1), Section(id: 0), Section(id: 9)]
    fixture.performUpdate()
    scheduler.advance()
    #expect(fixture.host?.reloadCount == 1)
    fixture.updater.allowsReloadingOnTooManyUpdates = false
    fixture.data = (20..<40).map { Section(id: $0) }
    fixture.performUpdate()
    scheduler.advance()
    #expect(fixture.host?.reloadCount == 1 && fixture.host?.batches.count == 1)
  }

  @Test func aHostThatShowsAnotherNumberOfSectionsIsReloaded() {
    let fixture = fixture()
    let delegate = fixture.delegate
    // Objects come into force without the host's being told.
    fixture.putInForce(ListObjects([Section(id: 0), Section(id: 1), Section(id: 2)]))
    fixture.performUpdate()
    scheduler.advance()
    #expect(delegate.steps.suffix(2) == ["willReloadData as fallback", "didReloadData as fallback"])
    #expect(fixture.completed == ["update true"] && fixture.host?.itemCounts == [1, 1])
  }

  // MARK: Batches

  @Test(arguments: [(false, 1), (true, 1), (false, 2), (true, 2)])
  func aSectionWithOtherContentIsReplacedOrItsItemsReloaded(prefersItems: Bool, count: Int) {
    let fixture = fixture([1])
    let delegate = fixture.delegate
    fixture.updater.preferItemReloadsForSectionReloads = prefersItems
    fixture.data = [Section(id: 0, content: 1, count: count)]
    fixture.performUpdate()
    scheduler.advance()
    let expected =
      prefersItems && count == 1
      ? BatchUpdate(itemReloads: [at(0, 0)]) : BatchUpdate(sectionDeletions: [0], sectionInsertions: [0])
    #expect(delegate.batches == [expected])
  }

  /// Which of two swapped sections is said to move does not matter: the other one stays.
  @Test(arguments: [1, 3], [[0, 1], [0, 1, 2]])
  func aSectionThatMovesWithOtherContentIsReplaced(count: Int, ids: [Int]) throws {
    let fixture = fixture(ids.map { _ in 1 })
    let delegate = fixture.delegate
    fixture.updater.preferItemReloadsForSectionReloads = true
    fixture.data[1] = Section(id: 1, content: 1, count: count)
    fixture.data.swapAt(0, 1)
    fixture.performUpdate()
    scheduler.advance()
    #expect(delegate.changesets[0].updates == [Changeset.Update(old: 1, new: 0)])
    let batch = try #require(delegate.batches.first)
    #expect(batch.sectionDeletions == [1] && batch.sectionInsertions == [0] && batch.itemReloads == [])
    #expect(batch.sectionMoves == delegate.changesets[0].moves.filter { $0.from == 0 })
  }

  @Test func aSectionWithOtherContentBesideANewOneIsReplaced() {
    let fixture = fixture([1])
    let delegate = fixture.delegate
    fixture.updater.preferItemReloadsForSectionReloads = true
    fixture.data = [Section(id: 0, content: 1), Section(id: 1)]
    fixture.performUpdate()
    scheduler.advance()
    #expect(delegate.batches == [BatchUpdate(sectionDeletions: [0], sectionInsertions: [0, 1])])
  }

  @Test func sectionsThatUpdateThemselvesAreNotReplaced() {
    let fixture = fixture([1, 1])
    fixture.data = [Section(id: 0, content: 1, count: 2), Section(id: 1, content: 1)]
    fixture.onApply = { fixture.updater.insertItems(at: [at(0, 0)], in: fixture.host!) }
    fixture.performUpdate(updatesItself: [0])
    scheduler.advance()
    #expect(
      fixture.host?.batches == [
        BatchUpdate(sectionDeletions: [1], sectionInsertions: [1], itemInsertions: [at(0, 0)])
      ])
  }

  @Test func sectionsMoveAsDeletionsAndInsertionsWhileTheirCountsChange() {
    let fixture = fixture([2, 3, 1])
    fixture.updater.sectionMovesAsDeletesInserts = true
    fixture.data = [Section(id: 2, count: 1), Section(id: 0, count: 2), Section(id: 1, count: 3)]
    fixture.performUpdate()
    scheduler.advance()
    #expect(fixture.host?.itemCounts == [1, 2, 3] && fixture.host?.batches[0].sectionMoves == [])
    #expect(fixture.host?.reloadCount == 0)
  }

  @Test func swappedSectionsOfOneItem() {
    let fixture = fixture([1, 1])
    let delegate = fixture.delegate
    fixture.updater.singleItemSectionUpdates = true
    fixture.data = [Section(id: 1, content: 3), Section(id: 0)]
    fixture.performUpdate()
    scheduler.advance()
    #expect(fixture.host?.numberOfSections == 2 && delegate.failures.isEmpty)
    #expect(fixture.host?.batches == [BatchUpdate(sectionMoves: delegate.changesets[0].moves)])
  }

  @Test func anItemReloadedTwiceInOneBlockIsReplacedOnce() {
    let fixture = fixture([4])
    let delegate = fixture.delegate
    fixture.performItems {
      fixture.updater.reloadItem(from: at(0, 0), to: at(0, 0), in: fixture.host!)
      fixture.updater.reloadItem(from: at(0, 0), to: at(0, 0), in: fixture.host!)
    }
    scheduler.advance()
    #expect(
      delegate.batches == [BatchUpdate(itemDeletions: [at(0, 0)], itemInsertions: [at(0, 0)])])
    #expect(delegate.steps.last == "didPerform" && fixture.host?.itemCounts == [4])
  }

  @Test func whatIsSaidInABlockIsOneBatch() {
    let fixture = fixture([3, 2])
    fixture.performItems {
      let updater = fixture.updater
      let host = fixture.host!
      updater.moveItem(from: at(0, 0), to: at(0, 2), in: host)
      updater.reloadSections([1], in: host)
      updater.deleteItems(at: [at(1, 0)], in: host)
      updater.insertItems(at: [], in: host)
      fixture.setCount(1, ofSection: 1)
    }
    scheduler.advance()
    #expect(
      fixture.host?.batches == [
        BatchUpdate(
          sectionDeletions: [1], sectionInsertions: [1],
          itemMoves: [.init(from: at(0, 0), to: at(0, 2))])
      ])
  }

  // MARK: Ends without a batch

  @Test func withoutAHostNothingIsShown() {
    let fixture = UpdaterFixture(
      ListAdapterUpdater(scheduler: scheduler), [Section(id: 0)], host: nil)
    let delegate = fixture.delegate
    fixture.performUpdate()
    fixture.performItems { Issue.record("An update without a host was run") }
    scheduler.advance()
    #expect(delegate.steps == ["didFinishWithoutUpdates"])
    #expect(fixture.completed == ["update false", "items false"])
    fixture.forgetCompleted()
    fixture.reloadData { Issue.record("A reload without a host was run") }
    scheduler.advance()
    #expect(delegate.steps == ["didFinishWithoutUpdates", "didFinishWithoutUpdates"])
    #expect(fixture.completed == ["reload false"])
    #expect(scheduler.scheduledCount == 0)
  }

  @Test func aHostWithoutAClientIsLeftAlone() {
    let fixture = fixture()
    let delegate = fixture.delegate
    fixture.host?.client = nil
    fixture.performUpdate()
    scheduler.advance()
    #expect(delegate.steps == ["willDiff 2 2", "didDiff", "didFinishWithoutUpdates"])
    #expect(fixture.completed == ["update false"] && fixture.host?.events == [])
  }

  @Test func withoutADataSourceThereIsNothingToUpdateButItems() {
    let fixture = fixture()
    let update = ListSectionUpdate(
      host: { fixture.host }, animated: true, transition: { nil },
      apply: { _, _ in
        Issue.record("Nothing was read that could be applied")
        return []
      })
    fixture.updater.performUpdate(update, completion: fixture.completion("alone"))
    scheduler.advance()
    var isRun = false
    fixture.updater.performUpdate(update, completion: fixture.completion("with items"))
    fixture.performItems { isRun = true }
    scheduler.advance()
    #expect(fixture.completed == ["alone false", "with items true", "items true"] && isRun)
  }

  @Test func aHostThatIsOutOfSightIsUpdatedLikeAnyOther() {
    let fixture = fixture()
    fixture.host?.isVisible = false
    fixture.data.append(Section(id: 9))
    var isRun = false
    fixture.performItems { isRun = true }
    fixture.performUpdate()
    scheduler.advance()
    #expect(isRun && fixture.host?.batches == [BatchUpdate(sectionInsertions: [2])])
    #expect(fixture.completed == ["items true", "update true"])
  }

  // MARK: Faults

  @Test func aBatchThatTheHostRefusesIsReportedAndTheHostReloads() throws {
    let fixture = fixture([2, 2])
    let delegate = fixture.delegate
    fixture.data.append(Section(id: 9))
    fixture.performUpdate()
    fixture.performItems("items") {
      fixture.updater.deleteItems(at: [at(0, 5)], in: fixture.host!)
      fixture.performItems("inner") {}
    }
    scheduler.advance()
    #expect(
      delegate.steps == [
        "willDiff 2 3", "didDiff", "willPerform", "didFail oldPlaceExists", "willReloadData as fallback",
        "didReloadData as fallback",
      ])
    let failure = try #require(delegate.failures.first)
    #expect(failure.error.places == [.oldItem(at(0, 5))])
    #expect(failure.old?.count == 2 && failure.new?.count == 3 && failure.changeset?.insertions == [2])
    #expect(failure.batch == BatchUpdate(sectionInsertions: [2], itemDeletions: [at(0, 5)]))
    #expect(fixture.completed == ["update false", "items false", "inner false"])
    #expect(fixture.host?.itemCounts == [2, 2, 1])
    // It goes on after that.
    fixture.data.removeFirst()
    fixture.performUpdate("next")
    scheduler.advance()
    #expect(fixture.completed.last == "next true" && fixture.host?.itemCounts == [2, 1])
  }

  @Test func sectionsThatAreNotThereAreReportedToo() {
    let fixture = fixture([2])
    let delegate = fixture.delegate
    for section in [7, -1] {
      fixture.performItems {
        fixture.updater.deleteItems(at: [at(section, 0), at(section, 0)], in: fixture.host!)
        fixture.updater.insertItems(at: [at(section, 0), at(section, 0)], in: fixture.host!)
      }
      scheduler.advance()
    }
    #expect(delegate.failures.map(\.error.rule) == [.oldPlaceExists, .oldPlaceExists])
    #expect(fixture.completed == ["items false", "items false"] && fixture.host?.itemCounts == [2])
  }

  @Test func aCountThatChangesWithoutAWordIsReported() {
    let fixture = fixture([2, 2])
    let delegate = fixture.delegate
    fixture.performItems { fixture.setCount(3, ofSection: 1) }
    scheduler.advance()
    #expect(delegate.failures.map(\.error.rule) == [.itemCountsAgree])
    #expect(delegate.failures.first?.old == nil && fixture.host?.itemCounts == [2, 3])
    #expect(fixture.completed == ["items false"])
  }

  @Test func objectsOfOneIdentifierAndDifferentTypesAreDifferent() {
    struct Named: Diffable, Equatable {
      let diffIdentifier: String
    }
    let objects = ListObjects([AnyDiffable(Named(diffIdentifier: "foo"))])
    #expect(objects.position(of: Named(diffIdentifier: "foo")) == 0)
    #expect(objects.position(of: "foo") == nil)
    #expect(ListObjects(["foo"]).position(of: Named(diffIdentifier: "foo")) == nil)
  }
}
