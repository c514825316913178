// SPDX-License-Identifier: MIT

import ListDiffing

/// The element of most tests: an identifier and a content that are told apart, and nothing else.
///
/// Whether an element gives flat keys is settled where its type conforms to `Diffable`, so the bound on `ID` matters:
/// this one does, `HashableRow` does not.
public struct Row<ID: DiffKey>: Diffable, Equatable {
  public var id: ID
  public var content: Int

  public init(_ id: ID, _ content: Int = 0) {
    self.id = id
    self.content = content
  }

  public var diffIdentifier: ID { id }

  public func isContentEqual(to other: Row) -> Bool {
    content == other.content
  }
}

extension Row: Sendable where ID: Sendable {}

/// A row of which the library knows no more than that its identifier is `Hashable`.
public struct HashableRow<ID: Hashable>: Diffable, Equatable {
  public var id: ID
  public var content: Int

  public init(_ id: ID, _ content: Int = 0) {
    self.id = id
    self.content = content
  }

  public var diffIdentifier: ID { id }

  public func isContentEqual(to other: HashableRow) -> Bool {
    content == other.content
  }
}

extension HashableRow: Sendable where ID: Sendable {}
