// SPDX-License-Identifier: MIT

import ListDiffing
import Testing

@testable import ListAdapters

/// One batch of what a diff and section controllers say: the combinations that hosts are known to crash at.
@Suite struct BatchComposerTests {
  private func at(_ section: Int, _ item: Int) -> ItemPath { ItemPath(item: item, section: section) }
  private func move(_ from: ItemPath, _ to: ItemPath) -> SectionedChangeset.ItemMove {
    SectionedChangeset.ItemMove(from: from, to: to)
  }
  private func reload(_ path: ItemPath) -> SectionedChangeset.ItemUpdate {
    SectionedChangeset.ItemUpdate(old: path, new: path)
  }

  /// The batch, once it is known that a view takes it.
  private func batch(
    _ old: [Int] = [], _ new: [Int] = [], counts: (old: [Int], new: [Int]), reloads: [Changeset.Update] = [],
    _ collected: CollectedOperations = CollectedOperations(),
    options: BatchComposer.Options = BatchComposer.Options()
  ) -> BatchUpdate {
    let changeset = old == new ? nil : new.changeset(from: old)
    let batch = BatchComposer.batch(
      changeset: changeset, reloads: reloads, collected: collected, options: options,
      oldItemCount: { counts.old[$0] }, newItemCount: { counts.new[$0] })
    let errors = BatchUpdateModel(itemCounts: counts.old).errors(in: batch, newItemCounts: counts.new)
    #expect(errors.isEmpty, "\(batch)")
    return batch
  }

  // MARK: Sections and items together

