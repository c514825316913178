// SPDX-License-Identifier: MIT

/// An element of any ``Diffable`` type, for lists that hold several.
///
/// Elements of different types are different elements, even if their identifiers are equal. Each costs a boxed
/// identifier (one allocation when it is made, unless the identifier fits the box), and comparing and hashing go through
/// it; a list of one type is diffed faster without.
public struct AnyDiffable: Diffable {
  /// The element.
  public let base: any Diffable

  /// The element's type and identifier.
  public let diffIdentifier: Identifier

  /// Wraps an element.
  ///
  /// - Parameter base: The element. An `AnyDiffable` is taken as it is, not wrapped again.
  public init<Base: Diffable>(_ base: Base) {
    if let wrapped = base as? AnyDiffable {
      self = wrapped
    } else {
      self.base = base
      diffIdentifier = Identifier(
        type: ObjectIdentifier(Base.self), identifier: AnyHashable(base.diffIdentifier))
    }
  }

  /// Whether the two elements are of one type and have equal content by that type's own measure.
  public func isContentEqual(to other: AnyDiffable) -> Bool {
    func isContentEqual<Base: Diffable>(_ base: Base) -> Bool {
      guard let otherBase = other.base as? Base else { return false }
      return base.isContentEqual(to: otherBase)
    }
    return isContentEqual(base)
  }
}

extension AnyDiffable {
  /// The identity of an ``AnyDiffable``: the element's type together with its identifier.
  public struct Identifier: Hashable {
    /// Which type the element is of.
    public let type: ObjectIdentifier
    /// The element's own identifier.
    public let identifier: AnyHashable
  }
}
