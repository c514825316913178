// SPDX-License-Identifier: MIT

extension RandomAccessCollection {
  /// Replays a changeset on the old list: takes out what is deleted or moved, puts in what is inserted or moved, and
  /// replaces what is updated.
  ///
  /// Kept elements come from this list, inserted and updated ones from the new list.
  ///
  /// - Parameters:
  ///   - changeset: A changeset from this list.
  ///   - newElements: The new list, or any list of its length that holds the inserted and updated elements in their places.
  /// - Returns: The new list, or `nil` if the changeset is for lists of other lengths.
  /// - Complexity: O(*n* + *m*).
  public func applying<New: RandomAccessCollection>(_ changeset: Changeset, newElements: New) -> [Element]?
  where New.Element == Element {
    guard count == changeset.oldCount, newElements.count == changeset.newCount else { return nil }
    func old(_ position: Int) -> Element { self[index(startIndex, offsetBy: position)] }
    func new(_ position: Int) -> Element {
      newElements[newElements.index(newElements.startIndex, offsetBy: position)]
    }

    // What stays in place keeps its order; it is what is left of the old list.
    var leaves = [Bool](repeating: false, count: changeset.oldCount)
    for position in changeset.deletions { leaves[position] = true }
    for move in changeset.moves { leaves[move.from] = true }
    var stationary = leaves.indices.lazy.filter { !leaves[$0] }.makeIterator()

    var result: [Element] = []
    result.reserveCapacity(changeset.newCount)
    var insertions = changeset.insertions[...]
    var moves = changeset.moves[...]
    var updates = changeset.updates[...]
    for position in 0..<changeset.newCount {
      if insertions.first == position {
        insertions.removeFirst()
        result.append(new(position))
        continue
      }
      let source: Int
      if let move = moves.first, move.to == position {
        moves.removeFirst()
        source = move.from
      } else {
        guard let next = stationary.next() else { return nil }
        source = next
      }
      if let update = updates.first, update.new == position {
        updates.removeFirst()
        guard update.old == source else { return nil }
        result.append(new(position))
      } else {
        result.append(old(source))
      }
    }
    return stationary.next() == nil ? result : nil
  }
}
