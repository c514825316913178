// SPDX-License-Identifier: MIT

import Foundation

/// A scheduler for tests, whose time stands still until it is moved and whose background does nothing until it is told to.
///
/// ```swift
/// let scheduler = ManualListScheduler()
/// let updater = ListAdapterUpdater(scheduler: scheduler)
/// let adapter = ListAdapter(updater: updater)
/// adapter.host = host
/// adapter.dataSource = source
/// source.messages = [Message(id: 1, text: "Hello")]
/// adapter.performUpdates(animated: false)
/// scheduler.advance()
/// #expect(host.numberOfSections == 1)
/// ```
public final class ManualListScheduler: ListScheduler {
  private struct BackgroundWork {
    let priority: TaskPriority
    let work: @Sendable () -> Void
    let completion: @MainActor () -> Void
  }

  private var works = ScheduledWorks()
  private var background: [BackgroundWork] = []

  /// Seconds since the scheduler was made, as told by ``advance(by:)``.
  public private(set) var now: TimeInterval = 0

  /// Makes a scheduler whose clock is at zero.
  public nonisolated init() {}

  /// How many works wait for their time.
  public var scheduledCount: Int { works.count }

  /// The seconds until the next work is due: zero for one that waits for the next turn; `nil` if none waits.
  public var timeUntilNext: TimeInterval? { works.first.map { max(0, $0.time - now) } }

  /// The priorities of the works that wait in the background, in order.
  public var backgroundPriorities: [TaskPriority] { background.map(\.priority) }

  public func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    works.add(at: now + max(0, delay), work)
  }

  public func performInBackground(
    priority: TaskPriority, _ work: @escaping @Sendable () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    background.append(BackgroundWork(priority: priority, work: work, completion: completion))
  }

  /// Moves the clock on and does all work that becomes due on the way, each at its time, also what such work schedules.
  ///
  /// Work that always schedules more without a delay keeps this method from returning; see ``runTurn()``.
  ///
  /// - Parameter seconds: How far. With zero, the default, what waits for the next turn is done.
  public func advance(by seconds: TimeInterval = 0) {
    precondition(seconds >= 0, "Time can't be moved back")
    let end = now + seconds
    while let next = works.first, next.time <= end {
      now = max(now, next.time)
      works.removeFirst()?.work()
    }
    now = end
  }

  /// Does the work that is due now, but not what it schedules.
  public func runTurn() {
    var due = ScheduledWorks()
    while let next = works.first, next.time <= now, let entry = works.removeFirst() {
      due.add(at: entry.time, entry.work)
    }
    while let entry = due.removeFirst() { entry.work() }
  }

  /// Does the background work that has waited longest, and then calls its completion.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func runBackgroundWork() -> Bool {
    guard !background.isEmpty else { return false }
    let next = background.removeFirst()
    next.work()
    next.completion()
    return true
  }
}
