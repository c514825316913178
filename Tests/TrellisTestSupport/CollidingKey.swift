// SPDX-License-Identifier: MIT

import ListDiffing

/// An identifier whose flat keys collide by a rule: what chance would not do to a test in a thousand years.
public struct CollidingKey: DiffKey, Sendable {
  public enum Rule: Hashable, Sendable {
    /// All keys are one.
    case constant
    /// An even number and the odd one above it have one key.
    case twins
    /// As many keys as said.
    case classes(Int)
    /// All keys are one under this seed, and honest under any other: hashing once more helps.
    case constantUnder(seed: UInt64)
    /// Keys that differ in their highest 20 bits only.
    case sharedLowBits
    /// Keys that differ in their lowest 20 bits only.
    case sharedHighBits
    /// Different keys that crowd two places of any table: those of even numbers the first, those of odd ones the fiftieth.
    case crowded
    /// Only the values that a careless table would use as marks: all zeros, all ones, and their neighbours.
    case marks
  }

  public let value: Int
  public let rule: Rule

  public init(_ value: Int, _ rule: Rule) {
    self.value = value
    self.rule = rule
  }

  public func hash(into hasher: inout DiffHasher) {
    hasher.combine(value)
  }

  public func flatKey(seed: UInt64) -> UInt64 {
    let bits = UInt64(bitPattern: Int64(value))
    switch rule {
    case .constant: return 0x0123_4567_89AB_CDEF
    case .twins: return mixed(bits >> 1, seed)
    case .classes(let count): return mixed(bits % UInt64(count), seed)
    case .constantUnder(let weakSeed): return seed == weakSeed ? 42 : mixed(bits, seed)
    case .sharedLowBits: return bits << 44
    case .sharedHighBits: return 0xABCD_EF12_3450_0000 | (bits & 0xF_FFFF)
    case .crowded: return bits << 40 | (bits & 1) * 50
    case .marks: return [0, .max, 1, .max - 1, 0xFFFF_FFFF, 0xFFFF_FFFF << 32][Int(bits % 6)]
    }
  }

  private func mixed(_ bits: UInt64, _ seed: UInt64) -> UInt64 {
    var mixer = SplitMix64(seed: bits ^ seed)
    return mixer.next()
  }
}

/// An identifier with the worst lawful hash.
public struct ConstantHashID: Hashable, Sendable {
  public let value: Int

  public init(_ value: Int) {
    self.value = value
  }

  public func hash(into hasher: inout Hasher) {}
}
