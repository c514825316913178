// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// Shows a carousel, and remembers where it was scrolled to when it went off screen.
final class CarouselSectionController: ListSectionController, ListDisplayDelegate {
  private var carousel: Carousel?
  private var offset: CGFloat = 0

  override init() {
    super.init()
    displayDelegate = self
  }

  /// Its cell shows what is new in the carousel itself.
  override var updatesItemsItself: Bool { true }

  override func didUpdate(to object: any Diffable) {
    guard let carousel = object as? Carousel else { return }
    self.carousel = carousel
    (collectionContext?.cellForItem(at: 0, in: self) as? CarouselCell)?.show(carousel, offset: offset)
  }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext?.containerSize.width ?? 0, height: 90)
  }

  override func cellForItem(at index: Int) -> any ListCell {
    guard let carousel, let collectionContext else { return CarouselCell() }
    let cell: CarouselCell = collectionContext.dequeueReusableCell(for: self, at: index)
    cell.show(carousel, offset: offset)
    return cell
  }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController, cell: any ListCell,
    at index: Int
  ) {
    if let cell = cell as? CarouselCell { offset = cell.offset }
  }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController, cell: any ListCell,
    at index: Int
  ) {}
  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController) {}
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController) {}
}
