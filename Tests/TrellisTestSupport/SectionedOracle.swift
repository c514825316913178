// SPDX-License-Identifier: MIT

import ListDiffing

/// What a sectioned diff has to find, found in the most obvious way.
public struct SectionedOracle {
  public typealias Section = ArraySection<Row<Int>, Row<Int>>

  private let old: [Section]
  private let new: [Section]

  /// All pairs of items by path.
  private var pairs: [(old: ItemPath, new: ItemPath)] = []
  /// Those of them that have to move, at the least.
  private var leastMoveCount = 0
  private let oldSectionOfNew: [Int: Int]

  public init(old: [Section], new: [Section]) {
    self.old = old
    self.new = new
    let sectionPairs = DiffOracle.pairs(old: old.map(\.diffIdentifier), new: new.map(\.diffIdentifier))
    oldSectionOfNew = Dictionary(
      uniqueKeysWithValues: sectionPairs.enumerated().compactMap { old, new in new.map { ($0, old) } })

    // Within sections first, then what is left over across them.
    var pairedOld: Set<ItemPath> = []
    var pairedNew: Set<ItemPath> = []
    for (oldSection, newSection) in sectionPairs.enumerated() {
      guard let newSection else { continue }
      let oldToNew = DiffOracle.pairs(
        old: old[oldSection].items.map(\.id), new: new[newSection].items.map(\.id))
      for (oldItem, newItem) in oldToNew.enumerated() {
        guard let newItem else { continue }
        let pair = (
          ItemPath(item: oldItem, section: oldSection), ItemPath(item: newItem, section: newSection)
        )
        pairs.append(pair)
        pairedOld.insert(pair.0)
        pairedNew.insert(pair.1)
      }
      let newOrder = oldToNew.enumerated().compactMap { old, new in new.map { ($0, old) } }.sorted {
        $0.0 < $1.0
      }
      leastMoveCount += newOrder.count - DiffOracle.longestIncreasingCount(newOrder.map(\.1))
    }
    let oldRest = Self.paths(of: old).filter { !pairedOld.contains($0) }
    let newRest = Self.paths(of: new).filter { !pairedNew.contains($0) }
    let across = DiffOracle.pairs(
      old: oldRest.map { Self.item(old, $0).id }, new: newRest.map { Self.item(new, $0).id })
    for (old, new) in across.enumerated() {
      guard let new else { continue }
      pairs.append((oldRest[old], newRest[new]))
      leastMoveCount += 1
    }
  }

  private static func paths(of sections: [Section]) -> [ItemPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { ItemPath(item: $0, section: section) }
    }
  }

  private static func item(_ sections: [Section], _ path: ItemPath) -> Row<Int> {
    sections[path.section].items[path.item]
  }

  /// What is wrong with a changeset of the two lists, or nil.
  public func fault(in changeset: SectionedChangeset) -> String? {
    guard changeset.sections == new.changeset(from: old) else {
      return "The sections differ from their own diff."
    }
    if changeset.itemMoves.count != leastMoveCount {
      return "\(changeset.itemMoves.count) item moves, not \(leastMoveCount)."
    }
    let newOfOld = Dictionary(uniqueKeysWithValues: pairs.map { ($0.old, $0.new) })
    for move in changeset.itemMoves where newOfOld[move.from] != move.to { return "\(move) is no pair." }

    let deletedSections = Set(changeset.sections.deletions)
    let insertedSections = Set(changeset.sections.insertions)
    let pairedOld = Set(pairs.map(\.old))
    let pairedNew = Set(pairs.map(\.new))
    let deletions = Self.paths(of: old).filter {
      !pairedOld.contains($0) && !deletedSections.contains($0.section)
    }
    let insertions = Self.paths(of: new).filter {
      !pairedNew.contains($0) && !insertedSections.contains($0.section)
    }
    if changeset.itemDeletions != deletions {
      return "Item deletions \(changeset.itemDeletions), not \(deletions)."
    }
    if changeset.itemInsertions != insertions {
      return "Item insertions \(changeset.itemInsertions), not \(insertions)."
    }

    let updates = pairs.filter { !Self.item(old, $0.old).isContentEqual(to: Self.item(new, $0.new)) }
      .sorted { $0.new < $1.new }
      .map { SectionedChangeset.ItemUpdate(old: $0.old, new: $0.new) }
    if changeset.itemUpdates != updates { return "Item updates \(changeset.itemUpdates), not \(updates)." }
    if changeset.itemMoves != changeset.itemMoves.sorted(by: { $0.to < $1.to }) {
      return "Item moves out of order."
    }
    return faultOfReplay(changeset)
  }

  /// Plays the changeset as a list view would: takes out, then puts in, and what stays keeps its order.
  private func faultOfReplay(_ changeset: SectionedChangeset) -> String? {
    let leaving = Set(changeset.itemDeletions + changeset.itemMoves.map(\.from))
    let arriving = Dictionary(uniqueKeysWithValues: changeset.itemMoves.map { ($0.to, $0.from) })
    let inserted = Set(changeset.itemInsertions)
    for newSection in new.indices {
      var staying: ArraySlice<Int> = []
      if let oldSection = oldSectionOfNew[newSection] {
        staying =
          old[oldSection].items.indices.filter {
            !leaving.contains(ItemPath(item: $0, section: oldSection))
          }.map { old[oldSection].items[$0].id }[...]
      }
      let isNew = oldSectionOfNew[newSection] == nil
      for (position, item) in new[newSection].items.enumerated() {
        let path = ItemPath(item: position, section: newSection)
        if let source = arriving[path] {
          if Self.item(old, source).id != item.id { return "The move to \(path) brings another item." }
        } else if !isNew, !inserted.contains(path) {
          if staying.popFirst() != item.id { return "Another item stays at \(path)." }
        }
      }
      if !staying.isEmpty { return "Items \(staying) of section \(newSection) stay without a place." }
    }
    return nil
  }
}
