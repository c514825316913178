// SPDX-License-Identifier: MIT

import Foundation

enum Clock {
  /// Nanoseconds since some moment. (`ContinuousClock` needs macOS 13.)
  static func now() -> UInt64 { read(CLOCK_MONOTONIC) }

  /// The processor time that a piece of work takes on this thread.
  ///
  /// It leaves out the time in which the system let another program run, and nothing else: no engine waits for
  /// anything, or starts a thread. So figures from a busy machine are good, too.
  static func nanoseconds(of work: () -> Void) -> Double {
    let start = read(CLOCK_THREAD_CPUTIME_ID)
    work()
    return Double(read(CLOCK_THREAD_CPUTIME_ID) - start)
  }

  private static func read(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
