// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@Suite struct ListPairTests {
  @Test(arguments: ListPairShape.allCases)
  func aSeedMakesOnePair(shape: ListPairShape) {
    for seed: UInt64 in 0..<20 {
      var first = SplitMix64(seed: seed)
      var second = SplitMix64(seed: seed)
      #expect(
        shape.makePair(maximumCount: 300, using: &first) == shape.makePair(maximumCount: 300, using: &second))
      #expect(first.next() == second.next())
    }
  }

  @Test(arguments: ListPairShape.allCases)
  func aShapeMakesListsOfManySizesThatDiffer(shape: ListPairShape) {
    var generator = SplitMix64(seed: 3)
    let pairs = (0..<100).map { _ in shape.makePair(maximumCount: 500, using: &generator) }
    #expect(Set(pairs.map(\.old.count)).count > 10)
    #expect(pairs.contains { $0.old.count > 200 || $0.new.count > 200 })
    #expect(pairs.contains { $0.old.map(\.id) != $0.new.map(\.id) })
    #expect(pairs.contains { pair in zip(pair.old, pair.new).contains { $0.content != $1.content } })
  }

  @Test func noElementIsAskedForWhenTheMaximumIsZero() {
    var generator = SplitMix64(seed: 1)
    let pair = ListPairShape.shuffle.makePair(maximumCount: 0, using: &generator)
    #expect(pair == ListPair([], []))
  }

  @Test func everyPairOfShortListsIsMadeOnceUpToNames() {
    var seen: Set<[[Int]]> = []
    for (old, new) in EveryListPair(upToLength: 3, alphabet: 3) {
      #expect(seen.insert([Array(old), Array(new)]).inserted)
    }
    for old in lists(upToLength: 3, alphabet: 3) {
      for new in lists(upToLength: 3, alphabet: 3) {
        var names: [Int: Int] = [:]
        for id in old + new where names[id] == nil { names[id] = names.count }
        #expect(seen.contains([old.map { names[$0]! }, new.map { names[$0]! }]))
      }
    }
    let restricted = seen.allSatisfy { pair in
      pair.joined().reduce(into: (0, true)) { state, id in
        state = (max(state.0, id + 1), state.1 && id <= state.0)
      }.1
    }
    #expect(restricted)
  }

  private func lists(upToLength longest: Int, alphabet: Int) -> [[Int]] {
    guard longest > 0 else { return [[]] }
    let shorter = lists(upToLength: longest - 1, alphabet: alphabet)
    let longer = shorter.filter { $0.count == longest - 1 }.flatMap { list in
      (0..<alphabet).map { list + [$0] }
    }
    return shorter + longer
  }
}
