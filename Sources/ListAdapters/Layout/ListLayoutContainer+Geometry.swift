// SPDX-License-Identifier: MIT

import Foundation

extension ListLayoutContainer {
  /// Whether the two differ at most by how far the content is scrolled.
  func hasSameRoom(as other: ListLayoutContainer) -> Bool {
    bounds.size == other.bounds.size && adjustedContentInset == other.adjustedContentInset
      && displayScale == other.displayScale
  }

  /// The room across the scroll direction, without insets.
  func fixedLength(_ direction: ListScrollDirection) -> CGFloat {
    let inside = bounds.inset(by: adjustedContentInset)
    let length = direction == .vertical ? inside.width : inside.height
    return length.isFinite ? length : 0
  }

  /// How far the content is scrolled.
  func offset(_ direction: ListScrollDirection) -> CGFloat {
    direction == .vertical ? bounds.minY : bounds.minX
  }
}
