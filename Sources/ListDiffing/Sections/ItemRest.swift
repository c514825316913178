// SPDX-License-Identifier: MIT

/// Items without a partner in their section, and where they are.
@usableFromInline
internal struct ItemRest<Item> {
  @usableFromInline internal private(set) var items: [Item] = []
  @usableFromInline internal private(set) var paths: [ItemPath] = []

  @inlinable internal init() {}

  @usableFromInline
  internal mutating func append(_ item: Item, at path: ItemPath) {
    items.append(item)
    paths.append(path)
  }

  /// Appends all items of a section.
  @usableFromInline
  internal mutating func append(_ sectionItems: [Item], section: Int) {
    items.append(contentsOf: sectionItems)
    paths.append(contentsOf: sectionItems.indices.lazy.map { ItemPath(item: $0, section: section) })
  }

  /// Brings the items into the order of their list.
  @usableFromInline
  internal mutating func sortByPath() {
    let isSorted = zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
    if isSorted { return }
    let order = paths.indices.sorted { paths[$0] < paths[$1] }
    items = order.map { items[$0] }
    paths = order.map { paths[$0] }
  }
}
