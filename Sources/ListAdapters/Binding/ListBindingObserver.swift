// SPDX-License-Identifier: MIT

/// What is to be told of a binding, on the main actor. Everything is optional.
public struct ListBindingObserver {
  internal let updated: (@MainActor (ListBindingUpdate) -> Void)?
  internal let failed: (@MainActor (any Error) -> Void)?
  internal let completed: (@MainActor () -> Void)?

  /// Makes an observer.
  ///
  /// - Parameters:
  ///   - updated: Called for each value that was applied, when its update has been shown or has come to nothing.
  ///   - failed: Called when the stream has failed and all that it yielded before has been applied.
  ///   - completed: Called when the stream has ended and all that it yielded before has been applied.
  public init(
    updated: (@MainActor (ListBindingUpdate) -> Void)? = nil,
    failed: (@MainActor (any Error) -> Void)? = nil,
    completed: (@MainActor () -> Void)? = nil
  ) {
    self.updated = updated
    self.failed = failed
    self.completed = completed
  }
}
