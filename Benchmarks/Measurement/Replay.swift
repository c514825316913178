// SPDX-License-Identifier: MIT

/// Carries out edits on positions alone, and trusts nothing: the oracle for all engines.
enum Replay {
  /// Where each element of the new list comes from: an old position, or `EditShape.inserted`.
  ///
  /// Insertions and moves name their places in the new list; the places left over take the old elements left over, in
  /// order. Throws a description of the first edit that does not fit.
  static func origins(
    oldCount: Int, newCount: Int, edits: Edits
  ) throws(ReplayError) -> [Int] {
    let open = -2
    var origins = [Int](repeating: open, count: newCount)
    var isGone = [Bool](repeating: false, count: oldCount)

    func take(_ position: Int, as edit: String) throws(ReplayError) {
      guard isGone.indices.contains(position) else {
        throw ReplayError("\(edit): no old position \(position)")
      }
      guard !isGone[position] else { throw ReplayError("\(edit): old position \(position) is used twice") }
      isGone[position] = true
    }
    func fill(_ position: Int, from origin: Int, as edit: String) throws(ReplayError) {
      guard origins.indices.contains(position) else {
        throw ReplayError("\(edit): no new position \(position)")
      }
      guard origins[position] == open else {
        throw ReplayError("\(edit): new position \(position) is used twice")
      }
      origins[position] = origin
    }

    for position in edits.deletions { try take(position, as: "deletion") }
    for position in edits.insertions { try fill(position, from: EditShape.inserted, as: "insertion") }
    for move in edits.moves {
      try take(move.old, as: "move")
      try fill(move.new, from: move.old, as: "move")
    }

    var next = 0
    for position in origins.indices where origins[position] == open {
      while next < oldCount, isGone[next] { next += 1 }
      guard next < oldCount else { throw ReplayError("too few elements are left for the new list") }
      origins[position] = next
      next += 1
    }
    guard isGone[next...].allSatisfy({ $0 }) else {
      throw ReplayError("too many elements are left for the new list")
    }
    return origins
  }
}

struct ReplayError: Error, Equatable {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
