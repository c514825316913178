// SPDX-License-Identifier: MIT

/// Tells of most identifiers that are not among a few that they are not, at a fraction of what hashing costs. It knows whole numbers; of
/// others it says that they may be.
@usableFromInline
internal struct IdentifierFilter<Identifier: Hashable> {
  /// A power of two of words, some 64 bits for each identifier.
  @usableFromInline internal let words: [UInt64]

  @inlinable
  internal init(_ identifiers: some Collection<Identifier>) {
    guard let first = identifiers.first, Self.number(first) != nil else {
      words = []
      return
    }
    var count = 64
    while count < identifiers.count { count *= 2 }
    var words = [UInt64](repeating: 0, count: count)
    for identifier in identifiers {
      guard let number = Self.number(identifier) else { continue }
      let (word, bit) = Self.place(of: number, count)
      words[word] |= bit
    }
    self.words = words
  }

  @inlinable
  internal func mayContain(_ identifier: Identifier) -> Bool {
    guard !words.isEmpty, let number = Self.number(identifier) else { return true }
    let (word, bit) = Self.place(of: number, words.count)
    return words[word] & bit != 0
  }

  /// Numbers are often consecutive, or differ in their upper bits only, so all bits take part.
  @inlinable
  internal static func place(of number: UInt64, _ count: Int) -> (word: Int, bit: UInt64) {
    let mixed = (number ^ number >> 32) &* 0x9E37_79B9_7F4A_7C15
    return (Int(truncatingIfNeeded: mixed >> 32) & (count - 1), 1 << (mixed >> 58))
  }

  /// An identifier as a number, if its type is one. Specialised code knows without looking.
  @inlinable
  internal static func number(_ identifier: Identifier) -> UInt64? {
    if Identifier.self == Int.self { return (identifier as? Int).map { UInt64(truncatingIfNeeded: $0) } }
    if Identifier.self == Int64.self { return (identifier as? Int64).map { UInt64(bitPattern: $0) } }
    if Identifier.self == UInt64.self { return identifier as? UInt64 }
    if Identifier.self == Int32.self { return (identifier as? Int32).map { UInt64(truncatingIfNeeded: $0) } }
    if Identifier.self == UInt32.self { return (identifier as? UInt32).map { UInt64($0) } }
    return nil
  }
}
