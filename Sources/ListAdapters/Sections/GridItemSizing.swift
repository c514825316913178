// SPDX-License-Identifier: MIT

import Foundation

/// How large the items of a grid are.
@MainActor
internal enum GridItemSizing<Item> {
  /// As a block says.
  case block(@MainActor (Item, (any ListCollectionContext)?) -> CGSize)
  /// As wide as a column, and of some length along the scroll direction.
  case columns(ListGridColumns, ListGridLayout.ItemLength)
}

/// What columns there is room for.
internal struct GridRoom {
  /// How much room there is across the scroll direction, in points.
  internal var breadth: CGFloat
  internal var scrollDirection: ListScrollDirection
  /// Pixels per point.
  internal var displayScale: CGFloat

  /// The room that a section has in its list, with all insets off, as the layout sees it.
  @MainActor
  internal init(of controller: ListSectionController, in context: any ListCollectionContext) {
    let size = context.insetContainerSize
    let inset = controller.inset
    scrollDirection = context.scrollDirection
    displayScale = context.displayScale
    let breadth =
      scrollDirection == .vertical
      ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
    self.breadth = max(0, breadth)
  }

  /// The space between two columns.
  internal func spacing(of columns: ListGridColumns) -> CGFloat {
    columns.spacing(in: breadth, displayScale: displayScale)
  }

  /// The size of an item in a column.
  internal func size(
    inColumn column: Int, of columns: ListGridColumns, length: ListGridLayout.ItemLength
  ) -> CGSize {
    let across = columns.column(column, in: breadth, displayScale: displayScale).length
    let along: CGFloat
    switch length {
    case .fixed(let length): along = length
    case .aspectRatio(let ratio):
      // In whole points, and the same in all columns, so that the items of a row are even.
      let side = columns.side(in: breadth)
      let ratio = ratio > 0 && ratio.isFinite ? ratio : 1
      along = (scrollDirection == .vertical ? side / ratio : side * ratio).rounded(.down)
    }
    return scrollDirection == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// The size of all items, if they are of one.
  internal func uniformSize(of columns: ListGridColumns, length: ListGridLayout.ItemLength) -> CGSize? {
    // The first column is never narrower than another, the last never wider.
    let first = size(inColumn: 0, of: columns, length: length)
    return first == size(inColumn: columns.count - 1, of: columns, length: length) ? first : nil
  }
}
