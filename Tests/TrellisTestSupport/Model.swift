// SPDX-License-Identifier: MIT

import ListDiffing

/// A reference type as apps have them: not Sendable, an identifier, and a content that changes in place. It counts the
/// instances that are alive.
public final class Model: Diffable {
  public final class Population {
    public fileprivate(set) var count = 0

    public init() {}
  }

  public let id: Int
  public var content: Int
  private let population: Population?

  public init(_ id: Int, _ content: Int = 0, in population: Population? = nil) {
    self.id = id
    self.content = content
    self.population = population
    population?.count += 1
  }

  deinit {
    population?.count -= 1
  }

  public var diffIdentifier: Int { id }

  public func isContentEqual(to other: Model) -> Bool {
    content == other.content
  }
}
