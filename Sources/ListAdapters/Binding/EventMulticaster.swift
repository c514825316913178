// SPDX-License-Identifier: MIT

import Foundation

/// Hands each event to everybody who is subscribed at the time.
///
/// Events are sent on the main actor. Subscriptions come and go anywhere, so those are guarded by a lock; no event is handed on and no code of
/// anybody else's is run while it is held.
internal final class EventMulticaster<Event>: @unchecked Sendable {
  /// One who wants events: the only thing that is called on the main actor alone.
  private struct Subscriber {
    let receive: (Event) -> Void
    let finish: @Sendable () -> Void
  }

  private let lock = NSLock()
  private var subscribers: [Int: Subscriber] = [:]
  private var nextKey = 0
  private var isFinished = false

  /// Whether nobody would get an event.
  internal var isUnused: Bool { lock.withLock { subscribers.isEmpty } }

  @MainActor
  internal func send(_ event: Event) {
    // In the order in which they subscribed.
    let receivers = lock.withLock {
      subscribers.isEmpty ? [] : subscribers.sorted { $0.key < $1.key }.map(\.value.receive)
    }
    for receive in receivers { receive(event) }
  }

  /// There will be no more events; what has been handed on can still be read.
  internal func finish() {
    let finishing = lock.withLock {
      isFinished = true
      defer { subscribers = [:] }
      return subscribers.values.map(\.finish)
    }
    for finish in finishing { finish() }
  }

  /// Makes a sequence of what `transform` makes of the events.
  ///
  /// - Parameter makeTransform: Called for each iterator, wherever that is made; what it gives is called on the main actor, once for each event.
  internal func sequence<Element>(
    buffering: ListEventBuffering, _ makeTransform: @escaping () -> (Event) -> Element?
  ) -> ListEventSequence<Element> {
    // It makes a function and looks at nothing.
    let makeTransform = MainActorOnly(makeTransform)
    return ListEventSequence(buffering: buffering) { buffering in
      let (stream, continuation) = AsyncStream.makeStream(
        of: MainActorOnly<Element>.self, bufferingPolicy: buffering.policy())
      let transform = makeTransform.value()
      self.add(
        Subscriber(
          receive: { event in
            if let element = transform(event) { continuation.yield(MainActorOnly(element)) }
          },
          finish: { continuation.finish() }),
        continuation)
      return stream
    }
  }

  internal func sequence(buffering: ListEventBuffering) -> ListEventSequence<Event> {
    sequence(buffering: buffering) { { $0 } }
  }

  private func add<Element>(
    _ subscriber: Subscriber, _ continuation: AsyncStream<MainActorOnly<Element>>.Continuation
  ) {
    let key: Int? = lock.withLock {
      guard !isFinished else { return nil }
      nextKey += 1
      subscribers[nextKey] = subscriber
      return nextKey
    }
    guard let key else { return continuation.finish() }
    continuation.onTermination = { [weak self] _ in self?.remove(key) }
  }

  private func remove(_ key: Int) {
    // What the subscriber holds is let go of outside the lock.
    let removed = lock.withLock { subscribers.removeValue(forKey: key) }
    withExtendedLifetime(removed) {}
  }
}
