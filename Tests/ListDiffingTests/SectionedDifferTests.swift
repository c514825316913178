// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@testable import ListDiffing

@Suite struct SectionedDifferTests {
  typealias Section = SectionedOracle.Section

  static func section(_ id: Int, _ items: [Int], content: Int = 0) -> Section {
    Section(Row(id, content), items: items.map { Row($0) })
  }

  private static func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(item: item, section: section) }

  // MARK: - Facts

  @Test func aSectionThatMovesTakesItsItemsAlong() {
    let old = [Self.section(1, [10, 11]), Self.section(2, [20]), Self.section(3, [30])]
    let new = [old[2], Section(Row(1), items: [Row(10), Row(11)]), Section(Row(2), items: [Row(20)])]
    let changeset = new.sectionedChangeset(from: old)
    #expect(changeset.sections.moves == [Changeset.Move(from: 2, to: 0)])
    #expect(
      changeset.itemMoves.isEmpty && changeset.itemDeletions.isEmpty && changeset.itemInsertions.isEmpty)
  }

  @Test func anItemThatChangesSectionsMoves() {
    let old = [Self.section(1, [10, 11]), Self.section(2, [20])]
    let new = [Self.section(1, [10]), Self.section(2, [11, 20])]
    let changeset = new.sectionedChangeset(from: old)
    // Laid out flat the lists are the same; the move is between sections all the same.
    #expect(changeset.itemMoves == [.init(from: Self.path(0, 1), to: Self.path(1, 0))])
    #expect(changeset.sections.isEmpty)
  }

  @Test func itemsMoveOutOfADeletedSectionAndIntoAnInsertedOne() {
    let old = [Self.section(1, [10, 11]), Self.section(2, [20, 21])]
    let new = [Self.section(2, [20, 10]), Self.section(3, [21, 30])]
    let changeset = new.sectionedChangeset(from: old)
    #expect(changeset.sections.deletions == [0])
    #expect(changeset.sections.insertions == [1])
    #expect(
      changeset.itemMoves == [
        .init(from: Self.path(0, 0), to: Self.path(0, 1)), .init(from: Self.path(1, 1), to: Self.path(1, 0)),
      ])
    #expect(changeset.itemDeletions.isEmpty, "what goes with its section is not listed")
    #expect(changeset.itemInsertions.isEmpty, "what comes with its section is not listed")
  }

  @Test func anIdentifierThatSectionsShareKeepsToItsSection() {
    let old = [Self.section(1, [0, 10]), Self.section(2, [0, 20])]
    let new = [Self.section(2, [0, 20]), Self.section(1, [0, 10])]
    #expect(new.sectionedChangeset(from: old).itemMoves.isEmpty)
  }

  @Test func aHeaderThatChangesIsAnUpdateOfTheSectionOnly() {
    let old = [Self.section(1, [10]), Self.section(2, [20])]
    let new = [Self.section(1, [10]), Self.section(2, [20], content: 1)]
    let changeset = new.sectionedChangeset(from: old)
    #expect(changeset.sections.updates == [Changeset.Update(old: 1, new: 1)])
    #expect(changeset.itemUpdates.isEmpty && changeset.itemMoves.isEmpty)
  }

  @Test func anItemThatMovesAcrossAndChangesIsBoth() {
    let old = [Self.section(1, [10, 11]), Self.section(2, [20])]
    let new = [Self.section(1, [10]), Section(Row(2), items: [Row(20), Row(11, 5)])]
    let changeset = new.sectionedChangeset(from: old)
    #expect(changeset.itemMoves == [.init(from: Self.path(0, 1), to: Self.path(1, 1))])
    #expect(changeset.itemUpdates == [.init(old: Self.path(0, 1), new: Self.path(1, 1))])
  }

  @Test func sharedStorageAndEmptyListsChangeNothing() {
    let sections = [Self.section(1, [10]), Self.section(2, [])]
    #expect(sections.sectionedChangeset(from: sections).isEmpty)
    #expect([Section]().sectionedChangeset(from: []).isEmpty)
    let changeset = [Section]().sectionedChangeset(from: sections)
    #expect(changeset.sections.deletions == [0, 1])
    #expect(changeset.itemDeletions.isEmpty)
  }

  // MARK: - Collisions

  @Test(arguments: DiffEngine.allCases)
  func identifiersThatShareAKeyAreToldApart(engine: DiffEngine) {
    func sections(_ items: [[Int]]) -> [ArraySection<Row<Int>, Row<CollidingKey>>] {
      items.enumerated().map { section, items in
        ArraySection(Row(section), items: items.map { Row(CollidingKey($0, .constant)) })
      }
    }
    let old = sections([[0, 1, 2], [3, 4, 5], [6]])
    let new = sections([[2, 1, 7], [5, 3, 0], [6, 8]])
    let changeset = new.sectionedChangeset(from: old, options: DiffOptions(engine: engine))
    #expect(changeset.itemDeletions == [Self.path(1, 1)])
    #expect(changeset.itemInsertions == [Self.path(0, 2), Self.path(2, 1)])
    #expect(changeset.itemMoves.contains(.init(from: Self.path(0, 0), to: Self.path(1, 2))))
    #expect(changeset.itemMoves.count == 3)
  }

  // MARK: - Calls

  @Test func itemsOfUnchangedSectionsAreNotHashed() {
    let counts = CallCounts()
    func sections() -> [ArraySection<Row<Int>, CountedItem>] {
      (0..<20).map { section in
        ArraySection(
          Row(section), items: (0..<10).map { CountedItem(section * 10 + $0, counts: counts) })
      }
    }
    let old = sections()
    var new = sections()
    new[7].items.remove(at: 9)
    let changeset = new.sectionedChangeset(from: old)
    #expect(changeset.itemDeletions == [Self.path(7, 9)])
    #expect(counts.hashes <= 2, "only what has no partner in its section")
    #expect(counts.contentComparisons == 199)
  }

  @Test func itemsThatShareStorageAreNotLookedAt() {
    let counts = CallCounts()
    let old = (0..<20).map { section in
      ArraySection(
        Row(section), items: (0..<10).map { CountedItem(section * 10 + $0, counts: counts) })
    }
    var new = old
    new.append(ArraySection(Row(99), items: []))
    let changeset = new.sectionedChangeset(from: old)
    #expect(changeset.sections.insertions == [20])
    #expect(counts.total == 0)
  }

  // MARK: - Against the oracle

  static func randomSections(using generator: inout SplitMix64, from old: [Section]?) -> [Section] {
    func items(_ range: Range<Int>, _ count: Int) -> [Row<Int>] {
      (0..<count).map { _ in
        Row(Int.random(in: range, using: &generator), Int.random(in: 0..<2, using: &generator))
      }
    }
    guard var sections = old, Bool.random(using: &generator) || Bool.random(using: &generator) else {
      let range = 0..<[3, 12, 200].randomElement(using: &generator)!
      return (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        Section(
          Row(Int.random(in: 0..<8, using: &generator)),
          items: items(range, Int.random(in: 0...6, using: &generator)))
      }
    }
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        sections.insert(Section(Row(.random(in: 0..<30, using: &generator)), items: items(0..<40, 3)), at: 0)
      case 1 where !sections.isEmpty: sections.remove(at: .random(in: sections.indices, using: &generator))
      case 2 where !sections.isEmpty:
        let section = sections.remove(at: .random(in: sections.indices, using: &generator))
        sections.insert(section, at: .random(in: 0...sections.count, using: &generator))
      case 3 where !sections.isEmpty:
        let section = Int.random(in: sections.indices, using: &generator)
        sections[section].items.insert(contentsOf: items(0..<40, 1), at: 0)
      default:
        guard
          let from = sections.indices.filter({ !sections[$0].items.isEmpty }).randomElement(using: &generator)
        else {
          continue
        }
        var item = sections[from].items.remove(
          at: .random(in: sections[from].items.indices, using: &generator))
        if Bool.random(using: &generator) { item.content += 1 }
        let to = Int.random(in: sections.indices, using: &generator)
        sections[to].items.insert(item, at: .random(in: 0...sections[to].items.count, using: &generator))
      }
    }
    return sections
  }

  @Test(arguments: DiffEngine.allCases)
  func randomWalksAgreeWithTheOracle(engine: DiffEngine) throws {
    let budget = try FuzzBudget(share: 0.05)
    print("fuzz seed \(budget.seed): sections, \(engine)")
    var generator = SplitMix64(seed: budget.seed)
    let deadline = Deadline(in: budget.seconds)
    var old = Self.randomSections(using: &generator, from: nil)
    repeat {
      let new = Self.randomSections(using: &generator, from: old)
      let changeset = new.sectionedChangeset(from: old, options: DiffOptions(engine: engine))
      let fault = SectionedOracle(old: old, new: new).fault(in: changeset)
      try #require(fault == nil, "seed \(budget.seed): \(old) → \(new): \(changeset)")
      old = new
    } while !deadline.hasPassed
  }

  /// Every pair of lists of two sections with up to two items of two identifiers each.
  @Test func everySmallPairAgreesWithTheOracle() throws {
    let contents = [[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]]
    let lists = [[0, 1], [1, 0], [0], [2, 0]].flatMap { sections in
      contents.flatMap { first in
        contents.map { second in
          zip(sections, [first, second]).map { Self.section($0, $1) }
        }
      }
    }
    for old in lists {
      for new in lists {
        let changeset = new.sectionedChangeset(from: old)
        try #require(
          SectionedOracle(old: old, new: new).fault(in: changeset) == nil, "\(old) → \(new): \(changeset)")
      }
    }
  }
}
