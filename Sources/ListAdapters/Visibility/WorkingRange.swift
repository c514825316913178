// SPDX-License-Identifier: MIT

/// Which sections are near enough to the visible ones to prepare what they will show: the sections from the first visible one to the
/// last, and `size` more on either side.
///
/// Members are remembered by themselves, not by their sections, so that the range stays right when sections come and go.
internal struct WorkingRange {
  internal let size: Int
  /// In order of sections when they were found.
  private(set) internal var members: [ListSectionController] = []
  /// Of which sections of which list the members were found, if each of them has one.
  private var found: (sections: Range<Int>, revision: Int)?

  internal init(size: Int) { self.size = size }

  /// What a change of the range makes its members do.
  internal struct Change {
    internal let entered: [ListSectionController]
    internal let left: [ListSectionController]

    internal static var none: Change { Change(entered: [], left: []) }
  }

  /// The sections in range.
  ///
  /// - Parameters:
  ///   - visible: From the first section with a cell on screen to behind the last; `nil` if there is none.
  ///   - count: How many sections there are.
  internal func sections(around visible: Range<Int>?, count: Int) -> Range<Int> {
    guard let visible else { return 0..<0 }
    let end = min(visible.upperBound + size, count)
    return min(max(visible.lowerBound - size, 0), end)..<end
  }

  /// Those of some sections that are in range already.
  internal func sectionsKnown(in sections: Range<Int>, revision: Int) -> Range<Int> {
    guard let found, found.revision == revision, found.sections.overlaps(sections) else {
      return sections.lowerBound..<sections.lowerBound
    }
    return found.sections.clamped(to: sections)
  }

  /// Changes the members. While the list is the same, that takes the time for those that come and go.
  ///
  /// - Parameters:
  ///   - sections: The sections in range.
  ///   - revision: Another number for each list.
  ///   - controller: The section controller of a section.
  internal mutating func change(
    to sections: Range<Int>, revision: Int, controller: (Int) -> ListSectionController?
  ) -> Change {
    if let found, found.revision == revision, found.sections == sections { return Change.none }
    defer { found = members.count == sections.count ? (sections, revision) : nil }
    guard let old = found, old.revision == revision, !sections.isEmpty, old.sections.overlaps(sections)
    else { return change(to: sections.compactMap(controller)) }
    let before = (sections.lowerBound..<max(sections.lowerBound, old.sections.lowerBound))
      .compactMap(controller)
    let after = (min(sections.upperBound, old.sections.upperBound)..<sections.upperBound)
      .compactMap(controller)
    let leadingCount = max(0, sections.lowerBound - old.sections.lowerBound)
    let trailingCount = max(0, old.sections.upperBound - sections.upperBound)
    let change = Change(
      entered: before + after,
      left: Array(members.prefix(leadingCount)) + Array(members.suffix(trailingCount)))
    members.removeLast(trailingCount)
    members.replaceSubrange(0..<leadingCount, with: before)
    members += after
    return change
  }

  private mutating func change(to newMembers: [ListSectionController]) -> Change {
    let oldSet = Set(members.map(ObjectIdentifier.init))
    let newSet = Set(newMembers.map(ObjectIdentifier.init))
    let change = Change(
      entered: newMembers.filter { !oldSet.contains(ObjectIdentifier($0)) },
      left: members.filter { !newSet.contains(ObjectIdentifier($0)) })
    members = newMembers
    return change
  }
}
