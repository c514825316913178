// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// Complexity, by counting calls.
@Suite struct CallCountTests {
  private typealias KeyRow = CountedRow<CountedKey>
  private typealias HashRow = CountedHashableRow<CountedID>

  private static let seed: UInt64 = 31

  @Test(arguments: DiffEngine.allCases, ListPairShape.allCases)
  func contentIsComparedOncePerKeptPairAndForNoOther(engine: DiffEngine, shape: ListPairShape) {
    var generator = SplitMix64(seed: Self.seed)
    for round in 0..<12 {
      let pair = shape.makePair(maximumCount: 400, using: &generator)
      let (old, new, log) = KeyRow.lists(pair, id: CountedKey.init)
      let options = DiffOptions(engine: engine, identifiersAreUnique: round % 2 == 1)
      let changeset = new.changeset(from: old, options: options)
      let kept = ObservedDiff(changeset).keptPairs
      #expect(log.strayCount == 0)
      #expect(log.pairs.count == kept.count)
      #expect(Set(log.pairs) == Set(kept))
    }
  }

  /// Also where a collision makes the first pairs wrong: they are not asked for their contents.
  @Test(arguments: DiffEngine.allCases, [CollidingKey.Rule.twins, .constant, .constantUnder(seed: seed)])
  func aCollisionCostsNoContentComparison(engine: DiffEngine, rule: CollidingKey.Rule) {
    var generator = SplitMix64(seed: Self.seed)
    for _ in 0..<60 {
      let pair = ListPairShape.randomPair(maximumCount: 100, using: &generator).pair
      let (old, new, log) = CountedRow.lists(pair) { id, _ in CollidingKey(id, rule) }
      let changeset = new.changeset(from: old, options: DiffOptions(engine: engine, seed: Self.seed))
      let kept = ObservedDiff(changeset).keptPairs
      #expect(log.strayCount == 0)
      #expect(log.pairs.count == kept.count)
      #expect(Set(log.pairs) == Set(kept))
    }
  }

  @Test(arguments: DiffEngine.allCases, ListPairShape.allCases)
  func anIdentifierIsHashedAtMostOnce(engine: DiffEngine, shape: ListPairShape) {
    var generator = SplitMix64(seed: Self.seed)
    for round in 0..<8 {
      let pair = shape.makePair(maximumCount: 400, using: &generator)
      let options = DiffOptions(engine: engine, identifiersAreUnique: round % 2 == 1)
      let (oldKeys, newKeys, _) = KeyRow.lists(pair, id: CountedKey.init)
      _ = newKeys.changeset(from: oldKeys, options: options)
      #expect((oldKeys + newKeys).allSatisfy { $0.counts.flatHashes <= 1 && $0.counts.swiftHashes == 0 })
      let (oldHashes, newHashes, _) = HashRow.lists(pair, id: CountedID.init)
      _ = newHashes.changeset(from: oldHashes, options: options)
      #expect((oldHashes + newHashes).allSatisfy { $0.counts.hashes <= 1 })
    }
  }

  /// If keys were not asked for their flat form, the tests that make it collide would prove nothing.
  @Test(arguments: DiffEngine.allCases)
  func keysAreAskedForTheirFlatFormAndOtherIdentifiersForTheirHash(engine: DiffEngine) {
    let pair = ListPair(Array(0..<50), Array((0..<50).reversed()))
    let options = DiffOptions(engine: engine)
    let (oldKeys, newKeys, _) = KeyRow.lists(pair, id: CountedKey.init)
    _ = newKeys.changeset(from: oldKeys, options: options)
    #expect((oldKeys + newKeys).allSatisfy { $0.counts.flatHashes == 1 && $0.counts.swiftHashes == 0 })
    let (oldHashes, newHashes, _) = HashRow.lists(pair, id: CountedID.init)
    _ = newHashes.changeset(from: oldHashes, options: options)
    #expect((oldHashes + newHashes).allSatisfy { $0.counts.swiftHashes == 1 })
    let (old, new, _) = KeyRow.lists(pair, id: CountedKey.init)
    _ = new.changeset(from: old, id: \.origin.id, options: options) { $0.isContentEqual(to: $1) }
    #expect((old + new).allSatisfy { $0.counts.flatHashes == 1 && $0.counts.swiftHashes == 0 })
  }

