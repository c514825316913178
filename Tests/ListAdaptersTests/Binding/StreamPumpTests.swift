// SPDX-License-Identifier: MIT

import Testing

@testable import ListAdapters

/// The way to ask an iterator on systems on which it can't be told where its caller is.
@MainActor
@Suite struct StreamPumpTests {
  private struct Broken: Error {}

  /// Counts to three, then fails; it has a state of its own, and nothing of it may be shared between threads.
  private struct CountingIterator: AsyncIteratorProtocol {
    final class Step { var number = 0 }
    private let step = Step()
    private var copies = 0

    mutating func next() async throws -> Step? {
      // Called wherever the runtime likes, not on the main actor.
      copies += 1
      step.number += 1
      guard step.number == copies else { return nil }
      guard step.number <= 3 else { throw Broken() }
      return step
    }
  }

  @Test func valuesComeInOrderAndTheStateIsKept() async throws {
    var iterator = CountingIterator()
    for number in 1...3 {
      let step = try await StreamPump.nextElsewhere(of: &iterator)
      #expect(step?.number == number)
    }
    do {
      _ = try await StreamPump.nextElsewhere(of: &iterator)
      Issue.record("The failure has got lost")
    } catch { #expect(error is Broken) }
  }

  @Test func theEndIsTheEnd() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: [String].self)
    continuation.yield(["a"])
    continuation.finish()
    var iterator = stream.makeAsyncIterator()
    let first = try await StreamPump.nextElsewhere(of: &iterator)
    let end = try await StreamPump.nextElsewhere(of: &iterator)
    #expect(first == ["a"])
    #expect(end == nil)
  }

  @Test func aCancelledTaskGetsTheEnd() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: [String].self)
    let task = Task {
      var iterator = stream.makeAsyncIterator()
      return try await StreamPump.nextElsewhere(of: &iterator)
    }
    task.cancel()
    #expect(try await task.value == nil)
    withExtendedLifetime(continuation) {}
  }
}
