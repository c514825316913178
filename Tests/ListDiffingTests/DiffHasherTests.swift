// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct DiffHasherTests {
  private func hash(seed: UInt64 = 1, _ combine: (inout DiffHasher) -> Void) -> UInt64 {
    var hasher = DiffHasher(seed: seed)
    combine(&hasher)
    return hasher.finalize()
  }

  @Test func equalFieldsGiveEqualHashes() {
    let make = { (hasher: inout DiffHasher) in
      hasher.combine(7)
      hasher.combine("seven")
    }
    #expect(hash(make) == hash(make))
  }

  @Test func orderSeedAndBoundariesCount() {
    #expect(
      hash {
        $0.combine(1); $0.combine(2)
      }
        != hash {
          $0.combine(2); $0.combine(1)
        })
    #expect(hash(seed: 1) { $0.combine(1) } != hash(seed: 2) { $0.combine(1) })
    #expect(
      hash {
        $0.combine("ab"); $0.combine("c")
      }
        != hash {
          $0.combine("a"); $0.combine("bc")
        })
    #expect(hash { $0.combine("") } != hash { _ in })
    #expect(
      hash {
        $0.combine("a"); $0.combine("")
      }
        != hash {
          $0.combine(""); $0.combine("a")
        })
    #expect(hash { $0.combine("a\0") } != hash { $0.combine("a") })
  }

  @Test func everySpellingOfATextGivesOneHash() {
    for spellings in StringIdentifierTests.spellings {
      let hashes = spellings.map { spelling in hash { $0.combine(spelling) } }
      #expect(Set(hashes).count == 1)
      let slices = spellings.map { spelling in hash { $0.combine("[\(spelling)]".dropFirst().dropLast()) } }
      #expect(slices == hashes)
    }
  }

  @Test func bytesAreTakenWholeAndWithTheirCount() {
    func hash(of bytes: [UInt8]) -> UInt64 {
      self.hash { hasher in bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
    }
    var seen: Set<UInt64> = []
    for count in 0...40 {
      #expect(seen.insert(hash(of: Array(repeating: 0, count: count))).inserted)
      for position in 0..<count {
        var bytes = [UInt8](repeating: 0, count: count)
        bytes[position] = 1
        #expect(seen.insert(hash(of: bytes)).inserted)
      }
    }
  }

  /// One flipped bit flips about half of the others: 32 on average, with a standard deviation of 4 for one pair and of 0.06
  /// for the mean of all.
  @Test func hashesAreWellMixed() {
    var flips = 0
    var generator = SplitMix64(seed: 4)
    for bit in 0..<64 {
      for _ in 0..<64 {
        let value = generator.next()
        let other = value ^ (1 << bit)
        flips += (hash { $0.combine(value) } ^ hash { $0.combine(other) }).nonzeroBitCount
      }
    }
    #expect(abs(Double(flips) / 4096 - 32) < 1)
  }

  /// Text that is not ASCII is hashed by Swift's `Hasher`, which knows neither the seed nor what was combined before.
  @Test func otherTextKeepsWhatWasCombinedBeforeIt() {
    func hash(_ row: Int, _ letter: String, seed: UInt64) -> UInt64 {
      var hasher = DiffHasher(seed: seed)
      hasher.combine(row)
      hasher.combine(letter)
      return hasher.finalize()
    }
    for letter in ["É", "E\u{301}", "漢字", "\u{212A}"] {
      #expect(hash(1, letter, seed: 1) != hash(2, letter, seed: 1))
      #expect(hash(1, letter, seed: 1) != hash(1, letter, seed: 2))
      #expect(letter.flatKey(seed: 1) != letter.flatKey(seed: 2))
    }
    #expect(hash(1, "É", seed: 1) == hash(1, "E\u{301}", seed: 1))
    #expect(hash(1, "\u{212A}", seed: 1) == hash(1, "K", seed: 1))
  }
}
