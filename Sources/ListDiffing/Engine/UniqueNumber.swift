// SPDX-License-Identifier: MIT

/// Numbers that are drawn once in a process: for telling one request or one instance from the next.
internal enum UniqueNumber {
  nonisolated(unsafe) private static var last: UInt64 = 0

  internal static func next() -> UInt64 {
    Lock.shared.withLock {
      last += 1
      return last
    }
  }
}
