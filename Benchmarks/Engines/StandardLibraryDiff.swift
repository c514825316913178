// SPDX-License-Identifier: MIT

import ListDiffing

/// The standard library's `CollectionDifference` of the identifiers.
enum StandardLibraryDiff {
  /// The largest product of list sizes and edits that is worth waiting for; it takes about a second.
  static let workLimit = 200_000_000

  /// Myers's algorithm takes time in proportion to the elements of both lists times the edits between them, and a move
  /// is two edits to it.
  static func isWorthwhile(oldCount: Int, newCount: Int, edits: Int) -> Bool {
    let (work, isHuge) = (oldCount + newCount).multipliedReportingOverflow(by: edits)
    return !isHuge && work <= workLimit
  }

  static func diff<Element: BenchmarkElement>(
    from old: [Element], to new: [Element]
  ) -> CollectionDifference<Element.DiffIdentifier> {
    Element.identifiers(of: new).difference(from: Element.identifiers(of: old)).inferringMoves()
  }
}
