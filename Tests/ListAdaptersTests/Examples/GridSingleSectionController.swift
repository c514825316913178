// SPDX-License-Identifier: MIT

import ListAdapters

/// A grid of ``GridItem``s: one section controller for every kind of cell, made from blocks.
typealias GridSingleSectionController<ItemCell: ListCell> = ListGridSectionController<GridItem, ItemCell>
