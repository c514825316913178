// SPDX-License-Identifier: MIT

/// Where what a view shows after a legal batch was before it. What is asked for again has no origin.
internal struct BatchUpdateOrigins {
  /// By new position, the old position of a section that stays or moves.
  internal private(set) var sections: [Int?]

  /// By new path, the old path of an item that stays or moves.
  internal private(set) var items: [[ItemPath?]]

  internal init(
    _ batch: BatchUpdate, oldCounts: [Int], newCounts: [Int]
  ) throws(BatchUpdateError) {
    let check = BatchUpdateCheck(batch, oldCounts: oldCounts, newCounts: newCounts)
    if let error = check.errors.first { throw error }
    let roles = check.sections
    sections = Array(repeating: nil, count: newCounts.count)
    for run in roles.sources(oldCount: oldCounts.count, newCount: newCounts.count).runs {
      for (new, old) in zip(run.newRange, run.oldRange) { sections[new] = old }
    }

    let allLeaving = Self.itemsBySection(batch.itemDeletions + batch.itemMoves.map(\.from))
    let allArriving = Self.itemsBySection(batch.itemInsertions + batch.itemMoves.map(\.to))
    let refreshed = Set(batch.itemReloads).union(batch.itemReconfigures)
    items = newCounts.map { Array(repeating: nil, count: $0) }
    for (new, source) in sections.enumerated() {
      guard let old = source else { continue }
      if roles.reloaded.contains(old) {
        sections[new] = nil
        continue
      }
      let leaving = allLeaving[old] ?? []
      let arriving = allArriving[new] ?? []
      let staying = (0..<oldCounts[old]).lazy.filter { !leaving.contains($0) }
      let places = (0..<newCounts[new]).lazy.filter { !arriving.contains($0) }
      for (from, to) in zip(staying, places) {
        let path = ItemPath(item: from, section: old)
        if !refreshed.contains(path) { items[new][to] = path }
      }
    }
    for move in batch.itemMoves { items[move.to.section][move.to.item] = move.from }
  }

  private static func itemsBySection(_ paths: [ItemPath]) -> [Int: Set<Int>] {
    paths.reduce(into: [:]) { $0[$1.section, default: []].insert($1.item) }
  }
}
