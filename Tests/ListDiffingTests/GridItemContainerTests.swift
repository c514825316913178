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
}
