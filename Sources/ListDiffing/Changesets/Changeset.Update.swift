// SPDX-License-Identifier: MIT

extension Changeset {
  /// A kept element whose content differs.
  @frozen
  public struct Update: Sendable, Hashable {
    @usableFromInline internal var old32: UInt32
    @usableFromInline internal var new32: UInt32

    /// Where the element was: an old position.
    @inlinable public var old: Int { Int(old32) }

    /// Where the element is: a new position.
    @inlinable public var new: Int { Int(new32) }

    /// Makes an update.
    ///
    /// - Precondition: Both positions are at least 0 and less than 2³².
    @inlinable
    public init(old: Int, new: Int) {
      old32 = UInt32(old)
      new32 = UInt32(new)
    }
  }
}

extension Changeset.Update: Codable {
  private enum CodingKeys: String, CodingKey {
    case old32 = "old"
    case new32 = "new"
  }
}

extension Changeset.Update: CustomStringConvertible {
  /// For example `4 (was 3)`, or `4` where old and new position are the same.
  public var description: String { old == new ? "\(new)" : "\(new) (was \(old))" }
}
