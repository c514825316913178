// SPDX-License-Identifier: MIT

/// One guarantee that a diff broke, and how.
public struct Violation: Equatable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    /// Counts are wrong; positions are out of range, out of order or repeated; or they and the kept pairs do not cover
    /// each list exactly once.
    case malformed
    /// The runs are out of order, empty, or two of them could be one.
    case runs
    /// A kept pair whose identifiers differ.
    case inexact
    /// An identifier is paired less often than it occurs on both sides.
    case notMaximal
    /// The k-th occurrence is not paired with the k-th.
    case wrongOccurrence
    /// A move that is no kept pair, or elements said to stay that are out of order.
    case wrongMoves
    /// More moves than the pairs need.
    case notMinimal
    /// Updates are not just the kept pairs whose content differs.
    case wrongUpdates
    /// Carrying the diff out by hand does not give the new list.
    case replay
    /// An accessor or method of the changeset contradicts the rest of it.
    case changeset
  }

  public let kind: Kind
  public let message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  public var description: String { "\(kind.rawValue): \(message)" }
}
