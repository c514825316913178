// SPDX-License-Identifier: MIT

import CDiff
import Foundation
import ListDiffing

/// Bytes that lie in the text of a `LineList`; equal when all bytes are.
struct ByteString: DiffKey, @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer

  /// - Precondition: nobody frees or changes the bytes while this or a copy of it is in use.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  static func == (left: ByteString, right: ByteString) -> Bool {
    guard left.bytes.count == right.bytes.count else { return false }
    guard let leftStart = left.bytes.baseAddress, let rightStart = right.bytes.baseAddress else {
      return true
    }
    return leftStart == rightStart || memcmp(leftStart, rightStart, left.bytes.count) == 0
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: bytes)
    hasher.combine(bytes.count)
  }

  func hash(into hasher: inout DiffHasher) {
    hasher.combine(cdiff_hash_bytes(bytes.baseAddress, bytes.count, 0))
  }

  func flatKey(seed: UInt64) -> UInt64 {
    cdiff_hash_bytes(bytes.baseAddress, bytes.count, seed)
  }
}
