// SPDX-License-Identifier: MIT

/// Where sections and items are, by identifier. Built when first asked for, and shared by copies of a list until one of them changes.
///
/// Only the sole owner changes it; but owners on several threads may build it at once, so a lock guards that.
internal final class SectionedLookUp<SectionIdentifier: Hashable, ItemIdentifier: Hashable>:
  @unchecked Sendable
{
  private var sections: [SectionIdentifier: Int]?
  private var items: [ItemIdentifier: ItemPath]?
  /// Whether an item's identifier occurs more than once, which no change can be followed through.
  private var hasRepetitions = false

  private let lock = Lock.shared

  internal func section(
    of identifier: SectionIdentifier, build: () -> [SectionIdentifier: Int]
  ) -> Int? {
    // Identifiers are hashed outside the lock: that is their author's code.
    if let sections = lock.withLock({ sections }) { return sections[identifier] }
    let built = build()
    lock.withLock { sections = built }
    return built[identifier]
  }

  internal func path(
    of identifier: ItemIdentifier, build: () -> (paths: [ItemIdentifier: ItemPath], hasRepetitions: Bool)
  ) -> ItemPath? {
    if let items = lock.withLock({ items }) { return items[identifier] }
    let built = build()
    lock.withLock {
      items = built.paths
      hasRepetitions = built.hasRepetitions
    }
    return built.paths[identifier]
  }

  // What follows is for the sole owner.

  /// Whether the look-up of items is there and can be kept right.
  internal var canFollow: Bool { items != nil && !hasRepetitions }

  internal var hasItems: Bool { items != nil }

  internal func forget() {
    sections = nil
    forgetItems()
  }

  internal func forgetItems() {
    items = nil
    hasRepetitions = false
  }

  internal func remove(_ identifiers: some Sequence<ItemIdentifier>) {
    for identifier in identifiers { items?[identifier] = nil }
  }

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
