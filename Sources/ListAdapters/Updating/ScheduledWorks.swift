// SPDX-License-Identifier: MIT

import Foundation

/// Works that wait for their time, the first due first, of equal ones the first scheduled first.
internal struct ScheduledWorks {
  internal struct Entry {
    internal let time: TimeInterval
    internal let work: @MainActor () -> Void
  }

  private var entries: [Entry] = []

  internal init() {}

  internal var count: Int { entries.count }
  internal var first: Entry? { entries.first }

  /// O(1) if no later work waits, else linear in their number.
  internal mutating func add(at time: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    var position = entries.count
    while position > 0, entries[position - 1].time > time { position -= 1 }
    entries.insert(Entry(time: time, work: work), at: position)
  }

  internal mutating func removeFirst() -> Entry? { entries.isEmpty ? nil : entries.removeFirst() }
}
