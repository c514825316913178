// SPDX-License-Identifier: MIT

/// What kind of view accompanies the items of a section.
///
/// The layouts of this package place ``header`` and ``footer``; a layout of your own may know more.
@frozen
public struct ListSupplementaryKind: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  public let rawValue: String

  @inlinable
  public init(rawValue: String) { self.rawValue = rawValue }

  @inlinable
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// Before a section's items.
  public static let header: ListSupplementaryKind = "header"

  /// After a section's items.
  public static let footer: ListSupplementaryKind = "footer"
}
