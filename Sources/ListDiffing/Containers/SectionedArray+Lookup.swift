// SPDX-License-Identifier: MIT

// All of this is compiled where the identifiers' type is known, which takes look-ups from 320 to 30 ns. Closures name the identifiers, not
// key paths: of a generic type those are made at run time by each call, which was two thirds of the time of appending 100 items.

extension SectionedArray {
  // MARK: - Counts, which hash nothing

  /// How many sections there are. O(1).
  @inlinable
  public var numberOfSections: Int { sections.count }

  /// How many items there are in all sections. O(*s*) for *s* sections.
  @inlinable
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The identifiers of the sections, in order.
  @inlinable
  public var sectionIdentifiers: [SectionIdentifier] { sections.map(\.diffIdentifier) }

  /// The identifiers of all items, section by section.
  @inlinable
  public var itemIdentifiers: [ItemIdentifier] { sections.flatMap { $0.items.map(\.diffIdentifier) } }

  // MARK: - By identifier

  /// The position of the first section with an identifier.
  ///
  /// - Complexity: O(1) expected; O(*s*) for the first look-up of a list of *s* sections, which hashes their identifiers.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifier) -> Int? {
    lookUp.position(ofSection: identifier, in: sections.lazy.map { $0.diffIdentifier })
  }

  /// Where the first item with an identifier is.
  ///
  /// - Complexity: O(1) expected; O(*n*) for the first look-up of a list of *n* items, which hashes their identifiers.
  @inlinable
  public func path(ofItem identifier: ItemIdentifier) -> ItemPath? {
    lookUp.path(of: identifier, in: sections.lazy.map { $0.items.lazy.map { $0.diffIdentifier } })
  }

  /// The position of the first item with an identifier, counted through all sections.
  ///
  /// - Complexity: O(log *s*) for *s* sections besides the look-up; O(*s*) for the first after sections came, other than at the end, went
  ///   or moved.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifier) -> Int? {
    path(ofItem: identifier).map { path in
      path.item + lookUp.itemCount(before: path.section, counts: sections.lazy.map { $0.items.count })
    }
  }

  /// The first item with an identifier.
  @inlinable
  public func item(_ identifier: ItemIdentifier) -> Item? { path(ofItem: identifier).map { self[$0] } }

  /// The section that holds the first item with an identifier.
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifier) -> SectionIdentifier? {
    path(ofItem: identifier).map { sections[$0.section].diffIdentifier }
  }

  /// The items of the first section with an identifier; `nil` if there is none.
  @inlinable
  public func items(inSection identifier: SectionIdentifier) -> [Item]? {
    indexOfSection(identifier).map { sections[$0].items }
  }

  /// The identifiers of these.
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifier) -> [ItemIdentifier]? {
    items(inSection: identifier)?.map(\.diffIdentifier)
  }

  /// How many items the first section with an identifier has; `nil` if there is none.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifier) -> Int? {
    indexOfSection(identifier).map { sections[$0].items.count }
  }

  /// What is wrong with the look-up, or `nil`. O(*n*).
  internal var inconsistency: String? {
    lookUp.inconsistency(
      sections: sectionIdentifiers, items: sections.map { $0.items.map(\.diffIdentifier) })
  }

  /// Stops if the look-up is wrong, in builds with `TRELLIS_INTERNAL_CHECKS`.
  #if TRELLIS_INTERNAL_CHECKS
    @usableFromInline @inline(never)
    internal func _checkInvariants() {
      if let inconsistency { preconditionFailure(inconsistency) }
    }
  #else
    @inlinable @inline(__always)
    internal func _checkInvariants() {}
  #endif
}
