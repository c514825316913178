// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrellisTestSupport

@testable import ListDiffing

@Suite struct SectionedArrayTests {
  typealias List = SectionedArray<Row<String>, Row<Int>>

  static func list(_ sections: (String, [Int])...) -> List {
    List(sections.map { ArraySection(Row($0.0), items: $0.1.map { Row($0) }) })
  }

  private func contents(_ list: List) -> [String] {
    list.map { "\($0.model.id): \($0.items.map { String($0.id) }.joined(separator: " "))" }
  }

  // MARK: - Changes

  @Test func sectionsAndItemsAreAppended() throws {
    var list = List()
    list.appendSections([Row("a"), Row("b")])
    try list.appendItems([Row(1), Row(2)], toSection: "a")
    try list.appendItems([Row(3)])
    list.append(ArraySection(Row("c"), items: [Row(4)]))
    #expect(contents(list) == ["a: 1 2", "b: 3", "c: 4"])
    #expect((list.numberOfSections, list.numberOfItems) == (3, 4))
    #expect(list.sectionIdentifiers == ["a", "b", "c"])
    #expect(list.itemIdentifiers == [1, 2, 3, 4])
  }

  @Test func itemsAreInsertedNextToOthers() throws {
    var list = Self.list(("a", [1, 2]), ("b", [3]))
    try list.insertItems([Row(10), Row(11)], beforeItem: 2)
    try list.insertItems([Row(12)], afterItem: 3)
    #expect(contents(list) == ["a: 1 10 11 2", "b: 3 12"])
  }

  @Test func itemsMoveWithinAndAcrossSections() throws {
    var list = Self.list(("a", [1, 2, 3]), ("b", []))
    try list.moveItem(1, afterItem: 3)
    #expect(contents(list) == ["a: 2 3 1", "b: "])
    try list.moveItem(1, beforeItem: 2)
    #expect(contents(list) == ["a: 1 2 3", "b: "])
    try list.moveItem(2, toEndOfSection: "b")
    try list.moveItem(3, beforeItem: 2)
    try list.moveItem(1, toEndOfSection: "a")
    #expect(contents(list) == ["a: 1", "b: 3 2"])
    try list.moveItem(1, beforeItem: 1)
    #expect(contents(list) == ["a: 1", "b: 3 2"])
  }

  @Test func sectionsMoveComeAndGo() throws {
    var list = Self.list(("a", [1]), ("b", [2]), ("c", [3]))
    try list.moveSection("a", afterSection: "c")
    try list.moveSection("c", beforeSection: "b")
    #expect(contents(list) == ["c: 3", "b: 2", "a: 1"])
    try list.insertSections([Row("x")], beforeSection: "c")
    try list.insertSections([Row("y")], afterSection: "c")
    list.deleteSections(["b", "unknown"])
    #expect(contents(list) == ["x: ", "c: 3", "y: ", "a: 1"])
    list.deleteAllItems()
    #expect(list.isEmpty)
  }

  @Test func itemsAreDeletedAndReplaced() throws {
    var list = Self.list(("a", [1, 2, 3]), ("b", [4]))
    list.deleteItems([3, 1, 4, 99])
    #expect(contents(list) == ["a: 2", "b: "])
    try list.updateItems([Row(2, 7)])
    try list.updateSection(Row("b", 5))
    #expect(list.item(2)?.content == 7)
    #expect(list[1].model.content == 5)
  }

