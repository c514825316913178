// SPDX-License-Identifier: MIT

extension SectionedArray {
  /// Appends sections without items.
  ///
  /// - Complexity: O(*k*) amortised for *k* sections.
  @inlinable
  public mutating func appendSections<Sections: Collection>(_ newSections: Sections)
  where Sections.Element == Section {
    insert(newSections, at: count)
  }

  /// Appends a section with its items.
  ///
  /// - Complexity: O(1) amortised, and O(*m*) for *m* items if items were looked up.
  @inlinable
  public mutating func append(_ section: ArraySection<Section, Item>) {
    ownLookUp()
    lookUp.insertSections(CollectionOfOne(section.diffIdentifier), at: count, isAtEnd: true)
    lookUp.insertItems(section.items.lazy.map { $0.diffIdentifier }, at: ItemPath(item: 0, section: count))
    sections.append(section)
    _checkInvariants()
  }

  /// Inserts sections without items before another.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  /// - Complexity: O(*s*) for *s* sections: those behind are counted anew.
  @inlinable
  public mutating func insertSections<Sections: Collection>(
    _ newSections: Sections, beforeSection identifier: SectionIdentifier
  ) throws(SectionedArrayError) where Sections.Element == Section {
    insert(newSections, at: try position(ofSection: identifier))
  }

  /// Inserts sections without items after another.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  /// - Complexity: O(*s*) for *s* sections: those behind are counted anew.
  @inlinable
  public mutating func insertSections<Sections: Collection>(
    _ newSections: Sections, afterSection identifier: SectionIdentifier
  ) throws(SectionedArrayError) where Sections.Element == Section {
    insert(newSections, at: try position(ofSection: identifier) + 1)
  }

  @inlinable
  internal mutating func insert<Sections: Collection>(_ newSections: Sections, at position: Int)
  where Sections.Element == Section {
    ownLookUp()
    lookUp.insertSections(
      newSections.lazy.map { $0.diffIdentifier }, at: position, isAtEnd: position == count)
    sections.insert(contentsOf: newSections.lazy.map { ArraySection($0, items: []) }, at: position)
    _checkInvariants()
  }

  /// Deletes sections with their items. Identifiers that are not there are left out.
  ///
  /// - Complexity: O(*s*) for *s* sections, and O(*m*) for *m* items in those that go if items were looked up.
  @inlinable
  public mutating func deleteSections<Identifiers: Sequence>(_ identifiers: Identifiers)
  where Identifiers.Element == SectionIdentifier {
    let positions = Set(identifiers.compactMap { indexOfSection($0) })
    guard !positions.isEmpty else { return }
    ownLookUp()
    lookUp.removeSections(
      at: positions, identifier: { sections[$0].diffIdentifier },
      items: { sections[$0].items.lazy.map { $0.diffIdentifier } })
    let deleted = marks.isEmpty ? [] : positions.flatMap { sections[$0].items.map(\.diffIdentifier) }
    sections = sections.indices.filter { !positions.contains($0) }.map { sections[$0] }
    forgetMarks(of: deleted)
    _checkInvariants()
  }

  /// Moves a section with its items before another.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  /// - Complexity: O(*s*) for *s* sections, however many items they have.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifier, beforeSection other: SectionIdentifier
  ) throws(SectionedArrayError) {
    try moveSection(identifier, nextTo: other, offset: 0)
  }

  /// Moves a section with its items after another.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  /// - Complexity: O(*s*) for *s* sections, however many items they have.
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
    var target = try position(ofSection: other)
    guard source != target else { return }
    target = (target > source ? target - 1 : target) + offset
    ownLookUp()
    lookUp.moveSection(from: source, to: target)
    sections.insert(sections.remove(at: source), at: target)
    _checkInvariants()
  }

  /// Puts another revision of a section in place of the one with its identifier; the items stay.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  /// - Complexity: O(1) expected.
  @inlinable
  public mutating func updateSection(_ section: Section) throws(SectionedArrayError) {
    let position = try position(ofSection: section.diffIdentifier)
    sections[position].model = section
    _checkInvariants()
  }

  @inlinable
  internal func position(ofSection identifier: SectionIdentifier) throws(SectionedArrayError) -> Int {
    guard let position = indexOfSection(identifier) else {
      throw .unknownSection(String(describing: identifier))
    }
    return position
  }
}
