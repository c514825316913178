// SPDX-License-Identifier: MIT

extension Changeset {
  /// The old position of the element at a new one; `nil` if it is inserted. O(log *r*) for *r* kept runs.
  package func oldPosition(ofNew newPosition: Int) -> Int? { keptRuns.oldPosition(ofNew: newPosition) }
}

extension [Changeset.KeptRun] {
  /// The old position of the element at a new one, by runs that ascend by new position; `nil` if none holds it. O(log *r*) for *r* runs.
  internal func oldPosition(ofNew newPosition: Int) -> Int? {
    let index = partitioningIndex { $0.newRange.upperBound > newPosition }
    guard index < count, self[index].newRange.contains(newPosition) else { return nil }
    return self[index].oldStart + newPosition - self[index].newStart
  }
}
