// SPDX-License-Identifier: MIT

/// The generator behind every random test: one word of state, so that one number replays a failure.
///
/// Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number in `0..<bound`; 0 when the bound is 0.
  public mutating func below(_ bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Whether an event of probability `1 / odds` happens.
  public mutating func chance(oneIn odds: Int) -> Bool {
    below(odds) == 0
  }
}
