// SPDX-License-Identifier: MIT

import CAllocationCounter

enum HeldBytes {
  /// How much more memory is in use once something has been made, or nil where the system does not say.
  static func held(by make: () -> AnyObject) -> Int? {
    let before = allocation_counter_bytes_in_use()
    guard before > 0 else { return nil }
    let made = make()
    let after = allocation_counter_bytes_in_use()
    return withExtendedLifetime(made) { Int(after) - Int(before) }
  }
}
