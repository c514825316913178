// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// Shows a picture, which it has while it is in the working range.
final class PictureSectionController: ListGenericSectionController<Int>, ListWorkingRangeDelegate {
  private let loader: PictureLoader
  private var color: HeadlessColor?

  init(loader: PictureLoader) {
    self.loader = loader
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
    loader.load(object ?? 0) { [weak self] color in self?.receive(color) }
  }

  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerDidExitWorkingRange sectionController: ListSectionController
  ) {
    color = nil
    loader.drop(object ?? 0)
  }

  private func receive(_ color: HeadlessColor) {
    self.color = color
    if let cell = collectionContext?.cellForItem(at: 0, in: self) as? RowCell { show(in: cell) }
  }

  private func show(in cell: RowCell) {
    cell.text = "Picture \(object ?? 0)\(color == nil ? ", loading" : "")"
    cell.textAlignment = .center
    cell.textColor = color == nil ? .secondaryLabel : .white
    cell.backgroundColor = color ?? .placeholder
    cell.cornerRadius = 8
  }
}
