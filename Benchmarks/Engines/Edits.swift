// SPDX-License-Identifier: MIT

import ListDiffing

/// What any engine emits, in one form: the input of the replay. Old positions count in the old list, new ones in the
/// new list, whatever else is done.
struct Edits: Equatable {
  struct Pair: Equatable {
    var old: Int
    var new: Int
  }

  var deletions: [Int] = []
  var insertions: [Int] = []
  /// Ascending by new position.
  var updates: [Pair] = []
  var moves: [Pair] = []
}

extension Edits {
  init(_ changeset: Changeset) {
    self.init(
      deletions: changeset.deletions,
      insertions: changeset.insertions,
      updates: changeset.updates.map { Pair(old: $0.old, new: $0.new) },
      moves: changeset.moves.map { Pair(old: $0.from, new: $0.to) })
  }

  /// Removals and insertions that name each other are moves.
  init<Element>(_ difference: CollectionDifference<Element>) {
    for change in difference {
      switch change {
      case .remove(let offset, _, nil): deletions.append(offset)
      case .remove: break
      case .insert(let offset, _, nil): insertions.append(offset)
      case .insert(let offset, _, let partner?): moves.append(Pair(old: partner, new: offset))
      }
    }
  }
}
