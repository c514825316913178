// SPDX-License-Identifier: MIT

/// What somebody who has an old list needs to make the new one: a changeset, and the elements that are not in the old list.
///
/// ```swift
/// let patch = new.patch(from: old)
/// let result = try old.applying(patch)
/// ```
///
/// The article <doc:Patches> has the rest: how large patches are, what is checked, and how they are sent.
public struct Patch<Element: Diffable> {
  /// What changes, in positions.
  public let changeset: Changeset

  /// The inserted and the updated elements, in the order of the new list, and no others.
  public let elements: [Element]

  /// Makes a patch of parts that fit together: one element for each insertion and each update.
  @usableFromInline
  internal init(changeset: Changeset, elements: [Element]) {
    assert(elements.count == changeset.insertions.count + changeset.updates.count)
    self.changeset = changeset
    self.elements = elements
  }

  /// Whether the new list shows the same as the old one. O(1).
  public var isEmpty: Bool { changeset.isEmpty }
}

extension Patch: Sendable where Element: Sendable {}
extension Patch: Equatable where Element: Equatable {}
extension Patch: Hashable where Element: Hashable {}

extension Changeset {
  /// The new positions whose elements are not in the old list, ascending.
  @usableFromInline
  internal var carriedPositions: [Int] {
    var positions: [Int] = []
    positions.reserveCapacity(insertions.count + updates.count)
    var insertions = insertions[...]
    for update in updates {
      let end = insertions.firstIndex { $0 > update.new } ?? insertions.endIndex
      positions += insertions[..<end]
      insertions = insertions[end...]
      positions.append(update.new)
    }
    return positions + insertions
  }
}
