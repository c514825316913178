// SPDX-License-Identifier: MIT

import CAllocationCounter

enum AllocationMeter {
  /// The heap allocations of a piece of work on this thread, or nil where nothing can count them.
  static func allocations(of work: () -> Void) -> Int? {
    guard allocation_counter_is_available() else { return nil }
    allocation_counter_start()
    defer { allocation_counter_stop() }
    let before = allocation_counter_thread_counts().allocations
    work()
    return Int(allocation_counter_thread_counts().allocations - before)
  }
}
