// SPDX-License-Identifier: MIT

import ListDiffing

extension BatchComposer {
  internal mutating func composeItems() {
    let explicitDeletions = collected.itemDeletions.filter { !deleted.contains($0.section) }
    let deletedItems = Set(explicitDeletions)
    var items = ItemsComposed()
    items.deletions = deletedItems
    items.insertions = collected.itemInsertions.filter { !inserted.contains($0.section) }
    composeMoves(&items)
    let reloads = composeReloads(&items)
    if !items.arrivals.isEmpty { admitArrivals(&items) }
    if explicitDeletions.count > deletedItems.count { swallowInsertions(explicitDeletions, &items) }
    placeArrivals(&items)
    placeReloads(reloads, &items)
    batch.itemDeletions = Array(items.deletions)
    batch.itemInsertions = items.insertions
    batch.itemMoves = items.moves
  }

  /// The operations on items of sections that stay.
  internal struct ItemsComposed {
    var deletions: Set<ItemPath> = []
    var insertions: [ItemPath] = []
    var moves: [SectionedChangeset.ItemMove] = []
    /// Where items are said to be that come from sections that go.
    var arrivals: [ItemPath] = []

    /// How many items leave each old section, and how many arrive in each new one.
    var traffic: (leaving: [Int: Int], arriving: [Int: Int]) {
      var leaving: [Int: Int] = [:]
      var arriving: [Int: Int] = [:]
      for path in deletions { leaving[path.section, default: 0] += 1 }
      for path in insertions { arriving[path.section, default: 0] += 1 }
      for move in moves {
        leaving[move.from.section, default: 0] += 1
        arriving[move.to.section, default: 0] += 1
      }
      return (leaving, arriving)
    }
  }

  private func composeMoves(_ items: inout ItemsComposed) {
    var seen: Set<ItemPath> = []
    for move in collected.itemMoves where seen.insert(move.from).inserted {
      let leaves = !deleted.contains(move.from.section)
      let arrives = !inserted.contains(move.to.section)
      switch (leaves, arrives) {
      case (true, true):
        // What is both deleted and moved is deleted.
        if !items.deletions.contains(move.from) { items.moves.append(move) }
      case (true, false): items.deletions.insert(move.from)
      case (false, true): items.arrivals.append(move.to)
      case (false, false): break
      }
    }
  }

  /// An item that moved out of a section that goes may have moved within it, or into one that stays and now has an item more. The counts
  /// tell.
  private func admitArrivals(_ items: inout ItemsComposed) {
    let (leaving, arriving) = items.traffic
    for (new, paths) in Dictionary(grouping: items.arrivals, by: \.section) {
      guard let old = oldPosition(ofNew: new) else { continue }
      let expected = oldItemCount(old) - leaving[old, default: 0] + arriving[new, default: 0]
      items.insertions += paths.prefix(max(0, newItemCount(new) - expected))
    }
  }

  /// Takes out what is reloaded, and puts in what is known to be placed elsewhere.
  ///
  /// - Returns: The reloads whose places follow from the other operations.
  private func composeReloads(_ items: inout ItemsComposed) -> [SectionedChangeset.ItemUpdate] {
    guard !collected.itemReloads.isEmpty else { return [] }
    let moveBySource = Dictionary(items.moves.map { ($0.from, $0.to) }) { first, _ in first }
    var placed: [SectionedChangeset.ItemUpdate] = []
    var replacedMoves: Set<ItemPath> = []
    var seen: Set<ItemPath> = []
    for reload in collected.itemReloads where seen.insert(reload.old).inserted {
      let leaves = !deleted.contains(reload.old.section)
      let arrives = !inserted.contains(reload.new.section)
      // It is gone, or is made anew elsewhere.
      if leaves, items.deletions.contains(reload.old) { continue }
      switch (leaves, arrives) {
      case (true, true):
        if let target = moveBySource[reload.old] {
          replacedMoves.insert(reload.old)
          items.deletions.insert(reload.old)
          items.insertions.append(target)
        } else {
          placed.append(reload)
        }
      case (true, false): items.deletions.insert(reload.old)
      case (false, true): items.arrivals.append(reload.new)
      case (false, false): break
      }
    }
    if !replacedMoves.isEmpty { items.moves.removeAll { replacedMoves.contains($0.from) } }
    return placed
  }

  /// Items that were deleted twice and inserted at the same index may have been meant as a deletion of an item that is also replaced:
  /// then one insertion is one too many. The counts tell.
  private mutating func swallowInsertions(_ explicitDeletions: [ItemPath], _ items: inout ItemsComposed) {
    var repetitions: [ItemPath: Int] = [:]
    for path in explicitDeletions { repetitions[path, default: -1] += 1 }
    repetitions = repetitions.filter { $0.value > 0 }
    let (leaving, arriving) = items.traffic
    var swallowed: [ItemPath: Int] = [:]
    var surplus: [Int: Int] = [:]
    for (old, paths) in Dictionary(grouping: repetitions.keys, by: \.section) {
      guard let new = newPosition(ofOld: old) else { continue }
      let expected = oldItemCount(old) - leaving[old, default: 0] + arriving[new, default: 0]
      surplus[new] = expected - newItemCount(new)
      for path in paths { swallowed[ItemPath(item: path.item, section: new)] = repetitions[path] }
    }
    items.insertions.removeAll { path in
      guard let count = swallowed[path], count > 0, surplus[path.section, default: 0] > 0 else {
        return false
      }
      swallowed[path] = count - 1
      surplus[path.section, default: 0] -= 1
      return true
    }
  }
}
