// SPDX-License-Identifier: MIT

/// Has a list follow a stream, as long as somebody holds it.
///
/// It is made by the adapter's `bind` methods. It ends when it is cancelled or let go of, when the adapter is given another data source (by another
/// `bind`, say), and when the adapter is gone. The stream is cancelled then, and the list is left without data source unless it has
/// another one already.
///
/// If the stream ends or fails, or if the adapter's host is gone when the stream yields a value or an update ends, there is
/// nothing left to follow, but the binding goes on: the list shows what it showed last, until the binding is cancelled or let go
/// of.
@MainActor
public final class ListBinding {
  private let driver: any BindingDriving
  private let hook: ReleaseHook

  internal init(_ driver: any BindingDriving) {
    self.driver = driver
    hook = ReleaseHook { driver.cancel() }
  }

  /// Whether the stream is still listened to: it goes on, and the binding has not ended.
  public var isFollowing: Bool { driver.isFollowing }

  /// What the stream failed with, when all that it yielded before has been applied.
  public var failure: (any Error)? { driver.failure }

  /// A report for each value that was applied, when its update has been shown or has come to nothing.
  ///
  /// Reports wait until they are read. There are none of what was before the iterator was made.
  public var updates: ListEventSequence<ListBindingUpdate> { driver.updates }

  /// Ends the binding. What is shown is taken from the list with the data source, if the list has no other one yet.
  public func cancel() { driver.cancel() }
}
