// SPDX-License-Identifier: MIT

import ListDiffing

extension Changeset {
  /// The old position of the element at a new one; `nil` if it is inserted. O(log *r*) for *r* kept runs.
  internal func oldPosition(ofNew newPosition: Int) -> Int? {
    var low = 0
    var high = keptRuns.count
    while low < high {
      let middle = (low + high) / 2
      if keptRuns[middle].newRange.upperBound <= newPosition { low = middle + 1 } else { high = middle }
    }
    guard low < keptRuns.count, keptRuns[low].newRange.contains(newPosition) else { return nil }
    return keptRuns[low].oldStart + newPosition - keptRuns[low].newStart
  }
}
