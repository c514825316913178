// SPDX-License-Identifier: MIT

/// Not API: where identifiers go in their flat form.
///
/// Numbers are stored as they come. Text is copied into a small buffer and hashed 64 strings at a time by the core: a
/// call into C for each string costs a retain and release around it, about 20 ns against 6.
@frozen
public struct _DiffKeySink {
  /// The seed of the hashes.
  public let seed: UInt64

  /// Where the next identifier goes.
  @usableFromInline internal var next: UnsafeMutablePointer<UInt64>

  /// Text waiting to be hashed; it belongs to the `pendingCount` identifiers before `next`.
  @usableFromInline internal let text: TextBuffer

  @usableFromInline internal var pendingCount = 0
  @usableFromInline internal var pendingBytes = 0

  @inlinable @inline(__always)
  internal init(writingTo next: UnsafeMutablePointer<UInt64>, seed: UInt64, text: TextBuffer) {
    self.next = next
    self.seed = seed
    self.text = text
  }

  /// Appends an identifier that is flat already.
  @inlinable @inline(__always)
  public mutating func append(_ key: UInt64) {
    next.pointee = key
    next += 1
  }

  /// Appends an identifier through Swift's `Hasher`.
  @inlinable @inline(__always)
  public mutating func append<Identifier: Hashable>(hashing identifier: Identifier) {
    append(UInt64(truncatingIfNeeded: identifier.hashValue))
  }

  /// Appends text.
  @inlinable @inline(__always)
  public mutating func append<Text: StringProtocol & DiffKey>(text string: Text) {
    guard text.isInUse else { return append(string.flatKey(seed: seed)) }
    let offset = pendingBytes
    let end = string.utf8.withContiguousStorageIfAvailable { [bytes = text.bytes] utf8 -> Int in
      guard utf8.count <= TextBuffer.byteCapacity &- offset else { return -1 }
      if let source = utf8.baseAddress {
        UnsafeMutableRawPointer(bytes + offset).copyMemory(from: source, byteCount: utf8.count)
      }
      return offset &+ utf8.count
    }
    guard let end, end >= 0 else { return appendUnbuffered(String(string)) }
    text.ends[pendingCount] = UInt32(truncatingIfNeeded: end)
    pendingBytes = end
    pendingCount &+= 1
    next += 1
    if pendingCount == TextBuffer.textCapacity { flush() }
  }

  /// Appends text that does not fit the buffer as it is, or does not lie in one piece.
  @usableFromInline
  internal mutating func appendUnbuffered(_ string: String) {
    flush()
    var string = string
    append(string.withUTF8 { text.hash($0, seed: seed) })
  }

  /// Hashes the text that is waiting. Called once more behind the last element.
  @usableFromInline
  internal mutating func flush() {
    guard pendingCount > 0 else { return }
    text.hash(count: pendingCount, seed: seed, into: next - pendingCount)
    pendingCount = 0
    pendingBytes = 0
  }
}
