// SPDX-License-Identifier: MIT

/// A cell of a headless list. Subclass it for cells with more than a text.
open class HeadlessCell: HeadlessReusableView, ListCell {
  /// Makes an empty white cell.
  public required init() {
    super.init()
    backgroundColor = .white
    textColor = .label
  }

  /// Whether the item is selected; pictures show it tinted then. The host sets it.
  open var isSelected = false
  /// Whether the item is touched; pictures show it darker then. The host sets it.
  open var isHighlighted = false
}
