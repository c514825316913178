// SPDX-License-Identifier: MIT

/// Gives a value identity and content equality from outside, for types that cannot or should not conform to ``Diffable``.
///
/// ```swift
/// let rows = countries.map { DiffableBox($0, id: \.code) }
/// ```
///
/// The identifier is read once, when the box is made.
public struct DiffableBox<Value, DiffIdentifier: Hashable>: Diffable {
  /// The value in the box.
  public let value: Value

  /// The identifier that the value had when it was boxed.
  public let diffIdentifier: DiffIdentifier

  @usableFromInline internal let areContentsEqual: @Sendable (Value, Value) -> Bool

  /// Boxes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: Gives the value's identifier; a key path will do.
  ///   - isContentEqual: Whether two values with equal identifiers show the same.
  @inlinable
  public init(
    _ value: Value,
    id: (Value) -> DiffIdentifier,
    isContentEqual: @escaping @Sendable (Value, Value) -> Bool
  ) {
    self.value = value
    diffIdentifier = id(value)
    areContentsEqual = isContentEqual
  }

  /// Boxes a value whose content is compared by `==`. (For a type that is not `Sendable`, give `==` as the closure.)
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: Gives the value's identifier; a key path will do.
  @inlinable
  public init(_ value: Value, id: (Value) -> DiffIdentifier) where Value: Equatable & Sendable {
    self.init(value, id: id, isContentEqual: { $0 == $1 })
  }

  /// Asks the closure that the box was made with.
  @inlinable
  public func isContentEqual(to other: Self) -> Bool { areContentsEqual(value, other.value) }
}

extension DiffableBox: Sendable where Value: Sendable, DiffIdentifier: Sendable {}
