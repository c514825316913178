// SPDX-License-Identifier: MIT

/// What a batch does to sections, for looking up one of them.
internal struct BatchUpdateSections {
  /// Old positions.
  internal let deleted: Set<Int>

  /// New positions.
  internal let inserted: Set<Int>

  /// By new position, the old one.
  internal let sourceOfMove: [Int: Int]

  /// Old positions.
  internal let movedFrom: Set<Int>

  /// Old positions.
  internal let reloaded: Set<Int>

  internal init(_ batch: BatchUpdate) {
    deleted = Set(batch.sectionDeletions)
    inserted = Set(batch.sectionInsertions)
    sourceOfMove = Dictionary(batch.sectionMoves.map { ($0.to, $0.from) }) { first, _ in first }
    movedFrom = Set(batch.sectionMoves.map(\.from))
    reloaded = Set(batch.sectionReloads)
  }

  /// By new position, the old position of each section that is in both lists: a move says both, and what has no operation fills the
  /// places that are left, in order.
  internal func sources(oldCount: Int, newCount: Int) -> [Int?] {
    var staying = (0..<oldCount).lazy.filter { !deleted.contains($0) && !movedFrom.contains($0) }
      .makeIterator()
    return (0..<newCount).map { new in
      if inserted.contains(new) { return nil }
      return sourceOfMove[new] ?? staying.next()
    }
  }
}
