// SPDX-License-Identifier: MIT

/// A section made of a model and an array of items, for lists that have no section type of their own.
public struct ArraySection<Model: Diffable, Item: Diffable>: DiffableSection {
  /// What identifies the section, and what it shows itself.
  public var model: Model

  /// What it holds.
  public var items: [Item]

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - model: What identifies the section, and what it shows itself.
  ///   - items: What it holds.
  @inlinable
  public init<Items: Sequence>(_ model: Model, items: Items) where Items.Element == Item {
    self.model = model
    self.items = Array(items)
  }

  /// The model's identifier.
  @inlinable
  public var diffIdentifier: Model.DiffIdentifier { model.diffIdentifier }

  /// Whether the models have equal content.
  @inlinable
  public func isContentEqual(to other: Self) -> Bool { model.isContentEqual(to: other.model) }
}

extension ArraySection: Sendable where Model: Sendable, Item: Sendable {}
extension ArraySection: Equatable where Model: Equatable, Item: Equatable {}
extension ArraySection: Hashable where Model: Hashable, Item: Hashable {}
extension ArraySection: Encodable where Model: Encodable, Item: Encodable {}
extension ArraySection: Decodable where Model: Decodable, Item: Decodable {}
