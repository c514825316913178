// SPDX-License-Identifier: MIT

extension DiffKey where Self: RawRepresentable, RawValue: DiffKey {
  /// The raw value's form.
  @inlinable @inline(__always)
  public static var keyForm: DiffKeyForm { RawValue.keyForm }

  /// The raw value's flat form.
  @inlinable @inline(__always)
  public func flatKey(seed: UInt64) -> UInt64 { rawValue.flatKey(seed: seed) }

  /// Feeds the raw value.
  @inlinable @inline(__always)
  public func hash(into hasher: inout DiffHasher) { rawValue.hash(into: &hasher) }

  @inlinable @inline(__always)
  public func _append(to sink: inout _DiffKeySink) { rawValue._append(to: &sink) }
}
