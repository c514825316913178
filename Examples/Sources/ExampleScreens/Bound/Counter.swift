// SPDX-License-Identifier: MIT

import ListDiffing

/// Something that counts, and says how far by streams. It stays the same one while it does.
struct Counter: Identifiable, Diffable {
  let id: Int
  let numbers: Published<[Int]>

  @MainActor
  init(id: Int) {
    self.id = id
    numbers = Published([1, 2, 3])
  }

  func isContentEqual(to other: Counter) -> Bool { numbers === other.numbers }
}
