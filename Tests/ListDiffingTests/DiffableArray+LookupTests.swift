// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@testable import ListDiffing

@Suite struct DiffableArrayLookupTests {
  @Test func theFirstOfEqualIdentifiersIsFound() {
    let array = DiffableArray([4, 7, 4, 9, 7].map { Row("\($0)") })
    #expect(array.firstIndex(ofIdentifier: "7") == 1)
    #expect(array.firstIndex(ofIdentifier: "9") == 3)
    #expect(array.firstIndex(ofIdentifier: "5") == nil)
    #expect(DiffableArray<Int>().firstIndex(ofIdentifier: 1) == nil)
  }

  @Test func theLookUpIsBuiltByTheFirstQuery() {
    var array = DiffableArray((0..<100).map { "row \($0)" })
    array.append("more")
    #expect(!array.ledger.hasTable)
    #expect(array.contains(identifier: "row 42"))
    #expect(array.ledger.hasTable)
  }

  @Test func theLookUpIsKeptWhereTheKeysStay() {
    var array = DiffableArray((0..<100).map { Row("row \($0)") })
    #expect(array.firstIndex(ofIdentifier: "row 42") == 42)
    for number in 100..<1000 { array.append(Row("row \(number)")) }
    array.append(contentsOf: (1000..<1100).map { Row("row \($0)") })
    array[42].content = 1
    array.replaceSubrange(3..<5, with: [Row("row 3", 1), Row("row 4", 1)])
    array.swapAt(8, 8)
    #expect(array.ledger.hasTable && array.inconsistency == nil)
    for number in 0..<1100 { #expect(array.firstIndex(ofIdentifier: "row \(number)") == number) }
  }

  private typealias Mutation = (inout DiffableArray<Row<String>>) -> Void

  /// Whether the look-up is still there after a change of a hundred rows, and that it is right in any case.
  private func isLookUpKept(_ number: Int, _ mutate: Mutation) -> Bool {
    var array = DiffableArray((0..<100).map { Row("row \($0)") })
    #expect(array.firstIndex(ofIdentifier: "row 10") == 10)
    mutate(&array)
    let isKept = array.ledger.hasTable
    #expect(array.inconsistency == nil, "mutation \(number)")
    for identifier in ["row 10", "row 11", "row 99", "new"] {
      let expected = array.firstIndex { $0.id == identifier }
      #expect(array.firstIndex(ofIdentifier: identifier) == expected, "mutation \(number), \(identifier)")
    }
    return isKept
  }

  @Test func theLookUpFollowsWhatLeavesMostInPlace() {
    let mutations: [Mutation] = [
      { $0.swapAt(10, 20) }, { $0[10] = Row("new") }, { $0[10].id = "new" }, { $0.removeLast() },
      { $0.removeLast(40) }, { $0.remove(at: 60) }, { $0.insert(Row("new"), at: 60) },
      { $0.move(from: 10, to: 20) },
      { $0.replaceSubrange(5..<15, with: (0..<10).map { Row("new \($0)") }) },
      { $0.replaceSubrange(70..<90, with: [Row("new")]) }, { $0[10] = Row("row 99") },
    ]
    for (number, mutate) in mutations.enumerated() {
      #expect(isLookUpKept(number, mutate), "mutation \(number)")
    }
  }

  @Test func theLookUpIsDroppedWhereMostChangesPlaces() {
    let mutations: [Mutation] = [
      { $0.remove(at: 10) }, { $0.insert(Row("new"), at: 10) }, { $0.sort { $0.id > $1.id } },
      { $0.move(from: 10, to: 90) }, { $0.moveElements(at: [10], to: 0) },
      { $0.removeAll { $0.id == "row 10" } }, { $0.replaceSubrange(5..<15, with: []) }, { $0.removeAll() },
    ]
    for (number, mutate) in mutations.enumerated() {
      #expect(!isLookUpKept(number, mutate), "mutation \(number)")
    }
  }

  @Test func aLookUpOfRepeatedIdentifiersFollowsAppendsOnly() {
    var array = DiffableArray((0..<100).map { Row("row \($0)") })
    #expect(array.contains(identifier: "row 10"))
    array[20] = Row("row 5")
    #expect(array.ledger.hasTable && array.firstIndex(ofIdentifier: "row 5") == 5)
    array.append(Row("row 101"))
    #expect(array.ledger.hasTable && array.inconsistency == nil)
    array[5] = Row("new")
    #expect(!array.ledger.hasTable && array.firstIndex(ofIdentifier: "row 5") == 20)
    // One that comes in front of its like is the first from then on.
    var other = DiffableArray((0..<100).map { Row("row \($0)") })
    #expect(other.contains(identifier: "row 10"))
    other[3] = Row("row 50")
    #expect(other.ledger.hasTable && other.firstIndex(ofIdentifier: "row 50") == 3)
  }

  /// Changes and look-ups in turn, of a stack and of rows that change places, build one table.
  @Test func changesOfAFewElementsAlternateWithLookUpsInOneTable() {
    var array = DiffableArray((0..<1000).map { Row("row \($0)") })
    #expect(array.contains(identifier: "row 10"))
    var generator = SplitMix64(seed: 7)
    var next = 1000
    for step in 0..<2000 {
      let place = generator.below(array.count)
      switch generator.below(5) {
      case 0 where array.count > 900: array.removeLast()
      case 1: array.swapAt(place, generator.below(array.count))
      case 2: array.move(from: place, to: max(0, place - 5))
      case 3: array[place] = Row("row \(next)")
      default: array.append(Row("row \(next)"))
      }
      next += 1
      #expect(array.ledger.hasTable, "step \(step)")
      let sought = array[generator.below(array.count)].id
      #expect(array.firstIndex(ofIdentifier: sought) == array.firstIndex { $0.id == sought }, "step \(step)")
      if step % 100 == 0 { #expect(array.inconsistency == nil, "step \(step)") }
    }
    #expect(array.inconsistency == nil)
  }

  /// Keys that crowd into few slots, so that those which are struck out leave gaps to be closed.
  @Test(arguments: [CollidingKey.Rule.sharedHighBits, .sharedLowBits, .crowded])
  func gapsInATableAreClosed(rule: CollidingKey.Rule) {
    var array = DiffableArray((0..<40).map { Row(CollidingKey($0, rule)) })
    #expect(array.firstIndex(ofIdentifier: CollidingKey(7, rule)) == 7)
    for step in 0..<400 {
      array[step * 7 % 40] = Row(CollidingKey(40 + step, rule))
      #expect(array.inconsistency == nil, "step \(step)")
    }
  }

  @Test(arguments: [CollidingKey.Rule.constant, .twins, .classes(3), .sharedHighBits, .crowded, .marks])
  func identifiersThatShareAKeyAreToldApart(rule: CollidingKey.Rule) {
    let array = DiffableArray((0..<60).map { Row(CollidingKey($0 % 50, rule)) })
    for id in 0..<50 { #expect(array.firstIndex(ofIdentifier: CollidingKey(id, rule)) == id) }
    #expect(array.firstIndex(ofIdentifier: CollidingKey(50, rule)) == nil)
  }

  @Test func twoSpellingsOfATextAreOne() {
    let array: DiffableArray = ["tea", "caf\u{E9}"]
    #expect(array.firstIndex(ofIdentifier: "cafe\u{301}") == 1)
  }

  @Test func whatIsNotEqualToItselfIsNotFound() {
    let array: DiffableArray = [1, Double.nan, 0.0]
    #expect(array.firstIndex(ofIdentifier: .nan) == nil)
    #expect(array.firstIndex(ofIdentifier: -0.0) == 2)
  }

  @Test func elementsOfSeveralTypesAreFound() {
    let array = DiffableArray([AnyDiffable("a"), AnyDiffable(1), AnyDiffable("b")])
    #expect(array.firstIndex(ofIdentifier: AnyDiffable(1).diffIdentifier) == 1)
    #expect(array.firstIndex(ofIdentifier: AnyDiffable("c").diffIdentifier) == nil)
  }

  @Test(.enabled(if: InternalChecks.areOff))
  func aQueryHashesAndComparesOneIdentifier() {
    typealias KeyRow = CountedRow<CountedKey>
    let rows = KeyRow.lists(ListPair(Array(0..<500), []), id: CountedKey.init).old
    let array = DiffableArray(rows)
    let before = rows.reduce(0) { $0 + $1.counts.total }
    let counts = CallCounts()
    for id in 0..<600 {
      #expect(array.firstIndex(ofIdentifier: CountedKey(id, counts)) == (id < 500 ? id : nil))
    }
    #expect(counts.hashes == 600)
    let identifierReads = rows.reduce(0) { $0 + $1.counts.total } - before
    #expect(identifierReads <= 2 * 500 && counts.equalities <= 500)
  }
}
