// SPDX-License-Identifier: MIT

/// Items without a partner in their section, and where they are.
///
/// Compiled for the type of the items: copies by way of its metadata were a sixth of a diff of 100 sections of 100 items.
@usableFromInline
internal struct ItemRest<Item> {
  @usableFromInline internal var items: [Item] = []
  @usableFromInline internal var paths: [ItemPath] = []

  @inlinable internal init() {}

  @inlinable
  internal mutating func append(_ item: Item, at path: ItemPath) {
    items.append(item)
    paths.append(path)
  }

  /// Appends all items of a section.
  @inlinable
  internal mutating func append(_ sectionItems: [Item], section: Int) {
    items.append(contentsOf: sectionItems)
    paths.append(contentsOf: sectionItems.indices.lazy.map { ItemPath(item: $0, section: section) })
  }

  /// Brings the items into the order of their list.
  @inlinable
  internal mutating func sortByPath() {
    let isSorted = zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
    if isSorted { return }
    let order = paths.indices.sorted { paths[$0] < paths[$1] }
    items = order.map { items[$0] }
    paths = order.map { paths[$0] }
  }
}
