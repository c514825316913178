// SPDX-License-Identifier: MIT

/// Sections of items that are found and changed by their identifiers: the list of a screen, to be edited and diffed.
///
/// ```swift
/// var playlist = SectionedArray<String, String>()
/// playlist.appendSections(["Today", "Tomorrow"])
/// try playlist.appendItems(["Overture", "Aria"], toSection: "Today")
/// let shown = playlist
/// try playlist.moveItem("Aria", toEndOfSection: "Tomorrow")
/// print(playlist.sectionedChangeset(from: shown))
/// // sections: 2 → 2 elements: no change; items: 1 move
/// ```
///
/// It is a collection of ``ArraySection``s with value semantics. Its sections keep their items in arrays of their own, so that a change costs
/// the section that it is in, and a diff of two that share history looks at the sections only that differ.
///
/// Nothing is hashed until an identifier is looked up. The look-up then follows each change: what comes and goes is hashed, and nothing
/// else. A copy of a list takes a copy of its look-up with it when one of the two changes. Identifiers may repeat: look-ups find the
/// first, in O(*k*) for one that occurs *k* times.
public struct SectionedArray<Section: Diffable, Item: Diffable> {
  public typealias SectionIdentifier = Section.DiffIdentifier
  public typealias ItemIdentifier = Item.DiffIdentifier

  @usableFromInline internal var sections: [ArraySection<Section, Item>]
  @usableFromInline internal var lookUp: SectionedLookUp<SectionIdentifier, ItemIdentifier>
  /// For items that were reloaded or reconfigured, a number that was drawn then.
  @usableFromInline internal var marks: [ItemIdentifier: UInt64] = [:]

  /// Makes a list without sections.
  @inlinable
  public init() { self.init([]) }

  /// Makes a list of sections. O(1) if they are an array.
  @inlinable
  public init<Sections: Sequence>(_ sections: Sections)
  where Sections.Element == ArraySection<Section, Item> {
    self.sections = Array(sections)
    lookUp = SectionedLookUp()
  }

  /// Makes the look-up this list's own, as has to be done before each change.
  @inlinable
  internal mutating func ownLookUp() {
    if !isKnownUniquelyReferenced(&lookUp) { lookUp = lookUp.copy() }
  }
}

extension SectionedArray: RandomAccessCollection {
  @inlinable
  public var startIndex: Int { 0 }
  @inlinable
  public var endIndex: Int { sections.count }

  /// The section at a position.
  @inlinable
  public subscript(position: Int) -> ArraySection<Section, Item> { sections[position] }

  /// The item at a path.
  @inlinable
  public subscript(path: ItemPath) -> Item { sections[path.section].items[path.item] }
}

extension SectionedArray: Sendable where Section: Sendable, Item: Sendable, ItemIdentifier: Sendable {}

extension SectionedArray: Equatable where Section: Equatable, Item: Equatable {
  /// Whether the sections and items are equal; what was marked to be shown anew does not matter.
  public static func == (left: Self, right: Self) -> Bool { left.sections == right.sections }
}

extension SectionedArray: ExpressibleByArrayLiteral {
  public init(arrayLiteral sections: ArraySection<Section, Item>...) { self.init(sections) }
}
