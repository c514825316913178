// SPDX-License-Identifier: MIT

/// A sectioned changeset as the stager sees it: what is not to keep its cells has been turned into deletions and insertions.
///
/// Invariant: what is listed of items is in sections that are kept, but for the sources and targets of moves.
@usableFromInline
internal struct StagingInput {
  internal let strategy: StagingOptions.UpdateStrategy
  /// By old section, the new one; -1 for sections that go.
  @usableFromInline internal private(set) var newOfOld: [Int]
  /// By new section, the old one; -1 for sections that come.
  @usableFromInline internal private(set) var oldOfNew: [Int]
  internal private(set) var sectionMoves: [Changeset.Move]
  internal private(set) var itemDeletions: [ItemPath]
  internal private(set) var itemInsertions: [ItemPath]
  @usableFromInline internal private(set) var itemMoves: [SectionedChangeset.ItemMove]
  /// The kept sections that are to be reloaded.
  @usableFromInline internal private(set) var sectionRefreshes: [Changeset.Update]
  /// By new section, whether it is reloaded and that brings all that happens to its items.
  @usableFromInline internal private(set) var absorbsItems: [Bool] = []
  /// The kept items that are to be reloaded or reconfigured.
  @usableFromInline internal private(set) var itemRefreshes: [SectionedChangeset.ItemUpdate]

  @usableFromInline
  internal init(
    _ changeset: SectionedChangeset, options: StagingOptions, oldItemCount: (Int) -> Int,
    newItemCount: (Int) -> Int
  ) {
    strategy = options.updates
    newOfOld = [Int](repeating: -1, count: changeset.sections.oldCount)
    oldOfNew = [Int](repeating: -1, count: changeset.sections.newCount)
    for run in changeset.sections.keptRuns {
      for (old, new) in zip(run.oldRange, run.newRange) {
        newOfOld[old] = new
        oldOfNew[new] = old
      }
    }
    sectionMoves = changeset.sections.moves
    itemDeletions = changeset.itemDeletions
    itemInsertions = changeset.itemInsertions
    itemMoves = changeset.itemMoves
    sectionRefreshes = changeset.sections.updates
    itemRefreshes = changeset.itemUpdates
    if options.updates == .deleteAndInsert {
      replaceItems { _ in true }
      let updated = sectionRefreshes
      replaceSections(updated.map(\.old))
      replaceMoves(acrossTheBordersOf: updated)
    }
    if !options.movesSections { replaceSections(sectionMoves.map(\.from)) }
    letReloadsAbsorbItems()
    if options.updates != .deleteAndInsert {
      chooseMovesByRefreshes(oldItemCount: oldItemCount, newItemCount: newItemCount)
    }
    preferToKeepChangedSectionsInPlace()
  }

  /// The same with the items that move and are refreshed replaced, which takes as many operations.
  ///
  /// - Returns: `nil` if there are none.
  internal func replacingMovedRefreshes() -> StagingInput? {
    let moved = Set(itemMoves.map(\.from))
    guard itemRefreshes.contains(where: { moved.contains($0.old) }) else { return nil }
    var replaced = self
    replaced.replaceItems { moved.contains($0) }
    replaced.letReloadsAbsorbItems()
    return replaced
  }

  /// A reload asks for the section's items anyway. Only an item that enters or leaves the section has an operation beside it.
  private mutating func letReloadsAbsorbItems() {
    absorbsItems = [Bool](repeating: false, count: oldOfNew.count)
    for refresh in sectionRefreshes { absorbsItems[refresh.new] = true }
    guard !sectionRefreshes.isEmpty else { return }
    for move in itemMoves where newOfOld[move.from.section] != move.to.section {
      absorbsItems[move.to.section] = false
      let source = newOfOld[move.from.section]
      if source >= 0 { absorbsItems[source] = false }
    }
    itemDeletions.removeAll { absorbsItems[newOfOld[$0.section]] }
    itemInsertions.removeAll { absorbsItems[$0.section] }
    itemMoves.removeAll { absorbsItems[$0.to.section] }
    itemRefreshes.removeAll { absorbsItems[$0.new.section] }
  }

