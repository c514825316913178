// SPDX-License-Identifier: MIT

extension Changeset {
  /// For each old position the new position of its element, or `nil` if it is deleted.
  ///
  /// Made anew on each call. O(*n*) for *n* old elements, 16 bytes each.
  public var oldToNew: [Int?] {
    var map = [Int?](repeating: nil, count: oldCount)
    for run in keptRuns {
      for offset in 0..<run.count { map[run.oldStart + offset] = run.newStart + offset }
    }
    return map
  }

  /// For each new position the old position of its element, or `nil` if it is inserted.
  ///
  /// Made anew on each call. O(*m*) for *m* new elements, 16 bytes each.
  public var newToOld: [Int?] {
    var map = [Int?](repeating: nil, count: newCount)
    for run in keptRuns {
      for offset in 0..<run.count { map[run.newStart + offset] = run.oldStart + offset }
    }
    return map
  }
}
