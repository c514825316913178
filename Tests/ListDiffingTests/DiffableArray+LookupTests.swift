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

  @Test func theLookUpIsDroppedWhereTheKeysChange() {
    let mutations: [(inout DiffableArray<Row<String>>) -> Void] = [
      { $0.remove(at: 10) }, { $0.insert(Row("new"), at: 10) }, { $0.swapAt(10, 20) },
      { $0[10] = Row("new") }, { $0[10].id = "new" }, { $0.removeLast() }, { $0.reverse() },
      { $0.sort { $0.id > $1.id } }, { $0.move(from: 10, to: 20) }, { $0.moveElements(at: [10], to: 0) },
      { $0.removeAll { $0.id == "row 10" } }, { $0.replaceSubrange(5..<15, with: []) }, { $0.removeAll() },
    ]
    for (number, mutate) in mutations.enumerated() {
      var array = DiffableArray((0..<100).map { Row("row \($0)") })
      #expect(array.firstIndex(ofIdentifier: "row 10") == 10)
      mutate(&array)
      #expect(!array.ledger.hasTable, "mutation \(number)")
      for identifier in ["row 10", "row 11", "row 99", "new"] {
        let expected = array.firstIndex { $0.id == identifier }
        #expect(array.firstIndex(ofIdentifier: identifier) == expected, "mutation \(number), \(identifier)")
      }
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
