// SPDX-License-Identifier: MIT

extension Changeset {
  /// The changeset of a difference that the standard library made.
  ///
  /// A removal and an insertion that are associated with each other (see `CollectionDifference.inferringMoves()`) become a
  /// move, the others a deletion or an insertion. There are no updates: the standard library does not tell them apart.
  ///
  /// Associated pairs can be more moves than are needed; they are reduced to the fewest.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - oldCount: How many elements the old list holds.
  /// - Returns: `nil` if the difference is not one from a list of that length.
  /// - Complexity: O(*n* + *c* log *c*) for *n* old elements and *c* changes.
  public init?<Element>(_ difference: CollectionDifference<Element>, oldCount: Int) {
    guard (difference.removals.count...Self.maximumCount).contains(oldCount) else { return nil }
    let newCount = oldCount - difference.removals.count + difference.insertions.count
    guard newCount <= Self.maximumCount - oldCount else { return nil }
    // What the difference says of each position: stays, goes or comes, or changes places with a partner.
    var partners: [Int: Int] = [:]
    var removed = [Bool](repeating: false, count: oldCount)
    var inserted = [Bool](repeating: false, count: newCount)
    for case .remove(let offset, _, _) in difference.removals {
      guard removed.indices.contains(offset) else { return nil }
      removed[offset] = true
    }
    for case .insert(let offset, _, let association) in difference.insertions {
      guard inserted.indices.contains(offset) else { return nil }
      inserted[offset] = true
      guard let association else { continue }
      guard removed.indices.contains(association), removed[association] else { return nil }
      partners[offset] = association
    }
    var newToOld = [Int?](repeating: nil, count: newCount)
    var stationary = removed.indices.lazy.filter { !removed[$0] }.makeIterator()
    for position in 0..<newCount {
      newToOld[position] = inserted[position] ? partners[position] : stationary.next()
    }
    self.init(oldCount: oldCount, newToOld: newToOld)
  }

  /// A changeset from its pairs alone.
  private init(oldCount: Int, newToOld: [Int?]) {
    var keptRuns: [KeptRun] = []
    var isKept = [Bool](repeating: false, count: oldCount)
    for (new, old) in newToOld.enumerated() {
      guard let old else { continue }
      isKept[old] = true
      if let last = keptRuns.last, last.oldStart + last.count == old, last.newStart + last.count == new {
        keptRuns[keptRuns.count - 1].count32 += 1
      } else {
        keptRuns.append(KeptRun(oldStart: old, newStart: new, count: 1))
      }
    }
    self.init(
      oldCount: oldCount,
      newCount: newToOld.count,
      deletions: isKept.indices.filter { !isKept[$0] },
      insertions: newToOld.indices.filter { newToOld[$0] == nil },
      moves: LongestOrder.moves(among: keptRuns),
      keptRuns: keptRuns)
  }

  /// The difference in the standard library's terms: deletions and the old places of moves are removals, insertions and the
  /// new places of moves are insertions, and the two ends of a move are associated.
  ///
  /// An updated element that stays is no change in these terms and is left out, since `CollectionDifference` has no word for
  /// it; use ``Swift/RandomAccessCollection/applying(_:newElements:)`` where contents matter.
  ///
  /// - Parameters:
  ///   - old: The list that the changeset starts from.
  ///   - new: The list that it leads to.
  /// - Returns: `nil` if the lists have other lengths than the changeset is for.
  /// - Complexity: O(*c* log *c*) for *c* changes.
  public func collectionDifference<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New
  ) -> CollectionDifference<Old.Element>? where Old.Element == New.Element {
    guard old.count == oldCount, new.count == newCount else { return nil }
    typealias Change = CollectionDifference<Old.Element>.Change
    func oldElement(_ position: Int) -> Old.Element { old[old.index(old.startIndex, offsetBy: position)] }
    func newElement(_ position: Int) -> Old.Element { new[new.index(new.startIndex, offsetBy: position)] }
    var changes: [Change] = []
    changes.reserveCapacity(deletions.count + insertions.count + 2 * moves.count)
    for position in deletions {
      changes.append(.remove(offset: position, element: oldElement(position), associatedWith: nil))
    }
    for position in insertions {
      changes.append(.insert(offset: position, element: newElement(position), associatedWith: nil))
    }
    for move in moves {
      changes.append(.remove(offset: move.from, element: oldElement(move.from), associatedWith: move.to))
      changes.append(.insert(offset: move.to, element: newElement(move.to), associatedWith: move.from))
    }
    return CollectionDifference(changes)
  }
}
