// SPDX-License-Identifier: MIT

/// Along which axis a list is scrolled.
public enum ListScrollDirection: Sendable, Hashable {
  case vertical
  case horizontal
}
