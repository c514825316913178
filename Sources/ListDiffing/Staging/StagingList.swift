// SPDX-License-Identifier: MIT

/// A list on the way from the old one to the new one, as numbers.
///
/// An item that is in the new list is known by its place there, counted through all sections; one that goes by the complement of its
/// place in the old list. Sections likewise.
internal struct StagingList {
  internal var sections: [Int] = []
  internal var items: [Int] = []
  /// Where each section's items start, and where the last one's end.
  internal var starts: [Int] = [0]

  internal mutating func append<Items: Sequence>(section: Int, items newItems: Items)
  where Items.Element == Int {
    sections.append(section)
    items.append(contentsOf: newItems)
    starts.append(items.count)
  }

  internal func items(at section: Int) -> ArraySlice<Int> { items[range(ofSection: section)] }

  /// The places of a section's items; none for section -1.
  internal func range(ofSection section: Int) -> Range<Int> {
    section < 0 ? 0..<0 : starts[section]..<starts[section + 1]
  }

  internal func path(ofPlace place: Int, inSection section: Int) -> ItemPath {
    ItemPath(item: place - starts[section], section: section)
  }
}

/// Who is who in the old list and the new one.
internal struct StagingNames {
  internal let oldStarts: [Int]
  internal let newStarts: [Int]
  /// The old list.
  internal let old: StagingList
  /// The new list.
  internal let new: StagingList
  /// By place in the new list, the place in the old list; -1 for what is new.
  internal let originOfNew: [Int]
  /// By place in the new list, whether the changeset moves the item.
  internal let movesItem: [Bool]
  /// By section of the new list, whether the changeset moves it.
  internal let movesSection: [Bool]

  internal init(_ input: StagingInput) {
    oldStarts = Self.starts(input.oldCounts)
    newStarts = Self.starts(input.newCounts)
    let (oldStarts, newStarts) = (oldStarts, newStarts)
    let oldTotal = oldStarts[input.oldCounts.count]
    let newTotal = newStarts[input.newCounts.count]
    var leaves = [Bool](repeating: false, count: oldTotal)
    var arrives = [Bool](repeating: false, count: newTotal)
    for path in input.itemDeletions { leaves[oldStarts[path.section] + path.item] = true }
    var movesItem = arrives
    for path in input.itemInsertions { arrives[newStarts[path.section] + path.item] = true }
    var origins = [Int](repeating: -1, count: newTotal)
    for move in input.itemMoves {
      let from = oldStarts[move.from.section] + move.from.item
      let to = newStarts[move.to.section] + move.to.item
      leaves[from] = true
      arrives[to] = true
      movesItem[to] = true
      origins[to] = from
    }
    var names = [Int](repeating: 0, count: oldTotal)
    for place in 0..<oldTotal { names[place] = ~place }
    for (new, old) in input.oldOfNew.enumerated() where old >= 0 {
      var from = oldStarts[old]
      for to in newStarts[new]..<newStarts[new + 1] where !arrives[to] {
        while leaves[from] { from += 1 }
        origins[to] = from
        from += 1
      }
    }
    for (to, from) in origins.enumerated() where from >= 0 { names[from] = to }
    originOfNew = origins
    self.movesItem = movesItem
    var movesSection = [Bool](repeating: false, count: input.newCounts.count)
    for move in input.sectionMoves { movesSection[move.to] = true }
    self.movesSection = movesSection
    old = StagingList(
      sections: input.newOfOld.enumerated().map { $1 >= 0 ? $1 : ~$0 }, items: names, starts: oldStarts)
    new = StagingList(
      sections: Array(input.newCounts.indices), items: Array(0..<newTotal), starts: newStarts)
  }

  private static func starts(_ counts: [Int]) -> [Int] {
    counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  internal func oldPlace(_ path: ItemPath) -> Int { oldStarts[path.section] + path.item }
  internal func newPlace(_ path: ItemPath) -> Int { newStarts[path.section] + path.item }
}
