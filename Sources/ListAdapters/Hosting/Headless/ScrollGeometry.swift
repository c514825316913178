// SPDX-License-Identifier: MIT

import Foundation

/// What decides which offsets are within the content.
internal struct ScrollGeometry: Equatable {
  internal let size: CGSize
  internal let contentSize: CGSize
  internal let inset: ListEdgeInsets

  /// The nearest offset at which nothing beyond the content and its insets is visible, or its start, if it is shorter than what is visible.
  internal func clamped(_ offset: CGPoint) -> CGPoint {
    func clamped(
      _ offset: CGFloat, _ length: CGFloat, _ contentLength: CGFloat, _ leading: CGFloat, _ trailing: CGFloat
    ) -> CGFloat {
      // Not `-leading`, which would be a negative zero.
      max(min(offset, contentLength - length + trailing), 0 - leading)
    }
    return CGPoint(
      x: clamped(offset.x, size.width, contentSize.width, inset.left, inset.right),
      y: clamped(offset.y, size.height, contentSize.height, inset.top, inset.bottom))
  }

  /// The offset at which a frame is at a position, within the content.
  ///
  /// - Parameter offset: The offset now. An axis that the position does not speak of stays.
  internal func offset(
    showing frame: CGRect, at position: ListScrollPosition, from offset: CGPoint
  ) -> CGPoint {
    var result = offset
    switch position {
    case .top: result.y = frame.minY - inset.top
    case .bottom: result.y = frame.maxY - size.height + inset.bottom
    case .centeredVertically: result.y = frame.midY - (size.height + inset.top - inset.bottom) / 2
    case .left: result.x = frame.minX - inset.left
    case .right: result.x = frame.maxX - size.width + inset.right
    case .centeredHorizontally: result.x = frame.midX - (size.width + inset.left - inset.right) / 2
    case .none:
      result.x = Self.nearest(
        offset.x, to: frame.minX - inset.left, and: frame.maxX - size.width + inset.right)
      result.y = Self.nearest(
        offset.y, to: frame.minY - inset.top, and: frame.maxY - size.height + inset.bottom)
    }
    return clamped(result)
  }

  /// The nearest offset between the one that shows the start and the one that shows the end; the start, if not both fit.
  private static func nearest(_ offset: CGFloat, to start: CGFloat, and end: CGFloat) -> CGFloat {
    end > start ? start : min(max(offset, end), start)
  }
}
