// SPDX-License-Identifier: MIT

/// A cell of a headless list. Subclass it for cells with more than a text.
open class HeadlessCell: HeadlessReusableView, ListCell {
  /// Makes an empty white cell.
  public required init() {
    super.init()
    backgroundColor = .white
    textColor = .label
  }

  open var isSelected = false
  open var isHighlighted = false
}
