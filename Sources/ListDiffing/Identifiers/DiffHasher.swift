// SPDX-License-Identifier: MIT

/// Combines the fields of an identifier into 64 bits.
///
/// A fast seeded hash of the multiply-and-fold family: each word is combined with the state by a 64×64→128-bit multiply
/// whose halves are folded together. It is not stable between versions of this package, and not cryptographic; Trellis
/// confirms every pair with `==` and changes the seed when hashes collide.
@frozen
public struct DiffHasher: Sendable {
  @usableFromInline internal var state: UInt64

  /// Starts a hash.
  ///
  /// - Parameter seed: Different seeds give unrelated hashes.
  @inlinable @inline(__always)
  public init(seed: UInt64) { state = seed ^ 0x2545_F491_4F6C_DD1D }

  /// Adds an identifier.
  @inlinable @inline(__always)
  public mutating func combine<Key: DiffKey>(_ key: Key) { key.hash(into: &self) }

  /// Adds 64 bits.
  @inlinable @inline(__always)
  public mutating func combine(bits: UInt64) {
    // The word and the state are xored before the multiply, so a word that is to cancel the state has to guess the seed.
    let product = (state ^ bits).multipliedFullWidth(by: 0x9E6C_63D0_876A_9A47)
    state = (product.high ^ product.low) &+ (bits << 32 | bits >> 32)
  }

  /// Adds bytes, and how many there are.
  @inlinable
  public mutating func combine(bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while bytes.count &- offset >= 8 {
      combine(bits: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    combine(bits: rest)
    combine(bits: UInt64(truncatingIfNeeded: bytes.count))
  }

  /// The hash of all that was added.
  @inlinable @inline(__always)
  public consuming func finalize() -> UInt64 {
    let product = (state ^ state >> 32).multipliedFullWidth(by: 0xD1B5_4A32_D192_ED03)
    return product.high ^ product.low
  }

  /// Adds text, the same for all spellings that `==` calls equal.
  @inlinable
  internal mutating func combine<Text: StringProtocol>(text: Text) {
    state = TextHash.hash(of: text, seed: state, isInSwift: true)
  }
}
