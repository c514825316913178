// SPDX-License-Identifier: MIT

/// What a batch does to sections, for looking up one of them.
internal struct BatchUpdateSections {
  /// Old positions.
  internal let deleted: SortedPlaces<Int>

  /// New positions.
  internal let inserted: SortedPlaces<Int>

  /// By new position, the old one.
  internal let sourceOfMove: [Int: Int]

  /// Old positions.
  internal let movedFrom: SortedPlaces<Int>

  /// Old positions.
  internal let reloaded: SortedPlaces<Int>

  internal init(_ batch: BatchUpdate) {
    deleted = SortedPlaces(batch.sectionDeletions)
    inserted = SortedPlaces(batch.sectionInsertions)
    sourceOfMove = Dictionary(batch.sectionMoves.map { ($0.to, $0.from) }) { first, _ in first }
    movedFrom = SortedPlaces(batch.sectionMoves.map(\.from))
    reloaded = SortedPlaces(batch.sectionReloads)
  }

  /// By new position, the old position of each section that is in both lists: a move says both, and what has no operation fills the
  /// places that are left, in order.
  ///
  /// - Precondition: Nothing is wrong with the operations on sections, and the counts agree.
  internal func sources(oldCount: Int, newCount: Int) -> BatchUpdateSources {
    let leaving = (deleted.ascending + movedFrom.ascending).sorted()
    let arriving = (inserted.ascending + sourceOfMove.keys).sorted()
    var runs: [Changeset.KeptRun] = []
    runs.reserveCapacity(leaving.count + arriving.count + 1)
    var (old, new) = (0, 0)
    var (left, arrived) = (0, 0)
    while true {
      while left < leaving.count, leaving[left] == old { (old, left) = (old + 1, left + 1) }
      while arrived < arriving.count, arriving[arrived] == new {
        if let source = sourceOfMove[new] { runs.append(.init(oldStart: source, newStart: new, count: 1)) }
        (new, arrived) = (new + 1, arrived + 1)
      }
      let count = min(
        (left < leaving.count ? leaving[left] : oldCount) - old,
        (arrived < arriving.count ? arriving[arrived] : newCount) - new)
      // Neither list has more, since as many stay in the one as in the other.
      guard count > 0 else { break }
      runs.append(.init(oldStart: old, newStart: new, count: count))
      (old, new) = (old + count, new + count)
    }
    return BatchUpdateSources(runs: runs)
  }
}
