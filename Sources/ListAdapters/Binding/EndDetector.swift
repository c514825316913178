// SPDX-License-Identifier: MIT

import Foundation

/// Tells when a list comes near its end: once for each approach, and once more whenever the content has another length and its end is near still.
internal struct EndDetector {
  private let distance: CGFloat
  /// How long the content was when it was told last; `nil` since the end was out of reach.
  private var toldLength: CGFloat?

  internal init(distance: CGFloat) { self.distance = distance }

  /// - Returns: Whether it is to be told now.
  internal mutating func scroll(to extent: ListScrollExtent) -> Bool {
    guard extent.contentLength - extent.visibleEnd <= distance else {
      toldLength = nil
      return false
    }
    guard extent.contentLength != toldLength else { return false }
    toldLength = extent.contentLength
    return true
  }
}
