// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// An object of an `EntryListFixture`.
struct Entry: Diffable, Hashable {
  enum Value: Hashable {
    /// That many cells.
    case count(Int)
    /// One cell that shows a text.
    case text(String)
  }

  let key: Int
  var value: Value

  init(_ key: Int, _ count: Int) {
    self.key = key
    value = .count(count)
  }

  init(_ key: Int, _ text: String) {
    self.key = key
    value = .text(text)
  }

  var diffIdentifier: Int { key }
  func isContentEqual(to other: Entry) -> Bool { value == other.value }
}

/// Shows an entry, and can be told to have other items.
final class EntrySectionController: ListSectionController, ListDisplayDelegate, ListWorkingRangeDelegate {
  private(set) var entry = Entry(0, 0)
  /// What it shows; changed in batches.
  var count = 0
  var height: CGFloat = 10
  var isMovable = false
  private(set) var updates = 0
  /// Its section at each update.
  private(set) var sectionsAtUpdates: [Int?] = []
  var onUpdate: (EntrySectionController) -> Void = { _ in }
  /// Called when it comes into the working range.
  var onEnter: (EntrySectionController) -> Void = { _ in }

  private(set) var sectionDisplays = 0
  private(set) var sectionEnds = 0
  private(set) var cellDisplays: [Int] = []
  private(set) var cellEnds: [Int] = []
  private(set) var isInWorkingRange = false

  override init() {
    super.init()
    displayDelegate = self
    workingRangeDelegate = self
  }

  override func numberOfItems() -> Int { count }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext?.containerSize.width ?? 0, height: height)
  }

  override func cellForItem(at index: Int) -> any ListCell {
    let cell: HeadlessCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
    if case .text(let text) = entry.value { cell?.text = text } else { cell?.text = "\(entry.key).\(index)" }
    return cell ?? HeadlessCell()
  }

  override func canMoveItem(at index: Int) -> Bool { isMovable }

  override func didUpdate(to object: any Diffable) {
    guard let entry = object as? Entry else { return }
    self.entry = entry
    if case .count(let count) = entry.value { self.count = count } else { count = 1 }
    updates += 1
    sectionsAtUpdates.append(section)
    onUpdate(self)
  }

  /// Changes items in a batch.
  func perform(
    animated: Bool = false,
    _ updates: @escaping @MainActor (EntrySectionController, any ListBatchContext) -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    collectionContext?.performBatch(animated: animated) {
      updates(self, $0)
    } completion: {
      completion?($0)
    }
  }

  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController) {
    sectionDisplays += 1
  }
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController) {
    sectionEnds += 1
  }
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController, cell: any ListCell,
    at index: Int
  ) {
    cellDisplays.append(index)
  }
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController, cell: any ListCell,
    at index: Int
  ) {
    cellEnds.append(index)
  }
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  ) {
    isInWorkingRange = true
    onEnter(self)
  }
  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerDidExitWorkingRange sectionController: ListSectionController
  ) {
    isInWorkingRange = false
  }
}

/// A list of entries on a host of 100 x 1000 points, with the usual updater and a clock that is moved by hand.
@MainActor
final class EntryListFixture: ListAdapterDataSource {
  let scheduler = ManualListScheduler()
  let updater: ListAdapterUpdater
  let adapter: ListAdapter
  var host: HeadlessListHost
  var entries: [Entry]
  var prepare: (EntrySectionController) -> Void = { _ in }
  var onRead: () -> Void = {}
  /// Called when nothing is there to show and something is asked for instead.
  var onEmptyView: () -> Void = {}
  private(set) var reads = 0

  init(_ entries: [Entry], workingRangeSize: Int = 2) {
    self.entries = entries
    updater = ListAdapterUpdater(scheduler: scheduler)
    adapter = ListAdapter(updater: updater, workingRangeSize: workingRangeSize)
    host = Self.makeHost()
    adapter.host = host
    adapter.dataSource = self
    host.layoutIfNeeded()
  }

  static func makeHost() -> HeadlessListHost {
    HeadlessListHost(
      size: CGSize(width: 100, height: 1000), layout: ListCollectionViewLayout(stickyHeaders: false))
  }

  /// Lets everything that is queued happen.
  func settle() {
    scheduler.advance()
    host.finishAnimations()
    host.layoutIfNeeded()
    scheduler.advance()
  }

  /// Shows other entries.
  @discardableResult
  func show(_ entries: [Entry], animated: Bool = false) -> Bool? {
    self.entries = entries
    var finished: Bool?
    adapter.performUpdates(animated: animated) { finished = $0 }
    settle()
    return finished
  }

  /// How many items the host shows in each section.
  var counts: [Int] { (0..<host.numberOfSections).map { host.numberOfItems(inSection: $0) } }

  func controller(_ key: Int) -> EntrySectionController {
    guard let controller = adapter.sectionController(for: Entry(key, 0)) as? EntrySectionController else {
      preconditionFailure("There is no entry \(key)")
    }
    return controller
  }

  func cell(_ section: Int, _ item: Int) -> HeadlessCell? {
    host.cellForItem(at: ItemPath(item: item, section: section)) as? HeadlessCell
  }

  func objects(for listAdapter: ListAdapter) -> [Entry] {
    reads += 1
    onRead()
    return entries
  }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Entry) -> ListSectionController {
    let controller = EntrySectionController()
    prepare(controller)
    return controller
  }

  func emptyView(for listAdapter: ListAdapter) -> (any ListView)? {
    onEmptyView()
    return nil
  }
}
