// SPDX-License-Identifier: MIT

import Foundation

/// Where an updater gets its time and its turns from; tests give one that they move by hand.
@MainActor
public protocol ListScheduler: AnyObject {
  /// Seconds on a clock that never goes back.
  var now: TimeInterval { get }

  /// Calls `work` on the main actor, after the current turn and no sooner than `delay` seconds from now. Works of equal delay are called
  /// in the order in which they were scheduled.
  func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void)

  /// Calls `work` away from the main actor, and then `completion` on it.
  func performInBackground(
    priority: TaskPriority, _ work: @escaping @Sendable () -> Void,
    completion: @escaping @MainActor () -> Void)
}
