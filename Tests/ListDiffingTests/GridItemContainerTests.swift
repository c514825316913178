// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct GridItemContainerTests {
  @Test func aContainerWithAnIdentifierIsTheSameWhatEverItHolds() {
    let old = GridItemContainer(id: "tiles", items: [Row(1), Row(2)])
    let new = GridItemContainer(id: "tiles", items: [Row(2)])
    #expect(old.diffIdentifier == new.diffIdentifier)
    #expect(old.diffIdentifier != GridItemContainer(id: "others", items: [Row(1)]).diffIdentifier)
    #expect([new].changeset(from: [old]).updates.count == 1)
    #expect(new.changeset(from: old).deletions == [0])
  }

  @Test func aContainerWithoutOneIsTheSameAsItsCopiesOnly() {
    let container = GridItemContainer(items: [Row(1)])
    var copy = container
    copy.items.append(Row(2))
    #expect(copy.diffIdentifier == container.diffIdentifier)
    #expect(GridItemContainer(items: [Row(1)]).diffIdentifier != container.diffIdentifier)
  }

  @Test func contentIsTheItemsTheirOrderAndTheirContent() {
    let container = GridItemContainer(id: 1, items: [Row(1), Row(2)])
    #expect(container.isContentEqual(to: GridItemContainer(id: 1, items: [Row(1), Row(2)])))
    #expect(!container.isContentEqual(to: GridItemContainer(id: 1, items: [Row(2), Row(1)])))
    #expect(!container.isContentEqual(to: GridItemContainer(id: 1, items: [Row(1), Row(2, 5)])))
    #expect(!container.isContentEqual(to: GridItemContainer(id: 1, items: [Row(1)])))
  }

  @Test func containersThatShareTheirItemsAreNotLookedInto() {
    let counts = CallCounts()
    let container = GridItemContainer(id: 1, items: (0..<10).map { CountedItem($0, counts: counts) })
    let copy = container
    #expect(copy.isContentEqual(to: container))
    #expect(counts.contentComparisons == 0)
  }

  @Test func identifiersAreHashedAsTheyAreCompared() {
    typealias Rows = GridItemContainer<Int>
    let rows = [
      Rows(id: 1, items: []), Rows(id: UInt8(1), items: []), Rows(id: "1", items: []), Rows(id: 2, items: []),
      Rows(items: []), Rows(items: []),
    ]
    let ids = rows.map(\.diffIdentifier)
    #expect(ids[0] == ids[1], "the number is the same, whatever its type")
    #expect(Set(ids).count == 5)
    #expect(Set(ids).isSuperset(of: ids))
    for id in ids.dropFirst(2) { #expect(id != ids[0]) }
  }

  @Test func aContainerOfValuesCanBeDiffedInTheBackground() async {
    let old = GridItemContainer(id: "tiles", items: [1, 2, 3])
    let new = GridItemContainer(id: "tiles", items: [3, 4])
    let changes = await Task.detached { (new.changeset(from: old), new.diffIdentifier == old.diffIdentifier) }
      .value
    #expect(changes.0.deletions == [0, 1] && changes.0.insertions == [1] && changes.1)
    let lists = await Task.detached { [new].changeset(from: [old]) }.value
    #expect(lists.updates.count == 1)
  }
}
