// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@testable import ListDiffing

/// Copies that nobody sees, in a class, a struct and a closure, must not see what happens to the list.
@Suite struct SectionedArrayCopyTests {
  private typealias List = SectionedArray<Row<String>, Row<Int>>

  /// Every way to change a list, each possible with `startingList`.
  private static let mutations: [(name: String, mutate: @Sendable (inout List) throws -> Void)] = [
    ("appendSections", { $0.appendSections([Row("x"), Row("y")]) }),
    ("append", { $0.append(ArraySection(Row("x"), items: [Row(90)])) }),
    ("insertSections before", { try $0.insertSections([Row("x")], beforeSection: "b") }),
    ("insertSections after", { try $0.insertSections([Row("x")], afterSection: "b") }),
    ("deleteSections", { $0.deleteSections(["a"]) }),
    ("moveSection before", { try $0.moveSection("c", beforeSection: "a") }),
    ("moveSection after", { try $0.moveSection("a", afterSection: "b") }),
    ("updateSection", { try $0.updateSection(Row("b", 5)) }),
    ("appendItems", { try $0.appendItems([Row(90)]) }),
    ("appendItems toSection", { try $0.appendItems([Row(90)], toSection: "a") }),
    ("insertItems before", { try $0.insertItems([Row(90), Row(91)], beforeItem: 2) }),
    ("insertItems after", { try $0.insertItems([Row(90), Row(91)], afterItem: 2) }),
    ("deleteItems", { $0.deleteItems([1, 4]) }),
    ("deleteAllItems", { $0.deleteAllItems() }),
    ("moveItem before", { try $0.moveItem(5, beforeItem: 1) }),
    ("moveItem after", { try $0.moveItem(1, afterItem: 3) }),
    ("moveItem toEndOfSection", { try $0.moveItem(1, toEndOfSection: "c") }),
    ("updateItems", { try $0.updateItems([Row(2, 5), Row(5, 6)]) }),
    ("reloadItems", { try $0.reloadItems([2]) }),
    ("reconfigureItems", { try $0.reconfigureItems([5]) }),
  ]

  /// A new one each time, without a look-up.
  private static var startingList: List {
    SectionedArrayTests.list(("a", [1, 2, 3]), ("b", [4]), ("c", [5]))
  }

  private final class Holder {
    var list: List
    init(_ list: List) { self.list = list }
  }

  private struct Screen {
    var shown: List
  }

  @Test(arguments: [false, true]) func hiddenCopiesSeeNoChange(isLookedUp: Bool) throws {
    for (name, mutate) in Self.mutations {
      var list = Self.startingList
      let sections = Array(list)
      if isLookedUp { #expect(list.indexOfItem(5) == 4 && list.indexOfSection("b") == 1) }
      let holder = Holder(list)
      let screen = Screen(shown: list)
      let captured = { [list] in list }
      try mutate(&list)
      let changed = Array(list)
      #expect(name.hasPrefix("re") == (changed == sections), "\(name) changes something")
      for copy in [holder.list, screen.shown, captured()] {
        #expect(Array(copy) == sections, "\(name)")
        #expect((copy.indexOfItem(5), copy.indexOfSection("c")) == (4, 2), "\(name)")
        #expect(copy.sectionedChangeset(from: Self.startingList).isEmpty, "\(name) marks no copy")
        #expect(copy.inconsistency == nil, "\(name)")
      }
      #expect(list.inconsistency == nil, "\(name)")
      // The other way round: a copy that changes leaves the list as it is.
      try mutate(&holder.list)
      #expect(Array(holder.list) == changed && Array(list) == changed, "\(name)")
      #expect(holder.list.inconsistency == nil && list.inconsistency == nil, "\(name)")
    }
  }

  @Test func theSoleOwnerKeepsItsLookUpAndTheItemsOfOtherSections() throws {
    for (name, mutate) in Self.mutations where name != "deleteAllItems" {
      let holder = Holder(
        SectionedArrayTests.list(("a", [1, 2, 3]), ("b", [4]), ("c", [5]), ("quiet", Array(100..<150))))
      #expect(holder.list.indexOfItem(5) == 4)
      let address = {
        holder.list.first { $0.model.id == "quiet" }?.items.withUnsafeBufferPointer { $0.baseAddress }
      }
      let quiet = address()
      let lookUp = ObjectIdentifier(holder.list.lookUp)
      if name == "appendItems" { try holder.list.moveSection("c", afterSection: "quiet") }
      try mutate(&holder.list)
      #expect(address() == quiet, "\(name)")
      #expect(ObjectIdentifier(holder.list.lookUp) == lookUp && holder.list.lookUp.hasItems, "\(name)")
      #expect(isKnownUniquelyReferenced(&holder.list.lookUp), "\(name)")
    }
  }

  @Test func copiesShareTheirLookUpUntilOneChanges() throws {
    var list = Self.startingList
    let copy = list
    #expect(copy.indexOfItem(5) == 4)
    #expect(list.lookUp === copy.lookUp && list.lookUp.hasItems)
    try list.appendItems([Row(90)])
    #expect(list.lookUp !== copy.lookUp && list.lookUp.hasItems && copy.lookUp.hasItems)
    #expect(list.indexOfItem(90) == 5 && copy.indexOfItem(90) == nil)
  }

  @Test func manyTasksLookUpInOneList() async throws {
    let list = SectionedArray<Int, Int>((0..<20).map { ArraySection($0, items: (0..<50).map { $0 }) })
    let numbered = SectionedArray<Int, Int>(
      (0..<20).map { section in ArraySection(section, items: (0..<50).map { section * 50 + $0 }) })
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          var own = numbered
          own.append(ArraySection(100 + task, items: [5000 + task]))
          return stride(from: task, to: 1000, by: 7).allSatisfy { numbered.indexOfItem($0) == $0 }
            && numbered.indexOfSection(task) == task && own.indexOfItem(5000 + task) == 1000
            && list.path(ofItem: task) == ItemPath(item: task, section: 0)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(numbered.inconsistency == nil && list.inconsistency == nil)
  }

  // MARK: - The check itself

  @Test func aStaleLookUpIsFound() {
    var list = Self.startingList
    #expect(list.indexOfSection("b") == 1)
    list.sections.reverse()
    #expect(list.inconsistency == "The look-up has sections that are not where it says.")
    list = Self.startingList
    #expect(list.path(ofItem: 5) != nil)
    list.sections[0].items.swapAt(0, 1)
    #expect(list.inconsistency == "The look-up has items that are not where it says.")
    list.sections[0].items.removeLast()
    #expect(list.inconsistency == "The look-up has its items numbered wrongly.")
    list = Self.startingList
    #expect(list.indexOfItem(5) != nil)
    list.sections.removeLast()
    #expect(list.inconsistency == "The look-up has its sections numbered wrongly.")
    list = Self.startingList
    #expect(list.lookUp.itemCount(before: 2, counts: [3, 1, 1]) == 4)
    list.sections[0].items.removeLast()
    #expect(list.inconsistency == "The look-up counts 3 items before section 1.")
  }
}
