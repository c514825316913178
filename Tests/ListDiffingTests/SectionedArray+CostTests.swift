// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@testable import ListDiffing

/// What changes and look-ups hash when they alternate. The checks of invariants hash, so there is nothing to count with them.
@Suite(.enabled(if: InternalChecks.areOff)) struct SectionedArrayCostTests {
  private typealias List = SectionedArray<CountedItem, CountedItem>

  private let ofSections = CallCounts()
  private let ofItems = CallCounts()

  private func section(_ id: Int) -> CountedItem { CountedItem(id, counts: ofSections) }
  private func sectionID(_ id: Int) -> CountedKey { CountedKey(id, ofSections) }
  private func item(_ id: Int) -> CountedItem { CountedItem(id, counts: ofItems) }
  private func itemID(_ id: Int) -> CountedKey { CountedKey(id, ofItems) }

  /// Sections 0…19, of which the section *s* holds the items 100 *s* … 100 *s* + 49, with everything looked up once.
  private func lookedUpList() -> List {
    let list = List(
      (0..<20).map { section in
        ArraySection(self.section(section), items: (0..<50).map { item(100 * section + $0) })
      })
    #expect(list.indexOfSection(sectionID(3)) == 3)
    #expect(list.indexOfItem(itemID(307)) == 157)
    ofSections.swiftHashes = 0
    ofItems.swiftHashes = 0
    return list
  }

  @Test func sectionsAndTheirItemsThatAreAppendedInTurnAreHashedAFewTimesEach() throws {
    var list = List()
    for id in 0..<500 {
      list.appendSections([section(id)])
      try list.appendItems([item(id)], toSection: sectionID(id))
    }
    #expect(ofItems.hashes == 0, "no item is looked up")
    // Once when it comes, once when it is looked up, and some more when the table grows.
    #expect(ofSections.hashes <= 8 * 500)
    for id in 500..<1000 {
      list.append(ArraySection(section(id), items: [item(id)]))
      #expect(list.sectionIdentifier(containingItem: itemID(id))?.value == id)
    }
    #expect(ofItems.hashes <= 8 * 1000)
    #expect(ofSections.hashes <= 8 * 1000)
  }

  /// Each of these is done many times over, with look-ups between.
  @Test func changesThatAlternateWithLookUpsHashWhatComesAndGoes() throws {
    let rounds = 40
    var next = 10_000
    func new() -> Int {
      next += 1
      return next
    }
    let changes: [(name: String, change: (inout List, Int) throws -> Void)] = [
      ("appendSections", { list, _ in list.appendSections([section(new())]) }),
      ("append", { list, _ in list.append(ArraySection(section(new()), items: [item(new())])) }),
      (
        "insertSections",
        { list, _ in try list.insertSections([section(new())], beforeSection: sectionID(0)) }
      ),
      ("deleteSections", { list, round in list.deleteSections([sectionID(round % 19)]) }),
      (
        "moveSection",
        { list, round in try list.moveSection(sectionID(round % 19), afterSection: sectionID(19)) }
      ),
      ("updateSection", { list, round in try list.updateSection(section(round % 20)) }),
      ("appendItems", { list, _ in try list.appendItems([item(new())], toSection: sectionID(0)) }),
      ("insertItems", { list, _ in try list.insertItems([item(new())], beforeItem: itemID(1900)) }),
      ("deleteItems", { list, round in list.deleteItems([itemID(round)]) }),
      ("moveItem", { list, round in try list.moveItem(itemID(round), beforeItem: itemID(1900)) }),
      (
        "moveItem within",
        { list, round in try list.moveItem(itemID(1900 + round), beforeItem: itemID(1900)) }
      ),
      (
        "moveItem to the end",
        { list, round in try list.moveItem(itemID(round), toEndOfSection: sectionID(19)) }
      ),
      ("updateItems", { list, round in try list.updateItems([item(round)]) }),
      ("reloadItems", { list, round in try list.reloadItems([itemID(round)]) }),
    ]
    for (name, change) in changes {
      var list = lookedUpList()
      for round in 0..<rounds {
        try change(&list, round)
        #expect(list.path(ofItem: itemID(1910)) != nil, "\(name)")
        #expect(list.indexOfSection(sectionID(19)) != nil, "\(name)")
        #expect(list.indexOfItem(itemID(1911)) != nil, "\(name)")
      }
      // Deleting a section hashes its 50 items; tables that grow or close gaps hash some of what they hold.
      let most = name == "deleteSections" ? 19 * 50 * 4 + rounds * 4 : rounds * 12 + 4 * 1000
      #expect(ofItems.hashes <= most, "\(name): \(ofItems.hashes) hashes of items")
      #expect(ofSections.hashes <= rounds * 12 + 80, "\(name): \(ofSections.hashes) hashes of sections")
      #expect(list.inconsistency == nil, "\(name)")
    }
  }

  @Test func aCopyTakesTheLookUpAlong() throws {
    var list = lookedUpList()
    for round in 0..<20 {
      let shown = list
      try list.appendItems([item(5000 + round)], toSection: sectionID(4))
      #expect(list.path(ofItem: itemID(1910)) == ItemPath(item: 10, section: 19))
      #expect(shown.path(ofItem: itemID(5000 + round)) == nil)
    }
    #expect(ofItems.hashes <= 20 * 6 + 2 * 1020, "nothing is built anew; a table may grow once")
  }

  @Test func repeatedIdentifiersAreFollowedToo() throws {
    var list = lookedUpList()
    try list.appendItems([item(1900), item(1900)], toSection: sectionID(0))
    for round in 0..<40 {
      try list.moveItem(itemID(300 + round), beforeItem: itemID(1900))
      #expect(list.path(ofItem: itemID(1900)) == ItemPath(item: 51 + round, section: 0))
    }
    #expect(ofItems.hashes <= 40 * 12 + 2 * 1002)
  }

  @Test func aSectionMovesWithoutALookAtItsItems() throws {
    var list = lookedUpList()
    let reads = ofItems.total
    try list.moveSection(sectionID(0), afterSection: sectionID(19))
    #expect(ofItems.total == reads)
    #expect(list.path(ofItem: itemID(7)) == ItemPath(item: 7, section: 19))
  }

  @Test func sumsOverSectionsAgreeWithAdditions() {
    var counts = [3, 0, 7, 1, 1, 0, 9, 2, 4]
    var sums = SectionSums(counts: counts)
    for step in 0..<40 {
      if step % 4 == 0 {
        counts.append(step)
        sums.append(step)
      } else {
        counts[step % counts.count] += step
        sums.add(step, at: step % counts.count)
      }
      for section in counts.indices {
        #expect(sums.sum(before: section) == counts[..<section].reduce(0, +))
      }
    }
  }
}