  /// Among all choices of as few moves within a section, takes one that suits what is refreshed.
  ///
  /// An item that moves can't be reconfigured beside that, so the most of those stay. One that moves and is reloaded may be replaced, and then
  /// no reload is beside a move; so the most of those move.
  private mutating func chooseMovesByRefreshes(oldItemCount: (Int) -> Int, newItemCount: (Int) -> Int) {
    guard !itemRefreshes.isEmpty, !itemMoves.isEmpty else { return }
    let refreshed = SortedPlaces(itemRefreshes.map(\.old))
    for old in sectionsWithAChoice(refreshed) {
      let new = newOfOld[old]
      let moves = itemMoves.filter { $0.from.section == old && $0.to.section == new }
      let staying = stayingItems(ofOld: old, oldItemCount: oldItemCount(old), newItemCount: newItemCount(new))
      let pairs = (staying + moves.map { ($0.from.item, $0.to.item) }).sorted { $0.new < $1.new }
      let chosen = HeaviestOrder.moves(
        among: pairs.map { Changeset.KeptRun(oldStart: $0.old, newStart: $0.new, count: 1) }
      ) {
        let isRefreshed = refreshed.contains(ItemPath(item: $0.oldStart, section: old))
        return pairs.count + 1 + (isRefreshed == (strategy == .reconfigure) ? 1 : 0)
      }
      itemMoves.removeAll { $0.from.section == old && $0.to.section == new }
      itemMoves += chosen.map {
        .init(from: ItemPath(item: $0.from, section: old), to: ItemPath(item: $0.to, section: new))
      }
    }
    itemMoves.sort { $0.to < $1.to }
  }

  /// The old sections in which another choice of moves could be of use.
  private func sectionsWithAChoice(_ refreshed: SortedPlaces<ItemPath>) -> [Int] {
    var choices: [Int: MoveChoice] = [:]
    for move in itemMoves where newOfOld[move.from.section] == move.to.section {
      choices[move.from.section, default: MoveChoice()].note(
        moveFrom: move.from.item, isRefreshed: refreshed.contains(move.from))
    }
    guard !choices.isEmpty else { return [] }
    for refresh in itemRefreshes where newOfOld[refresh.old.section] == refresh.new.section {
      choices[refresh.old.section]?.note(refreshOf: refresh.old.item)
    }
    return choices.filter { strategy == .reconfigure ? $0.value.mayKeepMore : $0.value.mayReplaceMore }
      .keys.sorted()
  }

  /// The items of a kept section that neither come, go nor move: old and new places, ascending.
  internal func stayingItems(ofOld section: Int, oldItemCount: Int, newItemCount: Int) -> [(
    old: Int, new: Int
  )] {
    let newSection = newOfOld[section]
    var leaves = [Bool](repeating: false, count: oldItemCount)
    var arrives = [Bool](repeating: false, count: newItemCount)
    for path in Self.part(of: itemDeletions, inSection: section) { leaves[path.item] = true }
    for path in Self.part(of: itemInsertions, inSection: newSection) { arrives[path.item] = true }
    for move in itemMoves {
      if move.from.section == section { leaves[move.from.item] = true }
      if move.to.section == newSection { arrives[move.to.item] = true }
    }
    return zip(leaves.indices.filter { !leaves[$0] }, arrives.indices.filter { !arrives[$0] })
      .map { (old: $0, new: $1) }
  }

  /// Those of some ascending paths that are in a section. O(log *k*) for *k* paths, and the time for those.
  private static func part(of paths: [ItemPath], inSection section: Int) -> ArraySlice<ItemPath> {
    let start = paths.partitioningIndex { $0.section >= section }
    return paths[start...].prefix { $0.section == section }
  }

  /// Sections go and come again, with all that they hold.
  private mutating func replaceSections(_ sections: [Int]) {
    guard !sections.isEmpty else { return }
    for old in sections {
      oldOfNew[newOfOld[old]] = -1
      newOfOld[old] = -1
    }
    sectionMoves.removeAll { newOfOld[$0.from] < 0 }
    sectionRefreshes.removeAll { newOfOld[$0.old] < 0 }
    itemDeletions.removeAll { newOfOld[$0.section] < 0 }
    itemInsertions.removeAll { oldOfNew[$0.section] < 0 }
    // What leaves with its section, or comes with it, has no cell to keep; what only one of its sections takes along still moves.
    let isQuiet = { [newOfOld, oldOfNew] (old: ItemPath, new: ItemPath) in
      newOfOld[old.section] < 0 && oldOfNew[new.section] < 0
    }
    itemMoves.removeAll { isQuiet($0.from, $0.to) }
    itemRefreshes.removeAll { isQuiet($0.old, $0.new) }
  }

