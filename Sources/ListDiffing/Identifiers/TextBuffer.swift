// SPDX-License-Identifier: MIT

private import CDiff

/// The bytes of a few strings one behind the other, to be hashed by the core in one call.
@frozen @usableFromInline
internal struct TextBuffer {
  /// How many strings are hashed in one call.
  @inlinable internal static var textCapacity: Int { 64 }

  /// Room for 64 strings of 64 bytes; small enough to stay in the first-level cache.
  @inlinable internal static var byteCapacity: Int { 4096 }

  /// The bytes that a buffer takes.
  internal static var byteCount: Int { byteCapacity + textCapacity * MemoryLayout<UInt32>.stride }

  @usableFromInline internal let bytes: UnsafeMutablePointer<UInt8>
  @usableFromInline internal let ends: UnsafeMutablePointer<UInt32>

  /// `false` where text is to be hashed in Swift.
  @usableFromInline internal let isInUse: Bool

  internal static func allocate() -> TextBuffer {
    TextBuffer(
      bytes: .allocate(capacity: byteCapacity), ends: .allocate(capacity: textCapacity), isInUse: true)
  }

  private init(bytes: UnsafeMutablePointer<UInt8>, ends: UnsafeMutablePointer<UInt32>, isInUse: Bool) {
    self.bytes = bytes
    self.ends = ends
    self.isInUse = isInUse
  }

  /// The same memory, for a diff that hashes text in Swift.
  internal var unused: TextBuffer { TextBuffer(bytes: bytes, ends: ends, isInUse: false) }

  internal func deallocate() {
    bytes.deallocate()
    ends.deallocate()
  }

  /// Hashes the first `count` strings in the buffer.
  internal func hash(count: Int, seed: UInt64, into hashes: UnsafeMutablePointer<UInt64>) {
    if cdiff_hash_batch(bytes, ends, count, seed, hashes) { return }
    var start = 0
    for index in 0..<count {
      let end = Int(ends[index])
      let utf8 = UnsafeBufferPointer(start: bytes + start, count: end - start)
      if !UnsafeRawBufferPointer(utf8).isASCII { hashes[index] = hashCanonical(utf8, seed: seed) }
      start = end
    }
  }

  /// Hashes one string.
  internal func hash(_ utf8: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    UnsafeRawBufferPointer(utf8).isASCII
      ? cdiff_hash_bytes(utf8.baseAddress, utf8.count, seed) : hashCanonical(utf8, seed: seed)
  }

  private func hashCanonical(_ utf8: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    switch CanonicalText(String(decoding: utf8, as: UTF8.self)) {
    case .ascii(let utf8): cdiff_hash_bytes(utf8, utf8.count, seed)
    case .other(let hash): hash
    }
  }
}
