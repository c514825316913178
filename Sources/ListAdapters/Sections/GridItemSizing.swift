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
