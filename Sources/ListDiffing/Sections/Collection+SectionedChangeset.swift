// SPDX-License-Identifier: MIT

extension RandomAccessCollection where Element: DiffableSection {
  /// The difference from an old list of sections to this one, sections and items.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - options: How to go about it.
  /// - Returns: The changeset.
  /// - Precondition: Sections, and items of all sections, each number at most 2³² − 2 in both lists together.
  /// - Complexity: As ``Swift/RandomAccessCollection/changeset(from:options:)`` for the sections and once more for all items.
  ///   Items of sections that did not change are compared in place, not hashed; arrays of items that share their storage are
  ///   not looked at. An item without a partner in its section is hashed twice, any other at most once.
  @inlinable
  public func sectionedChangeset<Old: RandomAccessCollection>(
    from old: Old, options: DiffOptions = DiffOptions()
  ) -> SectionedChangeset where Old.Element == Element {
    var differ = SectionedDiffer(
      old: (old as? [Element]) ?? Array(old), new: (self as? [Element]) ?? Array(self), options: options)
    return differ.changeset()
  }
}
