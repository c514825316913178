// SPDX-License-Identifier: MIT

extension RandomAccessCollection where Element: Diffable {
  /// What somebody who has an old list needs to make this one.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - options: How the lists are diffed.
  /// - Returns: A patch that leads from `old` to this list.
  /// - Precondition: The lists together hold at most 2³² − 2 elements.
  /// - Complexity: As ``changeset(from:options:)``.
  @inlinable
  public func patch<Old: RandomAccessCollection>(
    from old: Old, options: DiffOptions = DiffOptions()
  ) -> Patch<Element> where Old.Element == Element {
    let changeset = changeset(from: old, options: options)
    let elements = changeset.carriedPositions.map { self[index(startIndex, offsetBy: $0)] }
    return Patch(changeset: changeset, elements: elements)
  }

  /// Makes the new list of this one and a patch.
  ///
  /// Kept elements are those of this list, inserted and updated ones those of the patch. That the patch was made from this
  /// list is checked as far as the patch tells: by the number of elements, and by the identifier of each updated one.
  ///
  /// - Parameter patch: A patch from this list.
  /// - Returns: The new list.
  /// - Throws: ``PatchError/countMismatch(expected:actual:)`` or
  ///   ``PatchError/identifierMismatch(oldPosition:newPosition:)`` if the patch is for another list.
  /// - Complexity: O(*m*) for *m* new elements.
  @inlinable
  public func applying(_ patch: Patch<Element>) throws(PatchError) -> [Element] {
    let changeset = patch.changeset
    guard count == changeset.oldCount else {
      throw .countMismatch(expected: changeset.oldCount, actual: count)
    }
    var result: [Element] = []
    result.reserveCapacity(changeset.newCount)
    var elementIndex = 0
    var updates = changeset.updates[...]
    for run in changeset.keptRuns {
      // What lies between two kept runs is inserted.
      let insertedCount = run.newStart - result.count
      result += patch.elements[elementIndex..<elementIndex + insertedCount]
      elementIndex += insertedCount
      var keptIndex = index(startIndex, offsetBy: run.oldStart)
      while let update = updates.first, update.new < run.newRange.upperBound {
        updates.removeFirst()
        let updatedIndex = index(keptIndex, offsetBy: update.new - result.count)
        result += self[keptIndex..<updatedIndex]
        guard self[updatedIndex].diffIdentifier == patch.elements[elementIndex].diffIdentifier else {
          throw .identifierMismatch(oldPosition: update.old, newPosition: update.new)
        }
        result.append(patch.elements[elementIndex])
        elementIndex += 1
        keptIndex = index(after: updatedIndex)
      }
      result += self[keptIndex..<index(keptIndex, offsetBy: run.newRange.upperBound - result.count)]
    }
    result += patch.elements[elementIndex...]
    return result
  }
}
