// SPDX-License-Identifier: MIT

extension Changeset {
  /// A kept element that changes places.
  @frozen
  public struct Move: Sendable, Hashable {
    // Positions are 32-bit, as in the core: half the memory of the result is half the page faults.
    @usableFromInline internal var from32: UInt32
    @usableFromInline internal var to32: UInt32

    /// Where the element was: an old position.
    @inlinable public var from: Int { Int(from32) }

    /// Where the element is: a new position.
    @inlinable public var to: Int { Int(to32) }

    /// Makes a move.
    ///
    /// - Precondition: Both positions are at least 0 and less than 2³².
    @inlinable
    public init(from: Int, to: Int) {
      from32 = UInt32(from)
      to32 = UInt32(to)
    }
  }
}

extension Changeset.Move: Codable {
  private enum CodingKeys: String, CodingKey {
    case from32 = "from"
    case to32 = "to"
  }
}

extension Changeset.Move: CustomStringConvertible {
  /// For example `3 → 0`.
  public var description: String { "\(from) → \(to)" }
}
