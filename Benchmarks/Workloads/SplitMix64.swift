// SPDX-License-Identifier: MIT

/// Steele, Lea and Flood's SplitMix64: the same numbers from the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension SplitMix64 {
  /// A number below `bound`. (The bias of the remainder is below one part in a trillion here.)
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Shuffles a stretch of an array (Fisher and Yates). Unlike the standard library's it is the same in all versions.
  mutating func shuffle<Element>(_ array: inout [Element], in range: Range<Int>) {
    for last in range.dropFirst().reversed() {
      array.swapAt(last, range.lowerBound + below(last - range.lowerBound + 1))
    }
  }

  /// Which `count` of the positions below `bound`, all different, are chosen.
  mutating func choose(_ count: Int, below bound: Int) -> [Bool] {
    var isChosen = [Bool](repeating: false, count: bound)
    var left = count
    while left > 0 {
      let position = below(bound)
      if !isChosen[position] {
        isChosen[position] = true
        left -= 1
      }
    }
    return isChosen
  }

  /// A UUID in its usual spelling: 36 characters, upper-case hexadecimal.
  mutating func uuidString() -> String {
    let digits: StaticString = "0123456789ABCDEF"
    let hyphens: Set<Int> = [8, 13, 18, 23]
    var bits = next()
    var digitsLeft = 16
    return String(unsafeUninitializedCapacity: 36) { characters in
      for position in 0..<36 {
        if hyphens.contains(position) {
          characters[position] = UInt8(ascii: "-")
          continue
        }
        if digitsLeft == 0 {
          bits = next()
          digitsLeft = 16
        }
        characters[position] = digits.utf8Start[Int(bits & 15)]
        bits >>= 4
        digitsLeft -= 1
      }
      return 36
    }
  }
}