  @Test(arguments: DiffEngine.allCases)
  func elementsOfTheCommonEndsOfUniqueListsAreNotHashed(engine: DiffEngine) {
    let pair = ListPair(Array(0..<300), Array(0..<100) + [900] + Array(101..<300))
    let (old, new, _) = KeyRow.lists(pair, id: CountedKey.init)
    _ = new.changeset(from: old, options: DiffOptions(engine: engine, identifiersAreUnique: true))
    #expect((old + new).reduce(0) { $0 + $1.counts.hashes } <= 2)
  }

  @Test(arguments: DiffEngine.allCases)
  func sharedStorageIsNotLookedAt(engine: DiffEngine) {
    let (list, _, log) = KeyRow.lists(ListPair(Array(0..<1000), []), id: CountedKey.init)
    let copy = list
    let changeset = copy.changeset(from: list, options: DiffOptions(engine: engine))
    let slices = list[100..<900].changeset(from: copy[100..<900], options: DiffOptions(engine: engine))
    let contiguous = ContiguousArray(list)
    let copied = contiguous
    let other = copied.changeset(from: contiguous, options: DiffOptions(engine: engine))
    #expect(changeset.isEmpty && slices.isEmpty && other.isEmpty)
    #expect(changeset.keptRuns == [Changeset.KeptRun(oldStart: 0, newStart: 0, count: 1000)])
    #expect(list.allSatisfy { $0.counts.total == 0 })
    #expect(log.pairs.isEmpty)
  }

  /// A slice that starts or ends elsewhere shares the storage, but is another list.
  @Test(arguments: DiffEngine.allCases)
  func slicesOfOneArrayAreDiffedWhereTheyDiffer(engine: DiffEngine) {
    let list = Array(0..<100)
    let options = DiffOptions(engine: engine)
    #expect(list[..<60].changeset(from: list[..<50], options: options).insertions == Array(50..<60))
    #expect(list[10..<60].changeset(from: list[..<50], options: options).deletions == Array(0..<10))
  }

  @Test(
    arguments: DiffEngine.allCases,
    ["edits", "shuffle", "disjoint", "interleaving", "reversal", "duplicates"])
  func workIsLinear(engine: DiffEngine, workload: String) {
    for count in [250, 500, 1000, 2000, 4000] {
      let (old, new, _) = KeyRow.lists(lists(workload, count: count), id: CountedKey.init)
      _ = new.changeset(from: old, options: DiffOptions(engine: engine, seed: 1))
      let elements = old + new
      #expect(elements.reduce(0) { $0 + $1.counts.hashes } <= elements.count)
      #expect(elements.reduce(0) { $0 + $1.counts.equalities } <= 2 * elements.count)
      #expect(elements.reduce(0) { $0 + $1.counts.identifierReads } <= 6 * elements.count)
    }
  }

  private func lists(_ workload: String, count: Int) -> ListPair {
    let list = Array(0..<count)
    var generator = SplitMix64(seed: UInt64(count))
    return switch workload {
    case "edits": ListPair(list, list.flatMap { $0 % 10 == 3 ? [] : $0 % 10 == 7 ? [$0, $0 + count] : [$0] })
    case "shuffle": ListPair(list, list.shuffled(using: &generator))
    case "disjoint": ListPair(list, list.map { $0 + count })
    case "interleaving": ListPair(list, (0..<count / 2).flatMap { [$0 + count / 2, $0] })
    case "reversal": ListPair(list, list.reversed())
    default: ListPair(list.map { $0 % 50 }, list.map { $0 * 7 % 53 })
    }
  }
}
