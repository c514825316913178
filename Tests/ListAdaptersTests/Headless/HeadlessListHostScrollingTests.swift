// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct HeadlessListHostScrollingTests {
  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 0, y: y) }

  @Test func aScrollByProgramIsToldAtOnceAndLaidOutLater() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client, size: CGSize(width: 100, height: 40))
    host.setContentOffset(point(1000), animated: false)
    #expect(client.viewEvents == [.scroll(point(1000))])
    #expect(host.visibleTexts == ["row 0", "row 1"])
    host.layoutIfNeeded()
    // Nothing between is shown, and what was on screen leaves before anything new is asked for.
    #expect(
      client.viewEvents.dropFirst() == [
        .end(at(0, 0)), .end(at(0, 1)), .cell(at(0, 50)), .will(at(0, 50)), .cell(at(0, 51)),
        .will(at(0, 51)),
      ])
    host.setContentOffset(point(1000), animated: false)
    #expect(client.viewEvents.count == 7)
  }

  @Test func aScrollByProgramMayGoBeyondTheContentUntilThatChanges() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client)
    host.setContentOffset(point(5000), animated: false)
    host.layoutIfNeeded()
    #expect(host.bounds.minY == 5000 && host.visibleTexts.isEmpty)
    host.setContentOffset(point(-50), animated: false)
    host.layoutIfNeeded()
    #expect(host.bounds.minY == -50)
    client.sections[0].rows.removeLast()
    host.reloadData()
    host.layoutIfNeeded()
    #expect(host.bounds.minY == 0)
    #expect(host.operations.last { if case .scrolled = $0 { true } else { false } } == .scrolled(to: .zero))
  }

  @Test func theOffsetStaysWithinAContentThatBecomesShorter() throws {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client)
    host.scroll(to: point(1900))
    client.clearEvents()
    try host.perform {
      client.sections[0].rows.removeLast(50)
      return BatchUpdate(itemDeletions: (50..<100).map { at(0, $0) })
    }
    #expect(host.bounds.minY == 900)
    #expect(client.viewEvents.first == .scroll(point(900)))
    #expect(host.visibleTexts == (45..<50).map { "row \($0)" })
  }

  @Test func insetsAndSizesCountForWhatTheOffsetMayBe() {
    let client = RowsClient(ids: 0..<10)
    let host = HeadlessListHost(showing: client)
    host.contentInset = ListEdgeInsets(top: 5, bottom: 30)
    host.safeAreaInset = ListEdgeInsets(top: 15, left: 1, bottom: 10, right: 2)
    #expect(host.adjustedContentInset == ListEdgeInsets(top: 20, left: 1, bottom: 40, right: 2))
    host.safeAreaInset.left = 0
    host.safeAreaInset.right = 0
    host.scroll(to: point(1000))
    #expect(host.bounds.minY == 140)
    host.scroll(to: point(-1000))
    #expect(host.bounds.minY == -20)
    host.contentInset = .zero
    host.safeAreaInset = .zero
    host.layoutIfNeeded()
    #expect(host.bounds.minY == 0)
    host.scroll(to: point(100))
    host.setSize(CGSize(width: 100, height: 150))
    #expect(host.bounds.minY == 50)
  }

  @Test func aContentThatIsShorterThanTheViewStartsAtItsInset() {
    let client = RowsClient(ids: 0..<2)
    let host = HeadlessListHost(showing: client)
    host.contentInset.top = 10
    host.scroll(to: point(30))
    #expect(host.bounds.minY == -10)
  }

  @Test(arguments: [
    (ListScrollPosition.top, 20, 400), (.bottom, 20, 320), (.centeredVertically, 20, 360), (.left, 20, 500),
    (.right, 20, 500), (.centeredHorizontally, 20, 500), (.none, 20, 400), (.none, 40, 720), (.none, 26, 500),
    (.top, 99, 1900), (.bottom, 0, 0),
  ])
  func anItemIsScrolledToAPosition(position: ListScrollPosition, item: Int, offset: CGFloat) {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client)
    host.scroll(to: point(500))
    host.scrollToItem(at: at(0, item), at: position, animated: false)
    #expect(host.bounds.origin == point(offset))
  }

  @Test func insetsCountForAPositionToo() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client)
    host.contentInset = ListEdgeInsets(top: 10, bottom: 30)
    host.layoutIfNeeded()
    host.scrollToItem(at: at(0, 20), at: .top, animated: false)
    #expect(host.bounds.minY == 390)
    host.scrollToItem(at: at(0, 20), at: .bottom, animated: false)
    #expect(host.bounds.minY == 350)
    host.scrollToItem(at: at(0, 20), at: .centeredVertically, animated: false)
    #expect(host.bounds.minY == 370)
    host.scrollToItem(at: at(0, 0), at: .bottom, animated: false)
    #expect(host.bounds.minY == -10)
    host.scrollToItem(at: at(0, 99), at: .top, animated: false)
    #expect(host.bounds.minY == 1930)
  }

  @Test func aHorizontalListIsScrolledAlongItsAxis() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(
      size: CGSize(width: 100, height: 20), layout: ListCollectionViewLayout(scrollDirection: .horizontal))
    host.client = client
    host.scrollToItem(at: at(0, 10), at: .centeredHorizontally, animated: false)
    host.layoutIfNeeded()
    #expect(host.scrollDirection == .horizontal)
    #expect(host.bounds.origin == CGPoint(x: 1000, y: 0))
    #expect(host.visibleTexts == ["row 10"])
    host.scrollToItem(at: at(0, 12), at: .right, animated: false)
    #expect(host.bounds.minX == 1200)
    host.scrollToItem(at: at(0, 1), at: .left, animated: false)
    #expect(host.bounds.minX == 100)
  }

  @Test func anAnimatedScrollPassesWhatLiesBetweenAsTimeDoes() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client, size: CGSize(width: 100, height: 20))
    host.animationDuration = 1
    host.setContentOffset(point(200), animated: true)
    #expect(host.bounds.minY == 0 && host.isAnimating)
    host.advance(by: 0.5)
    #expect(host.bounds.minY == 100 && host.visibleTexts == ["row 5"])
    host.finishAnimations()
    #expect(host.bounds.minY == 200 && host.visibleTexts == ["row 10"] && !host.isAnimating)
    #expect(host.scrollingTraits == ListScrollingTraits())
  }

  @Test func anotherScrollReplacesTheOneUnderWay() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client)
    host.setContentOffset(point(200), animated: true)
    host.advance(by: host.animationDuration / 2)
    host.setContentOffset(point(30), animated: false)
    host.finishAnimations()
    #expect(host.bounds.minY == 30)
  }

  @Test func aDragIsToldFromItsBeginningToItsEnd() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client)
    client.whenTold = { event in
      switch event {
      case .beginDrag, .willEndDrag:
        #expect(host.scrollingTraits == ListScrollingTraits(isTracking: true, isDragging: true))
      case .endDrag: #expect(host.scrollingTraits == ListScrollingTraits(isDecelerating: true))
      case .endDeceleration: #expect(host.scrollingTraits == ListScrollingTraits())
      default: break
      }
    }
    host.beginDragging()
    host.scroll(to: point(-30))
    host.scroll(to: point(45))
    host.endDragging(velocity: point(100), willDecelerate: true)
    host.endDecelerating()
    let scrolling = client.viewEvents.filter {
      switch $0 {
      case .beginDrag, .scroll, .willEndDrag, .endDrag, .endDeceleration: true
      default: false
      }
    }
    #expect(
      scrolling == [
        .beginDrag, .scroll(point(-30)), .scroll(point(45)),
        .willEndDrag(velocity: point(100), target: point(95)), .endDrag(true), .scroll(point(95)),
        .endDeceleration,
      ])
    #expect(host.bounds.minY == 95)
    #expect(
      host.operations.filter {
        [.beganDragging, .endedDragging(willDecelerate: true), .endedDecelerating].contains($0)
      }
        == [.beganDragging, .endedDragging(willDecelerate: true), .endedDecelerating])
  }

  @Test func aListThatWasDraggedBeyondItsContentGoesBack() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client)
    host.beginDragging()
    host.scroll(to: point(-60))
    #expect(host.bounds.minY == -60)
    host.endDragging()
    #expect(host.bounds.minY == 0 && host.scrollingTraits == ListScrollingTraits())
  }

  @Test func aDecelerationTakesTimeAndEndsWithinTheContent() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client)
    host.beginDragging()
    host.endDragging(velocity: point(90_000), willDecelerate: true)
    host.advance(by: host.animationDuration / 2)
    #expect(host.bounds.minY == 950 && host.scrollingTraits.isDecelerating)
    host.finishAnimations()
    #expect(host.bounds.minY == 1900 && !host.scrollingTraits.isDecelerating)
    #expect(client.viewEvents.contains(.endDeceleration))
  }

  @Test func aNewDragStopsADeceleration() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client)
    host.beginDragging()
    host.endDragging(velocity: point(1000), willDecelerate: true)
    host.scroll(to: point(33))
    host.beginDragging()
    host.finishAnimations()
    #expect(host.bounds.minY == 33)
    #expect(host.scrollingTraits == ListScrollingTraits(isTracking: true, isDragging: true))
    #expect(client.viewEvents.filter { $0 == .endDeceleration }.count == 1)
    host.endDragging()
  }

  @Test func cellsAreMadeOnlyWhenNoneCanBeUsedAgain() {
    let client = RowsClient(ids: 0..<1000)
    client.source = { .type($0.item % 2 == 0 ? HeadlessCell.self : OtherCell.self) }
    let host = HeadlessListHost(showing: client)
    for page in 0..<190 { host.scroll(to: point(CGFloat(page) * 100)) }
    for page in (0..<190).reversed() { host.scroll(to: point(CGFloat(page) * 100 + 7)) }
    let plain = host.reuseCounts(forReuseIdentifier: String(reflecting: HeadlessCell.self))
    let other = host.reuseCounts(forReuseIdentifier: String(reflecting: OtherCell.self))
    // As many of each as are on screen at once, though each page is wholly another one.
    #expect(plain.made == 3 && other.made == 3, "\(plain) \(other)")
    #expect(plain.reused + other.reused > 1800)
    #expect(plain + other == host.reuseCounts)
    #expect(host.reuseCounts.handedOut == host.visibleCells.count)
    #expect(host.reuseCounts(forReuseIdentifier: "unknown") == HeadlessReuseCounts())
    #expect(client.faults.isEmpty)
    #expect(host.finish().isClean)
  }

  @Test func aCellIsPreparedBeforeItIsUsedAgain() throws {
    let client = RowsClient(ids: 0..<100)
    client.source = { _ in .type(OtherCell.self) }
    let host = HeadlessListHost(showing: client, size: CGSize(width: 100, height: 20))
    let cell = try #require(host.cellForItem(at: at(0, 0)) as? OtherCell)
    var isPreparedAtEnd: [Bool] = []
    client.whenTold = { if case .end = $0 { isPreparedAtEnd.append(cell.preparations > 0) } }
    host.scroll(to: point(200))
    #expect(isPreparedAtEnd == [false], "a display ends while the cell still shows its item")
    #expect(cell.preparations == 1 && cell.reuseCount == 1 && cell.displayCount == 2 && cell.isDisplayed)
    #expect(host.cellForItem(at: at(0, 10)) === cell)
    host.setContentOffset(point(5000), animated: false)
    host.layoutIfNeeded()
    #expect(cell.preparations == 1 && !cell.isDisplayed, "there is nothing to show it again for")
  }

  @Test(arguments: [1, 3, 5, 8, 190])
  func aJumpMakesNoCellHoweverFarItGoes(pages: Int) {
    let client = RowsClient([
      .init((0..<1000).map { RowsClient.Row($0) }, header: "first"),
      .init((1000..<2000).map { RowsClient.Row($0) }, header: "second"),
    ])
    let host = HeadlessListHost(showing: client)
    let (rows, headers) = (5, 1)
    #expect(host.reuseCounts == HeadlessReuseCounts(made: rows + headers))
    client.clearEvents()
    host.scroll(to: point(10 + 100 * CGFloat(pages)))
    // The header is off screen and waits; each row's cell is used again.
    #expect(host.reuseCounts == HeadlessReuseCounts(made: rows + headers, reused: rows, pooled: headers))
    let item = 5 * pages
    #expect(
      client.viewEvents == [.scroll(point(10 + 100 * CGFloat(pages))), .endView(.header, 0)]
        + (0..<5).map { .end(at(0, $0)) }
        + (item..<item + 5).flatMap { [.cell(at(0, $0)), .will(at(0, $0))] })
    // To the other section's header, which takes the one that waits.
    host.scroll(to: point(20010))
    #expect(
      host.reuseCounts == HeadlessReuseCounts(made: rows + headers, reused: 2 * rows + headers))
    #expect(client.faults.isEmpty && host.finish().isClean)
  }

  @Test func aBatchThatIsNotAnimatedUsesTheCellsAgainThatItPushesOut() throws {
    let client = RowsClient(ids: 0..<5)
    let host = HeadlessListHost(showing: client)
    client.clearEvents()
    try host.perform {
      client.sections[0].rows.insert(contentsOf: (10..<14).map { RowsClient.Row($0) }, at: 0)
      return BatchUpdate(itemInsertions: (0..<4).map { at(0, $0) })
    }
    #expect(host.reuseCounts == HeadlessReuseCounts(made: 5, reused: 4))
    #expect(
      client.viewEvents == (5..<9).map { .end(at(0, $0)) }
        + (0..<4).flatMap { [.cell(at(0, $0)), .will(at(0, $0))] })
    // If they are seen to move out, they are in use till then.
    try host.perform(animated: true) {
      client.sections[0].rows.insert(contentsOf: (20..<24).map { RowsClient.Row($0) }, at: 0)
      return BatchUpdate(itemInsertions: (0..<4).map { at(0, $0) })
    }
    #expect(host.reuseCounts == HeadlessReuseCounts(made: 9, reused: 4))
    host.finishAnimations()
    #expect(host.reuseCounts == HeadlessReuseCounts(made: 9, reused: 4, pooled: 4))
  }

  @Test func whatIsToldThatCellsLeaveMayHaveTheListReload() {
    let client = RowsClient(ids: 0..<100)
    let host = HeadlessListHost(showing: client)
    client.whenTold = { [unowned client] event in
      guard event == .end(at(0, 1)) else { return }
      client.sections = [.init(ids: 500..<510)]
      host.reloadData()
    }
    host.scroll(to: point(1000))
    #expect(host.visibleTexts == (505..<510).map { "row \($0)" })
    #expect(client.faults.isEmpty && host.finish().isClean)
  }

  @Test func stickyHeadersFollowTheOffset() throws {
    let client = RowsClient([.init((0..<20).map { RowsClient.Row($0) }, header: "a")])
    let host = HeadlessListHost(
      size: CGSize(width: 100, height: 100), layout: ListCollectionViewLayout(stickyHeaders: true))
    host.client = client
    host.scroll(to: point(50))
    let header = try #require(host.supplementaryView(ofKind: .header, inSection: 0) as? HeadlessView)
    #expect(header.frame.minY == 50)
    #expect(host.tap(at: CGPoint(x: 5, y: 55)) == nil)
    #expect(host.tap(at: CGPoint(x: 5, y: 65)) == at(0, 2))
  }

  private final class OtherCell: HeadlessCell {
    var preparations = 0
    override func prepareForReuse() { preparations += 1 }
  }
}
