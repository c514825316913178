// SPDX-License-Identifier: MIT

import Foundation

/// The distances from the four edges of a rectangle inwards, in points.
@frozen
public struct ListEdgeInsets: Sendable, Hashable, Codable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Makes insets; an edge that is not given has none.
  @inlinable
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets that are the same at all four edges.
  @inlinable
  public init(all inset: CGFloat) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

  /// No inset at any edge.
  public static let zero = ListEdgeInsets()
}

extension CGRect {
  /// The rectangle without the insets. Where they take more than there is, nothing is left: a side has length 0, never less.
  public func inset(by insets: ListEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
  }
}
