// SPDX-License-Identifier: MIT

extension DiffableArray: ExpressibleByArrayLiteral {
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(hashing: ContiguousArray(elements)) }
}

extension DiffableArray: Equatable where Element: Equatable {
  /// Whether the elements are equal, in this order.
  @inlinable
  public static func == (left: DiffableArray, right: DiffableArray) -> Bool {
    left.elements == right.elements
  }
}

extension DiffableArray: Hashable where Element: Hashable {
  /// Feeds the elements.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension DiffableArray: Encodable where Element: Encodable {
  /// Writes the elements, in the form that an `Array` has. The identifiers' hashes are of this process only.
  @inlinable
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension DiffableArray: Decodable where Element: Decodable {
  /// Reads elements, in the form that an `Array` has, and hashes them.
  @inlinable
  public init(from decoder: any Decoder) throws {
    self.init(hashing: try ContiguousArray(from: decoder))
  }
}

extension DiffableArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements, as an `Array` describes them.
  public var description: String { elements.description }

  /// The elements, as an `Array` describes them.
  public var debugDescription: String { "DiffableArray(\(elements.description))" }
}
