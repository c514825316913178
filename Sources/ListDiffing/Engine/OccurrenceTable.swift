// SPDX-License-Identifier: MIT

/// Where each key occurs in a list of keys, to be taken in order of occurrence.
///
/// A hash table with linear probing at a load of at most one half. A slot holds the upper half of the hash beside the
/// position of the key's next occurrence, so that a look-up rarely leaves the table to compare keys.
internal struct OccurrenceTable {
  private let keys: UnsafeBufferPointer<UInt64>
  /// `tag << 32 | position + 1`; 0 is empty.
  private let slots: UnsafeMutablePointer<UInt64>
  /// For each position the next one of the same key plus 1, 0 for the last, or `taken`.
  private let next: UnsafeMutablePointer<UInt32>
  private let mask: Int
  private let multiplier: UInt64
  private let seed: UInt64

  private static var taken: UInt32 { .max }

  /// The bits of a slot that hold the tag.
  private static var tagMask: UInt64 { 0xFFFF_FFFF_0000_0000 }

  /// No list that was not made for it comes near: the longest probe seen at a load of one half was 39.
  private static var probeLimit: Int { 128 }

  /// Fills a table; `nil` if the keys collide more often than chance allows. It is to be deallocated.
  internal init?(of keys: UnsafeBufferPointer<UInt64>, seed: UInt64, keyForm: DiffKeyForm) {
    self.keys = keys
    self.seed = keyForm == .exact ? seed : 0
    multiplier = keyForm == .exact ? (seed &* 0x9E37_79B9_7F4A_7C15) | 1 : 1
    var capacity = 2
    while capacity < 2 * keys.count { capacity *= 2 }
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    next = .allocate(capacity: keys.count)
    // From the back, so that each chain starts at the first occurrence.
    for position in (0..<keys.count).reversed() {
      guard let slot = slot(of: keys[position]) else {
        deallocate()
        return nil
      }
      next[position] = UInt32(truncatingIfNeeded: slots[slot])
      slots[slot] = tagAndHome(keys[position]).tag | UInt64(position + 1)
    }
  }

  internal func deallocate() {
    slots.deallocate()
    next.deallocate()
  }

  /// Whether the key occurs; also `true` if that would take too long to tell.
  internal func mayContain(_ key: UInt64) -> Bool {
    guard let slot = slot(of: key) else { return true }
    return slots[slot] != 0
  }

  /// The position of the first occurrence of the key that was not taken yet.
  internal func take(_ key: UInt64) throws(FlatDiffFailure) -> Int? {
    guard let slot = slot(of: key) else { throw .tooManyCollisions }
    guard slots[slot] != 0 else { return nil }
    let position = Int(UInt32(truncatingIfNeeded: slots[slot])) - 1
    let successor = next[position]
    guard successor != Self.taken else { return nil }
    next[position] = Self.taken
    if successor != 0 { slots[slot] = (slots[slot] & Self.tagMask) | UInt64(successor) }
    return position
  }

  /// Visits the positions that were not taken, ascending.
  internal func forEachUntaken(_ body: (Int) -> Void) {
    for position in 0..<keys.count where next[position] != Self.taken { body(position) }
  }

  /// The slot that holds the key, or the empty one where it would go; `nil` if it is too far away.
  @inline(__always)
  private func slot(of key: UInt64) -> Int? {
    let (tag, home) = tagAndHome(key)
    var slot = home
    for _ in 0...Self.probeLimit {
      let entry = slots[slot]
      if entry == 0 { return slot }
      if entry & Self.tagMask == tag, keys[Int(UInt32(truncatingIfNeeded: entry)) - 1] == key { return slot }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func tagAndHome(_ key: UInt64) -> (tag: UInt64, home: Int) {
    // For exact keys a multiply-and-fold with the seed; hashes are taken as they are.
    guard multiplier != 1 else { return (key & Self.tagMask, Int(truncatingIfNeeded: key) & mask) }
    let product = (key ^ seed).multipliedFullWidth(by: multiplier)
    let hash = product.high ^ product.low
    return (hash & Self.tagMask, Int(truncatingIfNeeded: hash) & mask)
  }
}
