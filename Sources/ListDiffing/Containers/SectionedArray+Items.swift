// SPDX-License-Identifier: MIT

// Each of these costs as much as the sections that it changes, besides the first look-up after a change of sections.

extension SectionedArray {
  /// Appends items to the last section.
  ///
  /// - Throws: ``SectionedArrayError/noSection``.
  @inlinable
  public mutating func appendItems<Items: Collection>(_ items: Items) throws(SectionedArrayError)
  where Items.Element == Item {
    guard !isEmpty else { throw .noSection }
    append(items, toSectionAt: count - 1)
  }

  /// Appends items to a section.
  ///
  /// - Throws: ``SectionedArrayError/unknownSection(_:)``.
  @inlinable
  public mutating func appendItems<Items: Collection>(
    _ items: Items, toSection identifier: SectionIdentifier
  ) throws(SectionedArrayError) where Items.Element == Item {
    append(items, toSectionAt: try position(ofSection: identifier))
  }

  /// Inserts items before another.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``.
  @inlinable
  public mutating func insertItems<Items: Collection>(
    _ items: Items, beforeItem identifier: ItemIdentifier
  ) throws(SectionedArrayError) where Items.Element == Item {
    let path = try path(ofKnownItem: identifier)
    changeItems(inSection: path.section) { $0.insert(contentsOf: items, at: path.item) }
  }

  /// Inserts items after another.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``.
  @inlinable
  public mutating func insertItems<Items: Collection>(
    _ items: Items, afterItem identifier: ItemIdentifier
  ) throws(SectionedArrayError) where Items.Element == Item {
    let path = try path(ofKnownItem: identifier)
    changeItems(inSection: path.section) { $0.insert(contentsOf: items, at: path.item + 1) }
  }

  /// Deletes items. Identifiers that are not there are left out.
  @inlinable
  public mutating func deleteItems<Identifiers: Sequence>(_ identifiers: Identifiers)
  where Identifiers.Element == ItemIdentifier {
    var itemsBySection: [Int: Set<Int>] = [:]
    for identifier in identifiers {
      guard let path = path(ofItem: identifier) else { continue }
      itemsBySection[path.section, default: []].insert(path.item)
    }
    for (section, deleted) in itemsBySection {
      changeItems(inSection: section) { items in
        items = items.indices.filter { !deleted.contains($0) }.map { items[$0] }
      }
    }
  }

  /// Deletes all items and sections.
  @inlinable
  public mutating func deleteAllItems() { changeSections { $0 = [] } }

  /// Moves an item before another, of the same section or of another one.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, beforeItem other: ItemIdentifier
  ) throws(SectionedArrayError) {
    try moveItem(identifier, nextTo: other, offset: 0)
  }

  /// Moves an item after another, of the same section or of another one.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, afterItem other: ItemIdentifier
  ) throws(SectionedArrayError) {
    try moveItem(identifier, nextTo: other, offset: 1)
  }

  /// Moves an item to the end of a section, which may be empty.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)`` or ``SectionedArrayError/unknownSection(_:)``.
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
    let item = self[source]
    if source.section == target.section {
      changeItems(inSection: source.section) { items in
        items.remove(at: source.item)
        items.insert(item, at: target.item)
      }
    } else {
      changeItems(inSection: source.section) { _ = $0.remove(at: source.item) }
      changeItems(inSection: target.section) { $0.insert(item, at: target.item) }
    }
  }

  /// Puts other revisions of items in place of those with their identifiers.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``, if one is not there; none is then replaced.
  @inlinable
  public mutating func updateItems<Items: Collection>(_ items: Items) throws(SectionedArrayError)
  where Items.Element == Item {
    var paths: [ItemPath] = []
    for item in items { paths.append(try path(ofKnownItem: item.diffIdentifier)) }
    for (path, item) in zip(paths, items) { changeItems(inSection: path.section) { $0[path.item] = item } }
  }

  @inlinable
  internal func path(ofKnownItem identifier: ItemIdentifier) throws(SectionedArrayError) -> ItemPath {
    guard let path = path(ofItem: identifier) else { throw .unknownItem(String(describing: identifier)) }
    return path
  }
}
