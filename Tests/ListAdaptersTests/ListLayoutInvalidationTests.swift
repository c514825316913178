// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing
import Testing

@Suite struct ListLayoutInvalidationTests {
  @Test(
    arguments: [
      (BatchUpdate(), nil),
      (BatchUpdate(sectionDeletions: [7, 5]), 5),
      (BatchUpdate(sectionInsertions: [6]), 6),
      (BatchUpdate(sectionMoves: [.init(from: 4, to: 9)]), 4),
      (BatchUpdate(sectionMoves: [.init(from: 9, to: 3)]), 3),
      (BatchUpdate(sectionReloads: [8]), 8),
      (BatchUpdate(itemDeletions: [ItemPath(item: 0, section: 2)]), 2),
      (BatchUpdate(itemInsertions: [ItemPath(item: 5, section: 1)]), 1),
      (BatchUpdate(itemReloads: [ItemPath(item: 5, section: 11)]), 11),
      (BatchUpdate(itemReconfigures: [ItemPath(item: 5, section: 12)]), 12),
      (
        BatchUpdate(itemMoves: [
          .init(from: ItemPath(item: 0, section: 6), to: ItemPath(item: 0, section: 4))
        ]), 4
      ),
      (BatchUpdate(sectionDeletions: [7], itemInsertions: [ItemPath(item: 5, section: 3)]), 3),
    ] as [(BatchUpdate, Int?)])
  func aBatchInvalidatesFromTheFirstSectionThatItTouches(batch: BatchUpdate, first: Int?) {
    #expect(ListLayoutInvalidation(after: batch) == first.map { .sections(from: $0) })
  }
}
