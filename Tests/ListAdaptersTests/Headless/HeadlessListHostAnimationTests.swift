// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct HeadlessListHostAnimationTests {
  private typealias Row = RowsClient.Row
  private typealias Section = RowsClient.Section

  @Test func whatIsNotAnimatedIsCompleteWhenTheCallReturns() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    var completions: [Bool] = []
    try host.perform {
      completions.append($0)
      #expect(host.visibleTexts == ["row 1", "row 2"])
      #expect(client.viewEvents == [.end(at(0, 0))])
    } _: {
      client.sections[0].rows.removeFirst()
      return BatchUpdate(itemDeletions: [at(0, 0)])
    }
    #expect(completions == [true])
    #expect(!host.isAnimating)
  }

  @Test func anAnimatedBatchIsCompleteWhenItsTimeHasPassed() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    host.animationDuration = 0.5
    var completions: [Bool] = []
    try host.perform(animated: true) {
      completions.append($0)
    } _: {
      client.sections[0].rows.removeFirst()
      return BatchUpdate(itemDeletions: [at(0, 0)])
    }
    // The new list is in place; what left is only still to be seen.
    #expect(host.visibleTexts == ["row 1", "row 2"])
    #expect(host.isAnimating && completions.isEmpty)
    #expect(client.viewEvents == [.final(at(0, 0)), .final(at(0, 1)), .final(at(0, 2))])
    #expect(host.reuseCounts.pooled == 0)
    host.advance(by: 0.4)
    #expect(completions.isEmpty && host.now == 0.4)
    host.advance(by: 0.1)
    #expect(completions == [true])
    #expect(client.viewEvents.last == .end(at(0, 0)))
    #expect(host.reuseCounts.pooled == 1 && !host.isAnimating)
    #expect(host.operations.last == .completedBatch(finished: true))
    #expect(host.finish().isClean)
  }

  @Test func whatMovesOffScreenIsToBeSeenUntilItIsThere() throws {
    let client = RowsClient(ids: 0..<5)
    let host = HeadlessListHost(showing: client)
    try host.perform(animated: true) {
      client.sections[0].rows.insert(Row(5), at: 0)
      return BatchUpdate(itemInsertions: [at(0, 0)])
    }
    host.advance(by: host.animationDuration / 2)
    let last = try #require(host.snapshotElements.last)
    #expect(last.text == "row 4" && last.alpha == 1 && last.frame.minY == 90)
    host.finishAnimations()
    #expect(host.visibleTexts == ["row 5", "row 0", "row 1", "row 2", "row 3"])
    #expect(host.finish().isClean)
  }

  @Test func theClientSaysFromWhereAndToWhereCellsGo() throws {
    let client = RowsClient(ids: 0..<2)
    let host = HeadlessListHost(showing: client)
    client.transition = {
      var attributes = $0
      attributes.center.x += 10
      attributes.center.y += 10
      return attributes
    }
    try host.perform(animated: true) {
      client.sections[0].rows = [Row(7), Row(1)]
      return BatchUpdate(itemDeletions: [at(0, 0)], itemInsertions: [at(0, 0)])
    }
    // What leaves is asked for while the client has the old list, what appears after.
    #expect(
      client.viewEvents == [
        .final(at(0, 0)), .final(at(0, 1)), .cell(at(0, 0)), .initial(at(0, 0)), .will(at(0, 0)),
      ])
    host.advance(by: host.animationDuration / 2)
    let middle = host.snapshotElements.map { ($0.text, $0.frame.minX, $0.frame.minY) }
    #expect(middle.map(\.0) == ["row 0", "row 7", "row 1"])
    #expect(middle.map(\.1) == [5, 5, 0] && middle.map(\.2) == [5, 5, 20])
    host.finishAnimations()
    #expect(host.snapshotElements.map(\.text) == ["row 7", "row 1"])
    #expect(host.snapshotElements.map(\.frame.minX) == [0, 0])
  }

  @Test func cellsThatStayGoToTheirPlacesEvenly() throws {
    let client = RowsClient(ids: 0..<2)
    let host = HeadlessListHost(showing: client)
    try host.perform(animated: true) {
      client.sections[0].rows.insert(Row(9, height: 40), at: 0)
      return BatchUpdate(itemInsertions: [at(0, 0)])
    }
    host.advance(by: host.animationDuration / 4)
    #expect(host.snapshotElements.map(\.frame.minY) == [0, 10, 30])
    #expect(host.snapshotElements.map(\.alpha) == [0.25, 1, 1])
    // Half way another change comes: the way goes on from where the cell is.
    try host.perform(animated: true) {
      client.sections[0].rows.removeFirst()
      return BatchUpdate(itemDeletions: [at(0, 0)])
    }
    #expect(host.snapshotElements.map(\.frame.minY) == [0, 10, 30])
    host.finishAnimations()
    #expect(host.snapshotElements.map(\.frame.minY) == [0, 20])
    #expect(host.finish().isClean)
  }

  @Test(arguments: [false, true])
  func nothingIsAnimatedIfItCannotBeSeenOrMayNot(isVisible: Bool) throws {
    let client = RowsClient(ids: 0..<30)
    let host = HeadlessListHost(showing: client)
    host.isVisible = isVisible
    host.areAnimationsEnabled = !isVisible
    var completions: [Bool] = []
    try host.perform(animated: true) {
      completions.append($0)
    } _: {
      client.sections[0].rows.removeFirst()
      return BatchUpdate(itemDeletions: [at(0, 0)])
    }
    host.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(completions == [true] && host.bounds.minY == 50 && !host.isAnimating)
  }

  @Test func aReloadCutsShortWhatIsAnimated() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    var completions: [Bool] = []
    try host.perform(animated: true) {
      completions.append($0)
    } _: {
      client.sections[0].rows.removeFirst()
      return BatchUpdate(itemDeletions: [at(0, 0)])
    }
    host.reloadData()
    #expect(completions == [false])
    host.layoutIfNeeded()
    #expect(client.displayed.count == 2 && client.faults.isEmpty)
    host.finishAnimations()
    #expect(completions == [false])
    #expect(host.finish().isClean)
  }

  @Test func whatIsBegunByACompletionTakesItsOwnTime() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    var order: [String] = []
    try host.perform(animated: true) { _ in
      order.append("first")
      try? host.performBatchUpdates(animated: true) {
        client.sections[0].rows.removeFirst()
        return BatchUpdate(itemDeletions: [at(0, 0)])
      } completion: { _ in
        order.append("second")
      }
    } _: {
      client.sections[0].rows.removeFirst()
      return BatchUpdate(itemDeletions: [at(0, 0)])
    }
    host.finishAnimations()
    #expect(order == ["first"] && host.isAnimating)
    host.finishAnimations()
    #expect(order == ["first", "second"] && !host.isAnimating)
    #expect(host.visibleTexts == ["row 2"])
  }

  @Test func endsComeInTheOrderOfTime() throws {
    let client = RowsClient(ids: 0..<30)
    let host = HeadlessListHost(showing: client)
    host.animationDuration = 0.3
    var order: [String] = []
    try host.perform(animated: true) { _ in
      order.append("batch at \(host.bounds.minY)")
    } _: {
      BatchUpdate()
    }
    host.advance(by: 0.15)
    host.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    client.whenTold = { if case .scroll(let offset) = $0 { order.append("scroll to \(offset.y)") } }
    host.advance(by: 1)
    #expect(order == ["scroll to 50.0", "batch at 50.0", "scroll to 100.0"])
    #expect(host.now == 1.15)
  }

  @Test func finishingReportsAndCallsWhatIsUndelivered() throws {
    let client = RowsClient(ids: 0..<30)
    let host = HeadlessListHost(showing: client)
    var completions: [Bool] = []
    try host.perform(animated: true) {
      completions.append($0)
    } _: {
      client.sections[0].rows.removeFirst()
      return BatchUpdate(itemDeletions: [at(0, 0)])
    }
    host.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    host.queuedUpdateCount = { 3 }
    host.beginMove(at: at(0, 1))
    let leftovers = host.finish()
    #expect(completions == [false])
    #expect(leftovers.undeliveredCompletions == 1 && leftovers.isScrolling && leftovers.queuedUpdates == 3)
    #expect(leftovers.movedItem == at(0, 1))
    #expect(leftovers.lostViews == 0 && leftovers.unbalancedDisplays == 0)
    #expect(
      leftovers.description
        == "1 completions undelivered, 3 updates queued, the list is scrolling, item 0.1 is being moved")
    #expect(client.displayed.isEmpty && host.client == nil)
    host.queuedUpdateCount = nil
    #expect(host.finish().isClean)
    #expect(host.finish().description == "nothing left")
  }

  @Test func aFinishedHostReportsADragAndATouch() {
    let client = RowsClient(ids: 0..<30)
    let host = HeadlessListHost(showing: client)
    host.beginDragging()
    host.beginTouch(at: CGPoint(x: 1, y: 1))
    let leftovers = host.finish()
    #expect(leftovers.isDragging && leftovers.touchedItem == at(0, 0))
    #expect(leftovers.description == "the list is being dragged, item 0.0 is being touched")
    #expect(host.scrollingTraits == ListScrollingTraits() && host.pathForHighlightedItem == nil)
  }
}
