// SPDX-License-Identifier: MIT

import Foundation

/// When an update that is asked for now may start.
internal struct UpdateCoalescer: Hashable {
  internal enum Start: Hashable {
    case atOnce
    case after(TimeInterval)
  }

  internal let configuration: ListAdaptiveCoalescing
  private var interval: TimeInterval
  private var lastStart: TimeInterval?

  internal init(_ configuration: ListAdaptiveCoalescing) {
    self.configuration = configuration
    interval = configuration.minimumInterval
  }

  /// - Parameters:
  ///   - now: Seconds on the clock that is also given to ``started(at:)``.
  ///   - isVisible: Whether the list can be seen, or is so young that it may be about to.
  internal mutating func start(now: TimeInterval, isVisible: Bool) -> Start {
    guard configuration.isEnabled else { return .after(0) }
    if configuration.usesMaximumIntervalWhenNotVisible && !isVisible {
      return .after(configuration.maximumInterval)
    }
    guard let lastStart, now - lastStart <= interval else {
      interval = configuration.minimumInterval
      return .atOnce
    }
    let delay = max(0, interval - (now - lastStart))
    interval = min(interval + configuration.intervalIncrement, configuration.maximumInterval)
    return .after(delay)
  }

  internal mutating func started(at now: TimeInterval) { lastStart = now }
}
