// SPDX-License-Identifier: MIT

import Foundation

/// Whether a host can be seen, with patience for one that is about to be.
@MainActor
internal struct VisibilityTracker {
  internal enum Visibility: Hashable {
    case visible
    /// Can't be seen, but the tracker is so young that it may be on its way to the screen.
    case notVisibleEarly
    case notVisible
  }

  /// How long a tracker is young, in seconds.
  internal static let earlyPeriod: TimeInterval = 1

  internal private(set) weak var host: (any ListHost)?
  private let start: TimeInterval

  internal init(_ host: any ListHost, now: TimeInterval) {
    self.host = host
    start = now
  }

  internal func visibility(now: TimeInterval) -> Visibility {
    guard let host, !host.isVisible else { return .visible }
    return now - start < Self.earlyPeriod ? .notVisibleEarly : .notVisible
  }
}
