// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// An adapter on a headless host of 100 × 100 points, with a clock that a test moves. Rows are 40 points high.
@MainActor
final class HeadlessList {
  let scheduler = ManualListScheduler()
  let host = HeadlessListHost(size: CGSize(width: 100, height: 100))
  let updater: ListAdapterUpdater
  var adapter: ListAdapter?

  init() {
    updater = ListAdapterUpdater(scheduler: scheduler)
    updater.adaptiveCoalescing.isEnabled = false
    adapter = ListAdapter(updater: updater)
    adapter?.host = host
  }

  /// Lets everything that waits happen.
  func settle() {
    scheduler.advance()
    host.finishAnimations()
    host.layoutIfNeeded()
  }

  /// The texts on screen, from top to bottom.
  var visibleTexts: [String] {
    host.pathsForVisibleItems.compactMap { (host.cellForItem(at: $0) as? HeadlessCell)?.text }
  }
}

/// Shows a string in a row.
final class RowSectionController: ListSectionController {
  private var text = ""
  var canBeMoved = false

  override func didUpdate(to object: any Diffable) { text = object as? String ?? "\(object)" }
  override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 40) }
  override func canMoveItem(at index: Int) -> Bool { canBeMoved }

  override func cellForItem(at index: Int) -> any ListCell {
    guard let context = collectionContext else { preconditionFailure("A cell was asked for without a list.") }
    let cell: HeadlessCell = context.dequeueReusableCell(for: self, at: index)
    cell.text = text
    return cell
  }
}
