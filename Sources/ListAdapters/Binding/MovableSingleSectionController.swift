// SPDX-License-Identifier: MIT

import ListDiffing

/// A section of one cell that the user may be allowed to drag elsewhere.
internal final class MovableSingleSectionController<Item: Diffable, Cell: ListCell>:
  ListSingleSectionController<Item, Cell>
{
  internal var isMovable = false

  internal override func canMoveItem(at index: Int) -> Bool { isMovable }
}
