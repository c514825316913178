// SPDX-License-Identifier: MIT

// What follows a change of the list: for the sole owner. Parts that are not there are built from the changed list if they are asked for.

extension SectionedLookUp {
  // MARK: - Sections

  /// Follows sections that come without items.
  ///
  /// - Parameter isAtEnd: Whether no other section is behind them.
  @inlinable
  internal func insertSections(
    _ identifiers: some Collection<SectionIdentifier>, at position: Int, isAtEnd: Bool
  ) {
    if isAtEnd { noteAppendedSections(identifiers.count) } else { forgetSums() }
    guard let numbers = order?.insert(count: identifiers.count, at: position) else { return }
    for number in numbers { places?.makeRoom(forSection: number) }
    guard sections != nil else { return }
    for (identifier, number) in zip(identifiers, numbers) { sections?.insert(identifier, number) }
  }

  @usableFromInline
  internal func noteAppendedSections(_ count: Int) {
    for _ in 0..<count { sums?.append(0) }
  }

  @usableFromInline
  internal func forgetSums() { sums = nil }

  /// Follows sections that go: before their identifiers are out of reach.
  @inlinable
  internal func removeSections<Items: Collection>(
    at positions: Set<Int>, identifier: (Int) -> SectionIdentifier, items identifiersOfItems: (Int) -> Items
  ) where Items.Element == ItemIdentifier {
    forgetSums()
    guard let numbers = order?.numbers else { return }
    for position in positions {
      let number = numbers[position]
      if sections != nil { sections?.remove(identifier(position), number) }
      guard let itemNumbers = places?.numbers[number] else { continue }
      for (identifier, item) in zip(identifiersOfItems(position), itemNumbers) {
        items?.remove(identifier, item)
      }
      places?.removeAll(inSection: number)
    }
    order?.remove(at: positions)
  }

  /// Follows a section that moves.
  @usableFromInline
  internal func moveSection(from source: Int, to target: Int) {
    forgetSums()
    order?.move(from: source, to: target)
  }

  // MARK: - Items

  /// Follows items that come.
  @inlinable
  internal func insertItems(_ identifiers: some Collection<ItemIdentifier>, at path: ItemPath) {
    noteCount(identifiers.count, inSectionAt: path.section)
    guard items != nil, let section = order?.numbers[path.section],
      let numbers = places?.insert(count: identifiers.count, inSection: section, at: path.item)
    else { return }
    for (identifier, number) in zip(identifiers, numbers) { items?.insert(identifier, number) }
  }

  /// Follows items that go: before their identifiers are out of reach.
  @inlinable
  internal func removeItems(
    at removed: Set<Int>, inSectionAt position: Int, identifier: (Int) -> ItemIdentifier
  ) {
    noteCount(-removed.count, inSectionAt: position)
    guard items != nil, let section = order?.numbers[position], let numbers = places?.numbers[section] else {
      return
    }
    for item in removed { items?.remove(identifier(item), numbers[item]) }
    places?.remove(at: removed, inSection: section)
  }

  /// Follows an item that moves.
  ///
  /// - Parameter target: Where the item is once it has left its place.
  @usableFromInline
  internal func moveItem(from source: ItemPath, to target: ItemPath) {
    if source.section != target.section {
      noteCount(-1, inSectionAt: source.section)
      noteCount(1, inSectionAt: target.section)
    }
    guard let numbers = order?.numbers else { return }
    places?.move(
      from: .init(section: numbers[source.section], item: source.item),
      to: .init(section: numbers[target.section], item: target.item))
  }

  @usableFromInline
  internal func noteCount(_ difference: Int, inSectionAt position: Int) {
    sums?.add(difference, at: position)
  }

  // MARK: - Invariants

  /// What does not agree with a list, or `nil`. O(*n*), and hashes everything that is looked up.
  internal func inconsistency(
    sections sectionIdentifiers: [SectionIdentifier], items itemIdentifiers: [[ItemIdentifier]]
  ) -> String? {
    let counts = itemIdentifiers.map(\.count)
    if let sums = lock.withLock({ sums }),
      let section = counts.indices.first(where: { sums.sum(before: $0) != counts[..<$0].reduce(0, +) })
    {
      return "The look-up counts \(sums.sum(before: section)) items before section \(section)."
    }
    if let order, !order.isConsistent || order.numbers.count != counts.count {
      return "The look-up has its sections numbered wrongly."
    }
    if let sections,
      !Self.agrees(
        sections, sectionIdentifiers.enumerated().map { ($1, $0) },
        { identifier in
          position(ofSection: identifier, in: sectionIdentifiers)
        })
    {
      return "The look-up has sections that are not where it says."
    }
    guard let items, let places, let order else { return nil }
    if !places.isConsistent || order.numbers.map({ places.numbers[$0].count }) != counts {
      return "The look-up has its items numbered wrongly."
    }
    let paths = itemIdentifiers.enumerated().flatMap { section, identifiers in
      identifiers.enumerated().map { ($1, ItemPath(item: $0, section: section)) }
    }
    return Self.agrees(items, paths, { path(of: $0, in: itemIdentifiers) })
      ? nil : "The look-up has items that are not where it says."
  }

  /// Whether all identifiers are found where they occur first, and no others are held.
  private static func agrees<Identifier: Hashable, Place: Equatable>(
    _ table: IdentifierTable<Identifier>, _ places: [(Identifier, Place)], _ find: (Identifier) -> Place?
  ) -> Bool {
    // Identifiers that are not equal to themselves can't be found, nor struck out.
    let findable = places.filter { $0.0 == $0.0 }
    let firsts = Dictionary(findable, uniquingKeysWith: { first, _ in first })
    return firsts.allSatisfy { find($0.key) == $0.value }
      && (findable.count < places.count || table.count == firsts.count)
  }
}

extension Lock {
  /// For what is held for a moment only and hardly ever at once. Locks live as long as the process.
  internal static let shared = Lock()
}
