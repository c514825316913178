// SPDX-License-Identifier: MIT

import Foundation

/// Monotonic time in nanoseconds since some moment. (`ContinuousClock` needs macOS 13.)
enum Clock {
  @inline(__always)
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  static func nanoseconds(of work: () -> Void) -> Double {
    let start = now()
    work()
    return Double(now() - start)
  }
}
