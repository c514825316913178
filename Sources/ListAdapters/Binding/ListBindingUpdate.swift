// SPDX-License-Identifier: MIT

/// The report that the list shows a value of the stream that it is bound to.
public struct ListBindingUpdate: Sendable, Hashable {
  /// The position of the value among all that the stream yielded.
  public let number: Int

  /// How many values before it were never shown, since the last one that was.
  public let skippedValues: Int

  /// Whether the changes were shown to their end; `false` also if there was no host to show them.
  public let isFinished: Bool
}
