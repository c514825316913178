// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// Shows a picture, which it has while it is in the working range.
final class PictureSectionController: ListGenericSectionController<Int>, ListWorkingRangeDelegate {
  private let log: EventLog
  private var color: HeadlessColor?

  init(log: EventLog) {
    self.log = log
    super.init()
    inset = ListEdgeInsets(top: 4, left: 4, bottom: 0, right: 4)
    workingRangeDelegate = self
  }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext?.containerSize(for: self).width ?? 0, height: 96)
  }

  override func cellForItem(at index: Int) -> any ListCell {
    guard let collectionContext else { return RowCell() }
    let cell: RowCell = collectionContext.dequeueReusableCell(for: self, at: index)
    show(in: cell)
    return cell
  }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  ) {
    let number = object ?? 0
    color = HeadlessColor.palette[number % HeadlessColor.palette.count]
    log.events.append("Picture \(number) is loaded")
  }

  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerDidExitWorkingRange sectionController: ListSectionController
  ) {
    color = nil
    log.events.append("Picture \(object ?? 0) is dropped")
  }

  private func show(in cell: RowCell) {
    cell.text = "Picture \(object ?? 0)\(color == nil ? ", loading" : "")"
    cell.textAlignment = .center
    cell.textColor = color == nil ? .secondaryLabel : .white
    cell.backgroundColor = color ?? .placeholder
    cell.cornerRadius = 8
  }
}
