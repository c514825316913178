// SPDX-License-Identifier: MIT

private import CDiff

/// The hash of a string, the same for all spellings that Swift calls equal.
///
/// ASCII text has no other ASCII spelling and is hashed as the bytes it is, 16 at a time by multiply-and-fold. That it is
/// ASCII is seen on the way. Long text goes to XXH3 in the core. The rest goes by way of ``CanonicalText``.
///
/// Short text stays in Swift because a call into C inside `withContiguousStorageIfAvailable` brings a retain and a release,
/// and because copying many strings together for one call costs more than it saves: 36-character identifiers take 5 ns here,
/// 10 ns by way of a buffer and 20 ns by a call each.
@usableFromInline
internal enum TextHash {
  /// From this many bytes on XXH3 is ahead, its call included.
  @inlinable internal static var longByteCount: Int { 512 }

  /// Hashes text.
  ///
  /// - Parameter isInSwift: Whether long text is to be hashed here too.
  @inlinable @inline(__always)
  internal static func hash<Text: StringProtocol>(of text: Text, seed: UInt64, isInSwift: Bool) -> UInt64 {
    quickHash(of: text, seed: seed) ?? longOrCanonicalHash(of: String(text), seed: seed, isInSwift: isInSwift)
  }

  /// Hashes text that is short, ASCII and in one piece; `nil` if it is not.
  ///
  /// The compiler sees through all of it, so that nothing has to be retained meanwhile.
  @inlinable @inline(__always)
  internal static func quickHash<Text: StringProtocol>(of text: Text, seed: UInt64) -> UInt64? {
    let result = text.utf8.withContiguousStorageIfAvailable { utf8 -> (hash: UInt64, isASCII: Bool) in
      if utf8.count >= longByteCount { return (0, false) }
      return shortHash(of: UnsafeRawBufferPointer(utf8), seed: seed)
    }
    guard let result, result.isASCII else { return nil }
    return result.hash
  }

  // MARK: - ASCII

  @inlinable @inline(__always)
  internal static func shortHash(of bytes: UnsafeRawBufferPointer, seed: UInt64) -> (
    hash: UInt64, isASCII: Bool
  ) {
    let count = bytes.count
    // Both factors of each product hide behind a number that only the seed tells: else a word chosen to make one factor 0
    // would make the other one vanish.
    let key = (seed ^ 0x9E6C_63D0_876A_9A47) &* 0xD1B5_4A32_D192_ED03
    var state = seed ^ 0x2545_F491_4F6C_DD1D
    var union: UInt64 = 0
    @inline(__always)
    func mix(_ first: UInt64, _ second: UInt64) {
      union |= first | second
      state = fold(first ^ key, second ^ state)
    }
    @inline(__always)
    func word(_ offset: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    if count > 16 {
      var offset = 0
      while offset &+ 16 < count {
        mix(word(offset), word(offset &+ 8))
        offset &+= 16
      }
      // The last 16 bytes, some of which may have been seen.
      mix(word(count &- 16), word(count &- 8))
    } else if count >= 8 {
      mix(word(0), word(count &- 8))
    } else if count >= 4 {
      let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let second = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      mix(UInt64(first), UInt64(second))
    } else if count > 0 {
      mix(UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8, UInt64(bytes[count &- 1]))
    }
    return (
      fold(state ^ UInt64(truncatingIfNeeded: count), 0xD1B5_4A32_D192_ED03),
      union & 0x8080_8080_8080_8080 == 0
    )
  }

  /// Multiplies to 128 bits and folds the halves together.
  @inlinable @inline(__always)
  internal static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  // MARK: - Other text

  @usableFromInline
  internal static func longOrCanonicalHash(of text: String, seed: UInt64, isInSwift: Bool) -> UInt64 {
    var text = text
    if let hash = text.withUTF8({
      asciiHash(of: UnsafeRawBufferPointer($0), seed: seed, isInSwift: isInSwift)
    }) {
      return hash
    }
    switch CanonicalText(text) {
    case .ascii(let utf8):
      return utf8.withUnsafeBytes { asciiHash(of: $0, seed: seed, isInSwift: isInSwift) } ?? 0
    case .other(let hash):
      // Of Swift's `Hasher`, which knows nothing of what was combined before.
      return fold(hash ^ seed, 0x9E6C_63D0_876A_9A47) ^ seed
    }
  }

  /// The hash of bytes, `nil` if they are not ASCII.
  private static func asciiHash(of bytes: UnsafeRawBufferPointer, seed: UInt64, isInSwift: Bool) -> UInt64? {
    if bytes.count < longByteCount || isInSwift {
      let result = shortHash(of: bytes, seed: seed)
      return result.isASCII ? result.hash : nil
    }
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    return union < 0x80 ? cdiff_hash_bytes(bytes.baseAddress, bytes.count, seed) : nil
  }
}
