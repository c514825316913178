// SPDX-License-Identifier: MIT

extension Changeset {
  /// Where an identifier occurs that occurs more than once in the old list or in the new one.
  public struct Duplicate: Sendable, Hashable, Codable {
    /// The old positions of the identifier, ascending.
    public let oldPositions: [Int]

    /// The new positions of the identifier, ascending.
    public let newPositions: [Int]

    /// Makes a report of one identifier.
    public init(oldPositions: [Int], newPositions: [Int]) {
      self.oldPositions = oldPositions
      self.newPositions = newPositions
    }
  }
}

extension Changeset.Duplicate: CustomStringConvertible {
  /// For example `old [0, 3], new [1]`.
  public var description: String { "old \(oldPositions), new \(newPositions)" }
}
