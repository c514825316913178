// SPDX-License-Identifier: MIT

/// Where each key of a list occurs first: a hash table with linear probing at a load of at most one half. It can follow appends, and as long
/// as no key repeats, other changes.
///
/// It knows keys only; that an identifier is really the one that was asked for is for its user to confirm.
internal struct KeyTable {
  /// `position + 1`; 0 is empty.
  private var slots: ContiguousArray<UInt32>
  private var mask: Int
  private var distinctCount = 0

  /// Fills a table. O(n) expected.
  internal init(of keys: ContiguousArray<UInt64>) {
    precondition(
      keys.count <= Changeset.maximumCount,
      "A list of more than 2^32 - 2 elements can't be searched by identifier; search its parts.")
    var capacity = 8
    while capacity < 2 * keys.count { capacity *= 2 }
    slots = ContiguousArray(repeating: 0, count: capacity)
    mask = capacity - 1
    for position in keys.indices { insert(position, of: keys) }
  }

  /// Whether no key of the list, which has so many, occurs twice.
  internal func areKeysUnique(count: Int) -> Bool { distinctCount == count }

  /// Strikes out the keys at these positions, before they change. O(1) expected for each.
  ///
  /// - Precondition: No key occurs twice.
  internal mutating func remove(_ positions: some Sequence<Int>, of keys: ContiguousArray<UInt64>) {
    for position in positions {
      var hole = slot(of: keys[position], in: keys)
      slots[hole] = 0
      // What was put further on because of it closes the gap, or it would not be found.
      var next = (hole + 1) & mask
      while slots[next] != 0 {
        let home = home(of: keys[Int(slots[next]) - 1])
        if (next - home) & mask >= (next - hole) & mask {
          slots[hole] = slots[next]
          slots[next] = 0
          hole = next
        }
        next = (next + 1) & mask
      }
      distinctCount -= 1
    }
  }

  /// Enters the keys at these positions, after they changed. O(1) expected for each, amortised.
  internal mutating func insert(_ positions: some Collection<Int>, of keys: ContiguousArray<UInt64>) {
    if 2 * (distinctCount + positions.count) > slots.count {
      self = KeyTable(of: keys)
    } else {
      for position in positions { insert(position, of: keys) }
    }
  }

  /// The position of the first occurrence of a key in the list that the table was made of.
  internal func firstPosition(of key: UInt64, in keys: ContiguousArray<UInt64>) -> Int? {
    let entry = slots[slot(of: key, in: keys)]
    return entry == 0 ? nil : Int(entry) - 1
  }

  private mutating func insert(_ position: Int, of keys: ContiguousArray<UInt64>) {
    let slot = slot(of: keys[position], in: keys)
    if slots[slot] == 0 {
      slots[slot] = UInt32(position + 1)
      distinctCount += 1
    } else {
      slots[slot] = min(slots[slot], UInt32(position + 1))
    }
  }

  /// The slot that holds the key, or the empty one where it would go.
  private func slot(of key: UInt64, in keys: ContiguousArray<UInt64>) -> Int {
    var slot = home(of: key)
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }

  /// The slot where the key goes if it is free.
  private func home(of key: UInt64) -> Int {
    // Exact keys are not mixed, and hashes may be a user's: a multiply-and-fold with a number that nobody can guess.
    let product = (key ^ DiffWorkspace.processSeed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low) & mask
  }
}
