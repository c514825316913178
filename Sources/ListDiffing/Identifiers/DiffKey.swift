// SPDX-License-Identifier: MIT

/// What the 64 bits of a flat identifier mean.
@frozen
public enum DiffKeyForm: Sendable, Hashable {
  /// Equal exactly when the identifiers are equal: nothing is left to confirm.
  case exact
  /// A hash: equal for equal identifiers; that it differs for different ones is confirmed with `==`.
  case hashed
}

/// An identifier that gives itself as 64 bits without going through Swift's `Hasher`.
///
/// All fixed-width integers, `String`, `Substring`, raw values of those and (with
/// `ListDiffingFoundation`) `UUID` are such keys. A raw-representable type only declares it:
///
/// ```swift
/// struct Slug: RawRepresentable, Hashable, DiffKey { let rawValue: String }
/// ```
///
/// A type of several fields feeds each field that `==` compares to a ``DiffHasher``:
///
/// ```swift
/// struct SeatNumber: DiffKey {
///   let row: Int
///   let letter: String
///
///   func hash(into hasher: inout DiffHasher) {
///     hasher.combine(row)
///     hasher.combine(letter)
///   }
/// }
/// ```
///
/// The rule is `Hashable`'s: equal identifiers must give equal bits. A key that breaks it makes elements look deleted
/// and inserted. The reverse need not hold; a collision costs time, never exactness.
public protocol DiffKey: Hashable {
  /// Feeds every field that `==` compares to the hasher, in a fixed order.
  func hash(into hasher: inout DiffHasher)

  /// What ``flatKey(seed:)`` returns. The default is ``DiffKeyForm/hashed``.
  static var keyForm: DiffKeyForm { get }

  /// The identifier in 64 bits. The default runs a ``DiffHasher`` over `hash(into:)`.
  ///
  /// - Parameter seed: A number to start the hash from. ``DiffKeyForm/exact`` keys leave it out.
  func flatKey(seed: UInt64) -> UInt64

  /// Not API: appends the flat form; types of bytes append those, to be hashed many at a time.
  func _append(to sink: inout _DiffKeySink)
}

extension DiffKey {
  /// ``DiffKeyForm/hashed``.
  @inlinable @inline(__always)
  public static var keyForm: DiffKeyForm { .hashed }

  /// What a ``DiffHasher`` makes of the fields that `hash(into:)` feeds to it.
  @inlinable
  public func flatKey(seed: UInt64) -> UInt64 {
    var hasher = DiffHasher(seed: seed)
    hash(into: &hasher)
    return hasher.finalize()
  }

  @inlinable @inline(__always)
  public func _append(to sink: inout _DiffKeySink) { sink.append(flatKey(seed: sink.seed)) }
}
