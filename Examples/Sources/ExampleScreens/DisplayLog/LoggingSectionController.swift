// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// Shows a number in two cells, and takes down when they are displayed.
final class LoggingSectionController: ListGenericSectionController<Int>, ListDisplayDelegate {
  private let log: EventLog

  init(log: EventLog) {
    self.log = log
    super.init()
    displayDelegate = self
  }

  private var number: Int { object ?? 0 }

  override func numberOfItems() -> Int { 2 }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext?.containerSize.width ?? 0, height: 48)
  }

  override func cellForItem(at index: Int) -> any ListCell {
    guard let collectionContext else { return RowCell() }
    let cell: RowCell = collectionContext.dequeueReusableCell(for: self, at: index)
    cell.text = "Section \(number), cell \(index + 1)"
    cell.backgroundColor = number.isMultiple(of: 2) ? .ice : .white
    return cell
  }

  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController) {
    log.events.append("Section \(number) appears")
  }

  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController) {
    log.events.append("Section \(number) has disappeared")
  }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController, cell: any ListCell,
    at index: Int
  ) {
    log.events.append("Section \(number), cell \(index + 1) appears")
  }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController, cell: any ListCell,
    at index: Int
  ) {
    log.events.append("Section \(number), cell \(index + 1) has disappeared")
  }
}
