// SPDX-License-Identifier: MIT

import Foundation

/// A stretch along one axis, in points.
struct LayoutSpan: Sendable, Hashable {
  var start: Double
  var length: Double

  var end: Double { start + length }

  /// Whether they share more than an end.
  @inline(__always)
  func overlaps(_ other: LayoutSpan) -> Bool { start < other.end && end > other.start }
}

/// A rectangle by what is along the scroll direction and what is across it.
struct LayoutFrame: Sendable, Hashable {
  var scroll: LayoutSpan
  var fixed: LayoutSpan

  init(scroll: LayoutSpan, fixed: LayoutSpan) {
    self.scroll = scroll
    self.fixed = fixed
  }

  init(_ rect: CGRect, _ direction: ListScrollDirection) {
    let rect = rect.standardized
    let horizontal = LayoutSpan(start: Double(rect.origin.x), length: Double(rect.width))
    let vertical = LayoutSpan(start: Double(rect.origin.y), length: Double(rect.height))
    switch direction {
    case .vertical: self.init(scroll: vertical, fixed: horizontal)
    case .horizontal: self.init(scroll: horizontal, fixed: vertical)
    }
  }

  func rect(_ direction: ListScrollDirection) -> CGRect {
    switch direction {
    case .vertical: CGRect(x: fixed.start, y: scroll.start, width: fixed.length, height: scroll.length)
    case .horizontal: CGRect(x: scroll.start, y: fixed.start, width: scroll.length, height: fixed.length)
    }
  }

  @inline(__always)
  func overlaps(_ other: LayoutFrame) -> Bool {
    scroll.overlaps(other.scroll) && fixed.overlaps(other.fixed)
  }

  /// Whether there is nothing to see.
  var isEmpty: Bool { scroll.length <= 0 || fixed.length <= 0 }
}
