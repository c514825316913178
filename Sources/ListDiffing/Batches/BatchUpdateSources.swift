// SPDX-License-Identifier: MIT

/// By new position, the old position of each section that is in both lists.
internal struct BatchUpdateSources {
  /// Ascending by new position.
  internal let runs: [Changeset.KeptRun]

  /// The old position of a section, or `nil` if it was not there, or isn't now. O(log runs).
  internal subscript(new: Int) -> Int? { runs.oldPosition(ofNew: new) }
}
