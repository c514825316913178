// SPDX-License-Identifier: MIT

/// Items of several sections laid out flat, with where they come from.
@usableFromInline
internal struct FlatItems<Item: Diffable> {
  /// The items, each with the number of the pair of sections that it belongs to.
  @usableFromInline internal var items: [FlatItem<Item>] = []

  /// Where each item is.
  @usableFromInline internal var paths: [ItemPath] = []

  @inlinable internal init() {}

  @inlinable
  internal mutating func append(_ sectionItems: [Item], from start: Int, section: Int, pair: Int) {
    for position in start..<sectionItems.count {
      items.append(FlatItem(pair: pair, item: sectionItems[position]))
      paths.append(ItemPath(item: position, section: section))
    }
  }

  @inlinable
  internal mutating func append(_ other: FlatItems, at position: Int) {
    items.append(other.items[position])
    paths.append(other.paths[position])
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

/// An item and the pair of sections that it belongs to.
@frozen @usableFromInline
internal struct FlatItem<Item: Diffable> {
  @usableFromInline internal let pair: Int
  @usableFromInline internal let item: Item

  @inlinable
  internal init(pair: Int, item: Item) {
    self.pair = pair
    self.item = item
  }
}

/// Looks at items as different if they belong to different pairs of sections.
@frozen @usableFromInline
internal struct FlatItemLens<Item: Diffable>: DiffLens {
  @frozen @usableFromInline
  internal struct Identifier: Hashable {
    @usableFromInline internal let pair: Int
    @usableFromInline internal let identifier: Item.DiffIdentifier

    @inlinable @inline(__always)
    internal init(pair: Int, identifier: Item.DiffIdentifier) {
      self.pair = pair
      self.identifier = identifier
    }
  }

  @inlinable internal init() {}

  @inlinable @inline(__always)
  internal func identifier(of element: FlatItem<Item>) -> Identifier {
    Identifier(pair: element.pair, identifier: element.item.diffIdentifier)
  }

  @inlinable @inline(__always)
  internal func isContentEqual(_ old: FlatItem<Item>, _ new: FlatItem<Item>) -> Bool {
    old.item.isContentEqual(to: new.item)
  }

  @inlinable @inline(__always)
  internal var keyForm: DiffKeyForm { .hashed }

  @inlinable @inline(__always)
  internal func appendKeys(of elements: UnsafeBufferPointer<FlatItem<Item>>, to sink: inout _DiffKeySink) {
    for index in elements.indices {
      let key = sink.next
      withUnsafePointer(to: elements[index].item) {
        Item._appendKeys(of: UnsafeBufferPointer(start: $0, count: 1), to: &sink)
      }
      // Exact keys have to be mixed here, because what has a section to it is not exact any more.
      var hasher = DiffHasher(seed: sink.seed)
      hasher.combine(bits: key.pointee)
      hasher.combine(bits: UInt64(truncatingIfNeeded: elements[index].pair))
      key.pointee = hasher.finalize()
    }
  }
}
