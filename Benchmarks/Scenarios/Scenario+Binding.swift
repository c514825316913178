// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

extension Scenario {
  static let binding = [
    Scenario(
      name: "W16-binding",
      summary: "100 lists of 1,000 sections, 1 % changed, from a stream: a binding, against the same by hand"
    ) { seed throws(Failure) in try binding(seed) }
  ]

  private static let valueCount = 100

  private static func binding(_ seed: UInt64) throws(Failure) -> PreparedScenario {
    let lists = rotation(1_000, seed)
    let (byHand, feed) = onMainActor { (AdapterScreen(lists[0], .metrics), BoundFeed(lists[0])) }
    func values(_ input: Int) -> [[FeedItem]] {
      (0..<valueCount).map { lists[(input + 1 + $0) % lists.count] }
    }
    for input in lists.indices {
      let isRight = onMainActor {
        for list in values(input) { byHand.show(list) }
        let shown = feed.showAll(values(input))
        return shown == valueCount && feed.screen.host.numberOfSections == byHand.host.numberOfSections
          && feed.screen.shownIdentifiers == byHand.shownIdentifiers
      }
      guard isRight else { throw Failure(.wrongResult, "W16-binding: the host does not show the last list") }
    }
    return PreparedScenario(
      count: valueCount, inputCount: lists.count,
      contenders: [
        Contender("100 values, performUpdates by hand") { input in
          onMainActor { for list in values(input) { byHand.show(list) } }
        },
        Contender("100 values through a binding") { input in
          onMainActor { use(feed.showAll(values(input))) }
        },
      ])
  }
}

/// A feed that follows a stream.
@MainActor
final class BoundFeed {
  let screen: AdapterScreen
  private var binding: ListBinding?
  /// What the stream has yet to yield, the next one last.
  private var waiting: [[FeedItem]] = []
  private var wantsMore: CheckedContinuation<Void, Never>?
  private var isOver = false
  private var shownCount = 0

  init(_ items: [FeedItem]) {
    screen = AdapterScreen(items, .metrics)
    binding = screen.adapter.bind(
      to: Values(feed: self), dataSource: screen, animated: false,
      observer: ListBindingObserver(updated: { [weak self] _ in self?.shownCount += 1 }))
  }

  /// Has the stream yield lists, one after another. To be called on the main thread, from no task.
  ///
  /// - Returns: How many were shown.
  func showAll(_ lists: [[FeedItem]]) -> Int {
    begin(lists)
    // A task runs when the main thread has nothing else to do.
    while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    return shownCount
  }

  /// The same from a task.
  func showAllFromTask(_ lists: [[FeedItem]]) async -> Int {
    begin(lists)
    while !isDone { await Task.yield() }
    return shownCount
  }

  /// Ends the stream, which else waits for more and keeps the feed.
  func end() {
    isOver = true
    begin([])
  }

  private func begin(_ lists: [[FeedItem]]) {
    shownCount = 0
    waiting = lists.reversed()
    wantsMore?.resume()
    wantsMore = nil
  }

  private var isDone: Bool { waiting.isEmpty && wantsMore != nil }

  /// Shows what was yielded last, and yields what comes next when there is something.
  fileprivate func next() async -> [FeedItem]? {
    screen.finishUpdate()
    while waiting.isEmpty, !isOver { await withCheckedContinuation { wantsMore = $0 } }
    return waiting.popLast()
  }
}

/// The stream of a feed. It stays on the main actor, so that it costs next to nothing itself.
private struct Values: AsyncSequence {
  weak var feed: BoundFeed?

  func makeAsyncIterator() -> Iterator { Iterator(feed: feed) }

  struct Iterator: AsyncIteratorProtocol {
    weak var feed: BoundFeed?

    func next() async -> [FeedItem]? { await feed?.next() }

    @available(macOS 15, macCatalyst 18, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func next(isolation actor: isolated (any Actor)?) async -> [FeedItem]? { await feed?.next() }
  }
}
