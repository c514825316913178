// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// Random legal batches. The model has to take them and to show what a naive simulation shows, which carries a batch out as
/// the documentation of collection views tells it: from the last old place to the first take away, from the first new place
/// to the last put in.
@Suite struct BatchUpdateSimulationTests {
  private typealias Section = BatchUpdateMaker.Section
  private static let seeds = (0..<4).map { UInt64($0) &* 0x9E37_79B9 &+ 3 }
  private static let casesPerSeed = 500

  private func forEachCase(_ seed: UInt64, _ body: (BatchUpdateMaker, Comment) throws -> Void) rethrows {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.casesPerSeed {
      let caseSeed = generator.next()
      let made = BatchUpdateMaker(seed: caseSeed)
      try body(made, "seed \(caseSeed): \(made.batch) takes \(made.old) to \(made.new)")
    }
  }

  private func errors(in batch: BatchUpdate, of made: BatchUpdateMaker) -> [BatchUpdateError] {
    BatchUpdateModel(itemCounts: made.old.map(\.items.count))
      .errors(in: batch, newItemCounts: made.new.map(\.items.count))
  }

  private func simulate(_ batch: BatchUpdate, old: [Section], new: [Section]) -> [Section] {
    var view = old
    // Before anything has shifted, refreshed elements stand for what will be asked for.
    let renewed = Dictionary(uniqueKeysWithValues: new.flatMap { $0.items }.map { ($0.id, $0) })
    for path in batch.itemReloads + batch.itemReconfigures {
      let id = view[path.section].items[path.item].id
      if let token = renewed[id] { view[path.section].items[path.item] = token }
    }
    for position in batch.sectionReloads {
      if let section = new.first(where: { $0.model.id == view[position].model.id }) {
        view[position] = section
      }
    }
    let movedItems = batch.itemMoves.map { (to: $0.to, token: view[$0.from.section].items[$0.from.item]) }
    let movedSections = batch.sectionMoves.map { (to: $0.to, section: view[$0.from]) }
    for path in (batch.itemDeletions + batch.itemMoves.map(\.from)).sorted(by: >) {
      view[path.section].items.remove(at: path.item)
    }
    for position in (batch.sectionDeletions + batch.sectionMoves.map(\.from)).sorted(by: >) {
      view.remove(at: position)
    }
    let arrivingSections = movedSections + batch.sectionInsertions.map { (to: $0, section: new[$0]) }
    for (position, section) in arrivingSections.sorted(by: { $0.to < $1.to }) {
      view.insert(section, at: position)
    }
    let arrivingItems =
      movedItems + batch.itemInsertions.map { (to: $0, token: new[$0.section].items[$0.item]) }
    for (path, token) in arrivingItems.sorted(by: { $0.to < $1.to }) {
      view[path.section].items.insert(token, at: path.item)
    }
    return view
  }

  @Test(arguments: seeds)
  func theModelShowsWhatTheSimulationShows(seed: UInt64) throws {
    var operationCount = 0
    try forEachCase(seed) { made, comment in
      operationCount += made.batch.operationCount
      #expect(errors(in: made.batch, of: made).isEmpty, comment)
      #expect(simulate(made.batch, old: made.old, new: made.new) == made.shown, comment)
      let shown = try BatchUpdateModel.applying(made.batch, to: made.old, newSections: made.new)
      #expect(shown.map { Section($0.model.model, items: $0.items) } == made.shown, comment)
      let items = try BatchUpdateModel.applying(
        made.batch, to: made.old.map(\.items), newItems: made.new.map(\.items))
      #expect(items == made.shown.map(\.items), comment)
    }
    #expect(operationCount > Self.casesPerSeed)
  }

  @Test(arguments: seeds)
  func nothingCanBeLeftOutThatChangesACount(seed: UInt64) {
    forEachCase(seed) { made, comment in
      let lists: [WritableKeyPath<BatchUpdate, [ItemPath]>] = [\.itemDeletions, \.itemInsertions]
      for list in lists where !made.batch[keyPath: list].isEmpty {
        var batch = made.batch
        batch[keyPath: list].removeLast()
        #expect(errors(in: batch, of: made).map(\.rule) == [.itemCountsAgree], comment)
      }
      let sectionLists: [WritableKeyPath<BatchUpdate, [Int]>] = [\.sectionDeletions, \.sectionInsertions]
      for list in sectionLists where !made.batch[keyPath: list].isEmpty {
        var batch = made.batch
        batch[keyPath: list].removeLast()
        #expect(!errors(in: batch, of: made).isEmpty, comment)
      }
    }
  }

  @Test(arguments: seeds)
  func nothingCanBeSaidTwice(seed: UInt64) {
    func expectOnce<Operation>(
      _ list: WritableKeyPath<BatchUpdate, [Operation]>, _ made: BatchUpdateMaker, _ comment: Comment
    ) {
      guard let operation = made.batch[keyPath: list].first else { return }
      var batch = made.batch
      batch[keyPath: list].append(operation)
      #expect(errors(in: batch, of: made).contains { $0.rule == .oncePerPlace }, comment)
    }
    forEachCase(seed) { made, comment in
      expectOnce(\.sectionDeletions, made, comment)
      expectOnce(\.sectionInsertions, made, comment)
      expectOnce(\.sectionMoves, made, comment)
      expectOnce(\.sectionReloads, made, comment)
      expectOnce(\.itemDeletions, made, comment)
      expectOnce(\.itemInsertions, made, comment)
      expectOnce(\.itemMoves, made, comment)
      expectOnce(\.itemReloads, made, comment)
      expectOnce(\.itemReconfigures, made, comment)
    }
  }

  /// What a flat diff says without its updates is one legal batch.
  @Test(arguments: seeds)
  func aFlatChangesetIsALegalBatch(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.casesPerSeed {
      let old = (0..<generator.below(12)).map { _ in generator.below(10) }
      let new = (0..<generator.below(12)).map { _ in generator.below(10) }
      let changeset = new.changeset(from: old)
      let batch = BatchUpdate(
        itemDeletions: changeset.deletions.map { at(0, $0) },
        itemInsertions: changeset.insertions.map { at(0, $0) },
        itemMoves: changeset.moves.map { move(at(0, $0.from), at(0, $0.to)) })
      let shown = try BatchUpdateModel.applying(batch, to: [old], newItems: [new])
      #expect(shown == [new], "seed \(seed): \(old) to \(new)")
      let sections = BatchUpdate(
        sectionDeletions: changeset.deletions, sectionInsertions: changeset.insertions,
        sectionMoves: changeset.moves)
      let shownSections = try BatchUpdateModel.applying(
        sections, to: old.map { Array(repeating: $0, count: $0) },
        newItems: new.map { Array(repeating: $0, count: $0) })
      #expect(shownSections.map(\.count) == new, "seed \(seed): \(old) to \(new)")
    }
  }

  @Test func aModelFollowsItsView() throws {
    var model = BatchUpdateModel(itemCounts: [2, 1])
    try model.perform(BatchUpdate(sectionInsertions: [1]), newItemCounts: [2, 5, 1])
    try model.perform(BatchUpdate(sectionMoves: [move(2, 0)]), newItemCounts: [1, 2, 5])
    try model.perform(BatchUpdate(itemMoves: [move(at(2, 4), at(0, 0))]), newItemCounts: [2, 2, 4])
    #expect(model.itemCounts == [2, 2, 4])
    #expect(BatchUpdate().isEmpty && !BatchUpdate(sectionReloads: [0]).isEmpty)
  }
}
