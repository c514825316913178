// SPDX-License-Identifier: MIT

/// Events as they happen, for any number of loops at once, each of which gets all of them.
///
/// A loop gets what happens after it was started: from the moment at which its iterator was made, whether or not it waits for an event at the
/// time. The sequence ends when what it tells of is gone. A loop that is ended, or whose task is cancelled, costs nothing any more.
///
/// Events are the main actor's: iterate in a task on it. Elsewhere the first call for an event stops the program, because what events carry
/// need not be safe to use there.
public struct ListEventSequence<Element>: AsyncSequence, Sendable {
  private let defaultBuffering: ListEventBuffering
  private let subscribe: @Sendable (ListEventBuffering) -> AsyncStream<MainActorOnly<Element>>

  internal init(
    buffering: ListEventBuffering,
    subscribe: @escaping @Sendable (ListEventBuffering) -> AsyncStream<MainActorOnly<Element>>
  ) {
    defaultBuffering = buffering
    self.subscribe = subscribe
  }

  /// The same events with another choice of those that wait.
  ///
  /// - Precondition: At least one event may wait.
  public func buffering(_ buffering: ListEventBuffering) -> Self {
    if case .newest(let count) = buffering {
      precondition(count > 0, "A buffer needs room for at least one event")
    }
    return Self(buffering: buffering, subscribe: subscribe)
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(base: subscribe(defaultBuffering).makeAsyncIterator())
  }

  /// One loop's way through the events.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<MainActorOnly<Element>>.Iterator

    /// The next event; `nil` if there will be none, or the task is cancelled.
    public mutating func next() async -> Element? { await base.next()?.value }

    /// The next event; `nil` if there will be none, or the task is cancelled.
    ///
    /// - Precondition: The caller is on the main actor.
    @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      precondition(actor === MainActor.shared, "Events of a list are iterated on the main actor")
      return await base.next(isolation: actor)?.value
    }
  }
}
