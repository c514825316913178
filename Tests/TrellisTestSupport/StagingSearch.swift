// SPDX-License-Identifier: MIT

import ListDiffing

/// Looks through all lists that could lie between two small ones for a way with fewer stages and no more operations.
///
/// No identifier may occur twice in a list; then what is kept is known without a diff.
public struct StagingSearch {
  public typealias Section = SectionedOracle.Section

  private let old: [Section]
  private let new: [Section]
  private let updates: StagingOptions.UpdateStrategy

  public init(old: [Section], new: [Section], updates: StagingOptions.UpdateStrategy) {
    self.old = old
    self.new = new
    self.updates = updates
  }

  /// A way of one or two stages, if there is one.
  ///
  /// - Parameters:
  ///   - stageCount: How many stages, at the most.
  ///   - operationCount: How many operations, at the most.
  /// - Returns: The batches.
  public func way(stageCount: Int, operationCount: Int) -> [BatchUpdate]? {
    if stageCount >= 1, let batch = leastBatch(from: old, to: new), batch.operationCount <= operationCount {
      return [batch]
    }
    guard stageCount >= 2 else { return nil }
    for middle in middles() {
      guard let first = leastBatch(from: old, to: middle), first.operationCount <= operationCount,
        let second = leastBatch(from: middle, to: new)
      else { continue }
      if first.operationCount + second.operationCount <= operationCount { return [first, second] }
    }
    return nil
  }

  // MARK: - Batches

  /// The legal batch with the fewest operations that keeps what is in both lists and shows the second one.
  private func leastBatch(from first: [Section], to second: [Section]) -> BatchUpdate? {
    var least: BatchUpdate?
    for batch in batches(from: first, to: second) {
      if let least, least.operationCount <= batch.operationCount { continue }
      guard let view = try? BatchUpdateModel.applying(batch, to: first, newSections: second) else { continue }
      if view.map({ Section($0.model.model, items: $0.items) }) == second { least = batch }
    }
    return least
  }

  private func batches(from first: [Section], to second: [Section]) -> [BatchUpdate] {
    var batch = BatchUpdate()
    let secondOfID = Dictionary(uniqueKeysWithValues: second.enumerated().map { ($1.model.id, $0) })
    let pairs = first.enumerated().compactMap { old, section in
      secondOfID[section.model.id].map { (old: old, new: $0) }
    }
    let keptOld = Set(pairs.map(\.old))
    let keptNew = Set(pairs.map(\.new))
    batch.sectionDeletions = first.indices.filter { !keptOld.contains($0) }
    batch.sectionInsertions = second.indices.filter { !keptNew.contains($0) }
    let reloaded = pairs.filter { first[$0.old].model != second[$0.new].model }
    batch.sectionReloads = reloaded.map(\.old)
    let quietOld = Set(batch.sectionDeletions + reloaded.map(\.old))
    let quietNew = Set(batch.sectionInsertions + reloaded.map(\.new))
    let pathOfID = Dictionary(
      uniqueKeysWithValues: Self.paths(of: second).map { (Self.item(second, $0).id, $0) })
    var stayingBySection: [Int: [(old: Int, new: Int)]] = [:]
    var newPaths = Set(Self.paths(of: second))
    for path in Self.paths(of: first) {
      let item = Self.item(first, path)
      guard let target = pathOfID[item.id] else {
        if !quietOld.contains(path.section) { batch.itemDeletions.append(path) }
        continue
      }
      newPaths.remove(target)
      let isInSection = pairs.contains { $0 == (path.section, target.section) }
      if isInSection && quietOld.contains(path.section) { continue }
      if Self.item(second, target) != item {
        if updates == .reload { batch.itemReloads.append(path) } else { batch.itemReconfigures.append(path) }
      }
      if isInSection {
        stayingBySection[path.section, default: []].append((path.item, target.item))
      } else {
        batch.itemMoves.append(.init(from: path, to: target))
      }
    }
    batch.itemInsertions = newPaths.filter { !quietNew.contains($0.section) }.sorted()

    var batches = Self.choicesOfMoves(pairs).map { moves in
      var choice = batch
      choice.sectionMoves = moves.map { Changeset.Move(from: $0.old, to: $0.new) }
      return choice
    }
    for (section, staying) in stayingBySection {
      let target = pairs.first { $0.old == section }?.new ?? 0
      batches = batches.flatMap { batch in
        Self.choicesOfMoves(staying).map { moves in
          var choice = batch
          choice.itemMoves += moves.map {
            .init(
              from: ItemPath(item: $0.old, section: section), to: ItemPath(item: $0.new, section: target))
          }
          return choice
        }
      }
    }
    return updates == .reload ? batches.map { replacingMovedReloads($0) } : batches
  }

