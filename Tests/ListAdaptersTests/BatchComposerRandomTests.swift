// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@testable import ListAdapters

/// Random updates: whatever is said of sections and items, it comes to one batch that a strict view takes, and that shows the new list.
@Suite struct BatchComposerRandomTests {
  private static let seeds = (0..<4).map { UInt64($0) &* 0x9E37_79B9 &+ 7 }
  private static let casesPerSeed = 400

  @Test(arguments: seeds)
  func everyUpdateIsOneLegalBatchThatShowsTheNewList(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var operations = 0
    for _ in 0..<Self.casesPerSeed {
      let caseSeed = generator.next()
      let made = UpdateMaker(seed: caseSeed)
      let options = BatchComposer.Options(
        movesSectionsByReplacing: generator.chance(oneIn: 4), prefersItemReloads: generator.chance(oneIn: 2))
      let batch = BatchComposer.batch(
        changeset: made.changeset, reloads: made.reloads, collected: made.collected, options: options,
        oldItemCount: { made.old[$0].items.count }, newItemCount: { made.new[$0].items.count })
      operations += batch.operationCount
      let comment: Comment = "seed \(caseSeed), \(options): \(batch) takes \(made.old) to \(made.new)"
      let errors = BatchUpdateModel(itemCounts: made.old.map(\.items.count))
        .errors(in: batch, newItemCounts: made.new.map(\.items.count))
      #expect(errors.isEmpty, comment)
      guard errors.isEmpty else { continue }
      let shown = try BatchUpdateModel.applying(
        batch, to: made.old.map(\.items), newItems: made.new.map(\.items))
      for (section, items) in shown.enumerated() {
        #expect(items.map(\.id) == made.new[section].items.map(\.id), comment)
        let isReloaded = made.reloadedSections.contains(made.new[section].id)
        for item in items where isReloaded || made.reloadedItems.contains(item.id) {
          #expect(item.isNew, comment)
        }
      }
      if options.movesSectionsByReplacing { #expect(batch.sectionMoves.isEmpty, comment) }
    }
    #expect(operations > Self.casesPerSeed)
  }

  /// What is said of items is ignored, so the batch is legal if the word is kept that every section has one item.
  @Test(arguments: seeds)
  func sectionsOfOneItemAreLegalWithoutItsOperations(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.casesPerSeed {
      let caseSeed = generator.next()
      let made = UpdateMaker(seed: caseSeed)
      let batch = BatchComposer.batch(
        changeset: made.changeset, reloads: made.reloads, collected: made.collected,
        options: BatchComposer.Options(sectionsHaveOneItem: true),
        oldItemCount: { _ in 1 }, newItemCount: { _ in 1 })
      let errors = BatchUpdateModel(itemCounts: made.old.map { _ in 1 })
        .errors(in: batch, newItemCounts: made.new.map { _ in 1 })
      #expect(errors.isEmpty, "seed \(caseSeed)")
      #expect(batch.sectionMoves == made.changeset.moves, "seed \(caseSeed)")
    }
  }

  /// Sections apart, and without a diff of them: updates of items alone.
  @Test func aStormOfOperationsOnOneSectionIsSortedOutInOneGo() {
    let count = 20_000
    var collected = CollectedOperations()
    collected.itemInsertions = Array(repeating: ItemPath(item: 0, section: 0), count: count)
    collected.itemDeletions = (0..<count).map { ItemPath(item: $0, section: 0) }
    collected.itemDeletions += collected.itemDeletions
    let batch = BatchComposer.batch(
      changeset: nil, reloads: [], collected: collected, options: BatchComposer.Options(),
      oldItemCount: { _ in count }, newItemCount: { _ in count })
    #expect(batch.itemDeletions == batch.itemInsertions && batch.itemDeletions.count == count)
  }
}
