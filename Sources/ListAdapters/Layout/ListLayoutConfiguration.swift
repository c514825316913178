// SPDX-License-Identifier: MIT

import Foundation

/// What decides about every section's place.
struct ListLayoutConfiguration: Sendable, Hashable {
  var direction: ListScrollDirection
  var stretchToEdge: Bool
  var showHeaderWhenEmpty: Bool
  /// The room across the scroll direction, without the container's insets, in points.
  var fixedLength: Double
  var pixels: PixelGrid

  init(
    direction: ListScrollDirection, stretchToEdge: Bool, showHeaderWhenEmpty: Bool,
    container: ListLayoutContainer
  ) {
    self.direction = direction
    self.stretchToEdge = stretchToEdge
    self.showHeaderWhenEmpty = showHeaderWhenEmpty
    fixedLength = Double(container.fixedLength(direction))
    pixels = PixelGrid(scale: container.displayScale)
  }
}
