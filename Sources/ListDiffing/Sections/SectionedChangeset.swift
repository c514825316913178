// SPDX-License-Identifier: MIT

/// The difference between two lists of sections.
///
/// Items are paired within their section first, the k-th occurrence of an identifier with the k-th, and what is left over is
/// then paired across sections, in order of the lists. So an identifier that several sections use, such as that of a
/// placeholder, keeps to its section.
///
/// - A section that moves takes its items along: they are quiet unless they changed themselves.
/// - An item that stays in its section moves only if it is out of order there; their number is minimal. An item that changes
///   sections always moves, also out of a deleted section or into an inserted one.
/// - Items that go with a deleted section, or come with an inserted one, are not listed one by one.
public struct SectionedChangeset: Sendable, Hashable {
  /// What happens to the sections themselves: their positions in the old and in the new list. An update says that a section's own
  /// content differs, whatever its items do.
  public let sections: Changeset

  /// The items that are gone from sections that stay: old paths, ascending.
  public let itemDeletions: [ItemPath]

  /// The items that are new in sections that stay: new paths, ascending.
  public let itemInsertions: [ItemPath]

  /// The kept items whose content differs, ascending by new path. An updated item may have moved too.
  public let itemUpdates: [ItemUpdate]

  /// The kept items that change places, ascending by new path.
  public let itemMoves: [ItemMove]

  /// The identifiers that items have more than once in a list, within a section or across sections, by first occurrence, if
  /// ``DiffOptions/reportsDuplicates`` asked for them; else empty. Those of sections are in ``sections``.
  public let itemDuplicates: [ItemDuplicate]

  @usableFromInline
  internal init(
    sections: Changeset,
    itemDeletions: [ItemPath] = [],
    itemInsertions: [ItemPath] = [],
    itemUpdates: [ItemUpdate] = [],
    itemMoves: [ItemMove] = [],
    itemDuplicates: [ItemDuplicate] = []
  ) {
    self.sections = sections
    self.itemDeletions = itemDeletions
    self.itemInsertions = itemInsertions
    self.itemUpdates = itemUpdates
    self.itemMoves = itemMoves
    self.itemDuplicates = itemDuplicates
    _checkInvariants()
  }

  /// Whether the new list shows the same as the old one. O(1).
  public var isEmpty: Bool {
    sections.isEmpty && itemDeletions.isEmpty && itemInsertions.isEmpty && itemUpdates.isEmpty
      && itemMoves.isEmpty
  }
}

extension SectionedChangeset {
  /// A kept item that changes places.
  public struct ItemMove: Sendable, Hashable, Codable {
    /// Where the item was: an old path.
    public let from: ItemPath

    /// Where the item is: a new path.
    public let to: ItemPath

    /// Makes a move.
    @inlinable
    public init(from: ItemPath, to: ItemPath) {
      self.from = from
      self.to = to
    }
  }

  /// Where an identifier occurs that several items have, of the old list or of the new one.
  public struct ItemDuplicate: Sendable, Hashable, Codable {
    /// The old paths of the identifier, ascending.
    public let oldPaths: [ItemPath]

    /// The new paths of the identifier, ascending.
    public let newPaths: [ItemPath]

    /// Makes a report of one identifier.
    public init(oldPaths: [ItemPath], newPaths: [ItemPath]) {
      self.oldPaths = oldPaths
      self.newPaths = newPaths
    }
  }

  /// A kept item whose content differs.
  public struct ItemUpdate: Sendable, Hashable, Codable {
    /// Where the item was: an old path.
    public let old: ItemPath

    /// Where the item is: a new path.
    public let new: ItemPath

    /// Makes an update.
    @inlinable
    public init(old: ItemPath, new: ItemPath) {
      self.old = old
      self.new = new
    }
  }
}

extension SectionedChangeset: CustomStringConvertible {
  /// What changes, in counts: for example `sections: 3 → 3 elements: no change; items: 1 deletion, 2 moves`.
  public var description: String {
    let parts = [
      (itemDeletions.count, "deletion"), (itemInsertions.count, "insertion"), (itemUpdates.count, "update"),
      (itemMoves.count, "move"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return "sections: \(sections); items: \(parts.isEmpty ? "no change" : parts.joined(separator: ", "))"
  }
}
