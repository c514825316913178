// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct ConcurrencyTests {
  /// Diffs share a pool of scratch memory; none may see another's.
  @Test(arguments: DiffEngine.allCases)
  func manyTasksDiffAtOnce(engine: DiffEngine) async {
    var generator = SplitMix64(seed: 64)
    let pairs = (0..<48).map { _ in ListPairShape.randomPair(maximumCount: 400, using: &generator).pair }
    let options = DiffOptions(engine: engine)
    let alone = pairs.map { $0.new.changeset(from: $0.old, options: options) }
    await withTaskGroup(of: (Int, Changeset).self) { group in
      for round in 0..<4 {
        for (index, pair) in pairs.enumerated() {
          group.addTask {
            // Integers and strings use different parts of the scratch.
            if round % 2 == 0 { return (index, pair.new.changeset(from: pair.old, options: options)) }
            let old = pair.old.map { Row("\($0.id)", $0.content) }
            let new = pair.new.map { Row("\($0.id)", $0.content) }
            return (index, new.changeset(from: old, options: options))
          }
        }
      }
      for await (index, changeset) in group {
        // The kind of identifier may decide which of several longest sequences stays.
        #expect(changeset.keptRuns == alone[index].keptRuns)
        #expect(changeset.updates == alone[index].updates)
        #expect(changeset.moves.count == alone[index].moves.count)
      }
    }
  }

  /// A diff may run while another one compares: the scratch of the outer one is its own.
  @Test(arguments: DiffEngine.allCases)
  func aDiffInsideAComparisonDisturbsNothing(engine: DiffEngine) {
    let options = DiffOptions(engine: engine)
    let list = Array(0..<200)
    let reversed = Array(list.reversed())
    let changeset = reversed.changeset(from: list, id: { $0 }, options: options) { old, new in
      let inner = [Row(old), Row(new + 1)].changeset(from: [Row(new + 1), Row(old)], options: options)
      return inner.moves.count == 1
    }
    #expect(changeset.moves.count == 199)
    #expect(changeset.updates.isEmpty)
  }

  @Test(arguments: DiffEngine.allCases)
  func aDiffInsideAHashDisturbsNothing(engine: DiffEngine) {
    struct Nested: DiffKey {
      let number: Int
      let options: DiffOptions
      func hash(into hasher: inout DiffHasher) {
        let inner = Array("\(number) back".reversed()).changeset(
          from: Array("\(number) back"), options: options)
        hasher.combine(inner.oldCount)
        hasher.combine(number)
      }
    }
    let options = DiffOptions(engine: engine)
    let old = (0..<100).map { Row(Nested(number: $0, options: options)) }
    expectGuarantees(old: old, new: old.reversed(), options: options)
  }
}
