// SPDX-License-Identifier: MIT

extension SectionedArray {
  /// Appends items to the last section.
  ///
  /// - Throws: ``SectionedArrayError/noSection``.
  /// - Complexity: O(*k*) amortised for *k* items.
  @inlinable
  public mutating func appendItems<Items: Collection>(_ items: Items) throws(SectionedArrayError)
  where Items.Element == Item {
    guard !isEmpty else { throw .noSection }
    insert(items, at: ItemPath(item: sections[count - 1].items.count, section: count - 1))
  }

  /// Appends items to a section.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  /// - Complexity: O(*k*) amortised for *k* items, besides the look-up.
  @inlinable
  public mutating func appendItems<Items: Collection>(
    _ items: Items, toSection identifier: SectionIdentifier
  ) throws(SectionedArrayError) where Items.Element == Item {
    let section = try position(ofSection: identifier)
    insert(items, at: ItemPath(item: sections[section].items.count, section: section))
  }

  /// Inserts items before another.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``.
  /// - Complexity: O(*k* + *m*) for *k* items and *m* of the section, besides the look-up; only the *k* are hashed.
  @inlinable
  public mutating func insertItems<Items: Collection>(
    _ items: Items, beforeItem identifier: ItemIdentifier
  ) throws(SectionedArrayError) where Items.Element == Item {
    insert(items, at: try path(ofKnownItem: identifier))
  }

  /// Inserts items after another.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``.
  /// - Complexity: O(*k* + *m*) for *k* items and *m* of the section, besides the look-up; only the *k* are hashed.
  @inlinable
  public mutating func insertItems<Items: Collection>(
    _ items: Items, afterItem identifier: ItemIdentifier
  ) throws(SectionedArrayError) where Items.Element == Item {
    var path = try path(ofKnownItem: identifier)
    path.item += 1
    insert(items, at: path)
  }

  @inlinable
  internal mutating func insert<Items: Collection>(_ items: Items, at path: ItemPath)
  where Items.Element == Item {
    ownLookUp()
    lookUp.insertItems(items.lazy.map { $0.diffIdentifier }, at: path)
    sections[path.section].items.insert(contentsOf: items, at: path.item)
    _checkInvariants()
  }

  /// Deletes items. Identifiers that are not there are left out.
  ///
  /// - Complexity: O(*k* + *m*) for *k* identifiers and *m* items of the sections that hold them, besides the look-up; only the *k* are
  ///   hashed. To delete many, do it at once.
  @inlinable
  public mutating func deleteItems<Identifiers: Sequence>(_ identifiers: Identifiers)
  where Identifiers.Element == ItemIdentifier {
    var itemsBySection: [Int: Set<Int>] = [:]
    let identifiers = Array(identifiers)
    for identifier in identifiers {
      guard let path = path(ofItem: identifier) else { continue }
      itemsBySection[path.section, default: []].insert(path.item)
    }
    guard !itemsBySection.isEmpty else { return }
    ownLookUp()
    for (section, deleted) in itemsBySection {
      let items = sections[section].items
      lookUp.removeItems(at: deleted, inSectionAt: section) { items[$0].diffIdentifier }
      sections[section].items = items.indices.filter { !deleted.contains($0) }.map { items[$0] }
    }
    forgetMarks(of: identifiers)
    _checkInvariants()
  }

  /// Deletes all items and sections.
  @inlinable
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another, of the same section or of another one.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``.
  /// - Complexity: O(*m*) for *m* items of the one or two sections, besides the look-up; nothing is hashed.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, beforeItem other: ItemIdentifier
  ) throws(SectionedArrayError) {
    try moveItem(identifier, nextTo: other, offset: 0)
  }

  /// Moves an item after another, of the same section or of another one.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``.
  /// - Complexity: O(*m*) for *m* items of the one or two sections, besides the look-up; nothing is hashed.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, afterItem other: ItemIdentifier
  ) throws(SectionedArrayError) {
    try moveItem(identifier, nextTo: other, offset: 1)
  }

  /// Moves an item to the end of a section, which may be empty.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)`` or ``SectionedArrayError/unknownSection(_:)``.
  /// - Complexity: O(*m*) for *m* items of the section that it leaves, besides the look-up; nothing is hashed.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, toEndOfSection sectionIdentifier: SectionIdentifier
  ) throws(SectionedArrayError) {
    let source = try path(ofKnownItem: identifier)
    let section = try position(ofSection: sectionIdentifier)
    let end = sections[section].items.count - (source.section == section ? 1 : 0)
    moveItem(from: source, to: ItemPath(item: end, section: section))
  }

  @inlinable
  internal mutating func moveItem(
    _ identifier: ItemIdentifier, nextTo other: ItemIdentifier, offset: Int
  ) throws(SectionedArrayError) {
    let source = try path(ofKnownItem: identifier)
    var target = try path(ofKnownItem: other)
    guard source != target else { return }
    if source.section == target.section, source.item < target.item { target.item -= 1 }
    target.item += offset
    moveItem(from: source, to: target)
  }

  /// - Parameter target: Where the item is once it has left its place.
  @inlinable
  internal mutating func moveItem(from source: ItemPath, to target: ItemPath) {
    ownLookUp()
    lookUp.moveItem(from: source, to: target)
    let item = sections[source.section].items.remove(at: source.item)
    sections[target.section].items.insert(item, at: target.item)
    _checkInvariants()
  }

  /// Puts other revisions of items in place of those with their identifiers.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``, if one is not there; none is then replaced.
  /// - Complexity: O(*k*) for *k* items, besides the look-up.
  @inlinable
  public mutating func updateItems<Items: Collection>(_ items: Items) throws(SectionedArrayError)
  where Items.Element == Item {
    var paths: [ItemPath] = []
    for item in items { paths.append(try path(ofKnownItem: item.diffIdentifier)) }
    for (path, item) in zip(paths, items) { sections[path.section].items[path.item] = item }
    _checkInvariants()
  }

  @inlinable
  internal func path(ofKnownItem identifier: ItemIdentifier) throws(SectionedArrayError) -> ItemPath {
    guard let path = path(ofItem: identifier) else { throw .unknownItem(String(describing: identifier)) }
    return path
  }
}
