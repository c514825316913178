// SPDX-License-Identifier: MIT

extension BatchUpdate {
  /// The sections that are in both lists, ascending by new position: O(operations), but for sorting them.
  ///
  /// - Precondition: Nothing is wrong with the operations on sections, and the counts agree.
  package func keptSections(oldCount: Int, newCount: Int) -> [Changeset.KeptRun] {
    BatchUpdateSections(self).sources(oldCount: oldCount, newCount: newCount).runs
  }
}
