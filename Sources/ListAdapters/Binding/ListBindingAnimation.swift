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

  private init(isAnimated: @escaping @MainActor (Value) -> Bool) { self.isAnimated = isAnimated }
}
