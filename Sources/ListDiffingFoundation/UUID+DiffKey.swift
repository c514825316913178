// SPDX-License-Identifier: MIT

public import ListDiffing

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: DiffKey {
  /// Feeds the 16 bytes.
  @inlinable @inline(__always)
  public func hash(into hasher: inout DiffHasher) {
    let (low, high) = unsafeBitCast(uuid, to: (UInt64, UInt64).self)
    hasher.combine(bits: low)
    hasher.combine(bits: high)
  }
}

extension UUID: Diffable {}
