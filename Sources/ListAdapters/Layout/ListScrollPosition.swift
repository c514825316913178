// SPDX-License-Identifier: MIT

/// Where in the view something is to be after the list has scrolled to it.
public enum ListScrollPosition: Sendable, Hashable, CaseIterable {
  /// At the leading edge when scrolling to an object; for a single item, as little scrolling as possible.
  case none
  case top
  case bottom
  case left
  case right
  case centeredVertically
  case centeredHorizontally
}
