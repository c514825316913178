// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A section controller of an `AdapterWalk`.
@MainActor
protocol WalkController: ListSectionController {
  var watch: WalkWatch { get }
  /// What its cells have to show, item by item.
  var texts: [String] { get }
  /// Whether that is what the data source says.
  var followsData: Bool { get }
}

/// Counts what one section controller is told of being on screen.
final class WalkWatch: ListDisplayDelegate, ListWorkingRangeDelegate {
  private(set) var cells = 0
  private(set) var isDisplayed = false
  private(set) var isInRange = false
  /// What it was told that can't be.
  private(set) var fault: String?

  init(_ controller: ListSectionController) {
    controller.displayDelegate = self
    controller.workingRangeDelegate = self
  }

  private func change(_ flag: inout Bool, to value: Bool, _ name: String) {
    if flag == value { fault = "\(name) is told to be \(value) twice" }
    flag = value
  }

  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController) {
    change(&isDisplayed, to: true, "a display")
  }
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController) {
    change(&isDisplayed, to: false, "a display")
  }
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController, cell: any ListCell,
    at index: Int
  ) { cells += 1 }
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController, cell: any ListCell,
    at index: Int
  ) {
    cells -= 1
    if cells < 0 { fault = "more cells end than begin" }
  }
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  ) { change(&isInRange, to: true, "being in range") }
  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerDidExitWorkingRange sectionController: ListSectionController
  ) { change(&isInRange, to: false, "being in range") }
}

/// Shows each note as a row, can be given notes of its own in batches, and can be dropped elsewhere if it has one.
final class WalkCellsController: ListSectionController, WalkController {
  static let itemSize = CGSize(width: 100, height: 12)
  var notes: [Note] = []
  private(set) lazy var watch = WalkWatch(self)
  private(set) var followsData = true
  var isBusy = false

  var texts: [String] { notes.map(\.text) }

  /// Shows a note more, or one less.
  func change(_ context: any ListBatchContext, inserting note: Note?, at index: Int) {
    followsData = false
    if let note {
      let place = min(index, notes.count)
      notes.insert(note, at: place)
      context.insert(in: self, at: [place])
    } else if !notes.isEmpty {
      let place = min(index, notes.count - 1)
      notes.remove(at: place)
      context.delete(in: self, at: [place])
    }
  }

  override func numberOfItems() -> Int { notes.count }
  override func sizeForItem(at index: Int) -> CGSize { Self.itemSize }
  override func cellForItem(at index: Int) -> any ListCell {
    let cell: HeadlessCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
    cell?.text = notes[index].text
    return cell ?? HeadlessCell()
  }
  override func didUpdate(to object: any Diffable) {
    notes = (object as? WalkEntry)?.notes ?? []
    followsData = true
  }
  override func canMoveItem(at index: Int) -> Bool { notes.count == 1 }
}

/// Shows notes in three columns.
final class WalkGridController: ListGridSectionController<Note, HeadlessCell>, WalkController {
  private(set) lazy var watch = WalkWatch(self)
  var texts: [String] { items.map(\.text) }
  var followsData: Bool { true }

  init() {
    super.init(columns: 3, configureBlock: { note, cell in cell.text = note.text })
  }
}

/// Shows notes as view models.
final class WalkRowsController: ListBindingSectionController<WalkEntry, Note>, WalkController {
  private(set) lazy var watch = WalkWatch(self)
  var texts: [String] { viewModels.map(\.text) }
  var followsData: Bool { true }

  override func viewModels(for object: WalkEntry) -> [Note] { object.notes }
  override func cell(for viewModel: Note, at index: Int) -> any ListBindable {
    collectionContext!.dequeueReusableCell(of: NoteBindingCell.self, for: self, at: index)
  }
  override func size(for viewModel: Note, at index: Int) -> CGSize {
    CGSize(width: 100, height: viewModel.height)
  }
}

/// Gives entries, and remembers every section controller that it made.
final class WalkSource: ListAdapterDataSource {
  var entries: [WalkEntry] = []
  /// Whether it says how sections are laid out whose section controllers are not there.
  var givesMetrics = false
  private let made: (WalkController) -> Void

  init(made: @escaping (WalkController) -> Void) { self.made = made }

  func objects(for listAdapter: ListAdapter) -> [WalkEntry] { entries }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: WalkEntry)
    -> ListSectionController
  {
    let controller: WalkController =
      switch object.kind {
      case .cells: WalkCellsController()
      case .grid: WalkGridController()
      case .rows: WalkRowsController()
      }
    _ = controller.watch
    made(controller)
    return controller
  }

  func listAdapter(_ listAdapter: ListAdapter, metricsFor object: WalkEntry) -> ListSectionMetrics? {
    guard givesMetrics, object.kind == .cells else { return nil }
    return ListSectionMetrics(numberOfItems: object.notes.count, itemSize: WalkCellsController.itemSize)
  }
}
