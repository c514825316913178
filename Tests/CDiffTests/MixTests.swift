// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

@Suite("The mixing of integers")
struct MixTests {
  static let seeds: [UInt64] = [0, 1, .max, 0x1234_5678_9ABC_DEF0]

  @Test("gives different values for different integers", arguments: seeds)
  func isInjective(seed: UInt64) {
    var generator = SplitMix64(seed: 5)
    let dense = (0..<20_000).map { UInt64($0) }
    let bits = (0..<64).flatMap { first in (0..<64).map { UInt64(1) << first | UInt64(1) << $0 } }
    let random = (0..<20_000).map { _ in generator.next() }
    let values = Set(dense + bits + random + dense.map { ~$0 })
    #expect(Set(values.map { cdiff_mix_integer($0, seed) }).count == values.count)
  }

  @Test("depends on the seed")
  func seedDependence() {
    for value in [0, 1, UInt64.max, 42] {
      #expect(Set(Self.seeds.map { cdiff_mix_integer(value, $0) }).count == Self.seeds.count)
    }
  }

  @Test("spreads evenly spaced integers over the low bits", arguments: 0..<57)
  func spread(shift: Int) {
    for seed in Self.seeds {
      let homes = Set((0..<256).map { cdiff_mix_integer(UInt64($0) << shift, seed) & 0xFFFF })
      // Of 256 random values about one pair is equal in 16 bits; evenly spaced ones may be a little worse off.
      #expect(homes.count > 200, "seed \(seed)")
    }
  }
}
