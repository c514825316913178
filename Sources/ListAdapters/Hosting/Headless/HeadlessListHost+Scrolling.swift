// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension HeadlessListHost {
  /// Scrolls to an offset, also to one beyond the content. What is on its way already stops where it is.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    stopScrolling()
    if animated, animates, offset != bounds.origin {
      scrollAnimation = ScrollAnimation(
        from: bounds.origin, to: offset, start: now, duration: animationDuration, isDeceleration: false)
    } else {
      moveOffset(to: offset)
    }
  }

  /// Scrolls until an item is at a position, as far as the content reaches. ``ListScrollPosition/none`` scrolls as little as possible.
  ///
  /// - Precondition: The host has the item.
  public func scrollToItem(at path: ItemPath, at position: ListScrollPosition, animated: Bool) {
    // Within a block that changes data the path may be one of the new list.
    if !isInUpdates { requireItem(at: path) }
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let offset = scrollGeometry.offset(showing: frame, at: position, from: bounds.origin)
    setContentOffset(offset, animated: animated)
  }

  internal var scrollGeometry: ScrollGeometry {
    ScrollGeometry(size: bounds.size, contentSize: contentSize, inset: adjustedContentInset)
  }

  /// Changes the offset and tells the client, if it is another.
  internal func moveOffset(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    needsLayout = true
    record(.scrolled(to: offset))
    client?.hostDidScroll(self)
  }

  /// Ends what scrolls by itself where it is.
  internal func stopScrolling() {
    let wasDecelerating = scrollingTraits.isDecelerating
    scrollAnimation = nil
    if wasDecelerating { endDeceleration() }
  }

  /// Brings the offset back into the content if that has changed, the insets or the size, and nothing scrolls.
  ///
  /// - Returns: Whether it was outside.
  internal func bringOffsetIntoContent() -> Bool {
    let geometry = scrollGeometry
    guard geometry != settledGeometry, !scrollingTraits.isDragging, scrollAnimation == nil else {
      return false
    }
    settledGeometry = geometry
    let offset = geometry.clamped(bounds.origin)
    guard offset != bounds.origin else { return false }
    moveOffset(to: offset)
    return true
  }
}
