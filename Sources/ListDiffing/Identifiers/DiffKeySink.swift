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

  /// What `append(hashing:)` appends for identifiers of a type.
  @inlinable @inline(__always)
  public static func form<Identifier: Hashable>(hashing type: Identifier.Type) -> DiffKeyForm {
    type == Int.self || type == Int64.self ? .exact : .hashed
  }

  /// Appends an identifier of which only `Hashable` is known where its element conforms to ``Diffable``.
  ///
  /// Generic elements (`DiffableBox`, a user's `Row<ID: Hashable>`) come here with every identifier. The usual ones are
  /// recognised, which costs nothing where this is specialised; the others go through Swift's `Hasher`.
  @inlinable @inline(__always)
  public mutating func append<Identifier: Hashable>(hashing identifier: Identifier) {
    if Identifier.self == Int.self {
      append(UInt64(truncatingIfNeeded: unsafeBitCast(identifier, to: Int.self)))
    } else if Identifier.self == Int64.self {
      append(UInt64(bitPattern: unsafeBitCast(identifier, to: Int64.self)))
    } else if Identifier.self == String.self {
      append(text: unsafeBitCast(identifier, to: String.self))
    } else {
      append(UInt64(truncatingIfNeeded: identifier.hashValue))
    }
  }

  /// Appends text.
  @inlinable @inline(__always)
  public mutating func append<Text: StringProtocol>(text: Text) {
    append(TextHash.hash(of: text, seed: seed, isInSwift: isInSwift))
  }
}
