// SPDX-License-Identifier: MIT

/// A view that shows an item.
@MainActor
public protocol ListCell: ListReusableView {
  /// Whether the item is selected. The host sets it.
  var isSelected: Bool { get set }

  /// Whether a finger or pointer is down on the cell. The host sets it.
  var isHighlighted: Bool { get set }
}
