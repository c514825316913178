// SPDX-License-Identifier: MIT

/// Not API: where identifiers go in their flat form.
@frozen
public struct _DiffKeySink {
  /// The seed of the hashes.
  public let seed: UInt64

  /// Whether long text is hashed in Swift rather than in the core.
  @usableFromInline internal let isInSwift: Bool

  /// Where the next identifier goes.
  @usableFromInline internal var next: UnsafeMutablePointer<UInt64>

  @inlinable @inline(__always)
  internal init(writingTo next: UnsafeMutablePointer<UInt64>, seed: UInt64, isInSwift: Bool) {
    self.next = next
    self.seed = seed
    self.isInSwift = isInSwift
  }

  /// Appends an identifier that is flat already.
  @inlinable @inline(__always)
  public mutating func append(_ key: UInt64) {
    next.pointee = key
    next += 1
  }

  /// Appends an identifier that has a flat form.
  @inlinable @inline(__always)
  public mutating func append<Key: DiffKey>(key: @autoclosure () -> Key) {
    // The same as the witness does for a string; but that is not inlined, and then the sink lives in memory. And if a string
    // is hashed the long way it is read again: one that is still needed behind a call would be retained on the quick way too.
    // Together 4 ns of 9 a string.
    if Key.self == String.self {
      if let hash = TextHash.quickHash(of: unsafeBitCast(key(), to: String.self), seed: seed) {
        return append(hash)
      }
    }
    key()._append(to: &self)
  }

  /// Appends an identifier through Swift's `Hasher`.
  @inlinable @inline(__always)
  public mutating func append<Identifier: Hashable>(hashing identifier: Identifier) {
    append(UInt64(truncatingIfNeeded: identifier.hashValue))
  }

  /// Appends text.
  @inlinable @inline(__always)
  public mutating func append<Text: StringProtocol>(text: Text) {
    append(TextHash.hash(of: text, seed: seed, isInSwift: isInSwift))
  }
}
