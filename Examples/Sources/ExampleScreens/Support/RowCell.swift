// SPDX-License-Identifier: MIT

import ListAdapters

/// A row of a plain list: one line of text.
final class RowCell: HeadlessCell {
  required init() {
    super.init()
    fontSize = 15
  }
}
