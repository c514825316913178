// SPDX-License-Identifier: MIT

/// How a list is being scrolled by its user.
public struct ListScrollingTraits: Sendable, Hashable {
  /// Whether a finger is down, though the list may not have moved yet.
  public var isTracking: Bool
  /// Whether the list follows a finger.
  public var isDragging: Bool
  /// Whether the list moves on after the finger was lifted.
  public var isDecelerating: Bool

  /// Makes traits.
  public init(isTracking: Bool = false, isDragging: Bool = false, isDecelerating: Bool = false) {
    self.isTracking = isTracking
    self.isDragging = isDragging
    self.isDecelerating = isDecelerating
  }
}
