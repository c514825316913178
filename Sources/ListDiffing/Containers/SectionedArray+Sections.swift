// SPDX-License-Identifier: MIT

extension SectionedArray {
  /// Appends sections without items. O(*k*) for *k* sections.
  @inlinable
  public mutating func appendSections<Sections: Collection>(_ newSections: Sections)
  where Sections.Element == Section {
    changeSections { $0.append(contentsOf: newSections.lazy.map { ArraySection($0, items: []) }) }
  }

  /// Appends a section with its items.
  @inlinable
  public mutating func append(_ section: ArraySection<Section, Item>) {
    changeSections { $0.append(section) }
  }

  /// Inserts sections without items before another.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  @inlinable
  public mutating func insertSections<Sections: Collection>(
    _ newSections: Sections, beforeSection identifier: SectionIdentifier
  ) throws(SectionedArrayError) where Sections.Element == Section {
    let position = try position(ofSection: identifier)
    changeSections {
      $0.insert(contentsOf: newSections.lazy.map { ArraySection($0, items: []) }, at: position)
    }
  }

  /// Inserts sections without items after another.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  @inlinable
  public mutating func insertSections<Sections: Collection>(
    _ newSections: Sections, afterSection identifier: SectionIdentifier
  ) throws(SectionedArrayError) where Sections.Element == Section {
    let position = try position(ofSection: identifier) + 1
    changeSections {
      $0.insert(contentsOf: newSections.lazy.map { ArraySection($0, items: []) }, at: position)
    }
  }

  /// Deletes sections with their items. Identifiers that are not there are left out. O(*s*) for *s* sections.
  @inlinable
  public mutating func deleteSections<Identifiers: Sequence>(_ identifiers: Identifiers)
  where Identifiers.Element == SectionIdentifier {
    let positions = Set(identifiers.compactMap { indexOfSection($0) })
    guard !positions.isEmpty else { return }
    changeSections { sections in
      sections = sections.indices.filter { !positions.contains($0) }.map { sections[$0] }
    }
  }

  /// Moves a section with its items before another.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifier, beforeSection other: SectionIdentifier
  ) throws(SectionedArrayError) {
    try moveSection(identifier, nextTo: other, offset: 0)
  }

  /// Moves a section with its items after another.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifier, afterSection other: SectionIdentifier
  ) throws(SectionedArrayError) {
    try moveSection(identifier, nextTo: other, offset: 1)
  }

  @inlinable
  internal mutating func moveSection(
    _ identifier: SectionIdentifier, nextTo other: SectionIdentifier, offset: Int
  ) throws(SectionedArrayError) {
    let source = try position(ofSection: identifier)
    let target = try position(ofSection: other)
    guard source != target else { return }
    changeSections { sections in
      let section = sections.remove(at: source)
      sections.insert(section, at: (target > source ? target - 1 : target) + offset)
    }
  }

  /// Puts another revision of a section in place of the one with its identifier; the items stay.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  @inlinable
  public mutating func updateSection(_ section: Section) throws(SectionedArrayError) {
    let position = try position(ofSection: section.diffIdentifier)
    changeSections { $0[position].model = section }
  }

  @inlinable
  internal func position(ofSection identifier: SectionIdentifier) throws(SectionedArrayError) -> Int {
    guard let position = indexOfSection(identifier) else {
      throw .unknownSection(String(describing: identifier))
    }
    return position
  }
}
