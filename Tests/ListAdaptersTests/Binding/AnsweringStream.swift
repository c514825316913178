// SPDX-License-Identifier: MIT

/// A stream that calls a closure whenever it is asked for a value, also by a task that was cancelled.
struct AnsweringStream<Element: Sendable>: AsyncSequence {
  let answer: @MainActor () -> Element?

  func makeAsyncIterator() -> Iterator { Iterator(answer: answer) }

  struct Iterator: AsyncIteratorProtocol {
    let answer: @MainActor () -> Element?

    func next() async -> Element? { await answer() }

    @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func next(isolation actor: isolated (any Actor)?) async -> Element? { await answer() }
  }
}