  /// Items that leave or enter sections which were replaced do so with them.
  private mutating func replaceMoves(acrossTheBordersOf sections: [Changeset.Update]) {
    guard !sections.isEmpty else { return }
    let isGoing = Set(sections.map(\.old))
    let isComing = Set(sections.map(\.new))
    let crossing = itemMoves.filter { isGoing.contains($0.from.section) || isComing.contains($0.to.section) }
    guard !crossing.isEmpty else { return }
    itemMoves.removeAll { isGoing.contains($0.from.section) || isComing.contains($0.to.section) }
    itemDeletions += crossing.map(\.from).filter { newOfOld[$0.section] >= 0 }
    itemInsertions += crossing.map(\.to).filter { oldOfNew[$0.section] >= 0 }
    itemDeletions.sort()
    itemInsertions.sort()
  }

  /// Items go and come again.
  private mutating func replaceItems(where isReplaced: (ItemPath) -> Bool) {
    let replaced = itemRefreshes.filter { isReplaced($0.old) }
    guard !replaced.isEmpty else { return }
    let old = Set(replaced.map(\.old))
    itemRefreshes.removeAll { old.contains($0.old) }
    itemMoves.removeAll { old.contains($0.from) }
    itemDeletions += replaced.map(\.old).filter { newOfOld[$0.section] >= 0 }
    itemInsertions += replaced.map(\.new).filter { oldOfNew[$0.section] >= 0 }
    itemDeletions.sort()
    itemInsertions.sort()
  }

  /// Among all choices of as few section moves, takes one that leaves the most sections in place whose items change; those first whose items
  /// move or are refreshed one by one.
  private mutating func preferToKeepChangedSectionsInPlace() {
    guard !sectionMoves.isEmpty else { return }
    let changes = weightsOfChanges()
    guard sectionMoves.contains(where: { changes[$0.from] > 0 }) else { return }
    // All weights of changes together are less than one section.
    let weightOfSection = newOfOld.count * (newOfOld.count + 1) + newOfOld.count + 1
    sectionMoves = HeaviestOrder.moves(among: pairsOfSections) {
      weightOfSection + changes[$0.oldStart]
    }
  }

  private var pairsOfSections: [Changeset.KeptRun] {
    oldOfNew.indices.filter { oldOfNew[$0] >= 0 }.map {
      Changeset.KeptRun(oldStart: oldOfNew[$0], newStart: $0, count: 1)
    }
  }

  /// The same with another choice of as few section moves: of those that move here as many as can stay.
  ///
  /// - Returns: `nil` if there is none.
  internal func movingOtherSections() -> StagingInput? {
    guard !sectionMoves.isEmpty else { return nil }
    let moved = Set(sectionMoves.map(\.from))
    let others = HeaviestOrder.moves(among: pairsOfSections) {
      newOfOld.count + 1 + (moved.contains($0.oldStart) ? 1 : 0)
    }
    guard others != sectionMoves else { return nil }
    var other = self
    other.sectionMoves = others
    return other
  }

  /// The sections that go: old positions, ascending.
  internal var goingSections: [Int] { newOfOld.indices.filter { newOfOld[$0] < 0 } }

  /// The sections that come: new positions, ascending.
  internal var comingSections: [Int] { oldOfNew.indices.filter { oldOfNew[$0] < 0 } }

  /// By old section, what it is worth that it stays: nothing if its items don't change, and most if some move or are refreshed.
  private func weightsOfChanges() -> [Int] {
    var weights = [Int](repeating: 0, count: newOfOld.count)
    for path in itemDeletions { weights[path.section] = 1 }
    for refresh in sectionRefreshes { weights[refresh.old] = 1 }
    for path in itemInsertions where oldOfNew[path.section] >= 0 { weights[oldOfNew[path.section]] = 1 }
    let most = newOfOld.count + 1
    for refresh in itemRefreshes { weights[refresh.old.section] = most }
    for move in itemMoves {
      weights[move.from.section] = most
      if oldOfNew[move.to.section] >= 0 { weights[oldOfNew[move.to.section]] = most }
    }
    return weights
  }
}
