// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing
import Testing

/// Operations outside of updates, which are carried out at once.
@MainActor
@Suite struct ListAdapterUpdaterOperationsTests {
  private typealias Section = UpdaterFixture<ListAdapterUpdater>.Section
  private let scheduler = ManualListScheduler()

  private func at(_ section: Int, _ item: Int) -> ItemPath { ItemPath(item: item, section: section) }

  private func fixture(_ counts: [Int]) -> UpdaterFixture<ListAdapterUpdater> {
    UpdaterFixture(ListAdapterUpdater(scheduler: scheduler), counts: counts)
  }

  @Test func theDelegateIsToldBeforeEach() throws {
    let fixture = fixture([2, 1])
    let updater = fixture.updater
    let host = try #require(fixture.host)
    let delegate = fixture.delegate
    var eventCounts: [Int] = []
    delegate.onStep = { _ in eventCounts.append(host.events.count) }
    fixture.setCount(1, ofSection: 0)
    updater.deleteItems(at: [at(0, 0)], in: host)
    fixture.setCount(3, ofSection: 0)
    updater.insertItems(at: [at(0, 0), at(0, 1)], in: host)
    updater.moveItem(from: at(0, 0), to: at(0, 2), in: host)
    updater.reloadItem(from: at(0, 1), to: at(0, 1), in: host)
    fixture.setCount(4, ofSection: 1)
    updater.reloadSections([1], in: host)
    #expect(
      delegate.steps == [
        "willDelete [0.0]", "willInsert [0.0, 0.1]", "willMove 0.0 0.2", "willReload [0.1]",
        "willReloadSections [1]",
      ])
    #expect(
      host.batches == [
        BatchUpdate(itemDeletions: [at(0, 0)]),
        BatchUpdate(itemInsertions: [at(0, 0), at(0, 1)]),
        BatchUpdate(itemMoves: [.init(from: at(0, 0), to: at(0, 2))]),
        BatchUpdate(itemReloads: [at(0, 1)]),
        BatchUpdate(sectionReloads: [1]),
      ])
    #expect(eventCounts == [0, 1, 2, 3, 4] && host.itemCounts == [3, 4])
    #expect(scheduler.scheduledCount == 0)
  }

  @Test func nothingIsDoneAboutNothing() {
    let fixture = fixture([1])
    let delegate = fixture.delegate
    fixture.updater.insertItems(at: [], in: fixture.host!)
    fixture.updater.deleteItems(at: [], in: fixture.host!)
    fixture.updater.reloadSections([], in: fixture.host!)
    #expect(delegate.steps.isEmpty && fixture.host?.events == [])
  }

  @Test func aSectionThatTheUserMovedIsShownByAReload() {
    let fixture = fixture([1, 1])
    let delegate = fixture.delegate
    fixture.updater.moveSection(from: 0, to: 1, in: fixture.host!)
    #expect(delegate.steps == ["willReloadData", "didReloadData"])
    #expect(fixture.host?.events == [.reloadData, .invalidateLayout(.everything), .layoutIfNeeded])
  }

  @Test func anOperationThatTheHostRefusesIsReportedAndTheHostReloads() {
    let fixture = fixture([2])
    let delegate = fixture.delegate
    fixture.updater.deleteItems(at: [at(0, 0)], in: fixture.host!)
    #expect(
      delegate.steps == [
        "willDelete [0.0]", "didFail itemCountsAgree", "willReloadData as fallback",
        "didReloadData as fallback",
      ])
    #expect(delegate.failures.first?.batch == BatchUpdate(itemDeletions: [at(0, 0)]))
    #expect(fixture.host?.itemCounts == [2])
  }

  @Test func whatIsSaidWhileTheHostLaysOutTheOldListIsPartOfTheBatch() {
    let fixture = fixture([1, 1])
    fixture.host?.beforeUpdates = { fixture.updater.reloadSections([1], in: fixture.host!) }
    fixture.data = [Section(id: 1), Section(id: 7)]
    fixture.performUpdate()
    scheduler.advance()
    #expect(
      fixture.host?.batches == [BatchUpdate(sectionDeletions: [0, 1], sectionInsertions: [0, 1])])
    #expect(fixture.completed == ["update true"])
  }

  @Test func whatIsSaidWhileTheHostLaysOutTheNewListFollows() {
    let fixture = fixture([1, 1])
    fixture.host?.afterUpdates = {
      fixture.host?.afterUpdates = nil
      fixture.updater.reloadSections([1], in: fixture.host!)
      #expect(fixture.host?.batches.count == 1)
    }
    fixture.data.append(Section(id: 7))
    fixture.performUpdate()
    scheduler.advance()
    #expect(
      fixture.host?.batches == [BatchUpdate(sectionInsertions: [2]), BatchUpdate(sectionReloads: [1])])
    #expect(fixture.completed == ["update true"])
  }
}
