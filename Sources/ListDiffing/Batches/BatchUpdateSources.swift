// SPDX-License-Identifier: MIT

/// By new position, the old position of each section that is in both lists.
internal struct BatchUpdateSources {
  /// Ascending by new position.
  internal let runs: [Changeset.KeptRun]

  /// How many sections the new list has.
  internal let count: Int

  /// The old position of a section, or `nil` if it was not there, or isn't now. O(log runs).
  internal subscript(new: Int) -> Int? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].newRange.upperBound <= new { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].newRange.contains(new) else { return nil }
    return runs[low].oldStart + new - runs[low].newStart
  }
}
