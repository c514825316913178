// SPDX-License-Identifier: MIT

/// Which of a stream's values are shown with their changes seen happening.
///
/// Where one is expected, `true` and `false` will do.
public struct ListBindingAnimation<Value>: ExpressibleByBooleanLiteral {
  internal let isAnimated: @MainActor (Value) -> Bool

  /// All of them, or none.
  public init(_ isAnimated: Bool) { self.isAnimated = { _ in isAnimated } }

  public init(booleanLiteral value: Bool) { self.init(value) }

  /// Those for which `isAnimated` gives `true`. It is called once a value, before the value is stored.
  public static func when(_ isAnimated: @escaping @MainActor (_ value: Value) -> Bool) -> Self {
    Self(isAnimated: isAnimated)
  }

  /// Those of whose elements each is one for which `isAnimated` gives `true`, such as lists without a placeholder; an empty list is.
  ///
  /// It is called before the value is stored, and for no element after one for which it gives `false`.
  public static func whenAll(_ isAnimated: @escaping @MainActor (_ element: Value.Element) -> Bool) -> Self
  where Value: Sequence {
    Self { value in value.allSatisfy(isAnimated) }
  }

  private init(isAnimated: @escaping @MainActor (Value) -> Bool) { self.isAnimated = isAnimated }
}
