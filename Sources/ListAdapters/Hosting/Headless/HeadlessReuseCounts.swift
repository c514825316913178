// SPDX-License-Identifier: MIT

/// How many views of one reuse identifier there are, or of all.
public struct HeadlessReuseCounts: Sendable, Hashable {
  /// How many views were made.
  public internal(set) var made: Int
  /// How often a view was handed out again.
  public internal(set) var reused: Int
  /// How many views wait to be handed out again.
  public internal(set) var pooled: Int

  /// Makes the value, to compare with.
  public init(made: Int = 0, reused: Int = 0, pooled: Int = 0) {
    self.made = made
    self.reused = reused
    self.pooled = pooled
  }

  /// How many views are handed out: on screen, or on their way there or from there.
  public var handedOut: Int { made - pooled }

  /// Adds the numbers.
  public static func + (left: Self, right: Self) -> Self {
    Self(
      made: left.made + right.made, reused: left.reused + right.reused, pooled: left.pooled + right.pooled)
  }
}
