// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@testable import ListDiffing

@Suite struct DiffableArrayChangesetTests {
  private typealias KeyRow = CountedRow<CountedKey>

  // MARK: - The same result

  private func expectSameChangeset<Element: Diffable>(
    _ pair: ListPair, _ options: DiffOptions, element: (Row<Int>) -> Element
  ) {
    let old = pair.old.map(element)
    let new = pair.new.map(element)
    let changeset = DiffableArray(new).changeset(from: DiffableArray(old), options: options)
    #expect(changeset == new.changeset(from: old, options: options), "\(pair), \(options)")
  }

  @Test(arguments: DiffEngine.allCases, ListPairShape.allCases)
  func itIsThatOfPlainArrays(engine: DiffEngine, shape: ListPairShape) {
    var generator = SplitMix64(seed: 8)
    for round in 0..<12 {
      let pair = shape.makePair(maximumCount: 300, using: &generator)
      let options = DiffOptions(
        engine: engine, identifiersAreUnique: round % 3 == 1 && !pair.hasDuplicates,
        reportsDuplicates: round % 2 == 1, seed: round % 4 == 3 ? 9 : nil)
      expectSameChangeset(pair, options) { $0 }
      expectSameChangeset(pair, options) { Row("identifier of more than 15 bytes: \($0.id)", $0.content) }
      expectSameChangeset(pair, options) { HashableRow(UInt8(truncatingIfNeeded: $0.id), $0.content) }
      for rule in [CollidingKey.Rule.twins, .constantUnder(seed: DiffWorkspace.processSeed)] {
        expectSameChangeset(pair, options) { Row(CollidingKey($0.id, rule), $0.content) }
      }
      expectSameChangeset(pair, options) { HashableRow($0.id % 5 == 0 ? .nan : Double($0.id), $0.content) }
    }
  }

  /// What is not equal to itself has no partner, even where both lists got it from one past.
  @Test(arguments: DiffEngine.allCases)
  func notANumberFromACommonPastHasNoPartner(engine: DiffEngine) {
    let old: DiffableArray = [1.5, .nan, 2.5, .nan]
    var new = old
    new.append(3)
    let options = DiffOptions(engine: engine)
    let changeset = new.changeset(from: old, options: options)
    #expect(changeset == Array(new).changeset(from: Array(old), options: options))
    #expect(changeset.deletions == [1, 3] && changeset.insertions == [1, 3, 4])
  }

  @Test(arguments: DiffEngine.allCases)
  func emptyArraysAreDiffed(engine: DiffEngine) {
    let options = DiffOptions(engine: engine)
    let empty = DiffableArray<String>()
    #expect(empty.changeset(from: [], options: options).isEmpty)
    #expect(empty.changeset(from: ["a", "b"], options: options).deletions == [0, 1])
    let array: DiffableArray = ["a", "b"]
    #expect(array.changeset(from: empty, options: options).insertions == [0, 1])
  }

  // MARK: - The work

  private func total(_ rows: [KeyRow], _ count: (CallCounts) -> Int) -> Int {
    rows.reduce(0) { $0 + count($1.counts) }
  }

  @Test(.enabled(if: InternalChecks.areOff), arguments: DiffEngine.allCases, ListPairShape.allCases)
  func aDiffHashesNothing(engine: DiffEngine, shape: ListPairShape) {
    var generator = SplitMix64(seed: 3)
    for round in 0..<8 {
      let pair = shape.makePair(maximumCount: 300, using: &generator)
      let (oldRows, newRows, log) = KeyRow.lists(pair, id: CountedKey.init)
      let (old, new) = (DiffableArray(oldRows), DiffableArray(newRows))
      let options = DiffOptions(engine: engine, identifiersAreUnique: round % 2 == 1)
      let changeset = new.changeset(from: old, options: options)
      #expect(total(oldRows, \.hashes) == oldRows.count && total(newRows, \.hashes) == newRows.count)
      #expect(log.strayCount == 0 && log.pairs.count == changeset.keptCount)
    }
  }

  @Test(.enabled(if: InternalChecks.areOff), arguments: DiffEngine.allCases)
  func whatBothHaveFromACommonPastIsNotLookedAt(engine: DiffEngine) throws {
    let (rows, others, log) = KeyRow.lists(
      ListPair(Array(0..<1000), Array(2000..<2010) + [500]), id: CountedKey.init)
    let old = DiffableArray(rows)
    var new = old
    new.remove(at: 900)
    new.insert(contentsOf: others[..<10], at: 300)
    new.swapAt(20, 700)
    new.move(from: 100, to: 800)
    let position = try #require(new.firstIndex { $0.origin.id.value == 500 })
    new[position] = others[10]
    let before = total(rows + others, \.total)
    let changeset = new.changeset(from: old, options: DiffOptions(engine: engine))
    #expect(changeset.deletions == [900] && changeset.insertions == Array(299..<309))
    #expect(changeset.moves.count == 3)
    #expect(log.pairs.count == 1)
    // The one element that was replaced by one of the same identifier: read and compared on both sides.
    #expect(total(rows + others, \.total) - before <= 6)
  }

  @Test(.enabled(if: InternalChecks.areOff), arguments: DiffEngine.allCases)
  func sharedStorageIsNotLookedAt(engine: DiffEngine) {
    let (rows, _, log) = KeyRow.lists(ListPair(Array(0..<1000), []), id: CountedKey.init)
    let old = DiffableArray(rows)
    let new = old
    let before = total(rows, \.total)
    #expect(new.changeset(from: old, options: DiffOptions(engine: engine)).isEmpty)
    #expect(total(rows, \.total) == before && log.pairs.isEmpty)
  }

  /// Keys are kept for one seed; under another one they would prove nothing.
  @Test(.enabled(if: InternalChecks.areOff), arguments: DiffEngine.allCases)
  func anotherSeedIsHonoured(engine: DiffEngine) {
    let (oldRows, newRows, _) = KeyRow.lists(
      ListPair(Array(0..<100), Array((0..<100).reversed())), id: CountedKey.init)
    let (old, new) = (DiffableArray(oldRows), DiffableArray(newRows))
    #expect(new.changeset(from: old, options: DiffOptions(engine: engine, seed: 77)).moves.count == 99)
    #expect(total(oldRows + newRows, \.hashes) == 400)
  }
}
