// SPDX-License-Identifier: MIT

/// Takes a stream's values to a binding, on the main actor, as fast as the binding wants them.
@MainActor
internal enum StreamPump {
  /// After how many values the main actor is given to others, if the stream always has one ready.
  private static let valuesPerTurn = 64

  /// Starts a task that goes on until the stream or the driver ends.
  internal static func start<Stream: AsyncSequence>(
    _ stream: Stream, into driver: BindingDriver<Stream.Element>
  ) -> Task<Void, Never> {
    // These may be read anywhere, and leave the main actor for each value if they are read on it.
    if !driver.showsEveryValue {
      if let stream = stream as? AsyncStream<Stream.Element> {
        let box = IteratorBox(stream.makeAsyncIterator())
        return startElsewhere({ try await box.next() }, into: driver)
      }
      if let stream = stream as? AsyncThrowingStream<Stream.Element, any Error> {
        let box = IteratorBox(stream.makeAsyncIterator())
        return startElsewhere({ try await box.next() }, into: driver)
      }
    }
    return Task { [weak driver] in
      var iterator = stream.makeAsyncIterator()
      var count = 0
      do {
        while true {
          // A stream learns that its task was cancelled when it is asked. So it is asked once more if that
          // happened while its last value was on the way.
          let isLastAsking = Task.isCancelled
          guard let value = try await next(of: &iterator), !isLastAsking else { break }
          if Task.isCancelled { continue }
          driver?.receive(value)
          await driver?.untilValueIsWanted()
          count += 1
          if count % valuesPerTurn == 0 { await Task.yield() }
        }
        if !Task.isCancelled { driver?.handle(.completed) }
      } catch {
        // A stream that fails because it was cancelled does not fail.
        if !Task.isCancelled { driver?.handle(.failed(error)) }
      }
    }
  }

  /// The same, with the stream read away from the main actor.
  private static func startElsewhere<Value>(
    _ next: @escaping @Sendable () async throws -> MainActorOnly<Value?>, into driver: BindingDriver<Value>
  ) -> Task<Void, Never> {
    let ferry = ValueFerry<Value> { [weak driver] in driver?.receive($0) }
    return Task.detached(priority: Task.currentPriority) { [weak driver] in
      do {
        while let value = try await next().value { await ferry.carry(MainActorOnly(value)) }
        await ferry.finish()
        if !Task.isCancelled { await driver?.handle(.completed) }
      } catch {
        await ferry.finish()
        if !Task.isCancelled { await driver?.handle(.failed(error)) }
      }
    }
  }

  private static func next<Iterator: AsyncIteratorProtocol>(
    of iterator: inout Iterator
  ) async throws -> Iterator.Element? {
    if #available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return try await iterator.next(isolation: #isolation)
    }
    return try await nextElsewhere(of: &iterator)
  }

  /// Asks an iterator that can't be told where its caller is, and which may run anywhere therefore. For systems on which none can.
  internal static func nextElsewhere<Iterator: AsyncIteratorProtocol>(
    of iterator: inout Iterator
  ) async throws -> Iterator.Element? {
    let box = IteratorBox(iterator)
    defer { iterator = box.iterator }
    return try await box.next().value
  }
}

/// An iterator that is used by one task, one call at a time, and so is safe wherever those calls are run.
private final class IteratorBox<Iterator: AsyncIteratorProtocol>: @unchecked Sendable {
  private(set) var iterator: Iterator

  init(_ iterator: Iterator) { self.iterator = iterator }

  nonisolated func next() async throws -> MainActorOnly<Iterator.Element?> {
    MainActorOnly(try await iterator.next())
  }
}
