// SPDX-License-Identifier: MIT

/// The items of a pair of sections behind the ones at the start that are the same, and where they come when the chunks of all
/// pairs are laid out one behind the other.
@usableFromInline
internal struct SectionChunk<Item: Diffable> {
  @usableFromInline internal let oldSection: Int
  @usableFromInline internal let newSection: Int

  /// All items of the sections.
  @usableFromInline internal let oldItems: [Item]
  @usableFromInline internal let newItems: [Item]

  /// How many at the start are not of the chunk.
  @usableFromInline internal let prefix: Int

  /// How many items of other chunks come before it.
  @usableFromInline internal let oldOffset: Int
  @usableFromInline internal let newOffset: Int

  @inlinable
  internal init(
    oldSection: Int, newSection: Int, oldItems: [Item], newItems: [Item], prefix: Int,
    behind last: SectionChunk?
  ) {
    self.oldSection = oldSection
    self.newSection = newSection
    self.oldItems = oldItems
    self.newItems = newItems
    self.prefix = prefix
    oldOffset = last?.oldEnd ?? 0
    newOffset = last?.newEnd ?? 0
  }

  @inlinable internal var oldCount: Int { oldItems.count - prefix }
  @inlinable internal var newCount: Int { newItems.count - prefix }
  @inlinable internal var oldEnd: Int { oldOffset + oldCount }
  @inlinable internal var newEnd: Int { newOffset + newCount }

  /// The path of an item, given by its position in the layout.
  @inlinable
  internal func oldPath(_ position: Int) -> ItemPath {
    ItemPath(item: position - oldOffset + prefix, section: oldSection)
  }

  /// The path of an item, given by its position in the layout.
  @inlinable
  internal func newPath(_ position: Int) -> ItemPath {
    ItemPath(item: position - newOffset + prefix, section: newSection)
  }

  /// Calls `body` with the items of the chunk.
  @inlinable
  internal func withItems<Result>(
    _ body: (_ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>) -> Result
  ) -> Result {
    oldItems.withUnsafeBufferPointer { old in
      newItems.withUnsafeBufferPointer { new in
        body(UnsafeBufferPointer(rebasing: old[prefix...]), UnsafeBufferPointer(rebasing: new[prefix...]))
      }
    }
  }
}
