// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct ListGridSectionControllerTests {
  private typealias Grid = ListGridSectionController<Note, NoteCell>
  private typealias Container = GridItemContainer<Note>

  private final class NoteCell: HeadlessCell {
    var configureCount = 0
  }

  private static func configure(_ note: Note, _ cell: NoteCell) {
    cell.text = note.text
    cell.configureCount += 1
  }

  private static func size(_ note: Note, _ context: (any ListCollectionContext)?) -> CGSize {
    CGSize(width: (context?.containerSize.width ?? 0) / 3 - 1, height: note.height)
  }

  private static func notes(_ ids: Range<Int>) -> [Note] { ids.map { Note($0, "\($0)") } }

  private func blocks(_ items: [Note], _ made: ((Grid) -> Void)? = nil) -> ListFixture<Container> {
    ListFixture([Container(id: "grid", items: items)], size: CGSize(width: 300, height: 400)) { _ in
      let grid = Grid(configureBlock: Self.configure, sizeBlock: Self.size)
      made?(grid)
      return grid
    }
  }

  private func columns(
    _ count: Int, spacing: CGFloat = 1, items: [Note], width: CGFloat = 100,
    length: ListGridLayout.ItemLength = .aspectRatio(1), layout: (any ListLayout)? = nil,
    _ made: ((Grid) -> Void)? = nil
  ) -> ListFixture<Container> {
    ListFixture(
      [Container(id: "grid", items: items)], size: CGSize(width: width, height: 400), layout: layout
    ) { _ in
      let grid = Grid(
        columns: count, spacing: spacing, itemLength: length, configureBlock: Self.configure)
      made?(grid)
      return grid
    }
  }

  // MARK: Sizes

  /// The layout gives the point that a third less one leaves to the last item of the row.
  @Test func aSizeBlockMakesAsManyColumnsAsFit() {
    let list = blocks(Self.notes(0..<5))
    #expect(list.itemCounts == [5])
    #expect(list.texts() == ["0", "1", "2", "3", "4"])
    #expect(
      list.cells().map(\.frame) == [
        CGRect(x: 0, y: 0, width: 99, height: 20), CGRect(x: 100, y: 0, width: 99, height: 20),
        CGRect(x: 200, y: 0, width: 100, height: 20), CGRect(x: 0, y: 21, width: 99, height: 20),
        CGRect(x: 100, y: 21, width: 99, height: 20),
      ])
  }

  /// ⌊(100 − 3 · 1) / 4⌋ = 24; the point that is left goes to a column, so that the row ends where the list does.
  @Test func fourColumnsInAHundredPointsAreSquaresOfTwentyFour() {
    let list = columns(4, items: Self.notes(0..<8))
    list.host.displayScale = 1
    list.host.invalidateLayout(.everything)
    list.host.layoutIfNeeded()
    let frames = list.cells().map(\.frame)
    #expect(frames.map(\.height) == Array(repeating: 24, count: 8))
    #expect(frames.map(\.width) == [25, 24, 24, 24, 25, 24, 24, 24])
    #expect(frames.map(\.minX) == [0, 26, 51, 76, 0, 26, 51, 76])
    #expect(frames.map(\.minY) == [0, 0, 0, 0, 25, 25, 25, 25])
    #expect(frames[3].maxX == 100)
  }

  @Test func columnsAreDividedByPixels() {
    let list = columns(4, items: Self.notes(0..<4))
    #expect(list.host.displayScale == 2)
    #expect(list.cells().map(\.frame.width) == [24.5, 24, 24.5, 24])
    #expect(list.cells().map(\.frame.maxX).last == 100)
  }

  @Test func columnsOfOneWidthAreOneAnswer() {
    let even = columns(4, spacing: 0, items: Self.notes(0..<4))
    #expect(
      even.controller(as: Grid.self).uniformItemSize == CGSize(width: 25, height: 25))
    let uneven = columns(3, items: Self.notes(0..<4))
    #expect(uneven.controller(as: Grid.self).uniformItemSize == nil)
    #expect(uneven.cells().map(\.frame.width) == [33, 32.5, 32.5, 33])
    #expect(blocks([Note(1, "a")]).controller(as: Grid.self).uniformItemSize == nil)
  }

  @Test func itemsCanHaveAnyLength() {
    let fixed = columns(2, spacing: 0, items: Self.notes(0..<3), length: .fixed(70))
    #expect(fixed.cells().map(\.frame.height) == [70, 70, 70])
    let wide = columns(2, spacing: 0, items: Self.notes(0..<3), length: .aspectRatio(2))
    #expect(wide.cells().map(\.frame.size) == Array(repeating: CGSize(width: 50, height: 25), count: 3))
    let high = columns(2, spacing: 0, items: Self.notes(0..<1), length: .aspectRatio(0.5))
    #expect(high.cells().map(\.frame.height) == [100])
    let odd = columns(2, spacing: 0, items: Self.notes(0..<1), length: .aspectRatio(.nan))
    #expect(odd.cells().map(\.frame.height) == [50])
  }

  @Test func insetsOfListAndSectionAreLeftOut() {
    let list = columns(2, spacing: 2, items: Self.notes(0..<2), width: 100) {
      $0.inset = ListEdgeInsets(top: 5, left: 4, bottom: 0, right: 6)
    }
    #expect(
      list.cells().map(\.frame) == [
        CGRect(x: 4, y: 5, width: 44, height: 44), CGRect(x: 50, y: 5, width: 44, height: 44),
      ])
    list.host.contentInset = ListEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    list.host.invalidateLayout(.everything)
    list.host.layoutIfNeeded()
    #expect(list.cells().map(\.frame.width) == [34, 34])
    #expect(list.cells()[1].frame.maxX == 74)
  }

  @Test func aHorizontalGridIsDividedByItsHeight() {
    let list = ListFixture(
      [Container(id: "grid", items: Self.notes(0..<4))], size: CGSize(width: 300, height: 100),
      layout: ListCollectionViewLayout(scrollDirection: .horizontal)
    ) { _ in Grid(columns: 3, spacing: 2, itemLength: .aspectRatio(2), configureBlock: Self.configure) }
    #expect(
      list.cells().map(\.frame) == [
        CGRect(x: 0, y: 0, width: 64, height: 32), CGRect(x: 0, y: 34, width: 64, height: 32),
        CGRect(x: 0, y: 68, width: 64, height: 32), CGRect(x: 66, y: 0, width: 64, height: 32),
      ])
  }

  @Test func aChangeOfWidthChangesTheColumns() {
    let list = columns(4, items: Self.notes(0..<5), width: 100)
    list.host.setSize(CGSize(width: 203, height: 400))
    list.host.layoutIfNeeded()
    #expect(list.cells().map(\.frame.width) == [50, 50, 50, 50, 50])
    #expect(list.cells()[4].frame.minY == 51)
  }

  @Test func spacingCanBeChangedAfterwards() {
    let list = columns(2, items: Self.notes(0..<3), width: 100)
    let grid = list.controller(as: Grid.self)
    grid.minimumInteritemSpacing = 10
    grid.minimumLineSpacing = 20
    list.host.invalidateLayout(.everything)
    list.host.layoutIfNeeded()
    #expect(grid.minimumInteritemSpacing == 10)
    #expect(list.cells().map(\.frame.minX) == [0, 55, 0])
    #expect(list.cells().map(\.frame.width) == [45, 45, 45])
    #expect(list.cells()[2].frame.minY == 65)
  }

  /// Every row of the layout has as many items as there are columns, and ends where the list does.
  @Test(arguments: 1...12) func rowsOfTheLayoutAreFull(count: Int) {
    for width in stride(from: 2 * count, through: 2000, by: 37) {
      let list = columns(count, items: Self.notes(0..<(2 * count)), width: CGFloat(width))
      let frames = (0..<(2 * count)).compactMap { list.host.layoutAttributesForItem(at: at(0, $0))?.frame }
      #expect(Set(frames.map(\.minY)).count == 2, "\(width)")
      #expect(frames[count - 1].maxX == CGFloat(width), "\(width)")
      #expect(frames[2 * count - 1].maxX == CGFloat(width), "\(width)")
      #expect(frames[0].minX == 0 && frames[count].minX == 0, "\(width)")
    }
  }

  // MARK: Where cells come from

  @Test func cellsComeFromNibsAndPrototypesInBothForms() {
    let list = ListFixture(
      (0..<4).map { Container(id: $0, items: [Note($0, "\($0)")]) }, size: CGSize(width: 100, height: 400),
      makesLayout: false
    ) { container in
      let size: Grid.SizeBlock = { note, _ in CGSize(width: 100, height: note.height) }
      return switch container.items[0].id {
      case 0: Grid(nibName: "NoteCell", bundle: nil, configureBlock: Self.configure, sizeBlock: size)
      case 1: Grid(storyboardCellIdentifier: "note", configureBlock: Self.configure, sizeBlock: size)
      case 2: Grid(nibName: "NoteCell", bundle: nil, columns: 1, configureBlock: Self.configure)
      default: Grid(storyboardCellIdentifier: "note", columns: 1, configureBlock: Self.configure)
      }
    }
    var made: [String] = []
    list.host.register(forNibName: "NoteCell") {
      made.append("nib")
      return NoteCell()
    }
    list.host.register(forStoryboardIdentifier: "note") {
      made.append("prototype")
      return NoteCell()
    }
    list.host.layoutIfNeeded()
    #expect(made == ["nib", "prototype", "nib", "prototype"])
    #expect((0..<4).flatMap { list.texts($0) } == ["0", "1", "2", "3"])
  }

  // MARK: Updates

  @Test func itemsAreDiffedOneByOne() {
    let list = blocks(Self.notes(0..<4))
    let cells = list.cells().compactMap { $0 as? NoteCell }
    list.host.clearOperations()
    list.show([
      Container(id: "grid", items: [Note(3, "3"), Note(0, "zero"), Note(9, "9"), Note(2, "2")])
    ])
    #expect(list.texts() == ["3", "zero", "9", "2"])
    #expect(list.cells()[0] === cells[3])
    #expect(list.cells()[1] === cells[0])
    #expect(list.cells()[3] === cells[2])
    #expect(cells.map(\.configureCount)[0] == 2)
    #expect(cells[2].configureCount == 1)
    #expect(list.pathsAskedFor == [at(0, 2)])
    #expect(list.reloadCount == 0)
    #expect(
      list.batches == [
        BatchUpdate(
          itemDeletions: [at(0, 1)], itemInsertions: [at(0, 2)],
          itemMoves: [.init(from: at(0, 3), to: at(0, 0))])
      ])
    #expect(list.controller(as: Grid.self).items.map(\.id) == [3, 0, 9, 2])
  }

  @Test func anItemWithNewContentOfAnotherSizeIsLaidOutAgain() {
    let list = blocks(Self.notes(0..<4))
    let cells = list.cells()
    var items = Self.notes(0..<4)
    items[1] = Note(1, "one", height: 60)
    list.show([Container(id: "grid", items: items)])
    #expect(list.texts() == ["0", "one", "2", "3"])
    #expect(zip(list.cells(), cells).allSatisfy { $0 === $1 })
    #expect(list.cells()[1].frame.height == 60)
    #expect(list.cells()[3].frame.minY == 61)
  }

  @Test func columnsNeedNotBeAskedAgainForNewContent() {
    let list = columns(2, items: Self.notes(0..<4))
    list.host.clearOperations()
    list.show([Container(id: "grid", items: [Note(0, "zero")] + Self.notes(1..<4))])
    #expect(list.texts() == ["zero", "1", "2", "3"])
    let invalidations = list.host.operations.filter {
      if case .invalidatedLayout = $0 { true } else { false }
    }
    #expect(invalidations.isEmpty)
  }

  @Test func itemsOfOneIdentifierAreItemsEach() {
    let twice = [Note(1, "a"), Note(1, "b")]
    let list = blocks(twice)
    #expect(list.texts() == ["a", "b"])
    list.show([Container(id: "grid", items: twice + [Note(1, "c")])])
    #expect(list.texts() == ["a", "b", "c"])
  }

  @Test func aContainerThatIsEmptiedAndFilledAgainIsFollowed() {
    let list = blocks(Self.notes(0..<4))
    list.show([Container(id: "grid", items: [])])
    #expect(list.itemCounts == [0])
    list.show([Container(id: "grid", items: Self.notes(2..<4))])
    #expect(list.texts() == ["2", "3"])
    #expect(list.host.finish().isClean)
  }

  @Test func severalContainersChangeInOneBatch() {
    let list = ListFixture(
      [Container(id: 0, items: Self.notes(0..<3)), Container(id: 1, items: Self.notes(10..<12))],
      size: CGSize(width: 300, height: 400)
    ) { _ in Grid(configureBlock: Self.configure, sizeBlock: Self.size) }
    list.host.clearOperations()
    list.show([
      Container(id: 1, items: Self.notes(11..<14)), Container(id: 2, items: Self.notes(20..<21)),
      Container(id: 0, items: Self.notes(1..<2)),
    ])
    #expect(list.texts(0) == ["11", "12", "13"])
    #expect(list.texts(1) == ["20"])
    #expect(list.texts(2) == ["1"])
    #expect(list.batches.count == 1)
    #expect(list.reloadCount == 0)
  }

  // MARK: What the user does

  private final class Listener: ListGridSectionControllerDelegate {
    var events: [String] = []
    var mayMove = false
    func sectionController(
      _ sectionController: ListGridSectionController<Note, NoteCell>, didSelectItemAt index: Int, item: Note
    ) { events.append("delegate select \(index) \(item.text)") }
    func sectionController(
      _ sectionController: ListGridSectionController<Note, NoteCell>, didDeselectItemAt index: Int,
      item: Note
    ) { events.append("delegate deselect \(index) \(item.text)") }
    func sectionController(
      _ sectionController: ListGridSectionController<Note, NoteCell>, didHighlightItemAt index: Int,
      item: Note
    ) { events.append("delegate highlight \(index) \(item.text)") }
    func sectionController(
      _ sectionController: ListGridSectionController<Note, NoteCell>, didUnhighlightItemAt index: Int,
      item: Note
    ) { events.append("delegate unhighlight \(index) \(item.text)") }
    func sectionController(
      _ sectionController: ListGridSectionController<Note, NoteCell>, canMoveItemAt index: Int, item: Note
    ) -> Bool { mayMove }
    func sectionController(
      _ sectionController: ListGridSectionController<Note, NoteCell>, didReorder items: [Note]
    ) { events.append("delegate order \(items.map(\.id))") }
  }

  @Test func touchesAreToldToTheDelegateAndThenToTheBlocks() {
    let listener = Listener()
    let list = blocks(Self.notes(0..<4)) { grid in
      grid.setDelegate(listener)
      grid.didSelect = { listener.events.append("select \($0) \($1.text)") }
      grid.didDeselect = { listener.events.append("deselect \($0) \($1.text)") }
      grid.didHighlight = { listener.events.append("highlight \($0) \($1.text)") }
      grid.didUnhighlight = { listener.events.append("unhighlight \($0) \($1.text)") }
    }
    list.host.tap(itemAt: at(0, 2))
    #expect(
      listener.events == [
        "delegate highlight 2 2", "highlight 2 2", "delegate unhighlight 2 2", "unhighlight 2 2",
        "delegate select 2 2", "select 2 2",
      ])
    listener.events = []
    list.host.tap(itemAt: at(0, 3))
    #expect(
      listener.events.suffix(4) == [
        "delegate deselect 2 2", "deselect 2 2", "delegate select 3 3", "select 3 3",
      ])
    #expect(list.host.finish().isClean)
  }

  @Test func anItemIsToldWithTheIndexThatItHasByThen() {
    var selected: [Int] = []
    let list = blocks(Self.notes(0..<3)) { $0.didSelect = { index, _ in selected.append(index) } }
    list.show([Container(id: "grid", items: Self.notes(5..<8) + Self.notes(0..<3))])
    list.host.tap(itemAt: at(0, 4))
    #expect(selected == [4])
  }

  @Test func aMovedItemIsToldAsANewOrder() throws {
    let listener = Listener()
    var orders: [[Int]] = []
    let list = blocks(Self.notes(0..<4)) { grid in
      grid.setDelegate(listener)
      grid.canMove = { _, note in note.id != 3 }
      grid.didReorder = { orders.append($0.map(\.id)) }
    }
    let grid = list.controller(as: Grid.self)
    let cells = list.cells()
    #expect(!list.host.beginMove(at: at(0, 3)))
    #expect(list.host.beginMove(at: at(0, 0)))
    list.host.moveItem(over: at(0, 2))
    list.host.endMove()
    #expect(orders == [[1, 2, 0, 3]])
    #expect(listener.events == ["delegate order [1, 2, 0, 3]"])
    #expect(list.texts() == ["1", "2", "0", "3"])
    #expect(list.cells()[2] === cells[0])
    #expect(grid.container?.items.map(\.id) == [1, 2, 0, 3])

    // The data source follows; there is nothing left to show.
    list.host.clearOperations()
    list.show([try #require(grid.container)])
    #expect(list.batches.isEmpty)
    #expect(list.texts() == ["1", "2", "0", "3"])
    #expect(list.host.finish().isClean)
  }

  @Test func withoutABlockTheDelegateSaysWhatCanBeMoved() {
    let listener = Listener()
    let list = blocks(Self.notes(0..<2)) { $0.setDelegate(listener) }
    #expect(!list.host.beginMove(at: at(0, 0)))
    listener.mayMove = true
    #expect(list.host.beginMove(at: at(0, 0)))
    list.host.cancelMove()
    #expect(!blocks(Self.notes(0..<2)).host.beginMove(at: at(0, 0)))
  }

  /// The adapter compares the data with those of its last update, which do not know of the move.
  @Test func aMoveThatTheDataDoNotFollowIsTakenBack() {
    let list = blocks(Self.notes(0..<3)) { $0.canMove = { _, _ in true } }
    let cells = list.cells()
    #expect(list.host.beginMove(at: at(0, 0)))
    list.host.moveItem(over: at(0, 2))
    list.host.endMove()
    #expect(list.texts() == ["1", "2", "0"])
    list.show(list.objects)
    #expect(list.texts() == ["0", "1", "2"])
    #expect(zip(list.cells(), cells).allSatisfy { $0 === $1 })
  }

  @Test func aMoveWhileAnotherContainerIsOnItsWayIsOverruledByIt() {
    let list = blocks(Self.notes(0..<3)) { $0.canMove = { _, _ in true } }
    list.adapter.reloadObjects([Container(id: "grid", items: Self.notes(0..<4))])
    #expect(list.host.beginMove(at: at(0, 0)))
    list.host.moveItem(over: at(0, 2))
    list.host.endMove()
    #expect(list.texts() == ["1", "2", "0"])
    list.settle()
    #expect(list.texts() == ["0", "1", "2", "3"])
  }

  // MARK: Subclasses and objects that stand for others

  @Test func subclassesDecideForThemselves() {
    final class Picky: ListGridSectionController<Note, NoteCell> {
      override func shouldSelectItem(at index: Int) -> Bool { index > 0 }
      override func canMoveItem(at index: Int) -> Bool { true }
    }
    let list = ListFixture([Container(id: "grid", items: Self.notes(0..<2))]) { _ in
      Picky(columns: 2, configureBlock: Self.configure)
    }
    list.host.tap(itemAt: at(0, 0))
    #expect(list.host.pathsForSelectedItems.isEmpty)
    list.host.tap(itemAt: at(0, 1))
    #expect(list.host.pathsForSelectedItems == [at(0, 1)])
    #expect(list.host.beginMove(at: at(0, 0)))
  }

  @Test func gridsAreMixedWithOtherSections() {
    enum Entry: Diffable, Equatable, ListObjectWrapping {
      case title(String)
      case grid(GridItemContainer<Note>)
      var diffIdentifier: AnyDiffable.Identifier { AnyDiffable(wrappedObject).diffIdentifier }
      var wrappedObject: any Diffable {
        switch self {
        case .title(let title): title
        case .grid(let container): container
        }
      }
    }
    var container = Container(items: Self.notes(0..<2))
    let list = ListFixture<Entry>([.title("t"), .grid(container)]) { entry in
      switch entry {
      case .title:
        ListSingleSectionController<String, HeadlessCell>(
          configureBlock: { $1.text = $0 }, sizeBlock: { _, _ in CGSize(width: 100, height: 10) })
      case .grid: Grid(columns: 2, configureBlock: Self.configure)
      }
    }
    #expect(list.texts(1) == ["0", "1"])
    let cell = list.cells(1)[1]
    container.items.removeFirst()
    list.show([.title("t"), .grid(container)])
    #expect(list.texts(1) == ["1"])
    #expect(list.cells(1)[0] === cell)
  }

  @Test func aGridNeedsAColumn() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Grid(columns: 0, configureBlock: Self.configure) }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("A grid has at least one column, not 0."))
  }
}
