// SPDX-License-Identifier: MIT

/// Items that a list shows in one section, as a grid: an object of its own for the list, whose items are diffed one by one.
///
/// ```swift
/// let tiles = GridItemContainer(id: "tiles", items: ["red", "green"])
/// var more = tiles
/// more.items.append("blue")
/// print([more].changeset(from: [tiles]))  // 1 → 1 elements: 1 update
/// print(more.changeset(from: tiles))  // 2 → 3 elements: 1 insertion
/// ```
///
/// It is `Sendable` if its items are, so that lists with grids can be diffed in the background.
public struct GridItemContainer<Item: Diffable>: Diffable {
  /// Which container it is, whatever it holds.
  public struct DiffIdentifier: Sendable {
    private enum Kind {
      case given(any Hashable & Sendable)
      case instance(UInt64)
    }

    private let kind: Kind

    fileprivate init(_ identifier: some Hashable & Sendable) { kind = .given(identifier) }
    fileprivate init() { kind = .instance(UniqueNumber.next()) }
  }

  public let diffIdentifier: DiffIdentifier

  /// What it holds, in order.
  public var items: [Item]

  /// Makes a container that is the same as any other with an equal identifier.
  public init(id: some Hashable & Sendable, items: [Item]) {
    diffIdentifier = DiffIdentifier(id)
    self.items = items
  }

  /// Makes a container that is the same as its own copies only. Keep it and change its ``items``: another one is another section.
  public init(items: [Item]) {
    diffIdentifier = DiffIdentifier()
    self.items = items
  }

  /// Whether the items are the same, in the same order and with equal content. O(1) if the two share their storage.
  public func isContentEqual(to other: GridItemContainer) -> Bool {
    items.withUnsafeBufferPointer { items in
      other.items.withUnsafeBufferPointer { otherItems in
        if items.count == otherItems.count, items.baseAddress == otherItems.baseAddress { return true }
        return items.count == otherItems.count
          && zip(items, otherItems).allSatisfy {
            $0.diffIdentifier == $1.diffIdentifier && $0.isContentEqual(to: $1)
          }
      }
    }
  }

  /// The difference between the items of an older revision and these.
  @inlinable
  public func changeset(from old: GridItemContainer, options: DiffOptions = DiffOptions()) -> Changeset {
    items.changeset(from: old.items, options: options)
  }
}

extension GridItemContainer: Equatable where Item: Equatable {}
extension GridItemContainer: Sendable where Item: Sendable {}

extension GridItemContainer.DiffIdentifier: Hashable {
  /// Identifiers of different types are as different as `AnyHashable` says.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.kind, right.kind) {
    case (.given(let left), .given(let right)): AnyHashable(left) == AnyHashable(right)
    case (.instance(let left), .instance(let right)): left == right
    case (.given, .instance), (.instance, .given): false
    }
  }

  /// Hashes a given identifier, or the container's own number.
  public func hash(into hasher: inout Hasher) {
    switch kind {
    case .given(let identifier): hasher.combine(AnyHashable(identifier))
    case .instance(let number):
      hasher.combine(1)
      hasher.combine(number)
    }
  }
}
