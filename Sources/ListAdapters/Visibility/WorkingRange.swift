// SPDX-License-Identifier: MIT

/// Which sections are near enough to the visible ones to prepare what they will show: the sections from the first visible one to the
/// last, and `size` more on either side.
///
/// Members are remembered by themselves, not by their sections, so that the range stays right when sections come and go.
internal struct WorkingRange {
  internal let size: Int
  /// In order of sections when they were found.
  private(set) internal var members: [ListSectionController] = []

  internal init(size: Int) { self.size = size }

  /// What a change of the range makes its members do.
  internal struct Change {
    internal let entered: [ListSectionController]
    internal let left: [ListSectionController]
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

  /// Changes the members.
  ///
  /// - Parameter newMembers: The section controllers in range, in order of sections.
  internal mutating func change(to newMembers: [ListSectionController]) -> Change {
    let oldSet = Set(members.map(ObjectIdentifier.init))
    let newSet = Set(newMembers.map(ObjectIdentifier.init))
    let change = Change(
      entered: newMembers.filter { !oldSet.contains(ObjectIdentifier($0)) },
      left: members.filter { !newSet.contains(ObjectIdentifier($0)) })
    members = newMembers
    return change
  }
}