  /// Sections 0 and 1 are new, 5 goes, 3 moves; items change in others. The item that is inserted in a new section is left out: the
  /// section brings it.
  @Test func whatDoesNotContradictItselfStaysAsItIs() {
    let old = [10, 11, 12, 13, 14, 15, 16]
    let new = [20, 21, 10, 11, 13, 12, 14, 16]
    var collected = CollectedOperations()
    collected.itemInsertions = [at(0, 0)]
    collected.itemDeletions = [at(1, 0)]
    collected.itemMoves = [move(at(6, 0), at(6, 1))]
    let made = batch(
      old, new, counts: ([2, 2, 2, 2, 2, 2, 2], [1, 1, 2, 1, 2, 2, 3, 1]), collected)
    #expect(
      made
        == BatchUpdate(
          sectionDeletions: [5], sectionInsertions: [0, 1], sectionMoves: [Changeset.Move(from: 3, to: 4)],
          itemDeletions: [at(1, 0)], itemMoves: [move(at(6, 0), at(6, 1))]))
  }

  @Test func aMovedSectionThatLosesAnItemIsReplaced() {
    var collected = CollectedOperations()
    collected.itemDeletions = [at(2, 0), at(3, 4)]
    let made = batch(
      [0, 1, 2, 3, 4], [0, 1, 3, 4, 2], counts: ([1, 1, 2, 5, 1], [1, 1, 4, 1, 1]), collected)
    #expect(
      made == BatchUpdate(sectionDeletions: [2], sectionInsertions: [4], itemDeletions: [at(3, 4)]))
  }

  @Test func aMovedSectionThatGetsAnItemIsReplaced() {
    var collected = CollectedOperations()
    collected.itemInsertions = [at(4, 0), at(3, 4)]
    let made = batch(
      [0, 1, 2, 3, 4], [0, 1, 3, 4, 2], counts: ([1, 1, 2, 1, 4], [1, 1, 1, 5, 3]), collected)
    #expect(
      made == BatchUpdate(sectionDeletions: [2], sectionInsertions: [4], itemInsertions: [at(3, 4)]))
  }

  @Test func allItemOperationsOfAReplacedSectionAreLeftOut() {
    var collected = CollectedOperations()
    collected.itemDeletions = [at(2, 0), at(2, 1)]
    collected.itemInsertions = [at(0, 0), at(0, 1), at(0, 2)]
    collected.itemReloads = [.init(old: at(2, 2), new: at(0, 2))]
    let made = batch([0, 1, 2], [2, 0, 1], counts: ([1, 1, 3], [4, 1, 1]), collected)
    #expect(made == BatchUpdate(sectionDeletions: [2], sectionInsertions: [0]))
  }

  @Test func anItemMoveInADeletedSectionIsLeftOut() {
    var collected = CollectedOperations()
    collected.itemMoves = [move(at(0, 0), at(0, 1))]
    #expect(batch([0, 1], [1], counts: ([2, 1], [1]), collected) == BatchUpdate(sectionDeletions: [0]))
    #expect(batch([0], [], counts: ([2], []), collected) == BatchUpdate(sectionDeletions: [0]))
    // Unless it moved to a section that stays, which then has an item more.
    #expect(
      batch([0, 1], [1], counts: ([2, 1], [2]), collected)
        == BatchUpdate(sectionDeletions: [0], itemInsertions: [at(0, 1)]))
  }

  @Test func aMovedSectionWhoseItemsMoveIsReplaced() {
    var collected = CollectedOperations()
    collected.itemMoves = [move(at(1, 0), at(0, 1))]
    let made = batch([0, 1], [1, 0], counts: ([2, 2], [2, 2]), collected)
    let swap = [0, 1].reversed().changeset(from: [0, 1])
    #expect(swap.moves.count == 1)
    let moved = swap.moves[0]
    // Either of two swapped sections may be the one that moves; the move touches one of them in any case.
    if moved == Changeset.Move(from: 1, to: 0) {
      #expect(made == BatchUpdate(sectionDeletions: [1], sectionInsertions: [0]))
    } else {
      #expect(made.sectionMoves == [moved] && made.itemMoves == collected.itemMoves)
    }
  }

  @Test func aSectionThatIsReloadedAndMovesIsReplacedAndTheOthersMove() {
    let updates = [Changeset.Update(old: 2, new: 0)]
    let made = batch(
      [0, 1, 2, 3], [2, 1, 3, 0], counts: ([1, 1, 1, 1], [3, 1, 1, 1]), reloads: updates)
    #expect(made.sectionDeletions == [2] && made.sectionInsertions == [0])
    #expect(made.sectionMoves == [Changeset.Move(from: 0, to: 3)])
  }

  /// How often one path is inserted and deleted, and what comes of it. The counts agree with the calls.
  @Test(arguments: [
    (0, 2, 0, 1), (1, 2, 0, 1), (2, 2, 1, 1), (3, 2, 2, 1), (3, 3, 1, 1), (1, 1, 1, 1),
  ])
  func repeatedDeletionsSwallowInsertionsOfThePath(
    insertions: Int, deletions: Int, expectedInsertions: Int, expectedDeletions: Int
  ) {
    var collected = CollectedOperations()
    collected.itemInsertions = Array(repeating: at(0, 0), count: insertions)
    collected.itemDeletions = Array(repeating: at(0, 0), count: deletions)
    let made = batch(counts: ([5], [5 + expectedInsertions - expectedDeletions]), collected)
    #expect(made.itemInsertions.count == expectedInsertions)
    #expect(made.itemDeletions.count == expectedDeletions)
    #expect(made.operationCount == expectedInsertions + expectedDeletions)
  }

  @Test func countsDecideWhetherAnInsertionBesideARepeatedDeletionIsMeant() {
    var collected = CollectedOperations()
    collected.itemDeletions = [at(0, 1), at(0, 1)]
    collected.itemInsertions = [at(0, 1)]
    #expect(batch(counts: ([4], [3]), collected).itemInsertions == [])
    #expect(batch(counts: ([4], [4]), collected).itemInsertions == [at(0, 1)])
  }

  @Test func batchesAreEqualIfTheySayTheSame() {
    let some = BatchUpdate(sectionDeletions: [1], itemDeletions: [at(0, 0)])
    #expect(some == BatchUpdate(sectionDeletions: [1], itemDeletions: [at(0, 0)]))
    #expect(some != BatchUpdate(sectionInsertions: [1], itemDeletions: [at(0, 0)]))
    #expect(some != BatchUpdate(sectionDeletions: [1], itemReloads: [at(0, 0)]))
  }

  // MARK: Reloads of sections

  @Test func aReloadedSectionIsDeletedWhereItWasAndInsertedWhereItIs() {
    var collected = CollectedOperations()
    collected.sectionReloads = [2]
    #expect(
      batch(counts: ([1, 1, 1], [1, 1, 2]), collected)
        == BatchUpdate(sectionDeletions: [2], sectionInsertions: [2]))
    let reversed = batch([1, 2, 3], [3, 2, 1], counts: ([1, 1, 1], [2, 1, 1]), collected)
    #expect(reversed.sectionDeletions == [2] && reversed.sectionInsertions == [0])
    #expect(reversed.sectionMoves.allSatisfy { $0.from != 2 && $0.to != 0 })
    let removed = batch([1, 2, 3], [1, 2], counts: ([1, 1, 1], [1, 1]), collected)
    #expect(removed == BatchUpdate(sectionDeletions: [2]))
  }

  @Test func aSectionReloadedTwiceIsReplacedOnce() {
    var collected = CollectedOperations()
    collected.sectionReloads = [0, 0]
    let made = batch(
      counts: ([1, 1], [2, 1]), reloads: [Changeset.Update(old: 0, new: 0)], collected)
    #expect(made == BatchUpdate(sectionDeletions: [0], sectionInsertions: [0]))
  }

  @Test func itemsAreReloadedInsteadOfASectionIfTheirNumberIsTheSame() {
    let options = BatchComposer.Options(prefersItemReloads: true)
    let update = [Changeset.Update(old: 0, new: 0)]
    let same = [Changeset.Update(old: 0, new: 0)]
    #expect(
      batch(counts: ([1], [1]), reloads: update).sectionDeletions == [0])
    #expect(
      batch(counts: ([1], [1]), reloads: same, options: options) == BatchUpdate(itemReloads: [at(0, 0)]))
    #expect(
      batch(counts: ([1], [2]), reloads: same, options: options)
        == BatchUpdate(sectionDeletions: [0], sectionInsertions: [0]))
    #expect(
      batch(counts: ([3, 1], [3, 2]), reloads: same + [.init(old: 1, new: 1)], options: options)
        == BatchUpdate(
          sectionDeletions: [1], sectionInsertions: [1], itemReloads: [at(0, 0), at(0, 1), at(0, 2)]))
  }

  @Test func itemsAreNotReloadedWhereSomethingElseHappensToThem() {
    var collected = CollectedOperations()
    collected.itemDeletions = [at(0, 0)]
    collected.itemInsertions = [at(0, 1)]
    let made = batch(
      counts: ([2], [2]), reloads: [.init(old: 0, new: 0)], collected,
      options: BatchComposer.Options(prefersItemReloads: true))
    #expect(made == BatchUpdate(sectionDeletions: [0], sectionInsertions: [0]))
  }

  @Test(arguments: [([1, 2], [2, 1]), ([1, 2, 3], [2, 1, 3])])
  func itemsAreNotReloadedWhereSectionsMove(old: [Int], new: [Int]) {
    for counts in [1, 4] {
      var newCounts = Array(repeating: 1, count: old.count)
      newCounts[0] = counts
      let made = batch(
        old, new, counts: (Array(repeating: 1, count: old.count), newCounts),
        reloads: [.init(old: 1, new: 0)],
        options: BatchComposer.Options(prefersItemReloads: true))
      #expect(made.sectionDeletions == [1] && made.sectionInsertions == [0])
      #expect(made.itemReloads == [])
      // The other section moves, or it is the one that stays and nothing more is to be done.
      #expect([[], [Changeset.Move(from: 0, to: 1)]].contains(made.sectionMoves))
    }
  }

  @Test func itemsAreNotReloadedWhereSectionsCome() {
    let made = batch(
      [1], [1, 2], counts: ([1], [1, 1]), reloads: [.init(old: 0, new: 0)],
      options: BatchComposer.Options(prefersItemReloads: true))
    #expect(made == BatchUpdate(sectionDeletions: [0], sectionInsertions: [0, 1]))
  }

  @Test func sectionsThatMoveAreReplacedIfAskedTo() {
    let options = BatchComposer.Options(movesSectionsByReplacing: true)
    let replaced = batch([1, 2, 3], [2, 3, 1], counts: ([2, 3, 1], [3, 1, 2]), options: options)
    #expect(replaced == BatchUpdate(sectionDeletions: [0], sectionInsertions: [2]))
  }

  @Test func sectionsOfOneItemAreOnlyDeletedInsertedAndMoved() {
    var collected = CollectedOperations()
    collected.itemReloads = [reload(at(0, 0))]
    collected.sectionReloads = [1]
    let made = batch(
      [1, 2, 3], [3, 1, 4], counts: ([1, 1, 1], [1, 1, 1]), reloads: [.init(old: 0, new: 1)], collected,
      options: BatchComposer.Options(sectionsHaveOneItem: true))
    #expect(made.sectionDeletions == [1] && made.sectionInsertions == [2])
    #expect(made.operationCount == 3 && made.sectionMoves.count == 1)
  }

  // MARK: Items among themselves

  @Test func deletedInsertedAndReloadedItemsOfOneSectionGoTogether() {
    var collected = CollectedOperations()
    collected.itemDeletions = [at(0, 1), at(0, 2)]
    collected.itemInsertions = [at(0, 1), at(0, 2)]
    collected.itemReloads = (1...4).map { reload(at(0, $0)) }
    let made = batch(counts: ([5], [5]), collected)
    let changed = (1...4).map { at(0, $0) }
    #expect(made == BatchUpdate(itemDeletions: changed, itemInsertions: changed))
  }

  @Test func itemsInsertedAtOnePlaceLieOneBehindTheOther() {
    var collected = CollectedOperations()
    collected.itemInsertions = [at(0, 0), at(0, 0)]
    #expect(batch(counts: ([2], [4]), collected).itemInsertions == [at(0, 0), at(0, 1)])
    // No place is left behind the last one.
    collected.itemInsertions = [at(0, 3), at(0, 3)]
    #expect(batch(counts: ([2], [4]), collected).itemInsertions == [at(0, 2), at(0, 3)])
  }

  @Test func anItemDeletedOrReloadedTwiceIsSoOnce() {
    var collected = CollectedOperations()
    collected.itemDeletions = [at(0, 0), at(0, 0)]
    #expect(batch(counts: ([4], [3]), collected) == BatchUpdate(itemDeletions: [at(0, 0)]))
    collected = CollectedOperations()
    collected.itemReloads = [reload(at(0, 0)), reload(at(0, 0))]
    #expect(
      batch(counts: ([4], [4]), collected)
        == BatchUpdate(itemDeletions: [at(0, 0)], itemInsertions: [at(0, 0)]))
  }

  @Test func aReloadedItemIsReplacedWhereTheOthersShiftItTo() {
    var collected = CollectedOperations()
    collected.itemReloads = [reload(at(0, 0))]
    collected.itemDeletions = [at(0, 5), at(0, 6), at(0, 7)]
    collected.itemInsertions = [at(0, 0)]
    let made = batch(counts: ([8], [6]), collected)
    #expect(made.itemDeletions == [at(0, 0), at(0, 5), at(0, 6), at(0, 7)])
    #expect(made.itemInsertions == [at(0, 0), at(0, 1)])
    collected = CollectedOperations()
    collected.itemReloads = [reload(at(0, 2))]
    collected.itemDeletions = [at(0, 0)]
    #expect(batch(counts: ([3], [2]), collected).itemInsertions == [at(0, 1)])
  }

  @Test func aReloadedItemThatMovesIsReplaced() {
    var collected = CollectedOperations()
    collected.itemMoves = [move(at(0, 0), at(0, 2))]
    collected.itemReloads = [.init(old: at(0, 0), new: at(0, 0))]
    #expect(
      batch(counts: ([3], [3]), collected)
        == BatchUpdate(itemDeletions: [at(0, 0)], itemInsertions: [at(0, 2)]))
  }

  @Test func anItemThatMovesBetweenASectionThatStaysAndOneThatDoesNotComesOrGoes() {
    var collected = CollectedOperations()
    // Section 1 goes and gives an item to section 2, now 0; that gives one to the new section, now 1.
    collected.itemMoves = [move(at(0, 0), at(0, 0)), move(at(1, 0), at(1, 0))]
    let made = batch([1, 2], [2, 3], counts: ([1, 2], [2, 1]), collected)
    #expect(
      made
        == BatchUpdate(
          sectionDeletions: [0], sectionInsertions: [1], itemDeletions: [at(1, 0)],
          itemInsertions: [at(0, 0)]))
  }

  @Test func whatIsBothDeletedAndMovedIsDeleted() {
    var collected = CollectedOperations()
    collected.itemMoves = [move(at(0, 0), at(0, 1))]
    collected.itemDeletions = [at(0, 0)]
    #expect(batch(counts: ([3], [2]), collected) == BatchUpdate(itemDeletions: [at(0, 0)]))
  }

  @Test func itemsThatMoveToOnePlaceGetOneEach() {
    var collected = CollectedOperations()
    collected.itemMoves = [move(at(0, 0), at(0, 2)), move(at(0, 1), at(0, 2)), move(at(0, 0), at(0, 3))]
    let made = batch(counts: ([4], [4]), collected)
    #expect(made.itemMoves == [move(at(0, 0), at(0, 2)), move(at(0, 1), at(0, 3))])
  }
}
