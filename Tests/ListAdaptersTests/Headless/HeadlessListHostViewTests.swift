// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct HeadlessListHostViewTests {
  private final class CardCell: HeadlessCell {
    let origin: String

    init(origin: String) {
      self.origin = origin
      super.init()
    }

    required init() {
      origin = "type"
      super.init()
    }
  }

  /// A cell that does not inherit from those of the headless host.
  private final class ForeignCell: ListCell {
    let number: Int
    var isSelected = false
    var isHighlighted = false

    init(number: Int) { self.number = number }

    func prepareForReuse() {}
  }

  private func cell(from source: ListViewSource, _ set: (HeadlessListHost) -> Void = { _ in }) -> any ListCell
  {
    let client = RowsClient(ids: 0..<1)
    client.source = { _ in source }
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100))
    set(host)
    host.client = client
    host.layoutIfNeeded()
    return host.visibleCells[0]
  }

  @Test func cellsComeFromTypesNibsAndStoryboards() throws {
    #expect((cell(from: .type(CardCell.self)) as? CardCell)?.origin == "type")
    let fromNib = cell(from: .nib(name: "Card", bundle: nil)) {
      $0.register(forNibName: "Card") { CardCell(origin: "nib") }
    }
    #expect((fromNib as? CardCell)?.origin == "nib")
    let fromStoryboard = cell(from: .storyboard(identifier: "card")) {
      $0.register(forStoryboardIdentifier: "card") { CardCell(origin: "storyboard") }
    }
    #expect((fromStoryboard as? CardCell)?.origin == "storyboard")
    let foreign = cell(from: .type(ForeignCell.self)) {
      $0.register(ForeignCell.self) { ForeignCell(number: 5) }
    }
    #expect((foreign as? ForeignCell)?.number == 5)
  }

  @Test func aForeignCellIsShownSelectedAndFound() throws {
    let client = RowsClient(ids: 0..<3)
    client.source = { _ in .type(ForeignCell.self) }
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100))
    host.register(ForeignCell.self) { ForeignCell(number: 1) }
    host.client = client
    host.tap(at: CGPoint(x: 5, y: 45))
    let cell = try #require(host.cellForItem(at: at(0, 2)))
    #expect(cell.isSelected && host.path(for: cell) == at(0, 2))
    #expect(host.convert(CGPoint(x: 1, y: 1), from: cell) == CGPoint(x: 1, y: 41))
    host.client = nil
  }

  @Test func reuseIsByIdentifier() {
    let client = RowsClient(ids: 0..<10)
    let host = HeadlessListHost(size: CGSize(width: 100, height: 20))
    host.register(forNibName: "even") { CardCell(origin: "even") }
    host.register(forNibName: "odd") { CardCell(origin: "odd") }
    client.source = { .nib(name: $0.item % 2 == 0 ? "even" : "odd", bundle: nil) }
    host.client = client
    for item in 0..<10 {
      host.scroll(to: CGPoint(x: 0, y: 20 * CGFloat(item)))
      #expect((host.cellForItem(at: at(0, item)) as? CardCell)?.origin == (item % 2 == 0 ? "even" : "odd"))
    }
    #expect(host.reuseCounts(forReuseIdentifier: "even").made == 1)
    #expect(host.reuseCounts(forReuseIdentifier: "odd").made == 1)
    #expect(host.reuseCounts.reused == 8)
  }

  @Test func aDequeueOutsideOfAQuestionIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = HeadlessListHost(size: CGSize(width: 100, height: 20))
        _ = host.dequeueReusableCell(from: .type(HeadlessCell.self), reuseIdentifier: "cell", for: at(0, 0))
      }
    }
  }

  @Test func aSecondDequeueInOneQuestionIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let client = RowsClient(ids: 0..<1)
        let host = HeadlessListHost(size: CGSize(width: 100, height: 20))
        host.client = client
        client.whenTold = { event in
          guard event == .cell(at(0, 0)) else { return }
          _ = host.dequeueReusableCell(from: .type(HeadlessCell.self), reuseIdentifier: "cell", for: at(0, 0))
        }
        host.layoutIfNeeded()
      }
    }
  }

  @Test func aCellOfAnotherItemIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = HeadlessListHost(size: CGSize(width: 100, height: 20))
        let client = RowsClient(ids: 0..<2)
        client.source = { path in
          _ = host.dequeueReusableCell(
            from: .type(HeadlessCell.self), reuseIdentifier: "cell", for: at(0, path.item + 1))
          return .type(HeadlessCell.self)
        }
        host.client = client
        host.layoutIfNeeded()
      }
    }
  }

  @Test func anUnregisteredNibIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let client = RowsClient(ids: 0..<1)
        client.source = { _ in .nib(name: "Unknown", bundle: nil) }
        let host = HeadlessListHost(size: CGSize(width: 100, height: 20))
        host.client = client
        host.layoutIfNeeded()
      }
    }
  }

  @Test func aBatchWithinABatchIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let client = RowsClient(ids: 0..<1)
        let host = HeadlessListHost(showing: client)
        try? host.perform {
          try? host.perform { BatchUpdate() }
          return BatchUpdate()
        }
      }
    }
  }

  @Test func dataThatChangeBehindTheHostsBackAreAProgrammingErrorAtTheNextLayout() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let client = RowsClient(ids: 0..<1)
        let host = HeadlessListHost(showing: client)
        client.sections.append(.init(ids: 0..<1))
        host.invalidateLayout(.everything)
        host.layoutIfNeeded()
      }
    }
  }

  @Test func aColourIsWrittenAsInStyleSheets() {
    #expect(HeadlessColor(red: 0, green: 10, blue: 255).hexadecimal == "#000aff")
    #expect(HeadlessColor(hex: 0xFF9500) == HeadlessColor(red: 255, green: 149, blue: 0))
    #expect(HeadlessColor(hex: 0x1_0000_01).hexadecimal == "#000001")
  }

  @Test func aViewIsInOneViewAtATime() {
    let (first, second, child) = (HeadlessView(), HeadlessView(), HeadlessView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty && second.subviews.count == 1 && child.superview === second)
  }

  @Test func aViewInItselfIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (HeadlessView(), HeadlessView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test func theLogCanBeClearedAndTurnedOff() {
    let client = RowsClient(ids: 0..<9)
    let host = HeadlessListHost(showing: client)
    host.scroll(to: CGPoint(x: 0, y: 20))
    #expect(
      host.operations == [
        .scrolled(to: CGPoint(x: 0, y: 20)), .didEndDisplayingCell(at(0, 0)), .askedForCell(at(0, 5)),
        .willDisplayCell(at(0, 5)),
      ])
    host.clearOperations()
    host.recordsOperations = false
    host.scroll(to: CGPoint(x: 0, y: 80))
    #expect(host.operations.isEmpty)
  }
}