  /// What moves and is reloaded may as well go and come, which takes as many operations.
  private func replacingMovedReloads(_ batch: BatchUpdate) -> BatchUpdate {
    let reloaded = Set(batch.itemReloads)
    let replaced = batch.itemMoves.filter { reloaded.contains($0.from) }
    guard !replaced.isEmpty else { return batch }
    var result = batch
    result.itemMoves.removeAll { reloaded.contains($0.from) }
    let moved = Set(replaced.map(\.from))
    result.itemReloads.removeAll { moved.contains($0) }
    let quietOld = Set(batch.sectionDeletions + batch.sectionReloads)
    result.itemDeletions += replaced.map(\.from).filter { !quietOld.contains($0.section) }
    let quietNew = Set(batch.sectionInsertions)
    result.itemInsertions += replaced.map(\.to).filter { !quietNew.contains($0.section) }
    return result
  }

  /// All smallest sets of pairs that move.
  private static func choicesOfMoves(_ pairs: [(old: Int, new: Int)]) -> [[(old: Int, new: Int)]] {
    var choices: [[(old: Int, new: Int)]] = []
    for mask in 0..<(1 << pairs.count) {
      let moves = pairs.indices.filter { mask & (1 << $0) != 0 }.map { pairs[$0] }
      let staying = pairs.indices.filter { mask & (1 << $0) == 0 }.map { pairs[$0].new }
      guard zip(staying, staying.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
      if let best = choices.first {
        if moves.count > best.count { continue }
        if moves.count < best.count { choices.removeAll() }
      }
      choices.append(moves)
    }
    return choices
  }

  private static func paths(of list: [Section]) -> [ItemPath] {
    list.indices.flatMap { section in
      list[section].items.indices.map { ItemPath(item: $0, section: section) }
    }
  }

  private static func item(_ list: [Section], _ path: ItemPath) -> Row<Int> {
    list[path.section].items[path.item]
  }

  // MARK: - Lists between

  /// All lists of what is in the old or in the new one, each element in a section and with a content that it has in one of
  /// them. What is in both is there.
  private func middles() -> [[Section]] {
    let oldModels = old.map(\.model)
    let newModels = new.map(\.model)
    return Self.selections(oldModels, newModels).flatMap { models -> [[Section]] in
      let ids = models.map(\.id)
      var lists = [models.map { Section($0, items: []) }]
      for item in Set((old + new).flatMap(\.items).map(\.id)).sorted() {
        let places = places(of: item).filter { place in place.map { ids.contains($0.section) } ?? true }
        lists = lists.flatMap { list in places.flatMap { Self.inserting($0, into: list) } }
      }
      return lists.flatMap { Self.permutations($0) }
    }
  }

  private static func selections(_ old: [Row<Int>], _ new: [Row<Int>]) -> [[Row<Int>]] {
    var selections: [[Row<Int>]] = [[]]
    for id in Set((old + new).map(\.id)).sorted() {
      let before = old.first { $0.id == id }
      let after = new.first { $0.id == id }
      var choices: [Row<Int>?] = [before, after]
      if before == after { choices.removeLast() }
      selections = selections.flatMap { selection in
        choices.map { choice in selection + (choice.map { [$0] } ?? []) }
      }
    }
    return selections
  }

  private struct Place {
    let section: Int
    let item: Row<Int>
  }

  private func places(of id: Int) -> [Place?] {
    func place(in list: [Section]) -> Place? {
      for section in list {
        if let item = section.items.first(where: { $0.id == id }) {
          return Place(section: section.model.id, item: item)
        }
      }
      return nil
    }
    guard let before = place(in: old) else { return [nil, place(in: new)] }
    guard let after = place(in: new) else { return [before, nil] }
    var places: [Place] = []
    for section in Set([before.section, after.section]) {
      places.append(Place(section: section, item: before.item))
      if after.item != before.item { places.append(Place(section: section, item: after.item)) }
    }
    return places
  }

  private static func inserting(_ place: Place?, into list: [Section]) -> [[Section]] {
    guard let place else { return [list] }
    guard let section = list.firstIndex(where: { $0.model.id == place.section }) else { return [] }
    return (0...list[section].items.count).map { position in
      var list = list
      list[section].items.insert(place.item, at: position)
      return list
    }
  }

  private static func permutations(_ list: [Section]) -> [[Section]] {
    guard let last = list.last else { return [[]] }
    return permutations(Array(list.dropLast())).flatMap { rest in
      (0...rest.count).map { position in
        var list = rest
        list.insert(last, at: position)
        return list
      }
    }
  }
}
