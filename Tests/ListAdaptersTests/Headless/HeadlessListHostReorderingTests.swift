// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct HeadlessListHostReorderingTests {
  private typealias Section = RowsClient.Section

  @Test func anItemIsPickedUpHeldAndDropped() throws {
    let client = RowsClient(ids: 0..<4)
    let host = HeadlessListHost(showing: client)
    let cells = host.visibleCells
    client.whenMoved = { host, source, target in
      // The host shows it at its target already.
      #expect(host.cellForItem(at: target) === cells[0])
      client.moveRow(from: source, to: target)
    }
    #expect(host.beginMove(at: at(0, 0)))
    #expect(host.move == HeadlessMove(source: at(0, 0), target: at(0, 0)))
    #expect(host.moveItem(over: at(0, 1)) == at(0, 1))
    #expect(host.moveItem(over: CGPoint(x: 5, y: 45)) == at(0, 2))
    #expect(host.visibleTexts == ["row 0", "row 1", "row 2", "row 3"])
    host.endMove()
    #expect(host.move == nil)
    #expect(
      client.viewEvents == [
        .canMove(at(0, 0)), .target(at(0, 0), at(0, 1)), .target(at(0, 0), at(0, 2)),
        .move(at(0, 0), at(0, 2)),
      ])
    #expect(host.visibleTexts == ["row 1", "row 2", "row 0", "row 3"])
    #expect(host.cellForItem(at: at(0, 2)) === cells[0])
    #expect((cells[0] as? HeadlessCell)?.frame.minY == 40)
    #expect(
      host.operations == [
        .beganMove(at(0, 0)), .proposedMove(from: at(0, 0), to: at(0, 1)),
        .proposedMove(from: at(0, 0), to: at(0, 2)), .endedMove(from: at(0, 0), to: at(0, 2)),
      ])
    #expect(host.finish().isClean)
  }

  @Test func anItemMayBeDroppedBehindTheLastOfAnotherSection() {
    let client = RowsClient([Section(ids: 0..<2), Section(ids: 2..<4)])
    let host = HeadlessListHost(showing: client)
    client.whenMoved = { client.moveRow(from: $1, to: $2) }
    host.beginMove(at: at(0, 0))
    #expect(host.moveItem(over: at(1, 2)) == at(1, 2))
    host.endMove()
    #expect((0..<2).map(host.numberOfItems) == [1, 3])
    #expect(host.visibleTexts == ["row 1", "row 2", "row 3", "row 0"])
  }

  @Test func whatLiesBeyondIsTheNearestPlace() {
    let client = RowsClient([Section(ids: 0..<2), Section(ids: 2..<4)])
    let host = HeadlessListHost(showing: client)
    host.beginMove(at: at(0, 0))
    #expect(host.moveItem(over: at(0, 9)) == at(0, 1))
    #expect(host.moveItem(over: at(7, 9)) == at(1, 2))
    #expect(host.moveItem(over: at(-1, -1)) == at(0, 0))
    client.targetOfMove = { _, _ in at(9, 9) }
    #expect(host.moveItem(over: at(0, 1)) == at(1, 2))
    #expect(host.moveItem(over: CGPoint(x: 5, y: 99)) == at(1, 2))
    host.cancelMove()
  }

  @Test func theClientMayRefuseAndChangeTheTarget() {
    let client = RowsClient(ids: 0..<4)
    let host = HeadlessListHost(showing: client)
    client.mayMove = false
    #expect(!host.beginMove(at: at(0, 0)))
    #expect(host.move == nil && host.moveItem(over: at(0, 1)) == nil)
    client.mayMove = true
    client.targetOfMove = { source, _ in source }
    host.beginMove(at: at(0, 0))
    #expect(host.moveItem(over: at(0, 3)) == at(0, 0))
    host.endMove()
    #expect(!client.viewEvents.contains { if case .move = $0 { true } else { false } })
  }

  @Test func aCancelledMoveLeavesEverythingAsItWas() {
    let client = RowsClient(ids: 0..<4)
    let host = HeadlessListHost(showing: client)
    host.beginMove(at: at(0, 0))
    host.moveItem(over: at(0, 3))
    host.cancelMove()
    host.endMove()
    #expect(host.visibleTexts == ["row 0", "row 1", "row 2", "row 3"])
    #expect(host.operations.last == .cancelledMove(at(0, 0)))
  }

  /// What an adapter does that does not want the drop.
  @Test(arguments: [false, true])
  func theClientMayMoveTheItemBackAtOnce(animated: Bool) {
    let client = RowsClient([Section(ids: 0..<3), Section(ids: 3..<5)])
    let host = HeadlessListHost(showing: client)
    let cells = host.visibleCells
    client.whenMoved = { host, source, target in
      #expect(host.numberOfItems(inSection: 1) == 3)
      try? host.performBatchUpdates(animated: animated) {
        BatchUpdate(itemMoves: [.init(from: target, to: source)])
      } completion: { _ in
      }
    }
    host.beginMove(at: at(0, 1))
    host.moveItem(over: at(1, 2))
    host.endMove()
    host.finishAnimations()
    #expect(host.visibleTexts == (0..<5).map { "row \($0)" })
    #expect(zip(cells, host.visibleCells).allSatisfy { $0 === $1 })
    #expect(client.faults.isEmpty && host.finish().isClean)
  }

  /// What an adapter does that reorders sections of one item.
  @Test func theClientMayReorderItsSectionsInstead() {
    let client = RowsClient((0..<3).map { Section(ids: [$0]) })
    let host = HeadlessListHost(showing: client)
    client.whenMoved = { host, source, target in
      let section = client.sections.remove(at: source.section)
      client.sections.insert(section, at: target.section)
      host.reloadData()
      host.layoutIfNeeded()
    }
    host.beginMove(at: at(2, 0))
    host.moveItem(over: at(0, 0))
    host.endMove()
    #expect(host.visibleTexts == ["row 2", "row 0", "row 1"])
    #expect((0..<3).map(host.numberOfItems) == [1, 1, 1])
    #expect(client.faults.isEmpty && host.finish().isClean)
  }

  @Test func aMoveFollowsItsItemThroughABatchAndEndsWithIt() throws {
    let client = RowsClient(ids: 0..<4)
    let host = HeadlessListHost(showing: client)
    host.beginMove(at: at(0, 1))
    host.moveItem(over: at(0, 3))
    try host.perform {
      client.sections[0].rows.insert(.init(9), at: 0)
      return BatchUpdate(itemInsertions: [at(0, 0)])
    }
    #expect(host.move == HeadlessMove(source: at(0, 2), target: at(0, 4)))
    try host.perform {
      client.sections[0].rows.remove(at: 2)
      return BatchUpdate(itemDeletions: [at(0, 2)])
    }
    #expect(host.move == nil && host.operations.contains(.cancelledMove(at(0, 2))))
    host.beginMove(at: at(0, 1))
    host.reloadData()
    #expect(host.move == nil)
  }
}
