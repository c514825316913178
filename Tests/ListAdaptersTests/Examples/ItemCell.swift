// SPDX-License-Identifier: MIT

import ListAdapters

/// What shows a ``GridItem``.
final class ItemCell: HeadlessCell {
  func configure(with item: GridItem) { text = item.title }
}
