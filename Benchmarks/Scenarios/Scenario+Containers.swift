// SPDX-License-Identifier: MIT

import ListDiffing

extension Scenario {
  static let containers = [
    Scenario(
      name: "W10-successive", summary: "100,000 long strings, 100 successive edits of 1 %: the diffs"
    ) { seed throws(Failure) in try successiveEdits(seed, isEditTimed: false) },
    Scenario(
      name: "W10-successive-edits", summary: "the same, the edits counted"
    ) { seed throws(Failure) in try successiveEdits(seed, isEditTimed: true) },
    Scenario(
      name: "W11-building", summary: "100 sections of 100 feed rows put together and counted"
    ) { seed throws(Failure) in building(seed) },
    Scenario(
      name: "W11-querying", summary: "the same, then 1,000 rows looked up"
    ) { seed throws(Failure) in querying(seed) },
  ]

  // MARK: - W10

  /// One per cent of a list: half of it replaced anywhere, a quarter gone and a quarter new in one piece each.
  private struct Edit {
    var replacements: [(position: Int, text: String)]
    var gone: Range<Int>
    var come: [String]
    var place: Int

    init(count: Int, using random: inout SplitMix64) {
      replacements = (0..<count / 200).map { _ in (random.below(count), random.longText()) }
      let size = count / 400
      let start = random.below(count - size)
      gone = start..<start + size
      come = (0..<size).map { _ in random.longText() }
      place = random.below(count - size)
    }

    func apply<List: RangeReplaceableCollection & MutableCollection>(to list: inout List)
    where List.Element == String, List.Index == Int {
      for (position, text) in replacements { list[position] = text }
      list.removeSubrange(gone)
      list.insert(contentsOf: come, at: place)
    }
  }

  private static func successiveEdits(
    _ seed: UInt64, isEditTimed: Bool
  ) throws(Failure) -> PreparedScenario {
    var random = SplitMix64(seed: seed)
    let count = 100_000
    var plain = [(0..<count).map { _ in random.longText() }]
    var kept = [DiffableArray(plain[0])]
    var edits: [Edit] = []
    for step in 0..<100 {
      let edit = Edit(count: count, using: &random)
      edits.append(edit)
      plain.append(plain[step])
      edit.apply(to: &plain[step + 1])
      kept.append(kept[step])
      edit.apply(to: &kept[step + 1])
      guard kept[step + 1].changeset(from: kept[step]) == plain[step + 1].changeset(from: plain[step]) else {
        throw Failure(.wrongResult, "W10: the two changesets of step \(step) differ")
      }
    }
    let lists = (plain: plain, kept: kept, edits: edits)
    func list<List: RangeReplaceableCollection & MutableCollection>(
      _ lists: [List], _ edits: [Edit], _ step: Int
    ) -> List where List.Element == String, List.Index == Int {
      guard isEditTimed else { return lists[step + 1] }
      var list = lists[step]
      edits[step].apply(to: &list)
      return list
    }
    return PreparedScenario(
      count: count, inputCount: 100,
      contenders: [
        Contender("DiffableArray") {
          use(list(lists.kept, lists.edits, $0).changeset(from: lists.kept[$0]))
        },
        Contender("Array") { use(list(lists.plain, lists.edits, $0).changeset(from: lists.plain[$0])) },
      ])
  }

  // MARK: - W11

  private static func content(_ seed: UInt64) -> [[FeedItem]] {
    var random = SplitMix64(seed: seed)
    return (0..<100).map { section in
      (0..<100).map { FeedItem(id: Int64(truncatingIfNeeded: random.next()), number: section * 100 + $0) }
    }
  }

  private static func sectionedArray(_ content: [[FeedItem]]) -> SectionedArray<Int, FeedItem> {
    var list = SectionedArray<Int, FeedItem>()
    list.appendSections(content.indices)
    for (section, items) in content.enumerated() {
      // All sections are there.
      try? list.appendItems(items, toSection: section)
    }
    return list
  }

  private static func building(_ seed: UInt64) -> PreparedScenario {
    let content = content(seed)
    return PreparedScenario(
      count: 10_000, inputCount: 1,
      contenders: [
        Contender("SectionedArray") { _ in use(sectionedArray(content).numberOfItems) },
        Contender("array of arrays") { _ in
          var sections = [(Int, [FeedItem])]()
          for section in content.indices { sections.append((section, [])) }
          for (section, items) in content.enumerated() { sections[section].1.append(contentsOf: items) }
          use(sections.reduce(0) { $0 + $1.1.count })
        },
        Contender("snapshot over a dictionary") { _ in use(DictionarySnapshot(content).sectionOfItem.count) },
      ])
  }

  private static func querying(_ seed: UInt64) -> PreparedScenario {
    let content = content(seed)
    let wanted = stride(from: 0, to: 10_000, by: 10).map { content[$0 / 100][$0 % 100].id }
    return PreparedScenario(
      count: 10_000, inputCount: 1,
      contenders: [
        Contender("SectionedArray") { _ in
          let list = sectionedArray(content)
          use(wanted.reduce(0) { $0 + (list.path(ofItem: $1)?.section ?? 0) })
        },
        Contender("array of arrays") { _ in
          let sections = content.map { $0.map { $0 } }
          use(
            wanted.reduce(0) { sum, id in
              sum + (sections.firstIndex { $0.contains { $0.id == id } } ?? 0)
            })
        },
        Contender("snapshot over a dictionary") { _ in
          let snapshot = DictionarySnapshot(content)
          use(wanted.reduce(0) { $0 + (snapshot.sectionOfItem[$1] ?? 0) })
        },
      ])
  }
}

/// Sections and items with a dictionary that is kept up to date, as one writes it by hand.
private struct DictionarySnapshot {
  var sections: [(Int, [FeedItem])] = []
  var sectionOfItem: [Int64: Int] = [:]

  init(_ content: [[FeedItem]]) {
    for section in content.indices { sections.append((section, [])) }
    for (section, items) in content.enumerated() {
      sections[section].1.append(contentsOf: items)
      for item in items { sectionOfItem[item.id] = section }
    }
  }
}

extension SplitMix64 {
  /// A text of 60 to 100 characters, as long as titles are.
  fileprivate mutating func longText() -> String {
    "\(uuidString()) \(String(repeating: "x", count: 24 + below(40)))"
  }
}
