// SPDX-License-Identifier: MIT

/// Where in the view something is to be after the list has scrolled to it.
public enum ListScrollPosition: Sendable, Hashable, CaseIterable {
  /// At the leading edge when scrolling to an object; for a single item, as little scrolling as possible.
  case none
  /// At the top edge.
  case top
  /// At the bottom edge.
  case bottom
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// Halfway between top and bottom.
  case centeredVertically
  /// Halfway between left and right.
  case centeredHorizontally
}
