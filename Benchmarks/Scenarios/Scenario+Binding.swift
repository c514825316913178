// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

extension Scenario {
  static let binding = [
    Scenario(
      name: "W16-binding",
      summary: "100 lists of 1,000 sections, 1 % changed, from a stream: a binding, against the same by hand"
    ) { seed throws(Failure) in try binding(seed) },
    Scenario(
      name: "W16-storm",
      summary: "100,000 lists of 100 sections from a stream, more than can be shown: a binding"
    ) { seed throws(Failure) in try bindingStorm(seed) },
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

extension Scenario {
  private static let stormCount = 100_000
  private static let valuesPerUpdate = 50

  private static func bindingStorm(_ seed: UInt64) throws(Failure) -> PreparedScenario {
    let lists = rotation(100, seed)
    let values = (0..<stormCount).map { lists[$0 % lists.count] }
    // When one is shown, the newest value is too; the last one comes after that.
    let updates = 2 * stormCount / valuesPerUpdate + 1
    let (byHand, feed, storm) = onMainActor {
      (
        AdapterScreen(lists[0], .metrics), BoundFeed(lists[0], valuesPerUpdate: valuesPerUpdate),
        StormyFeed(lists[0])
      )
    }
    let isRight = onMainActor {
      byHand.show(values[values.count - 1])
      let shown = feed.showAll(values)
      return shown == updates && feed.screen.shownIdentifiers == byHand.shownIdentifiers
        && storm.showAll(values) && storm.screen.shownIdentifiers == byHand.shownIdentifiers
    }
    guard isRight else { throw Failure(.wrongResult, "W16-storm: the host does not show the last list") }
    return PreparedScenario(
      count: stormCount, inputCount: 1,
      contenders: [
        Contender("\(updates) updates by hand") { _ in
          onMainActor { for number in 0..<updates { byHand.show(lists[number % lists.count]) } }
        },
        Contender("100,000 values, \(updates) updates") { _ in onMainActor { use(feed.showAll(values)) } },
        Contender("100,000 values from another thread") { _ in onMainActor { use(storm.showAll(values)) } },
      ])
  }
}

/// A feed that follows streams whose values come from another thread, as fast as they can.
@MainActor
final class StormyFeed {
  let screen: AdapterScreen
  private var binding: ListBinding?

  init(_ items: [FeedItem]) {
    screen = AdapterScreen(items, .metrics, scheduler: ListMainActorScheduler())
  }

  /// Has a stream yield lists and end, and the list follow it as it can. To be called on the main thread, from no task.
  ///
  /// - Returns: Whether each update that the binding asked for was shown, and each list accounted for.
  func showAll(_ lists: [[FeedItem]]) -> Bool {
    let (stream, continuation) = AsyncStream.makeStream(of: [FeedItem].self)
    var isOver = false
    var (count, isShown) = (0, true)
    binding = screen.adapter.bind(
      to: stream, dataSource: screen, animated: false,
      observer: ListBindingObserver(
        updated: { update in
          count += update.skippedValues + 1
          isShown = isShown && update.isFinished
        }, completed: { isOver = true }))
    Task.detached {
      for list in lists { continuation.yield(list) }
      continuation.finish()
    }
    while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    screen.host.layoutIfNeeded()
    return isShown && count == lists.count
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
  private var shownCount = 0
  private let valuesPerUpdate: Int
  private var valuesSinceUpdate = 0

  /// Makes a feed.
  ///
  /// - Parameters:
  ///   - items: What it has until the stream yields.
  ///   - valuesPerUpdate: How many values the stream yields while an update is shown.
  init(_ items: [FeedItem], valuesPerUpdate: Int = 1) {
    self.valuesPerUpdate = valuesPerUpdate
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

  private func begin(_ lists: [[FeedItem]]) {
    shownCount = 0
    waiting = lists.reversed()
    wantsMore?.resume()
    wantsMore = nil
  }

  private var isDone: Bool { waiting.isEmpty && wantsMore != nil }

  /// Shows what was yielded last, and yields what comes next when there is something.
  fileprivate func next() async -> [FeedItem]? {
    valuesSinceUpdate += 1
    if valuesSinceUpdate == valuesPerUpdate {
      valuesSinceUpdate = 0
      screen.finishUpdate()
    }
    // The last update, and that of the value which has waited for it.
    if waiting.isEmpty, valuesPerUpdate > 1 { for _ in 0..<2 { screen.finishUpdate() } }
    while waiting.isEmpty { await withCheckedContinuation { wantsMore = $0 } }
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
