// SPDX-License-Identifier: MIT

/// Where sections and items are, by identifier. Built when first asked for, and shared by copies of a list until one of them changes.
///
/// Only the sole owner changes it; but owners on several threads may build it at once, so a lock guards that.
@usableFromInline
internal final class SectionedLookUp<SectionIdentifier: Hashable, ItemIdentifier: Hashable>:
  @unchecked Sendable
{
  @usableFromInline internal var sections: [SectionIdentifier: Int]?
  @usableFromInline internal var items: [ItemIdentifier: ItemPath]?
  /// Whether an item's identifier occurs more than once, which no change can be followed through.
  @usableFromInline internal var hasRepetitions = false

  private let lock = Lock.shared

  @usableFromInline internal init() {}

  @usableFromInline
  internal var lockedSections: [SectionIdentifier: Int]? {
    get { lock.withLock { sections } }
    set { lock.withLock { sections = newValue } }
  }

  @usableFromInline
  internal var lockedItems: [ItemIdentifier: ItemPath]? { lock.withLock { items } }

  @usableFromInline
  internal func setItems(_ paths: [ItemIdentifier: ItemPath], hasRepetitions: Bool) {
    lock.withLock {
      items = paths
      self.hasRepetitions = hasRepetitions
    }
  }

  @inlinable
  internal func section(
    of identifier: SectionIdentifier, build: () -> [SectionIdentifier: Int]
  ) -> Int? {
    // Identifiers are hashed outside the lock: that is their author's code.
    if let sections = lockedSections { return sections[identifier] }
    let built = build()
    lockedSections = built
    return built[identifier]
  }

  @inlinable
  internal func path(
    of identifier: ItemIdentifier, build: () -> (paths: [ItemIdentifier: ItemPath], hasRepetitions: Bool)
  ) -> ItemPath? {
    if let items = lockedItems { return items[identifier] }
    let built = build()
    setItems(built.paths, hasRepetitions: built.hasRepetitions)
    return built.paths[identifier]
  }

  // What follows is for the sole owner.

  /// Whether the look-up of items is there and can be kept right.
  @inlinable
  internal var canFollow: Bool { items != nil && !hasRepetitions }

  internal var hasItems: Bool { items != nil }

  @inlinable
  internal func forget() {
    sections = nil
    forgetItems()
  }

  @inlinable
  internal func forgetItems() {
    items = nil
    hasRepetitions = false
  }

  @inlinable
  internal func remove(_ identifiers: some Sequence<ItemIdentifier>) {
    for identifier in identifiers { items?[identifier] = nil }
  }

  @inlinable
  internal func insert(
    _ identifiers: some Sequence<ItemIdentifier>, inSection section: Int, from start: Int = 0
  ) {
    for (offset, identifier) in identifiers.enumerated() {
      let former = items?.updateValue(ItemPath(item: start + offset, section: section), forKey: identifier)
      if former != nil {
        forgetItems()
        return
      }
    }
  }

  /// What does not agree with a list, or `nil`.
  internal func inconsistency(with paths: [ItemIdentifier: ItemPath]) -> String? {
    guard let items, items != paths else { return nil }
    return "The look-up has \(items.count) items that are not where it says; \(paths.count) are there."
  }
}

extension Lock {
  /// For what is held for a moment only and hardly ever at once. Locks live as long as the process.
  internal static let shared = Lock()
}
