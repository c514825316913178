// SPDX-License-Identifier: MIT

import Testing

@testable import Benchmarks

struct ListPairTests {
  @Test func theNewListFollowsTheShape() {
    var random = SplitMix64(seed: 3)
    let old = (0..<4).map { FeedItem(id: Int64($0), number: $0) }
    let shape = EditShape(
      oldCount: 4, origins: [2, EditShape.inserted, 0, 3], isRevised: [false, false, true, false])
    for storage in [StringStorage.fresh, .shared] {
      let pair = ListPair.make(old, shape, storage, using: &random) { number, _ in
        FeedItem(id: Int64(number), number: number)
      }
      #expect(pair.new.map(\.id) == [2, 4, 0, 3])
      #expect(pair.new[0].isContentEqual(to: old[2]))
      #expect(!pair.new[2].isContentEqual(to: old[0]))
      #expect(pair.new[3].isContentEqual(to: old[3]))
      #expect(pair.minimalMoves == 1)
      #expect(pair.editsWithoutMoves == 1 + 1 + 2)
    }
  }

  @Test func listsNeverShareStorageAndStringsAsAskedFor() throws {
    func address(_ string: String) throws -> UnsafeRawPointer {
      try #require(
        string.utf8.withContiguousStorageIfAvailable { $0.baseAddress.map(UnsafeRawPointer.init) } ?? nil)
    }
    for storage in [StringStorage.shared, .fresh] {
      var random = SplitMix64(seed: 4)
      let old = (0..<20).map { _ in random.uuidString() }
      let shape = EditShape.unchanged(20, using: &random)
      let pair = ListPair.make(old, shape, storage, using: &random) { _, random in random.uuidString() }
      #expect(pair.new == pair.old)
      let storageOfLists = [pair.old, pair.new].map { list in list.withUnsafeBufferPointer { $0.baseAddress }
      }
      #expect(storageOfLists[0] != storageOfLists[1])
      for (old, new) in zip(pair.old, pair.new) {
        #expect(try (address(old) == address(new)) == (storage == .shared))
      }
    }
  }

  @Test func increasingSubsequencesAgreeWithTryingAll() {
    var random = SplitMix64(seed: 11)
    for length in 0...8 {
      for _ in 0..<10 {
        let numbers = (0..<length).map { _ in random.below(12) }
        var longest = 0
        for subset in 0..<(1 << length) {
          let chosen = numbers.indices.filter { subset >> $0 & 1 == 1 }.map { numbers[$0] }
          if zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) { longest = max(longest, chosen.count) }
        }
        #expect(longestIncreasingSubsequenceCount(of: numbers) == longest, "\(numbers)")
      }
    }
  }

  @Test func uuidStringsAreSpelledLikeUUIDs() throws {
    var random = SplitMix64(seed: 5)
    let strings = (0..<100).map { _ in random.uuidString() }
    #expect(Set(strings).count == 100)
    for string in strings {
      let groups = string.split(separator: "-")
      #expect(groups.map(\.count) == [8, 4, 4, 4, 12])
      #expect(string.allSatisfy { $0 == "-" || ($0.isHexDigit && !$0.isLowercase) })
    }
  }

  @Test func randomNumbersAreSplitMix64() {
    // The first outputs for seed 1234567, as published with the reference implementation.
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }
}
