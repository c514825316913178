// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A list on a headless host, with a clock that is moved by hand.
@MainActor
final class ListFixture<Object: Diffable> {
  /// What the data source gives.
  var objects: [Object]
  let host: HeadlessListHost
  let scheduler = ManualListScheduler()
  let updater: ListAdapterUpdater
  let adapter: ListAdapter

  init(
    _ objects: [Object], size: CGSize = CGSize(width: 100, height: 1000),
    layout: (any ListLayout)? = nil, makesLayout: Bool = true,
    sectionController: @escaping @MainActor (Object) -> ListSectionController
  ) {
    self.objects = objects
    host = HeadlessListHost(size: size, layout: layout)
    updater = ListAdapterUpdater(scheduler: scheduler)
    adapter = ListAdapter(updater: updater)
    adapter.setDataSource(objects: { [unowned self] in self.objects }, sectionController: sectionController)
    adapter.host = host
    if makesLayout { host.layoutIfNeeded() }
  }

  func controller<Controller: ListSectionController>(
    _ section: Int = 0, as type: Controller.Type = Controller.self
  ) -> Controller {
    adapter.sectionController(forSection: section) as! Controller
  }

  /// Has all updates and animations come to their end.
  func settle() {
    repeat {
      scheduler.advance()
      host.finishAnimations()
    } while scheduler.scheduledCount > 0 || host.isAnimating
    host.layoutIfNeeded()
  }

  /// Gives the list other objects and waits until they are shown.
  func show(_ objects: [Object]) {
    self.objects = objects
    adapter.performUpdates(animated: true)
    settle()
  }

  /// The texts of the cells of a section, by the items' order; those off screen are left out.
  func texts(_ section: Int = 0) -> [String] { cells(section).map(\.text) }

  /// The cells on screen of a section, by the items' order.
  func cells(_ section: Int = 0) -> [HeadlessCell] {
    host.pathsForVisibleItems.filter { $0.section == section }.map {
      host.cellForItem(at: $0) as! HeadlessCell
    }
  }

  var itemCounts: [Int] { (0..<host.numberOfSections).map { host.numberOfItems(inSection: $0) } }

  /// The batches that the host performed, without those that say nothing.
  var batches: [BatchUpdate] {
    host.operations.compactMap { operation in
      if case .performedBatch(let batch, _) = operation, !batch.isEmpty { batch } else { nil }
    }
  }

  /// How often the host was told to reload.
  var reloadCount: Int {
    host.operations.filter { if case .reloadedData = $0 { true } else { false } }.count
  }

  /// The cells that the host asked for.
  var pathsAskedFor: [ItemPath] {
    host.operations.compactMap { if case .askedForCell(let path) = $0 { path } else { nil } }
  }
}
