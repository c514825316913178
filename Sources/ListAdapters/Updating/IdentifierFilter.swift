// SPDX-License-Identifier: MIT

/// Says of most identifiers that are not in a list that they are not, at a fraction of what a `Set` takes: a filter after Bloom (1970),
/// four bits for each, of 16 or more.
///
/// What was inserted stays in it.
@usableFromInline
internal struct IdentifierFilter {
  private var words: [UInt64]
  private var count: Int
  private let capacity: Int

  /// Makes an empty filter for a list of a length, with room for a quarter more.
  @usableFromInline
  internal init(listCount: Int) {
    capacity = listCount + listCount / 4 + 32
    words = [UInt64](repeating: 0, count: capacity / 4 + 1)
    count = 0
  }

  /// Whether there is room for more identifiers, and not far too much for a list of a length.
  @usableFromInline
  internal func fits(listCount: Int, insertionCount: Int) -> Bool {
    count + insertionCount <= capacity && capacity <= 4 * listCount + 256
  }

  /// Adds an identifier.
  ///
  /// - Returns: Whether it may have been among them before.
  @usableFromInline
  @discardableResult
  internal mutating func insert(_ hash: Int) -> Bool {
    let hash = UInt64(truncatingIfNeeded: hash)
    let (first, firstBits) = place(of: hash)
    let (second, secondBits) = place(of: (hash << 32 | hash >> 32) &* 0x9E37_79B9_7F4A_7C15)
    let isKnown = words[first] & firstBits == firstBits && words[second] & secondBits == secondBits
    words[first] |= firstBits
    words[second] |= secondBits
    count += 1
    return isKnown
  }

  /// A word by the upper bits of a hash, and two bits of it by the lower ones.
  private func place(of hash: UInt64) -> (word: Int, bits: UInt64) {
    let word = hash.multipliedFullWidth(by: UInt64(words.count)).high
    return (Int(truncatingIfNeeded: word), 1 << (hash & 63) | 1 << (hash >> 6 & 63))
  }
}
