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

  private final class Holder {
    var container: GridItemContainer<Row<Int>>
    init(_ container: GridItemContainer<Row<Int>>) { self.container = container }
  }

  @Test func hiddenCopiesSeeNoChange() {
    let mutations: [(inout GridItemContainer<Row<Int>>) -> Void] = [
      { $0.items.append(Row(9)) }, { $0.items[1].content = 7 }, { $0.items.remove(at: 0) },
      { $0.items.swapAt(0, 2) }, { $0.items = [] }, { $0.items.insert(Row(9), at: 1) },
    ]
    for (number, mutate) in mutations.enumerated() {
      var container = GridItemContainer(items: [Row(1), Row(2), Row(3)])
      let items = container.items
      let holder = Holder(container)
      let captured = { [container] in container }
      mutate(&container)
      #expect(container.items != items, "mutation \(number)")
      #expect(holder.container.items == items && captured().items == items, "mutation \(number)")
      #expect(holder.container.diffIdentifier == container.diffIdentifier)
      #expect(!container.isContentEqual(to: holder.container), "mutation \(number)")
    }
  }

  @Test func theSoleOwnerChangesItsItemsInPlace() {
    let holder = Holder(GridItemContainer(id: 1, items: (0..<50).map { Row($0) }))
    let address = { holder.container.items.withUnsafeBufferPointer(\.baseAddress) }
    let start = address()
    holder.container.items[3].content = 7
    holder.container.items.swapAt(1, 2)
    holder.container.items.removeLast()
    #expect(address() == start)
  }

  @Test func itemsAreDiffedOneByOneAsThoseOfASection() {
    let old = [GridItemContainer(id: "tiles", items: [Row(1), Row(2), Row(3)])]
    let new = [GridItemContainer(id: "tiles", items: [Row(3), Row(1), Row(2, 5)])]
    let changeset = new[0].changeset(from: old[0])
    #expect(changeset.moves.count == 1 && changeset.updates.count == 1 && changeset.deletions.isEmpty)
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
