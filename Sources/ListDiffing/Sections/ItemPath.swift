// SPDX-License-Identifier: MIT

/// Where an item is in a list of sections.
///
/// Like a `Changeset`'s positions, a path counts either in the old list or in the new one; whoever hands it out says which.
@frozen
public struct ItemPath: Sendable, Hashable, Codable {
  /// The position of the section in the list, zero-based.
  public var section: Int

  /// The position of the item in the section, zero-based.
  public var item: Int

  /// Makes a path.
  @inlinable
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Orders by section, then by item.
  @inlinable
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ItemPath: CustomStringConvertible {
  /// The section and the item, for example `2.0` for the first item of the third section.
  public var description: String { "\(section).\(item)" }
}
