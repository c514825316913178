// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// An object of an `AdapterWalk`: notes, shown in one of three ways.
struct WalkEntry: Diffable, Equatable, ListObjectWrapping, CustomStringConvertible {
  enum Kind: CaseIterable { case cells, grid, rows }

  let key: Int
  let kind: Kind
  var notes: [Note]

  var diffIdentifier: Int { key }
  var wrappedObject: any Diffable { GridItemContainer(id: key, items: notes) }
  /// What the cells are to show. Of view models with one identifier only the first counts.
  var texts: [String] {
    var known: Set<Int> = []
    return notes.filter { kind != .rows || known.insert($0.id).inserted }.map(\.text)
  }
  var description: String { "\(key) \(kind) \(notes.map { "\($0.id):\($0.text)" })" }
}
