// SPDX-License-Identifier: MIT

import Foundation

/// Gives turns by Swift concurrency: each work is a task of the main actor.
///
/// It works wherever the main actor runs: in apps on Apple platforms, and in any program whose main function is asynchronous or that
/// runs the main queue.
public final class ListMainActorScheduler: ListScheduler {
  private var waiting = ScheduledWorks()

  public nonisolated init() {}

  public var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  public func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    waiting.add(at: now + max(0, delay), work)
    Task { @MainActor in
      if delay > 0 { try? await Task.sleep(nanoseconds: UInt64(delay * 1e9)) }
      // Tasks may come out of order; the works do not. The first one was due no later than this task's own.
      waiting.removeFirst()?.work()
    }
  }

  public func performInBackground(
    priority: TaskPriority, _ work: @escaping @Sendable () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    Task.detached(priority: priority) {
      work()
      await completion()
    }
  }
}
