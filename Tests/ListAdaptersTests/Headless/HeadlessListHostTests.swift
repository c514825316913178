// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct HeadlessListHostTests {
  private typealias Row = RowsClient.Row
  private typealias Section = RowsClient.Section

  @Test func nothingIsShownBeforeTheFirstLayout() {
    let client = RowsClient(ids: 0..<9)
    let host = HeadlessListHost(size: CGSize(width: 100, height: 50))
    #expect(host.numberOfSections == 0)
    host.client = client
    #expect(host.numberOfSections == 1)
    #expect(host.numberOfItems(inSection: 0) == 9)
    #expect(host.visibleCells.isEmpty)
    #expect(host.contentSize == CGSize(width: 100, height: 180))
    #expect(host.layoutAttributesForItem(at: at(0, 8))?.frame == CGRect(x: 0, y: 160, width: 100, height: 20))
    #expect(client.viewEvents.isEmpty)
    host.layoutIfNeeded()
    #expect(host.visibleTexts == ["row 0", "row 1", "row 2"])
    #expect(
      client.viewEvents == [
        .cell(at(0, 0)), .will(at(0, 0)), .cell(at(0, 1)), .will(at(0, 1)), .cell(at(0, 2)), .will(at(0, 2)),
      ])
    #expect(host.finish().isClean)
  }

  @Test func aHeaderIsAskedForBeforeItsItemsAndAFooterAfter() {
    let client = RowsClient([Section([Row(1)], header: "top", footer: "end")])
    let host = HeadlessListHost(size: CGSize(width: 100, height: 50))
    host.client = client
    host.layoutIfNeeded()
    #expect(
      client.viewEvents == [
        .view(.header, 0), .willView(.header, 0), .cell(at(0, 0)), .will(at(0, 0)), .view(.footer, 0),
        .willView(.footer, 0),
      ])
    #expect((host.supplementaryView(ofKind: .header, inSection: 0) as? HeadlessView)?.text == "top")
    #expect((host.supplementaryView(ofKind: .footer, inSection: 0) as? HeadlessView)?.frame.minY == 30)
    #expect(host.supplementaryView(ofKind: .header, inSection: 1) == nil)
    #expect(host.layoutAttributesForSupplementaryView(ofKind: .footer, inSection: 0)?.frame.minY == 30)
    #expect(host.layoutAttributesForSupplementaryView(ofKind: .footer, inSection: 1) == nil)
  }

  @Test func cellsAreFoundByPathsAndPathsByCells() throws {
    let client = RowsClient(ids: 0..<9)
    let host = HeadlessListHost(showing: client, size: CGSize(width: 100, height: 50))
    let cell = try #require(host.cellForItem(at: at(0, 1)))
    #expect(host.path(for: cell) == at(0, 1))
    #expect(host.pathsForVisibleItems == [at(0, 0), at(0, 1), at(0, 2)])
    #expect(host.cellForItem(at: at(0, 3)) == nil)
    #expect(host.cellForItem(at: at(7, 3)) == nil)
    #expect(host.path(for: HeadlessCell()) == nil)
    #expect(host.layoutAttributesForItem(at: at(0, 9)) == nil)
    #expect(host.layoutAttributesForItem(at: at(1, 0)) == nil)
  }

  @Test func anItemIsFoundByAPointAlsoOffScreen() {
    let host = HeadlessListHost(showing: RowsClient([Section(ids: 0..<2), Section(ids: 0..<9)]))
    #expect(host.pathForItem(at: CGPoint(x: 50, y: 5)) == at(0, 0))
    #expect(host.pathForItem(at: CGPoint(x: 50, y: 20)) == at(0, 1))
    #expect(host.pathForItem(at: CGPoint(x: 99.5, y: 219)) == at(1, 8))
    #expect(host.pathForItem(at: CGPoint(x: 100, y: 5)) == nil)
    #expect(host.pathForItem(at: CGPoint(x: 50, y: 220)) == nil)
  }

  @Test func pointsAreConvertedFromViewsInCellsAndInTheContent() throws {
    let host = HeadlessListHost(showing: RowsClient(ids: 0..<9))
    let cell = try #require(host.cellForItem(at: at(0, 2)) as? HeadlessCell)
    let button = HeadlessView()
    button.frame = CGRect(x: 10, y: 5, width: 10, height: 10)
    cell.addSubview(button)
    #expect(host.convert(CGPoint(x: 1, y: 2), from: button) == CGPoint(x: 11, y: 47))
    #expect(host.convert(.zero, from: cell) == CGPoint(x: 0, y: 40))
    let badge = HeadlessView()
    badge.frame = CGRect(x: 10, y: 20, width: 10, height: 10)
    #expect(host.convert(.zero, from: badge) == CGPoint(x: 10, y: 20))
    button.removeFromSuperview()
    #expect(cell.subviews.isEmpty && button.superview == nil)
  }

  @Test func aReloadAsksForCountsAtOnceAndForCellsAtTheNextLayout() {
    let client = RowsClient(ids: 0..<2)
    let host = HeadlessListHost(showing: client)
    client.sections = [Section(ids: [7]), Section(ids: [8])]
    host.reloadData()
    #expect(host.numberOfSections == 2)
    #expect(host.visibleCells.isEmpty)
    #expect(client.viewEvents.isEmpty)
    host.layoutIfNeeded()
    #expect(
      client.viewEvents == [
        .end(at(0, 0)), .end(at(0, 1)), .cell(at(0, 0)), .will(at(0, 0)), .cell(at(1, 0)), .will(at(1, 0)),
      ])
    #expect(host.visibleTexts == ["row 7", "row 8"])
    #expect(host.reuseCounts.made == 2 && host.reuseCounts.reused == 2)
    #expect(host.operations.first == .reloadedData(sectionCount: 2))
  }

  @Test func aClientThatIsReplacedIsToldThatEverythingLeaves() {
    let first = RowsClient(ids: 0..<2)
    let host = HeadlessListHost(showing: first)
    let second = RowsClient(ids: 5..<6)
    host.client = second
    #expect(first.viewEvents == [.end(at(0, 0)), .end(at(0, 1))])
    #expect(first.displayed.isEmpty && first.faults.isEmpty)
    #expect(host.numberOfItems(inSection: 0) == 1)
    host.layoutIfNeeded()
    #expect(host.visibleTexts == ["row 5"])
    host.client = nil
    #expect(second.displayed.isEmpty && host.numberOfSections == 0)
    #expect(host.finish().isClean)
  }

  @Test func aClientThatIsGoneLeavesAnEmptyList() {
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100))
    var client: RowsClient? = RowsClient(ids: 0..<2)
    host.client = client
    host.layoutIfNeeded()
    weak let weakClient = client
    client = nil
    #expect(weakClient == nil)
    host.invalidateLayout(.everything)
    host.layoutIfNeeded()
    #expect(host.numberOfSections == 0 && host.visibleCells.isEmpty)
    #expect(host.finish().isClean)
  }

  @Test func anotherSizeIsLaidOutAtOnce() {
    let client = RowsClient(ids: 0..<9)
    let host = HeadlessListHost(showing: client)
    host.setSize(CGSize(width: 100, height: 140))
    #expect(host.visibleTexts.count == 7)
    #expect(host.operations.first == .resized(to: CGSize(width: 100, height: 140)))
    client.width = 50
    host.setSize(CGSize(width: 50, height: 40))
    #expect(host.visibleTexts == ["row 0", "row 1"])
    #expect(host.layoutAttributesForItem(at: at(0, 1))?.frame == CGRect(x: 0, y: 20, width: 50, height: 20))
  }

  @Test func anInvalidLayoutAsksForSizesAgainAndKeepsCells() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    let cells = host.visibleCells
    client.sections[0].rows[0].height = 30
    host.invalidateLayout(.items([at(0, 0)]))
    #expect((cells[1] as? HeadlessCell)?.frame.minY == 20)
    host.layoutIfNeeded()
    #expect((cells[1] as? HeadlessCell)?.frame.minY == 30)
    #expect(zip(cells, host.visibleCells).allSatisfy { $0 === $1 })
    #expect(client.viewEvents.isEmpty)
  }

  @Test func supplementaryViewsAreAskedForAgainWithoutTouchingItems() throws {
    let client = RowsClient([Section([Row(1)], header: "old"), Section([Row(2)], header: "other")])
    let host = HeadlessListHost(showing: client)
    let cells = host.visibleCells
    client.sections[0].header = "new"
    client.sections[1].header = "not asked for"
    host.reloadSupplementaryViews(ofKind: .header, inSections: [0, 7])
    host.layoutIfNeeded()
    #expect(client.viewEvents == [.view(.header, 0), .willView(.header, 0), .endView(.header, 0)])
    #expect((host.supplementaryView(ofKind: .header, inSection: 0) as? HeadlessView)?.text == "new")
    #expect((host.supplementaryView(ofKind: .header, inSection: 1) as? HeadlessView)?.text == "other")
    #expect(zip(cells, host.visibleCells).allSatisfy { $0 === $1 })

    client.sections[0].header = nil
    client.clearEvents()
    host.reloadSupplementaryViews(ofKind: .header, inSections: [0])
    host.layoutIfNeeded()
    #expect(client.viewEvents == [.endView(.header, 0)])
    #expect(host.layoutAttributesForItem(at: at(0, 0))?.frame.minY == 0)
  }
}
