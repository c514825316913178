// SPDX-License-Identifier: MIT

/// Along which axis a list is scrolled.
public enum ListScrollDirection: Sendable, Hashable {
  /// Up and down; rows of items run from left to right.
  case vertical
  /// Left and right; rows of items run from top to bottom.
  case horizontal
}
