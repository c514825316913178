// SPDX-License-Identifier: MIT

extension DiffableArray {
  /// What somebody who has an old array needs to make this one, found by the identifiers that both keep.
  ///
  /// - Parameters:
  ///   - old: The array as it was.
  ///   - options: How the arrays are diffed.
  /// - Complexity: As ``changeset(from:options:)``.
  @inlinable
  public func patch(from old: DiffableArray, options: DiffOptions = DiffOptions()) -> Patch<Element> {
    let changeset = changeset(from: old, options: options)
    return Patch(changeset: changeset, elements: changeset.carriedPositions.map { self[$0] })
  }
}
