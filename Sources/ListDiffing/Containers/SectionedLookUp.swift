// SPDX-License-Identifier: MIT

/// Where sections and items are, by identifier. Each part is built when it is first asked for, shared by copies of a list until one of
/// them changes, and follows changes from then on: hashed is what comes and goes, and nothing else.
///
/// Only the sole owner changes it; but owners on several threads may build it at once, so a lock guards that.
@usableFromInline
internal final class SectionedLookUp<SectionIdentifier: Hashable, ItemIdentifier: Hashable>:
  @unchecked Sendable
{
  // Once there, these are written by a sole owner only, so that whoever has seen that they are may read them without the lock.
  @usableFromInline internal var order: NumberedSections?
  @usableFromInline internal var sections: IdentifierTable<SectionIdentifier>?
  @usableFromInline internal var items: IdentifierTable<ItemIdentifier>?
  @usableFromInline internal var places: NumberedItems?
  internal var sums: SectionSums?

  internal let lock = Lock.shared

  @usableFromInline internal init() {}

  /// A look-up for a copy of the list that is about to change.
  @usableFromInline
  internal func copy() -> SectionedLookUp {
    let copy = SectionedLookUp()
    lock.withLock {
      copy.order = order
      copy.sections = sections
      copy.items = items
      copy.places = places
      copy.sums = sums
    }
    return copy
  }

  // MARK: - Queries

  @usableFromInline
  internal var hasSections: Bool { lock.withLock { sections != nil } }

  @usableFromInline
  internal var hasItems: Bool { lock.withLock { items != nil } }

  /// The numbers of sections: those that they have, or those that they get.
  @usableFromInline
  internal func numbers(count: Int) -> [Int] {
    lock.withLock {
      if let order { return order.numbers }
      let order = NumberedSections(count: count)
      self.order = order
      return order.numbers
    }
  }

  /// Takes what was built, unless somebody else was faster.
  @usableFromInline
  internal func setSections(_ table: IdentifierTable<SectionIdentifier>) {
    lock.withLock { if sections == nil { sections = table } }
  }

  /// Takes what was built, unless somebody else was faster.
  @usableFromInline
  internal func setItems(_ table: IdentifierTable<ItemIdentifier>, _ numbered: NumberedItems) {
    lock.withLock {
      guard items == nil else { return }
      items = table
      places = numbered
    }
  }

  // Identifiers are hashed outside the lock: that is their author's code.

  @inlinable
  internal func position(ofSection identifier: SectionIdentifier, in list: some Collection<SectionIdentifier>)
    -> Int?
  {
    if !hasSections {
      var table = IdentifierTable<SectionIdentifier>()
      table.reserveCapacity(list.count)
      for (identifier, number) in zip(list, numbers(count: list.count)) { table.insert(identifier, number) }
      setSections(table)
    }
    guard let order else { return nil }
    return sections?.first(of: identifier) { order.positions[$0] < order.positions[$1] }
      .map { order.positions[$0] }
  }

  /// - Parameter list: The identifiers of all items, by section.
  @inlinable
  internal func path<Items: Collection>(of identifier: ItemIdentifier, in list: some Collection<Items>)
    -> ItemPath?
  where Items.Element == ItemIdentifier {
    if !hasItems { buildItems(list) }
    guard let number = items?.first(of: identifier, precedes: { path(of: $0) < path(of: $1) }) else {
      return nil
    }
    return path(of: number)
  }

  @inlinable
  internal func path(of number: Int) -> ItemPath {
    let place = places.unsafelyUnwrapped.places[number]
    return ItemPath(item: place.item, section: order.unsafelyUnwrapped.positions[place.section])
  }

  @inlinable
  internal func buildItems<Items: Collection>(_ list: some Collection<Items>)
  where Items.Element == ItemIdentifier {
    let sectionNumbers = numbers(count: list.count)
    var table = IdentifierTable<ItemIdentifier>()
    var numbered = NumberedItems(sectionCount: sectionNumbers.count)
    table.reserveCapacity(list.reduce(0) { $0 + $1.count })
    for (section, identifiers) in zip(sectionNumbers, list) {
      let numbers = numbered.insert(count: identifiers.count, inSection: section, at: 0)
      for (identifier, number) in zip(identifiers, numbers) { table.insert(identifier, number) }
    }
    setItems(table, numbered)
  }

  /// How many items come before a section.
  ///
  /// - Parameter counts: Of all sections, in order.
  @usableFromInline
  internal func itemCount(before section: Int, counts: some Collection<Int>) -> Int {
    let sums = lock.withLock { () -> SectionSums in
      let sums = self.sums ?? SectionSums(counts: counts)
      self.sums = sums
      return sums
    }
    return sums.sum(before: section)
  }
}
