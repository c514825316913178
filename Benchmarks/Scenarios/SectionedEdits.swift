// SPDX-License-Identifier: MIT

import ListDiffing

/// What a diff of sections emits, in one form: the input of the replay.
struct SectionedEdits {
  var sections = Edits()
  var itemDeletions: [ItemPath] = []
  var itemInsertions: [ItemPath] = []
  var itemUpdates: [SectionedChangeset.ItemUpdate] = []
  var itemMoves: [SectionedChangeset.ItemMove] = []
}

extension SectionedEdits {
  init(_ changeset: SectionedChangeset) {
    sections = Edits(changeset.sections)
    itemDeletions = changeset.itemDeletions
    itemInsertions = changeset.itemInsertions
    itemUpdates = changeset.itemUpdates
    itemMoves = changeset.itemMoves
  }

  /// Carries the edits out on paths alone and compares the outcome with the new list, contents included.
  func check(_ pair: SectionedPair) throws(ReplayError) {
    let origins = try Replay.origins(oldCount: pair.old.count, newCount: pair.new.count, edits: sections)
    var leaving: [Int: Set<Int>] = [:]
    var arriving: [ItemPath: ItemPath?] = [:]
    for path in itemDeletions { leaving[path.section, default: []].insert(path.item) }
    for path in itemInsertions { arriving[path] = .some(nil) }
    for move in itemMoves {
      leaving[move.from.section, default: []].insert(move.from.item)
      arriving[move.to] = move.from
    }
    let updated = Set(itemUpdates.map(\.new))
    for (section, origin) in origins.enumerated() {
      var staying: ArraySlice<Int> = []
      if origin != EditShape.inserted {
        guard pair.old[origin].id == pair.new[section].id else {
          throw ReplayError("another section at \(section)")
        }
        let gone = leaving[origin] ?? []
        staying = pair.old[origin].items.indices.filter { !gone.contains($0) }[...]
      }
      for (item, element) in pair.new[section].items.enumerated() {
        let path = ItemPath(item: item, section: section)
        let source: ItemPath
        if let arrival = arriving[path] {
          guard let from = arrival else { continue }
          source = from
        } else if origin == EditShape.inserted {
          continue
        } else {
          guard let next = staying.popFirst() else { throw ReplayError("nothing is left for \(path)") }
          source = ItemPath(item: next, section: origin)
        }
        let old = pair.old[source.section].items[source.item]
        guard old.id == element.id else { throw ReplayError("another item at \(path)") }
        guard old.isContentEqual(to: element) != updated.contains(path) else {
          throw ReplayError("an update is wrong or missing at \(path)")
        }
      }
      guard staying.isEmpty else { throw ReplayError("items are left over in section \(section)") }
    }
  }
}
