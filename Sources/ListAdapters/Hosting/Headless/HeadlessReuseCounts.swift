// SPDX-License-Identifier: MIT

/// How many views of one reuse identifier there are, or of all.
public struct HeadlessReuseCounts: Sendable, Hashable {
  /// How many views were made.
  public internal(set) var made = 0
  /// How often a view was handed out again.
  public internal(set) var reused = 0
  /// How many views wait to be handed out again.
  public internal(set) var pooled = 0

  /// How many views are handed out: on screen, or on their way there or from there.
  public var handedOut: Int { made - pooled }

  internal static func + (left: Self, right: Self) -> Self {
    Self(
      made: left.made + right.made, reused: left.reused + right.reused, pooled: left.pooled + right.pooled)
  }
}
