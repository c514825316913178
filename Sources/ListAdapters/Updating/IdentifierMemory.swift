// SPDX-License-Identifier: MIT

import ListDiffing

/// Knows which identifiers a list has, so that one that comes in twice is noticed without looking at those that stay.
///
/// A list hands it on to the one that follows it. It is certain of what it denies; what it suspects has to be looked for in the list.
@usableFromInline
internal struct IdentifierMemory<Identifier: Hashable> {
  /// All that are in the list, and those that have gone from it.
  @usableFromInline internal var filter: IdentifierFilter
  /// Those that have gone and not come back.
  @usableFromInline internal var gone: Set<Identifier> = []

  /// Makes the memory of an empty list, with room for what is about to come in.
  @inlinable
  internal init(count: Int) { filter = IdentifierFilter(listCount: count) }

  /// Whether it can follow a change, or is better made anew: what has gone fills it up.
  @inlinable
  internal func canFollow(_ changeset: Changeset) -> Bool {
    filter.fits(listCount: changeset.newCount, insertionCount: changeset.insertions.count)
      && gone.count + changeset.deletions.count <= 64 + changeset.oldCount / 8
  }

  /// Notes that an identifier has gone from the list.
  @inlinable
  internal mutating func remove(_ identifier: Identifier) { gone.insert(identifier) }

  /// Notes that an identifier comes into the list.
  ///
  /// - Returns: Whether the list may have had it before.
  @inlinable
  internal mutating func insert(_ identifier: Identifier) -> Bool {
    filter.insert(identifier.hashValue) && gone.remove(identifier) == nil
  }
}
