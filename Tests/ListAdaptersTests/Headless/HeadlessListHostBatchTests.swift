// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct HeadlessListHostBatchTests {
  private typealias Row = RowsClient.Row
  private typealias Section = RowsClient.Section

  @Test func countsAreAskedAfterTheBlockThenSizesThenCellsAndNothingDuringIt() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    var eventsInBlock: [RowsClient.Event]?
    try host.perform {
      client.clearEvents()
      client.sections[0].rows.insert(Row(9), at: 1)
      _ = host.cellForItem(at: at(0, 0))
      _ = host.layoutAttributesForItem(at: at(0, 0))
      _ = host.layoutAttributesForItem(at: at(0, 3))
      _ = host.contentSize
      _ = host.pathForItem(at: CGPoint(x: 1, y: 1))
      host.layoutIfNeeded()
      eventsInBlock = client.events
      return BatchUpdate(itemInsertions: [at(0, 1)])
    }
    #expect(eventsInBlock == [])
    // A layout may ask again for what it did not keep.
    let questions = client.events.filter { $0 != .numberOfSections }
    #expect(questions.first == .count(0) && questions.dropFirst().first == .metrics(0))
    #expect(questions.filter { $0 != .metrics(0) } == [.count(0), .cell(at(0, 1)), .will(at(0, 1))])
    #expect(questions.suffix(2) == [.cell(at(0, 1)), .will(at(0, 1))])
    #expect(host.visibleTexts == ["row 0", "row 9", "row 1", "row 2"])
  }

  @Test func duringTheBlockTheOldListIsKnownByItsOldPaths() throws {
    let client = RowsClient(ids: 0..<20)
    let host = HeadlessListHost(showing: client)
    let cell = try #require(host.cellForItem(at: at(0, 2)))
    try host.perform {
      client.sections[0].rows.removeFirst()
      #expect(host.numberOfItems(inSection: 0) == 20)
      #expect(host.cellForItem(at: at(0, 2)) === cell)
      #expect(host.layoutAttributesForItem(at: at(0, 2))?.frame.minY == 40)
      // Of what is off screen nothing is known now, as the client would have to be asked.
      #expect(host.layoutAttributesForItem(at: at(0, 9)) == nil)
      return BatchUpdate(itemDeletions: [at(0, 0)])
    }
    #expect(host.cellForItem(at: at(0, 1)) === cell)
    #expect((cell as? HeadlessCell)?.frame.minY == 20)
  }

  @Test func whatIsInvalidIsLaidOutBeforeTheBlock() throws {
    let client = RowsClient(ids: 0..<2)
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100))
    host.client = client
    try host.perform {
      #expect(host.visibleTexts == ["row 0", "row 1"])
      client.sections[0].rows.removeLast()
      return BatchUpdate(itemDeletions: [at(0, 1)])
    }
    #expect(host.visibleTexts == ["row 0"])
  }

  @Test func cellsStayWithItemsThatStayAndMove() throws {
    let client = RowsClient([Section(ids: 0..<2), Section(ids: 2..<5)])
    let host = HeadlessListHost(showing: client, size: CGSize(width: 100, height: 200))
    let cells = host.visibleCells
    try host.perform {
      client.sections = [Section(ids: [9]), Section(ids: [3, 1, 0]), Section(ids: [8, 2])]
      return BatchUpdate(
        sectionInsertions: [0], itemDeletions: [at(1, 2)], itemInsertions: [at(2, 0)],
        itemMoves: [.init(from: at(0, 0), to: at(1, 2)), .init(from: at(1, 1), to: at(1, 0))])
    }
    #expect(host.visibleTexts == ["row 9", "row 3", "row 1", "row 0", "row 8", "row 2"])
    #expect(host.cellForItem(at: at(1, 2)) === cells[0])
    #expect(host.cellForItem(at: at(1, 1)) === cells[1])
    #expect(host.cellForItem(at: at(2, 1)) === cells[2])
    #expect(host.cellForItem(at: at(1, 0)) === cells[3])
    #expect((cells[0] as? HeadlessCell)?.frame.minY == 60)
    #expect(
      client.viewEvents == [
        .cell(at(0, 0)), .will(at(0, 0)), .cell(at(2, 0)), .will(at(2, 0)), .end(at(1, 2)),
      ])
  }

  @Test func sectionsTakeTheirCellsAndHeadersAlong() throws {
    let client = RowsClient([
      Section([Row(0)], header: "a"), Section([Row(1)], header: "b"), Section([Row(2)], header: "c"),
    ])
    let host = HeadlessListHost(showing: client)
    let cell = try #require(host.cellForItem(at: at(2, 0)))
    let header = try #require(host.supplementaryView(ofKind: .header, inSection: 2))
    try host.perform {
      client.sections = [client.sections[2], client.sections[0]]
      return BatchUpdate(sectionDeletions: [1], sectionMoves: [.init(from: 2, to: 0)])
    }
    #expect(host.cellForItem(at: at(0, 0)) === cell)
    #expect(host.supplementaryView(ofKind: .header, inSection: 0) === header)
    #expect((header as? HeadlessView)?.frame.minY == 0)
    #expect(client.viewEvents == [.endView(.header, 1), .end(at(1, 0))])
  }

  /// The order that keeps a section displayed throughout.
  @Test func whatIsReplacedInPlaceAppearsBeforeTheOldLeaves() throws {
    let client = RowsClient([Section([Row(0), Row(1)], header: "a")])
    let host = HeadlessListHost(showing: client)
    try host.perform {
      client.sections = [Section([Row(5)], header: "b")]
      return BatchUpdate(sectionDeletions: [0], sectionInsertions: [0])
    }
    let expected: [RowsClient.Event] = [
      .view(.header, 0), .willView(.header, 0), .cell(at(0, 0)), .will(at(0, 0)), .endView(.header, 0),
      .end(at(0, 0)), .end(at(0, 1)),
    ]
    #expect(client.viewEvents == expected)
    client.clearEvents()
    try host.perform { BatchUpdate(sectionReloads: [0]) }
    #expect(
      client.viewEvents == [
        .view(.header, 0), .willView(.header, 0), .cell(at(0, 0)), .will(at(0, 0)), .endView(.header, 0),
        .end(at(0, 0)),
      ])
    #expect(host.visibleTexts == ["row 5"])
  }

  @Test func aReloadedItemGetsAnotherCellAndLosesItsSelection() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    let cell = host.cellForItem(at: at(0, 1))
    host.selectItem(at: at(0, 1), animated: false, scrollPosition: .none)
    try host.perform {
      client.sections[0].rows[1].text = "new"
      return BatchUpdate(itemReloads: [at(0, 1)])
    }
    #expect(client.viewEvents == [.cell(at(0, 1)), .will(at(0, 1)), .end(at(0, 1))])
    #expect(host.cellForItem(at: at(0, 1)) !== cell)
    #expect(host.text(at: at(0, 1)) == "new")
    #expect(host.pathsForSelectedItems.isEmpty)
  }

  @Test func aReconfiguredItemKeepsItsCellAndTheClientIsAskedForIt() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    let cell = try #require(host.cellForItem(at: at(0, 1)) as? HeadlessCell)
    host.selectItem(at: at(0, 1), animated: false, scrollPosition: .none)
    try host.perform {
      client.sections[0].rows[1].text = "new"
      client.sections[0].rows.insert(Row(9), at: 0)
      return BatchUpdate(itemInsertions: [at(0, 0)], itemReconfigures: [at(0, 1)])
    }
    #expect(client.viewEvents == [.cell(at(0, 2)), .cell(at(0, 0)), .will(at(0, 0))])
    #expect(host.cellForItem(at: at(0, 2)) === cell)
    #expect(cell.text == "new" && cell.reuseCount == 0 && cell.displayCount == 1)
    #expect(host.pathsForSelectedItems == [at(0, 2)])
    #expect(host.operations.contains(.reconfiguredCell(at(0, 2))))
  }

  @Test func anItemOffScreenIsNotAskedForWhenItIsReconfigured() throws {
    let client = RowsClient(ids: 0..<30)
    let host = HeadlessListHost(showing: client)
    try host.perform { BatchUpdate(itemReloads: [at(0, 28)], itemReconfigures: [at(0, 29)]) }
    #expect(client.viewEvents.isEmpty)
  }

  @Test func aBatchThatBreaksARuleIsThrownAndTheOldListStaysUntilTheReload() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    var completions: [Bool] = []
    let error = #expect(throws: BatchUpdateError.self) {
      try host.performBatchUpdates(animated: false) {
        client.sections[0].rows.removeLast()
        return BatchUpdate()
      } completion: {
        completions.append($0)
      }
    }
    #expect(error?.rule == .itemCountsAgree)
    #expect(error?.places == [.newSection(0), .oldSection(0)])
    #expect(completions.isEmpty)
    #expect(host.numberOfItems(inSection: 0) == 3)
    #expect(host.visibleTexts == ["row 0", "row 1", "row 2"])
    client.clearEvents()
    host.invalidateLayout(.everything)
    host.layoutIfNeeded()
    #expect(host.contentSize == CGSize(width: 100, height: 60))
    #expect(client.events.isEmpty)
    #expect(host.operations.contains { if case .refusedBatch = $0 { true } else { false } })
    host.reloadData()
    host.layoutIfNeeded()
    #expect(host.visibleTexts == ["row 0", "row 1"])
    #expect(host.finish().isClean)
  }

  @Test func aRefusedBatchThatIsNotFollowedByAReloadIsALeftover() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    #expect(throws: BatchUpdateError.self) {
      try host.perform { BatchUpdate(itemDeletions: [at(0, 3)]) }
    }
    let leftovers = host.finish()
    #expect(leftovers.refusedBatch?.rule == .oldPlaceExists)
    #expect(!leftovers.isClean)
  }

  @Test func selectionAndHighlightFollowTheirItems() throws {
    let client = RowsClient([Section(ids: 0..<2), Section(ids: 2..<4)])
    let host = HeadlessListHost(showing: client)
    host.allowsMultipleSelection = true
    for path in [at(0, 0), at(0, 1), at(1, 1)] {
      host.selectItem(at: path, animated: false, scrollPosition: .none)
    }
    host.beginTouch(at: CGPoint(x: 1, y: 70))
    #expect(host.pathForHighlightedItem == at(1, 1))
    try host.perform {
      client.sections = [Section(ids: [1]), Section(ids: [9]), Section(ids: [2, 3])]
      return BatchUpdate(sectionInsertions: [1], itemDeletions: [at(0, 0)])
    }
    #expect(host.pathsForSelectedItems == [at(0, 0), at(2, 1)])
    #expect(host.pathForHighlightedItem == at(2, 1))
    #expect(host.visibleCells.map(\.isSelected) == [true, false, false, true])
    host.cancelTouch()
  }

  @Test func aReloadWithinTheBlockCountsInsteadOfTheBatch() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    var completions: [Bool] = []
    try host.performBatchUpdates(animated: false) {
      client.sections = [Section(ids: 0..<5)]
      host.reloadData()
      client.sections = [Section(ids: 0..<4)]
      return BatchUpdate(itemDeletions: [at(0, 0)])
    } completion: {
      completions.append($0)
    }
    #expect(completions == [false])
    #expect(host.numberOfItems(inSection: 0) == 4)
    host.layoutIfNeeded()
    #expect(host.visibleTexts.count == 4)
    #expect(client.faults.isEmpty && host.finish().isClean)
  }

  @Test func aClientThatGoesWithinTheBlockLeavesNothing() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    var completions: [Bool] = []
    try host.performBatchUpdates(animated: false) {
      host.client = nil
      return BatchUpdate(itemDeletions: [at(0, 0)])
    } completion: {
      completions.append($0)
    }
    #expect(completions == [false])
    #expect(host.numberOfSections == 0 && client.displayed.isEmpty)
  }

  /// A cell that updates its list while it is made: the layout starts over with the new list.
  @Test func aBatchInTheMiddleOfALayoutStartsItOver() throws {
    let client = RowsClient(ids: 0..<4)
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100))
    host.client = client
    var completions: [Bool] = []
    client.whenTold = { event in
      guard event == .cell(at(0, 2)) || event == .will(at(0, 1)), client.sections[0].rows.count > 2 else {
        return
      }
      try? host.performBatchUpdates(animated: true) {
        client.sections[0].rows.removeFirst()
        return BatchUpdate(itemDeletions: [at(0, 0)])
      } completion: {
        completions.append($0)
        #expect(host.visibleTexts.count == host.numberOfItems(inSection: 0))
      }
    }
    host.layoutIfNeeded()
    #expect(completions == [true, true])
    #expect(host.visibleTexts == ["row 2", "row 3"])
    #expect(client.faults.isEmpty)
    #expect(host.reuseCounts.handedOut == 2)
    #expect(host.finish().isClean)
  }

  @Test func aReloadInTheMiddleOfALayoutStartsItOver() {
    let client = RowsClient(ids: 0..<4)
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100))
    host.client = client
    client.whenTold = { event in
      guard event == .cell(at(0, 3)) else { return }
      client.sections = [Section(ids: 7..<9)]
      host.reloadData()
    }
    host.layoutIfNeeded()
    #expect(host.visibleTexts == ["row 7", "row 8"])
    #expect(client.faults.isEmpty && client.displayed.count == 2)
    #expect(host.finish().isClean)
  }

  @Test func aClientThatInvalidatesForEverIsNotFollowedForEver() {
    let client = RowsClient(ids: 0..<2)
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100))
    host.client = client
    client.whenTold = { if $0 == .metrics(0) { host.invalidateLayout(.everything) } }
    host.layoutIfNeeded()
    #expect(host.visibleTexts == ["row 0", "row 1"])
  }
}
