// SPDX-License-Identifier: MIT

// An integer of up to 64 bits is its own flat form: exact by construction. The core mixes it with the seed where it
// needs a hash, and nowhere else.

extension DiffKey where Self: FixedWidthInteger {
  /// ``DiffKeyForm/exact``.
  @inlinable @inline(__always)
  public static var keyForm: DiffKeyForm { .exact }

  /// The integer, sign-extended.
  @inlinable @inline(__always)
  public func flatKey(seed: UInt64) -> UInt64 { UInt64(truncatingIfNeeded: self) }

  /// Feeds the integer, sign-extended to 64 bits.
  @inlinable @inline(__always)
  public func hash(into hasher: inout DiffHasher) { hasher.combine(bits: UInt64(truncatingIfNeeded: self)) }
}

extension Int: DiffKey {}
extension Int8: DiffKey {}
extension Int16: DiffKey {}
extension Int32: DiffKey {}
extension Int64: DiffKey {}
extension UInt: DiffKey {}
extension UInt8: DiffKey {}
extension UInt16: DiffKey {}
extension UInt32: DiffKey {}
extension UInt64: DiffKey {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DiffKey {
  /// ``DiffKeyForm/hashed``: 128 bits do not fit 64.
  @inlinable @inline(__always)
  public static var keyForm: DiffKeyForm { .hashed }

  /// A hash of both halves.
  @inlinable
  public func flatKey(seed: UInt64) -> UInt64 { UInt128(truncatingIfNeeded: self).flatKey(seed: seed) }

  /// Feeds both halves.
  @inlinable
  public func hash(into hasher: inout DiffHasher) { UInt128(truncatingIfNeeded: self).hash(into: &hasher) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DiffKey {
  /// ``DiffKeyForm/hashed``: 128 bits do not fit 64.
  @inlinable @inline(__always)
  public static var keyForm: DiffKeyForm { .hashed }

  /// A hash of both halves.
  @inlinable
  public func flatKey(seed: UInt64) -> UInt64 {
    var hasher = DiffHasher(seed: seed)
    hash(into: &hasher)
    return hasher.finalize()
  }

  /// Feeds both halves.
  @inlinable
  public func hash(into hasher: inout DiffHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
    hasher.combine(bits: UInt64(truncatingIfNeeded: self >> 64))
  }
}
