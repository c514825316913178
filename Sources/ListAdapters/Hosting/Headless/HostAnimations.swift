// SPDX-License-Identifier: MIT

import Foundation

/// A batch that is being shown.
@MainActor
internal struct BatchAnimation {
  internal let end: TimeInterval
  /// The views that leave when it ends, in the order in which they do.
  internal var leaving: [HostedView] = []
  internal let completion: @MainActor (Bool) -> Void
}

/// A way of the content offset.
internal struct ScrollAnimation {
  internal let from: CGPoint
  internal let to: CGPoint
  internal let start: TimeInterval
  internal let duration: TimeInterval
  /// Whether the list rolls on after a drag, and the client is told when it has come to rest.
  internal let isDeceleration: Bool

  internal var end: TimeInterval { start + duration }

  internal func offset(at time: TimeInterval) -> CGPoint {
    guard duration > 0, time < end else { return to }
    let progress = CGFloat(max(time - start, 0) / duration)
    return CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
  }
}
