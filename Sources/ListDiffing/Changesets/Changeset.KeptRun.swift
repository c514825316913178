// SPDX-License-Identifier: MIT

extension Changeset {
  /// A stretch of kept elements that is consecutive in both lists.
  @frozen
  public struct KeptRun: Sendable, Hashable {
    @usableFromInline internal var oldStart32: UInt32
    @usableFromInline internal var newStart32: UInt32
    @usableFromInline internal var count32: UInt32

    /// Where the stretch starts in the old list.
    @inlinable public var oldStart: Int { Int(oldStart32) }

    /// Where the stretch starts in the new list.
    @inlinable public var newStart: Int { Int(newStart32) }

    /// How many elements it holds.
    @inlinable public var count: Int { Int(count32) }

    /// The old positions of its elements.
    @inlinable public var oldRange: Range<Int> { oldStart..<oldStart + count }

    /// The new positions of its elements.
    @inlinable public var newRange: Range<Int> { newStart..<newStart + count }

    /// Makes a run.
    ///
    /// - Precondition: All three are at least 0 and less than 2³².
    @inlinable
    public init(oldStart: Int, newStart: Int, count: Int) {
      oldStart32 = UInt32(oldStart)
      newStart32 = UInt32(newStart)
      count32 = UInt32(count)
    }
  }
}

extension Changeset.KeptRun: Codable {
  private enum CodingKeys: String, CodingKey {
    case oldStart32 = "oldStart"
    case newStart32 = "newStart"
    case count32 = "count"
  }
}

extension Changeset.KeptRun: CustomStringConvertible {
  /// For example `0..<4 → 2..<6`.
  public var description: String { "\(oldRange) → \(newRange)" }
}
