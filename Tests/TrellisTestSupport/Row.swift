// SPDX-License-Identifier: MIT

import ListDiffing

/// The element of most tests: an identifier and a content that are told apart, and nothing else.
public struct Row<ID: Hashable>: Diffable, Equatable {
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
