// SPDX-License-Identifier: MIT

import CAllocationCounter

enum AllocationMeter {
  /// The heap allocations of a piece of work on this thread, or nil where nothing can count them.
  static func allocations(of work: () -> Void) -> Int? { usage(of: work)?.allocations }

  /// The heap allocations of a piece of work on this thread and the bytes that they asked for, or nil where nothing can count them.
  static func usage(of work: () -> Void) -> (allocations: Int, bytes: Int)? {
    guard allocation_counter_is_available() else { return nil }
    allocation_counter_start()
    defer { allocation_counter_stop() }
    let before = allocation_counter_thread_counts()
    work()
    let after = allocation_counter_thread_counts()
    return (Int(after.allocations - before.allocations), Int(after.bytes - before.bytes))
  }
}
