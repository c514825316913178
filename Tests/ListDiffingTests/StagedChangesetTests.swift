// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct StagedChangesetTests {
  typealias Section = SectionedOracle.Section

  static let allOptions = StagingOptions.UpdateStrategy.allCases.flatMap { updates in
    [true, false].map { StagingOptions(updates: updates, movesSections: $0) }
  }

  static func section(_ id: Int, _ items: [Int], content: Int = 0) -> Section {
    Section(Row(id, content), items: items.map { Row($0) })
  }

  /// Plays the stages, and says what is wrong with them.
  static func fault(old: [Section], new: [Section], _ options: StagingOptions) -> String? {
    let changeset = new.sectionedChangeset(from: old)
    let staged = StagedChangeset(changeset, from: old, to: new, options: options)
    var shown = old
    for (index, stage) in staged.enumerated() {
      do {
        let after = try BatchUpdateModel.applying(stage.batch, to: shown, newSections: stage.list)
        let sections = after.map { Section($0.model.model, items: $0.items) }
        guard sections == stage.list else {
          return "stage \(index), \(stage.batch), shows \(sections), and its list is \(stage.list)"
        }
        shown = sections
      } catch {
        return "stage \(index), \(stage.batch): \(error)"
      }
    }
    if shown != new { return "\(shown) is shown at last" }
    if staged.count > 3 { return "\(staged.count) stages" }
    if options.movesSections {
      let peer = PeerStages(changeset)
      if staged.count > peer.stageCount { return "\(staged.count) stages, a peer needs \(peer.stageCount)" }
      if options.updates != .deleteAndInsert, staged.operationCount > peer.operationCount {
        return "\(staged.operationCount) operations, a peer needs \(peer.operationCount)"
      }
    } else if staged.contains(where: { !$0.batch.sectionMoves.isEmpty }) {
      return "a section moves"
    }
    if let fault = faultOfBatch(changeset.forBatchUpdates(), old: old, new: new) { return fault }
    return nil
  }

  private static func faultOfBatch(_ batch: BatchUpdate, old: [Section], new: [Section]) -> String? {
    do {
      let after = try BatchUpdateModel.applying(batch, to: old, newSections: new)
      let sections = after.map { Section($0.model.model, items: $0.items) }
      return sections == new ? nil : "the one batch, \(batch), shows \(sections)"
    } catch {
      return "the one batch, \(batch): \(error)"
    }
  }

  private func expectStages(
    _ count: Int, from old: [Section], to new: [Section], _ options: StagingOptions = StagingOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for each in Self.allOptions {
      #expect(Self.fault(old: old, new: new, each) == nil, "\(each)", sourceLocation: sourceLocation)
    }
    let staged = new.stagedSectionedChangeset(from: old, options: options)
    #expect(staged.count == count, "\(staged.map(\.batch))", sourceLocation: sourceLocation)
  }

  // MARK: - Flat lists

  private func batches(_ old: [Row<Int>], _ new: [Row<Int>], _ options: StagingOptions) throws
    -> [BatchUpdate]
  {
    var shown = old
    let staged = new.stagedChangeset(from: old, section: 0, options: options)
    for stage in staged {
      shown = try BatchUpdateModel.applying(stage.batch, to: [shown], newItems: [stage.list])[0]
      #expect(shown == stage.list)
    }
    #expect(shown == new)
    return staged.map(\.batch)
  }

  @Test func noChangeIsNoStage() throws {
    #expect(try batches([Row(1), Row(2)], [Row(1), Row(2)], StagingOptions()).isEmpty)
    #expect([Self.section(1, [1])].stagedSectionedChangeset(from: [Self.section(1, [1])]).isEmpty)
  }

  @Test func aFlatListWithoutUpdatesIsOneStage() throws {
    let batches = try batches([1, 2, 3, 4].map { Row($0) }, [4, 2, 5, 3].map { Row($0) }, StagingOptions())
    #expect(batches.count == 1)
    #expect(batches.first?.itemMoves.count == 1)
  }

  @Test func aReloadAndAMoveOfOneItemIsADeletionAndAnInsertion() throws {
    let batches = try batches([Row(1), Row(2), Row(3)], [Row(3, 1), Row(1), Row(2)], StagingOptions())
    #expect(batches.count == 1)
    #expect(batches.first?.itemMoves.isEmpty == true)
    #expect(batches.first?.itemDeletions == [ItemPath(item: 2, section: 0)])
    #expect(batches.first?.itemInsertions == [ItemPath(item: 0, section: 0)])
  }

  @Test func aReloadBesideAnotherItemsMoveWaits() throws {
    let (old, new) = ([Row(1), Row(2), Row(3)], [Row(3), Row(1, 1), Row(2)])
    let reloads = try batches(old, new, StagingOptions(updates: .reload))
    #expect(reloads.count == 2)
    #expect(reloads.last?.itemReloads == [ItemPath(item: 1, section: 0)])
    #expect(try batches(old, new, StagingOptions(updates: .reconfigure)).count == 1)
    #expect(try batches(old, new, StagingOptions(updates: .deleteAndInsert)).count == 1)
  }

  @Test func aReconfiguredItemThatMovesIsReconfiguredAtItsNewPlace() throws {
    let batches = try batches(
      [Row(1), Row(2), Row(3)], [Row(3, 1), Row(1), Row(2)], StagingOptions(updates: .reconfigure))
    #expect(batches.count == 2)
    #expect(batches.last?.itemReconfigures == [ItemPath(item: 0, section: 0)])
  }

  @Test func twoOfThreeEqualElementsSurvive() throws {
    // Of [1, 1, 2] → [2, 1] a library made a batch that left a wrong row on screen.
    for options in Self.allOptions {
      let batches = try batches([Row(1), Row(1), Row(2)], [Row(2), Row(1)], options)
      #expect(batches.count == 1)
      #expect(batches.reduce(0) { $0 + $1.operationCount } == 2)
    }
  }

  @Test func everyShortFlatListIsStaged() throws {
    let lists = [
      [], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1], [0, 1, 2], [2, 0, 1], [2, 1, 0], [1, 2, 0], [0, 0, 1],
      [1, 0, 0],
    ]
    let old = lists.map { $0.map { Row($0) } }
    let new = lists.flatMap { list in
      (0..<8).map { contents in list.enumerated().map { Row($1, contents >> $0 & 1) } }
    }
    for options in Self.allOptions where options.movesSections {
      for (old, new) in old.flatMap({ old in new.map { (old, $0) } }) {
        let batches = try batches(old, new, options)
        #expect(batches.count <= 2)
        let changeset = new.changeset(from: old)
        let shown = try BatchUpdateModel.applying(changeset.forBatchUpdates(), to: [old], newItems: [new])
        #expect(shown == [new])
      }
    }
  }

  // MARK: - Reported faults

  @Test func aSectionThatLosesItsLastItemWhileItsNeighbourKeepsItsOwn() {
    expectStages(
      1, from: [Self.section(1, [10]), Self.section(2, [20])],
      to: [Self.section(1, []), Self.section(2, [20])])
  }

  @Test func anItemThatLeavesASectionThatGoes() {
    let old = [Self.section(1, [10, 11]), Self.section(2, [20])]
    let new = [Self.section(2, [20, 11])]
    expectStages(2, from: old, to: new)
    let batches = new.stagedSectionedChangeset(from: old).map(\.batch)
    #expect(batches.first?.itemMoves.count == 1, "its cell is kept")
    #expect(batches.last?.sectionDeletions == [0])
  }

  @Test func anItemThatEntersASectionThatComes() {
    let old = [Self.section(1, [10, 11])]
    let new = [Self.section(1, [10]), Self.section(2, [11])]
    expectStages(2, from: old, to: new)
    #expect(new.stagedSectionedChangeset(from: old).first?.batch.sectionInsertions == [1])
  }

  @Test func anItemThatLeavesASectionThatGoesForOneThatComes() {
    expectStages(3, from: [Self.section(1, [10, 11])], to: [Self.section(2, [11, 20])])
  }

  @Test func aSectionThatMovesWhileItsItemsChange() {
    let old = [Self.section(1, [10]), Self.section(2, [20]), Self.section(3, [30]), Self.section(4, [40])]
    let new = [Self.section(4, [41]), Self.section(1, [10]), Self.section(2, [20]), Self.section(3, [30])]
    expectStages(2, from: old, to: new)
  }

  @Test func ofTwoSectionsThatSwapTheOneWhoseItemsChangeStays() {
    let old = [Self.section(1, [10]), Self.section(2, [20])]
    expectStages(1, from: old, to: [Self.section(2, [20]), Self.section(1, [11])])
    expectStages(1, from: old, to: [Self.section(2, [21]), Self.section(1, [10])])
    expectStages(2, from: old, to: [Self.section(2, [21]), Self.section(1, [11])])
  }

  @Test func aHeaderThatChangesWhileItsItemsDoNot() {
    let old = [Self.section(1, [10]), Self.section(2, [20])]
    let new = [Self.section(1, [10], content: 1), Self.section(2, [20])]
    expectStages(1, from: old, to: new)
    #expect(new.stagedSectionedChangeset(from: old).first?.batch.sectionReloads == [0])
  }

  @Test func everythingGoesButATrailingSection() {
    let old = [Self.section(1, [10]), Self.section(2, [20, 21]), Self.section(3, [30])]
    expectStages(1, from: old, to: [Self.section(3, [30])])
    expectStages(1, from: old, to: [Self.section(3, [])])
  }

  @Test func anItemThatChangesSectionsAndContent() {
    let old = [Self.section(1, [10, 11]), Self.section(2, [20])]
    let new = [Self.section(1, [10]), Section(Row(2), items: [Row(20), Row(11, 5)])]
    expectStages(1, from: old, to: new)
    expectStages(2, from: old, to: new, StagingOptions(updates: .reconfigure))
  }

  @Test func hostsThatCannotMoveSectionsGetThemDeletedAndInserted() {
    let old = [Self.section(1, [10]), Self.section(2, [20])]
    let new = [Self.section(2, [20]), Self.section(1, [10])]
    let batches = new.stagedSectionedChangeset(from: old, options: StagingOptions(movesSections: false)).map(
      \.batch)
    #expect(batches == [BatchUpdate(sectionDeletions: [1], sectionInsertions: [0])])
  }

  @Test func unchangedSectionsOfAListBetweenShareTheirItems() {
    let quiet = Self.section(9, Array(0..<50))
    let old = [Self.section(1, [100, 101]), quiet]
    let new = [quiet, Self.section(2, [101])]
    let between = new.stagedSectionedChangeset(from: old).first?.list.first { $0.model.id == 9 }
    let address = { (rows: [Row<Int>]) in rows.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(between.map { address($0.items) } == address(quiet.items))
  }

  // MARK: - Many lists

  @Test(arguments: allOptions)
  func everySmallPairIsStaged(options: StagingOptions) throws {
    let contents = [[], [0], [0, 1], [1, 0]]
    let lists =
      [[0, 1], [1, 0], [2, 0]].flatMap { sections in
        contents.flatMap { first in
          contents.map { second in zip(sections, [first, second]).map { Self.section($0, $1) } }
        }
      } + [[]] + contents.map { [Self.section(0, $0)] }
    for old in lists {
      for list in lists {
        for change in 0..<4 {
          var new = list
          if change & 1 == 1, !new.isEmpty { new[0].model.content = 1 }
          if change & 2 == 2, let section = new.indices.last, !new[section].items.isEmpty {
            new[section].items[0].content = 1
          }
          let fault = Self.fault(old: old, new: new, options)
          try #require(fault == nil, "\(old) → \(new): \(fault ?? "")")
        }
      }
    }
  }
}
