// SPDX-License-Identifier: MIT

/// Where each key of a list occurs first: a hash table with linear probing at a load of at most one half.
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

  /// Adds the keys from a position on, which were appended to the list. O(1) expected for each, amortised.
  internal mutating func extend(over keys: ContiguousArray<UInt64>, from start: Int) {
    let added = keys.count - start
    if 2 * (distinctCount + added) > slots.count {
      self = KeyTable(of: keys)
    } else {
      for position in start..<keys.count { insert(position, of: keys) }
    }
  }

  /// The position of the first occurrence of a key in the list that the table was made of.
  internal func firstPosition(of key: UInt64, in keys: ContiguousArray<UInt64>) -> Int? {
    let entry = slots[slot(of: key, in: keys)]
    return entry == 0 ? nil : Int(entry) - 1
  }

  private mutating func insert(_ position: Int, of keys: ContiguousArray<UInt64>) {
    let slot = slot(of: keys[position], in: keys)
    guard slots[slot] == 0 else { return }
    slots[slot] = UInt32(position + 1)
    distinctCount += 1
  }

  /// The slot that holds the key, or the empty one where it would go.
  private func slot(of key: UInt64, in keys: ContiguousArray<UInt64>) -> Int {
    // Exact keys are not mixed, and hashes may be a user's: a multiply-and-fold with a number that nobody can guess.
    let product = (key ^ DiffWorkspace.processSeed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    var slot = Int(truncatingIfNeeded: product.high ^ product.low) & mask
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }
}
