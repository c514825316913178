// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct ListReloadDataUpdaterTests {
  private typealias Section = UpdaterFixture<ListReloadDataUpdater>.Section
  private let fixture = UpdaterFixture(ListReloadDataUpdater(), counts: [1, 1])

  private func at(_ section: Int, _ item: Int) -> ItemPath { ItemPath(item: item, section: section) }

  @Test func everythingIsDoneBeforeTheCallReturns() {
    fixture.data.append(Section(id: 5))
    fixture.performUpdate()
    #expect(fixture.host?.events == [.reloadData, .layoutIfNeeded] && fixture.host?.itemCounts == [1, 1, 1])
    fixture.performItems { fixture.setCount(4, ofSection: 0) }
    #expect(fixture.host?.itemCounts == [4, 1, 1])
    fixture.data = []
    fixture.reloadData()
    #expect(fixture.host?.itemCounts == [] && fixture.host?.reloadCount == 3)
    #expect(fixture.completed == ["update true", "items true", "reload true"])
  }

  @Test func eachOperationIsAReload() {
    let updater = fixture.updater
    let host = fixture.host!
    fixture.setCount(3, ofSection: 0)
    updater.insertItems(at: [at(0, 0)], in: host)
    updater.deleteItems(at: [at(0, 0)], in: host)
    updater.moveItem(from: at(0, 0), to: at(0, 1), in: host)
    updater.reloadItem(from: at(0, 0), to: at(0, 0), in: host)
    updater.reloadSections([0], in: host)
    updater.moveSection(from: 0, to: 1, in: host)
    #expect(host.reloadCount == 6 && host.itemCounts == [3, 1] && host.batches == [])
  }

  @Test func operationsInABlockAreOneReload() {
    fixture.performItems {
      #expect(fixture.updater.isInDataUpdateBlock)
      fixture.updater.insertItems(at: [at(0, 0)], in: fixture.host!)
      fixture.updater.deleteItems(at: [at(0, 0)], in: fixture.host!)
      fixture.performItems("inner") {}
      #expect(fixture.host?.events == [] && fixture.completed == [])
    }
    #expect(fixture.host?.reloadCount == 1 && fixture.completed == ["items true", "inner true"])
    #expect(!fixture.updater.isInDataUpdateBlock)
  }

  @Test func anUpdateAskedForInABlockFollowsIt() {
    fixture.onApply = {
      fixture.onApply = nil
      fixture.data.append(Section(id: 6))
      fixture.performUpdate("inner")
      #expect(fixture.shown.map(\.id) == [0, 1, 5])
    }
    fixture.data.append(Section(id: 5))
    fixture.performUpdate("outer")
    #expect(fixture.shown.map(\.id) == [0, 1, 5, 6] && fixture.host?.itemCounts == [1, 1, 1, 1])
    #expect(fixture.completed == ["outer true", "inner true"] && fixture.host?.reloadCount == 2)
  }

  @Test func withoutAHostTheDataChangeAndNothingIsShown() {
    fixture.host = nil
    fixture.data.append(Section(id: 5))
    fixture.performUpdate()
    #expect(fixture.shown.map(\.id) == [0, 1, 5] && fixture.completed == ["update false"])
  }

  @Test func aSourceChangeIsMadeAtOnce() {
    fixture.setSource([Section(id: 9)])
    #expect(fixture.host?.itemCounts == [1] && fixture.host?.reloadCount == 1)
  }
}
