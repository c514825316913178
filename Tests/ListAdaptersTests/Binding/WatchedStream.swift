// SPDX-License-Identifier: MIT

/// A stream that a test feeds, and which tells how far whoever iterates it has come.
@MainActor
final class WatchedStream<Element: Sendable> {
  nonisolated let continuation: AsyncThrowingStream<Element, any Error>.Continuation
  private let stream: AsyncThrowingStream<Element, any Error>
  private var asked = 0
  private var isOver = false
  private var waiters:
    [(isMet: @MainActor (WatchedStream) -> Bool, continuation: CheckedContinuation<Void, Never>)] =
      []

  init() {
    (stream, continuation) = AsyncThrowingStream.makeStream()
    continuation.onTermination = { [weak self] reason in
      // An end that the stream comes to itself still has to be got.
      guard case .cancelled = reason else { return }
      Task { @MainActor in self?.noteEnd() }
    }
  }

  var sequence: Sequence { Sequence(owner: self, base: stream) }

  /// Returns when whoever iterates has asked for a value as often as given, and so has dealt with all but the last.
  func untilAsked(_ count: Int) async { await until { $0.asked >= count } }

  /// Returns when whoever iterates has got the end or the failure, was cancelled or has let go of the stream.
  func untilOver() async { await until { $0.isOver } }

  private func until(_ isMet: @escaping @MainActor (WatchedStream) -> Bool) async {
    guard !isMet(self) else { return }
    await withCheckedContinuation { waiters.append((isMet, $0)) }
  }

  fileprivate func noteAsking() {
    asked += 1
    resumeWaiters()
  }

  fileprivate func noteEnd() {
    isOver = true
    resumeWaiters()
  }

  private func resumeWaiters() {
    let met = waiters.filter { $0.isMet(self) }
    waiters.removeAll { $0.isMet(self) }
    for waiter in met { waiter.continuation.resume() }
  }

  struct Sequence: AsyncSequence {
    fileprivate let owner: WatchedStream
    fileprivate let base: AsyncThrowingStream<Element, any Error>

    func makeAsyncIterator() -> Iterator { Iterator(owner: owner, base: base.makeAsyncIterator()) }
  }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let owner: WatchedStream
    fileprivate var base: AsyncThrowingStream<Element, any Error>.Iterator

    mutating func next() async throws -> Element? { try await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      let owner = owner
      await owner.noteAsking()
      do {
        let element = try await base.next(isolation: actor)
        if element == nil { await owner.noteEnd() }
        return element
      } catch {
        await owner.noteEnd()
        throw error
      }
    }
  }
}
