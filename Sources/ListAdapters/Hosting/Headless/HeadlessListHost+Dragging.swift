// SPDX-License-Identifier: MIT

import Foundation

extension HeadlessListHost {
  /// The user puts a finger down and begins to drag. What scrolls by itself stops, and a touched item is let go.
  ///
  /// - Precondition: The user is not dragging already.
  public func beginDragging() {
    precondition(!scrollingTraits.isDragging, "The list is being dragged already; end that first")
    layoutIfNeeded()
    cancelTouch()
    stopScrolling()
    scrollingTraits = ListScrollingTraits(isTracking: true, isDragging: true)
    record(.beganDragging)
    client?.hostWillBeginDragging(self)
    layoutIfNeeded()
  }

  /// The user scrolls to an offset at once, and it is laid out.
  ///
  /// While dragging, the offset may be beyond the content. Otherwise, as with a wheel, it is kept within.
  public func scroll(to offset: CGPoint) {
    layoutIfNeeded()
    if scrollingTraits.isDragging {
      moveOffset(to: offset)
    } else {
      if !scrollingTraits.isDecelerating { scrollAnimation = nil }
      moveOffset(to: scrollGeometry.clamped(offset))
      if let scroll = scrollAnimation {
        scrollAnimation = ScrollAnimation(
          from: bounds.origin, to: bounds.origin, start: scroll.start, duration: scroll.duration,
          isDeceleration: true)
      }
    }
    layoutIfNeeded()
  }

  /// The user lets go.
  ///
  /// The list goes back into the content if it was dragged beyond. If it decelerates it rolls on by half of what its velocity
  /// would make in a second, within the content, and comes to rest after ``animationDuration`` or by ``endDecelerating()``.
  ///
  /// - Parameters:
  ///   - velocity: Points per second, towards greater offsets.
  ///   - willDecelerate: Whether the list rolls on.
  /// - Precondition: The user is dragging.
  public func endDragging(velocity: CGPoint = .zero, willDecelerate: Bool = false) {
    precondition(scrollingTraits.isDragging, "The list is not being dragged; begin that first")
    layoutIfNeeded()
    let distance = willDecelerate ? CGPoint(x: velocity.x / 2, y: velocity.y / 2) : .zero
    let target = scrollGeometry.clamped(
      CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y))
    client?.hostWillEndDragging(self, velocity: velocity, targetContentOffset: target)
    scrollingTraits = ListScrollingTraits(isDecelerating: willDecelerate)
    record(.endedDragging(willDecelerate: willDecelerate))
    client?.hostDidEndDragging(self, willDecelerate: willDecelerate)
    if !willDecelerate {
      moveOffset(to: target)
    } else if scrollingTraits.isDecelerating {
      scrollAnimation = ScrollAnimation(
        from: bounds.origin, to: target, start: now, duration: animates ? animationDuration : 0,
        isDeceleration: true)
    }
    layoutIfNeeded()
  }

  /// The list comes to rest where it was rolling to.
  ///
  /// - Precondition: The list decelerates.
  public func endDecelerating() {
    precondition(scrollingTraits.isDecelerating, "The list does not decelerate; end a drag with that first")
    let target = scrollAnimation?.to
    scrollAnimation = nil
    if let target { moveOffset(to: target) }
    if scrollingTraits.isDecelerating { endDeceleration() }
    layoutIfNeeded()
  }

  internal func endDeceleration() {
    scrollingTraits.isDecelerating = false
    record(.endedDecelerating)
    client?.hostDidEndDecelerating(self)
  }
}
