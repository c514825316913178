// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct HeadlessListHostSelectionTests {
  private func host(_ client: RowsClient) -> HeadlessListHost { HeadlessListHost(showing: client) }

  @Test func aTapHighlightsUnhighlightsAndSelects() {
    let client = RowsClient(ids: 0..<3)
    let host = host(client)
    client.whenTold = { event in
      switch event {
      case .highlight: #expect(host.visibleCells.map(\.isHighlighted) == [false, true, false])
      case .shouldSelect: #expect(host.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
      default: break
      }
    }
    #expect(host.tap(at: CGPoint(x: 5, y: 25)) == at(0, 1))
    let path = at(0, 1)
    #expect(
      client.viewEvents == [
        .shouldHighlight(path), .highlight(path), .unhighlight(path), .shouldSelect(path), .select(path),
      ])
    #expect(host.pathsForSelectedItems == [path])
    #expect(host.visibleCells.map(\.isSelected) == [false, true, false])
    #expect(host.operations == [.highlighted(path), .unhighlighted(path), .selected(path)])
  }

  @Test func anotherTapMovesASingleSelection() {
    let client = RowsClient(ids: 0..<3)
    let host = host(client)
    host.tap(itemAt: at(0, 0))
    client.clearEvents()
    host.tap(itemAt: at(0, 2))
    #expect(
      client.viewEvents.suffix(3) == [.shouldSelect(at(0, 2)), .deselect(at(0, 0)), .select(at(0, 2))])
    #expect(host.pathsForSelectedItems == [at(0, 2)])
    client.clearEvents()
    host.tap(itemAt: at(0, 2))
    #expect(client.viewEvents.suffix(2) == [.shouldSelect(at(0, 2)), .select(at(0, 2))])
    #expect(host.pathsForSelectedItems == [at(0, 2)])
  }

  @Test func withMultipleSelectionATapChangesOneItem() {
    let client = RowsClient(ids: 0..<3)
    let host = host(client)
    host.allowsMultipleSelection = true
    host.tap(itemAt: at(0, 0))
    host.tap(itemAt: at(0, 2))
    #expect(host.pathsForSelectedItems == [at(0, 0), at(0, 2)])
    client.clearEvents()
    host.tap(itemAt: at(0, 0))
    #expect(client.viewEvents.suffix(2) == [.shouldDeselect(at(0, 0)), .deselect(at(0, 0))])
    #expect(host.pathsForSelectedItems == [at(0, 2)])
    client.mayDeselect = false
    host.tap(itemAt: at(0, 2))
    #expect(host.pathsForSelectedItems == [at(0, 2)])
  }

  @Test func theClientMayRefuse() {
    let client = RowsClient(ids: 0..<3)
    let host = host(client)
    client.maySelect = false
    host.tap(itemAt: at(0, 1))
    #expect(host.pathsForSelectedItems.isEmpty)
    #expect(client.viewEvents.last == .shouldSelect(at(0, 1)))
    client.mayHighlight = false
    client.clearEvents()
    host.tap(itemAt: at(0, 1))
    #expect(client.viewEvents == [.shouldHighlight(at(0, 1))])
  }

  @Test func aTapBesideTheItemsOrOffScreenHitsNothing() {
    let client = RowsClient([.init([.init(0)], header: "header"), .init(ids: 1..<30)])
    let host = host(client)
    #expect(host.tap(at: CGPoint(x: 5, y: 5)) == nil)
    #expect(host.tap(at: CGPoint(x: 101, y: 25)) == nil)
    #expect(host.tap(at: CGPoint(x: 5, y: 125)) == nil)
    #expect(client.viewEvents.isEmpty)
  }

  @Test func withoutSelectionATapOnlyHighlights() {
    let client = RowsClient(ids: 0..<3)
    let host = host(client)
    host.allowsSelection = false
    host.tap(itemAt: at(0, 1))
    #expect(client.viewEvents == [.shouldHighlight(at(0, 1)), .highlight(at(0, 1)), .unhighlight(at(0, 1))])
    host.selectItem(at: at(0, 1), animated: false, scrollPosition: .none)
    #expect(host.pathsForSelectedItems.isEmpty)
  }

  @Test func aTouchCanBeCancelled() {
    let client = RowsClient(ids: 0..<3)
    let host = host(client)
    host.beginTouch(at: CGPoint(x: 5, y: 5))
    #expect(host.pathForHighlightedItem == at(0, 0))
    host.beginDragging()
    host.endDragging()
    host.endTouch()
    #expect(
      client.viewEvents == [
        .shouldHighlight(at(0, 0)), .highlight(at(0, 0)), .unhighlight(at(0, 0)), .beginDrag,
        .willEndDrag(velocity: .zero, target: .zero), .endDrag(false),
      ])
  }

  @Test func selectionByProgramTellsNobody() {
    let client = RowsClient(ids: 0..<100)
    let host = host(client)
    host.selectItem(at: at(0, 1), animated: false, scrollPosition: .none)
    host.selectItem(at: at(0, 50), animated: false, scrollPosition: .top)
    #expect(host.pathsForSelectedItems == [at(0, 50)])
    #expect(host.bounds.minY == 1000)
    host.layoutIfNeeded()
    #expect(host.cellForItem(at: at(0, 50))?.isSelected == true)
    host.deselectItem(at: at(0, 50), animated: false)
    host.deselectItem(at: at(0, 99), animated: false)
    #expect(host.cellForItem(at: at(0, 50))?.isSelected == false && host.pathsForSelectedItems.isEmpty)
    let told = client.viewEvents.filter {
      switch $0 {
      case .select, .deselect, .shouldSelect, .shouldDeselect: true
      default: false
      }
    }
    #expect(told.isEmpty)
    #expect(host.operations.filter { $0 == .selected(at(0, 50)) }.count == 1)
  }

  @Test func aSelectedItemIsSelectedWhenItComesBack() {
    let client = RowsClient(ids: 0..<100)
    let host = host(client)
    host.tap(itemAt: at(0, 1))
    host.scroll(to: CGPoint(x: 0, y: 1000))
    #expect(host.visibleCells.allSatisfy { !$0.isSelected })
    host.scroll(to: .zero)
    #expect(host.cellForItem(at: at(0, 1))?.isSelected == true)
    host.reloadData()
    #expect(host.pathsForSelectedItems.isEmpty)
  }

  /// What the client does in one call may make the rest of a tap pointless.
  @Test func aTapOnAnItemThatIsDeletedMeanwhileSelectsNothing() {
    let client = RowsClient(ids: 0..<3)
    let host = host(client)
    client.whenTold = { event in
      guard event == .highlight(at(0, 0)) || event == .shouldSelect(at(0, 0)) else { return }
      try? host.performBatchUpdates(animated: false) {
        client.sections[0].rows.removeFirst()
        return BatchUpdate(itemDeletions: [at(0, 0)])
      } completion: { _ in
      }
    }
    host.tap(itemAt: at(0, 0))
    #expect(host.visibleTexts == ["row 1", "row 2"])
    #expect(host.pathForHighlightedItem == nil && host.pathsForSelectedItems.isEmpty)
    client.whenTold = { event in
      guard event == .shouldSelect(at(0, 0)) else { return }
      client.sections[0].rows.removeFirst()
      host.reloadData()
    }
    host.tap(itemAt: at(0, 0))
    #expect(host.visibleTexts == ["row 2"] && host.pathsForSelectedItems.isEmpty)
    #expect(!client.viewEvents.contains(.select(at(0, 0))))
  }

  @Test func theMenuOfAnItemComesFromTheClient() {
    final class Menu: ListContextMenu {}
    let client = RowsClient(ids: 0..<3)
    let host = host(client)
    let menu = Menu()
    client.menu = menu
    #expect(host.contextMenu(at: CGPoint(x: 5, y: 25)) === menu)
    #expect(host.contextMenu(at: CGPoint(x: 5, y: 85)) == nil)
  }
}
