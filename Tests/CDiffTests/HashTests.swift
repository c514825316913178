// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

@Suite("The hash of byte strings")
struct HashTests {
  static let seeds: [UInt64] = [0, 1, .max, 0x9E37_79B9_7F4A_7C15]

  /// Pseudo-random bytes, ASCII only if wished.
  private static func bytes(_ count: Int, ascii: Bool = false) -> [UInt8] {
    var generator = SplitMix64(seed: UInt64(count))
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) & (ascii ? 0x7F : 0xFF) }
  }

  @Test("has one of two names")
  func name() {
    #expect(["XXH3-64", "fallback"].contains(String(cString: cdiff_hash_name())))
  }

  @Test("is what the xxHash of the system computes, unless it calls itself the fallback", arguments: seeds)
  func systemLibrary(seed: UInt64) throws {
    guard String(cString: cdiff_hash_name()) == "XXH3-64" else {
      #expect(cdiff_hash_bytes(nil, 0, 0) != 0x2D06_8005_38D3_94C2, "XXH3-64 of nothing: the name is wrong")
      return
    }
    #expect(cdiff_hash_bytes(nil, 0, 0) == 0x2D06_8005_38D3_94C2)
    let library = try #require(SystemXXHash(), "the package with the header comes with a shared library")
    for count in 0...300 {
      let bytes = Self.bytes(count)
      #expect(cdiff_hash_bytes(bytes, count, seed) == library.hash(bytes, seed: seed), "\(count) bytes")
    }
  }

  @Test("of nothing takes NULL", arguments: seeds)
  func nothing(seed: UInt64) {
    #expect(cdiff_hash_bytes(nil, 0, seed) == cdiff_hash_bytes([1], 0, seed))
  }

  @Test("depends on each byte, the length and the seed")
  func dependence() {
    for count in 0...300 {
      var bytes = Self.bytes(count)
      let hash = cdiff_hash_bytes(bytes, count, 7)
      #expect(hash == cdiff_hash_bytes(Array(bytes), count, 7), "the address doesn't matter, \(count) bytes")
      #expect(hash != cdiff_hash_bytes(bytes, count, 8), "\(count) bytes")
      #expect(hash != cdiff_hash_bytes(bytes + [0], count + 1, 7), "\(count) bytes")
      for index in bytes.indices {
        bytes[index] ^= 1 << UInt8(index % 8)
        #expect(hash != cdiff_hash_bytes(bytes, count, 7), "byte \(index) of \(count)")
        bytes[index] ^= 1 << UInt8(index % 8)
      }
    }
  }

  @Test("fills all 64 bits evenly", arguments: [1, 3, 4, 8, 9, 16, 17, 36, 128, 129, 240, 241, 300])
  func balance(count: Int) {
    var ones = [Int](repeating: 0, count: 64)
    var bytes = Self.bytes(count)
    for number in 0..<256 {
      bytes[count / 2] = UInt8(number)
      let hash = cdiff_hash_bytes(bytes, count, 3)
      for bit in 0..<64 where hash >> bit & 1 == 1 { ones[bit] += 1 }
    }
    // 128 of 256 on average, with a standard deviation of 8.
    #expect(ones.allSatisfy { (80...176).contains($0) }, "\(ones)")
  }

  @Test("is the same in a batch", arguments: seeds)
  func batch(seed: UInt64) {
    // All lengths from 0 to 300 in one batch: short ones next to long ones, at every alignment.
    let strings = (0...300).map { Self.bytes($0) } + (0...300).reversed().map { Self.bytes($0, ascii: true) }
    let (hashes, _) = Self.hashBatch(strings, seed: seed)
    #expect(hashes == strings.map { cdiff_hash_bytes($0, $0.count, seed) })
  }

  @Test("of an empty batch, or a batch of empty strings, takes NULL")
  func emptyBatch() {
    #expect(cdiff_hash_batch(nil, nil, 0, 1, nil), "no byte is not ASCII")
    let (hashes, isASCII) = Self.hashBatch([[], [], []], seed: 1)
    #expect(hashes == [UInt64](repeating: cdiff_hash_bytes(nil, 0, 1), count: 3))
    #expect(isASCII)
  }

  @Test("says whether all of a batch is ASCII")
  func asciiFlag() {
    for count in 0...300 {
      var bytes = Self.bytes(count, ascii: true)
      #expect(Self.hashBatch([bytes], seed: 0).isASCII, "\(count) bytes")
      for index in bytes.indices {
        let byte = bytes[index]
        bytes[index] = 0x80
        #expect(!Self.hashBatch([bytes], seed: 0).isASCII, "byte \(index) of \(count)")
        bytes[index] = byte
      }
    }
    let ascii = Self.bytes(33, ascii: true)
    for position in 0..<5 {
      var strings = [[UInt8]](repeating: ascii, count: 5)
      strings[position][32] = 0xFF
      #expect(!Self.hashBatch(strings, seed: 0).isASCII, "string \(position)")
    }
  }

  private static func hashBatch(_ strings: [[UInt8]], seed: UInt64) -> (hashes: [UInt64], isASCII: Bool) {
    var hashes = [UInt64](repeating: 0, count: strings.count)
    var ends: [UInt32] = []
    for string in strings { ends.append((ends.last ?? 0) + UInt32(string.count)) }
    let bytes = strings.flatMap { $0 }
    let isASCII = bytes.withUnsafeBufferPointer {
      cdiff_hash_batch($0.isEmpty ? nil : $0.baseAddress, ends, strings.count, seed, &hashes)
    }
    return (hashes, isASCII)
  }
}