  @Test func whatIsUnknownIsAnErrorAndChangesNothing() {
    var list = Self.list(("a", [1]))
    let before = list
    #expect(throws: SectionedArrayError.unknownSection("z")) {
      try list.appendItems([Row(2)], toSection: "z")
    }
    #expect(throws: SectionedArrayError.unknownItem("9")) { try list.insertItems([Row(2)], beforeItem: 9) }
    #expect(throws: SectionedArrayError.unknownItem("9")) { try list.moveItem(1, beforeItem: 9) }
    #expect(throws: SectionedArrayError.unknownItem("9")) { try list.updateItems([Row(1, 5), Row(9)]) }
    #expect(throws: SectionedArrayError.unknownItem("9")) { try list.reloadItems([1, 9]) }
    #expect(throws: SectionedArrayError.unknownSection("z")) { try list.moveSection("z", beforeSection: "a") }
    #expect(list == before)
    #expect(list.sectionedChangeset(from: before).isEmpty)
    var empty = List()
    #expect(throws: SectionedArrayError.noSection) { try empty.appendItems([Row(1)]) }
    #expect("\(SectionedArrayError.unknownItem("9"))".contains("“9”"))
  }

  // MARK: - Look-ups

  @Test func itemsAndSectionsAreFound() {
    let list = Self.list(("a", [1, 2]), ("b", [3]))
    #expect(list.indexOfSection("b") == 1)
    #expect(list.path(ofItem: 3) == ItemPath(item: 0, section: 1))
    #expect(list.indexOfItem(3) == 2)
    #expect(list.sectionIdentifier(containingItem: 2) == "a")
    #expect(list.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(list.numberOfItems(inSection: "b") == 1)
    #expect(list.item(2)?.id == 2)
    #expect(
      list.indexOfItem(9) == nil && list.items(inSection: "z") == nil && list.indexOfSection("z") == nil)
  }

  @Test func ofRepeatedIdentifiersTheFirstIsFound() throws {
    var list = Self.list(("a", [1, 2, 1]), ("a", [1, 3]))
    #expect(list.path(ofItem: 1) == ItemPath(item: 0, section: 0))
    list.deleteItems([1])
    #expect(list.path(ofItem: 1) == ItemPath(item: 1, section: 0))
    try list.appendItems([Row(3)], toSection: "a")
    #expect(list.indexOfSection("a") == 0)
    #expect(list.path(ofItem: 3) == ItemPath(item: 2, section: 0))
  }

  @Test(.enabled(if: InternalChecks.areOff))
  func buildingAndCountingHashesNothingAndALookUpHashesOnce() throws {
    let counts = CallCounts()
    typealias Counted = SectionedArray<Row<Int>, CountedItem>
    let rows = (0..<1000).map { CountedItem($0, counts: counts) }
    var list = Counted()
    list.appendSections((0..<10).map { Row($0) })
    for section in 0..<10 {
      try list.appendItems(rows[(section * 100)..<(section * 100 + 100)], toSection: section)
    }
    #expect(list.numberOfItems == 1000)
    #expect(list.itemIdentifiers.count == 1000)
    #expect(counts.hashes == 0)
    #expect(list.indexOfItem(rows[777].diffIdentifier) == 777)
    let built = counts.hashes
    #expect(built <= 3 * 1000 + 2)
    for row in rows { _ = list.path(ofItem: row.diffIdentifier) }
    #expect(counts.hashes - built == 1000, "one hash a look-up, no building")
    counts.swiftHashes = 0
    counts.contentComparisons = 0
    try list.appendItems([CountedItem(5000, counts: counts)], toSection: 3)
    #expect(list.indexOfItem(rows[999].diffIdentifier) == 1000)
    #expect(counts.hashes <= 3, "an append is followed")
    counts.swiftHashes = 0
    counts.contentComparisons = 0
    try list.moveItem(rows[10].diffIdentifier, afterItem: rows[20].diffIdentifier)
    #expect(counts.hashes == 2, "a move hashes the identifiers that it is given")
  }

  // MARK: - Copies

  private final class Holder {
    var list: List
    init(_ list: List) { self.list = list }
  }

  @Test func copiesPartWhenOneChanges() throws {
    var list = Self.list(("a", [1, 2]), ("b", [3]))
    let copy = list
    let holder = Holder(list)
    #expect(copy.indexOfItem(3) == 2)
    try list.insertItems([Row(9)], beforeItem: 1)
    try holder.list.moveItem(3, beforeItem: 1)
    #expect(contents(copy) == ["a: 1 2", "b: 3"])
    #expect((list.indexOfItem(3), copy.indexOfItem(3), holder.list.indexOfItem(3)) == (3, 2, 0))
    #expect(list.inconsistency == nil && copy.inconsistency == nil && holder.list.inconsistency == nil)
  }

  @Test func changesOfASoleOwnerCopyNothing() throws {
    var list = Self.list(("a", Array(0..<100)), ("b", Array(100..<200)))
    let address = list[1].items.withUnsafeBufferPointer { $0.baseAddress }
    try list.appendItems([Row(500)], toSection: "a")
    try list.moveItem(3, afterItem: 7)
    list.deleteItems([5])
    #expect(list[1].items.withUnsafeBufferPointer { $0.baseAddress } == address)
  }

  // MARK: - Changesets

  @Test func reloadedItemsAreUpdatesOnce() throws {
    let old = Self.list(("a", [1, 2]), ("b", [3]))
    var new = old
    try new.reloadItems([2])
    try new.reconfigureItems([3])
    try new.moveItem(3, beforeItem: 1)
    let changeset = new.sectionedChangeset(from: old)
    #expect(
      changeset.itemUpdates.map(\.new) == [ItemPath(item: 0, section: 0), ItemPath(item: 2, section: 0)])
    #expect(
      changeset.itemUpdates.map(\.old) == [ItemPath(item: 0, section: 1), ItemPath(item: 1, section: 0)])
    #expect(new.sectionedChangeset(from: new).isEmpty)
    var later = new
    try later.appendItems([Row(4)])
    #expect(
      later.sectionedChangeset(from: new).itemUpdates.isEmpty, "they were shown anew with the list before")
    try later.reloadItems([2])
    #expect(later.sectionedChangeset(from: new).itemUpdates.count == 1)
  }

  @Test func ofReloadedItemsThatRepeatTheFirstIsUpdatedWhereverItWas() throws {
    let old = Self.list(("a", [1, 2, 1]), ("b", [1, 3]))
    var new = old
    new.deleteSections(["a"])
    try new.reloadItems([1])
    let changeset = new.sectionedChangeset(from: old)
    let first = ItemPath(item: 0, section: 1)
    #expect(changeset.itemUpdates == [.init(old: first, new: ItemPath(item: 0, section: 0))])
  }

  @Test func theMarksOfWhatIsDeletedGoWithIt() throws {
    var list = Self.list(("a", [1, 2, 2]), ("b", [3]))
    let old = list
    try list.reloadItems([1, 2, 3])
    list.deleteItems([1, 2])
    #expect(Set(list.marks.keys) == [2, 3], "another 2 is still there")
    list.deleteSections(["b"])
    #expect(Set(list.marks.keys) == [2])
    list.deleteAllItems()
    #expect(list.marks.isEmpty)
    list.append(old[0])
    list.append(old[1])
    #expect(list.sectionedChangeset(from: old).isEmpty)
  }

  @Test func aReloadedItemThatIsNewIsAnInsertionOnly() throws {
    let old = Self.list(("a", [1]))
    var new = old
    try new.appendItems([Row(2)])
    try new.reloadItems([2])
    let changeset = new.sectionedChangeset(from: old)
    #expect(changeset.itemUpdates.isEmpty && changeset.itemInsertions.count == 1)
  }

  @Test func sectionsOfACommonPastAreNotLookedAt() throws {
    let counts = CallCounts()
    let old = SectionedArray<Row<Int>, CountedItem>(
      (0..<10).map { section in
        ArraySection(Row(section), items: (0..<50).map { CountedItem(section * 50 + $0, counts: counts) })
      })
    var new = old
    try new.appendItems([CountedItem(9999, counts: counts)])
    counts.swiftHashes = 0
    counts.contentComparisons = 0
    #expect(new.sectionedChangeset(from: old).itemInsertions.count == 1)
    #expect(counts.hashes <= 2 && counts.contentComparisons == 50)
  }

  @Test func stagesLeadFromOneListToTheOther() throws {
    let old = Self.list(("a", [1, 2]), ("b", [3]))
    var new = old
    try new.moveItem(3, beforeItem: 2)
    try new.reloadItems([1])
    var shown: [ArraySection<Row<String>, Row<Int>>] = Array(old)
    for stage in new.stagedSectionedChangeset(from: old) {
      let after = try BatchUpdateModel.applying(stage.batch, to: shown, newSections: stage.list)
      shown = after.map { ArraySection($0.model.model, items: $0.items) }
    }
    #expect(shown == Array(new))
  }

  // MARK: - Written down

  @Test func aListIsWrittenDown() {
    let isWeekend = true
    let extras = [7, 8]
    let list = List {
      ArraySection(Row("a")) {
        Row(1)
        if isWeekend { Row(2) } else { Row(3) }
      }
      if !isWeekend { ArraySection(Row("hidden")) { Row(99) } }
      for extra in extras { ArraySection(Row("extra \(extra)")) { [Row(extra), Row(extra + 10)] } }
    }
    #expect(contents(list) == ["a: 1 2", "extra 7: 7 17", "extra 8: 8 18"])
  }
}
