// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrellisTestSupport

@testable import ListDiffing

@Suite struct DiffableArrayTests {
  private typealias List = DiffableArray<Row<String>>

  private static func rows(_ ids: Range<Int>) -> [Row<String>] { ids.map { Row("row \($0)") } }

  // MARK: - Copies

  /// A list behind a reference: whoever holds the object sees the same list, and copies of the list must not.
  private final class Holder {
    var list: List
    init(_ list: List) { self.list = list }
  }

  private struct Screen {
    var shown: List
    var pending: List
  }

  @Test func aCopyDoesNotSeeLaterChanges() {
    var array = List(Self.rows(0..<20))
    let holder = Holder(array)
    var screen = Screen(shown: array, pending: array)
    let expected = Array(array)
    array[3].content = 7
    screen.pending.remove(at: 0)
    holder.list.swapAt(1, 2)
    #expect(Array(screen.shown) == expected)
    #expect(array[3].content == 7 && screen.pending[2].content == 0 && holder.list[3].content == 0)
    #expect(screen.pending.count == 19 && array.count == 20 && holder.list.count == 20)
    #expect(holder.list[1] == expected[2] && array[1] == expected[1])
    for list in [array, screen.shown, screen.pending, holder.list] { #expect(list.inconsistency == nil) }
  }

  /// Every way to change an array.
  private static let mutations: [@Sendable (inout List) -> Void] = [
    { $0[3].content = 7 }, { $0[4] = Row("other") }, { $0[5].id = "renamed" }, { $0.swapAt(1, 2) },
    { $0.append(Row("last")) }, { $0.append(contentsOf: rows(30..<34)) }, { $0 += rows(30..<34) },
    { $0.insert(Row("first"), at: 0) }, { $0.insert(contentsOf: MinimalCollection(rows(40..<44)), at: 3) },
    { $0.remove(at: 5) }, { $0.removeLast() }, { $0.removeFirst() }, { _ = $0.popLast() },
    { $0.removeLast(3) },
    { $0.removeFirst(3) }, { $0.removeSubrange(2..<4) }, { $0.replaceSubrange(2..<4, with: rows(50..<53)) },
    { $0.replaceSubrange(2..<4, with: List(rows(50..<52))) }, { $0.removeAll { $0.id.hasSuffix("7") } },
    { $0.removeAll() }, { $0.removeAll(keepingCapacity: true) }, { $0.move(from: 3, to: 9) },
    { $0.moveElements(at: [3, 9], to: 1) }, { $0.sort { $0.id > $1.id } }, { $0.reverse() },
    { $0[2..<9].reverse() }, { _ = $0.partition { $0.id.hasSuffix("7") } },
    { $0 = $0.filter { $0.id != "row 3" } },
    {
      var generator = SplitMix64(seed: 5)
      $0.shuffle(using: &generator)
    },
  ]

  @Test(arguments: [false, true]) func hiddenCopiesSeeNoChange(isLookedUp: Bool) {
    let expected = Self.rows(0..<20)
    for (number, mutate) in Self.mutations.enumerated() {
      var array = List(expected)
      if isLookedUp { #expect(array.firstIndex(ofIdentifier: "row 5") == 5) }
      let holder = Holder(array)
      let screen = Screen(shown: array, pending: array)
      let captured = { [array] in array }
      mutate(&array)
      let changed = Array(array)
      #expect(changed != expected, "mutation \(number) changes something")
      for copy in [holder.list, screen.shown, screen.pending, captured()] {
        #expect(Array(copy) == expected && copy.inconsistency == nil, "mutation \(number)")
        #expect(copy.firstIndex(ofIdentifier: "row 5") == 5, "mutation \(number)")
      }
      #expect(array.inconsistency == nil, "mutation \(number)")
      mutate(&holder.list)
      #expect(Array(holder.list) == changed && Array(array) == changed, "mutation \(number)")
      #expect(holder.list.inconsistency == nil && array.inconsistency == nil, "mutation \(number)")
      #expect(
        array.firstIndex(ofIdentifier: "row 5") == changed.firstIndex { $0.id == "row 5" },
        "mutation \(number)")
    }
  }

  @Test func copiesShareTheirLookUpAndPartWithIt() {
    var array = List(Self.rows(0..<20))
    let copy = array
    #expect(copy.firstIndex(ofIdentifier: "row 5") == 5)
    #expect(array.ledger === copy.ledger && array.ledger.hasTable)
    array.append(Row("row 20"))
    #expect(array.ledger !== copy.ledger)
    #expect(array.ledger.hasTable && copy.ledger.hasTable)
    #expect(array.firstIndex(ofIdentifier: "row 20") == 20)
    #expect(copy.firstIndex(ofIdentifier: "row 20") == nil)
    array.remove(at: 0)
    #expect(!array.ledger.hasTable && copy.ledger.hasTable, "most of the elements are not where they were")
    #expect(array.firstIndex(ofIdentifier: "row 5") == 4)
    #expect(copy.firstIndex(ofIdentifier: "row 5") == 5)
  }

  /// Two copies of one past must not draw the same number for different elements: they would be taken for one.
  @Test func copiesThatPartedDrawDifferentRevisions() {
    let past = List(Self.rows(0..<4))
    var left = past
    var right = past
    for number in 0..<3000 {
      left.append(Row("left \(number)"))
      right.append(Row("right \(number)"))
    }
    #expect(left.columns.revisions[..<4] == right.columns.revisions[..<4])
    let all = Set(left.columns.revisions).union(right.columns.revisions)
    #expect(all.count == 4 + 6000 && !all.contains(KeyColumns.noRevision))
  }

  // MARK: - In place

  private func address(_ array: List) -> UnsafePointer<Row<String>>? {
    array.elements.withUnsafeBufferPointer(\.baseAddress)
  }

  @Test func theSoleOwnerChangesItsElementsInPlace() {
    let holder = Holder(List(Self.rows(0..<20)))
    holder.list.reserveCapacity(100)
    let mutations: [(inout List) -> Void] = [
      { $0[3].content = 7 }, { $0[4] = Row("other") }, { $0.swapAt(1, 2) }, { $0.append(Row("last")) },
      { $0.append(contentsOf: Self.rows(30..<34)) }, { $0.insert(Row("first"), at: 0) },
      { $0.insert(contentsOf: MinimalCollection(Self.rows(40..<44)), at: 3) }, { $0.remove(at: 5) },
      { $0.removeLast() }, { $0.removeSubrange(2..<4) }, { $0.move(from: 3, to: 9) }, { $0.reverse() },
      { $0.removeAll(keepingCapacity: true) },
    ]
    for (number, mutate) in mutations.enumerated() {
      let start = address(holder.list)
      let ledger = ObjectIdentifier(holder.list.ledger)
      mutate(&holder.list)
      #expect(address(holder.list) == start, "mutation \(number)")
      #expect(ObjectIdentifier(holder.list.ledger) == ledger, "mutation \(number)")
    }
    #expect(isKnownUniquelyReferenced(&holder.list.ledger))
  }

  @Test func aSharedArrayIsCopiedOnceWhenItChanges() {
    let holder = Holder(List(Self.rows(0..<20)))
    let copy = holder.list
    #expect(address(copy) == address(holder.list))
    #expect(!isKnownUniquelyReferenced(&holder.list.ledger))
    holder.list[3].content = 7
    let start = address(holder.list)
    #expect(start != address(copy))
    #expect(isKnownUniquelyReferenced(&holder.list.ledger))
    holder.list[4].content = 8
    #expect(address(holder.list) == start)
  }

  // MARK: - Ways to change it that are not its own

  /// The standard library's algorithms know a mutable, range-replaceable collection only.
  private func changeGenerically<
    List: MutableCollection & RangeReplaceableCollection & RandomAccessCollection
  >(
    _ list: inout List
  ) where List.Element == String, List.Index == Int {
    list.sort(by: >)
    list[2..<6].sort()
    list[1..<4].reverse()
    list += ["end"]
    list.removeFirst(2)
    list.insert(contentsOf: list[3...], at: 1)
    list.swapAt(0, 3)
    list.removeAll { $0.hasSuffix("7") }
    list[0].append("!")
  }

  @Test func genericCodeChangesItAsItDoesAnArray() {
    var plain = (0..<12).map { "row \($0)" }
    var array = DiffableArray(plain)
    #expect(array.contains(identifier: "row 3"))
    changeGenerically(&plain)
    changeGenerically(&array)
    #expect(Array(array) == plain && array.inconsistency == nil)
  }

  @Test func anElementThatIsLeftHalfwayByAnErrorIsUpToDate() {
    struct Refusal: Error {}
    func change(_ row: inout Row<String>) throws {
      row.id = "changed"
      throw Refusal()
    }
    var array = List(Self.rows(0..<5))
    #expect(array.contains(identifier: "row 2"))
    #expect(throws: Refusal.self) { try change(&array[2]) }
    #expect(array.firstIndex(ofIdentifier: "changed") == 2 && array.inconsistency == nil)
  }

  // MARK: - Conformances

  @Test func itIsWrittenAndReadLikeAnArray() throws {
    let array: DiffableArray = ["a", "b", "a"]
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([String].self, from: data) == ["a", "b", "a"])
    let decoded = try JSONDecoder().decode(DiffableArray<String>.self, from: data)
    #expect(decoded == array && decoded.inconsistency == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DiffableArray<String>.self, from: Data(#"["a", 1]"#.utf8))
    }
  }

  @Test func equalArraysAreEqualWhateverTheirPast() {
    var array: DiffableArray = [1, 2, 3, 4]
    array.remove(at: 1)
    #expect(array == [1, 3, 4] && array != [1, 4, 3])
    #expect(Set([array, [1, 3, 4], []]).count == 2)
    #expect("\(array)" == "[1, 3, 4]" && String(reflecting: array) == "DiffableArray([1, 3, 4])")
  }

  @Test func manyTasksLookUpInOneArray() async {
    let array = DiffableArray((0..<2000).map { "row \($0)" })
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          var own = array
          own.append("task \(task)")
          return stride(from: task, to: 2000, by: 7).allSatisfy {
            array.firstIndex(ofIdentifier: "row \($0)") == $0
          } && own.firstIndex(ofIdentifier: "task \(task)") == 2000
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(array.inconsistency == nil)
  }
}
