// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

extension Scenario {
  static let adapter = [
    Scenario(
      name: "W12-adapter",
      summary: "10,000 sections on a headless host, 1 % changed: an update, against the bare diff"
    ) { seed throws(Failure) in try adapterUpdates("W12-adapter", count: 10_000, seed) },
    Scenario(
      name: "W13-adapter-large", summary: "the same with 100,000 sections"
    ) { seed throws(Failure) in try adapterUpdates("W13-adapter-large", count: 100_000, seed) },
    Scenario(
      name: "W14-scrolling", summary: "100,000 sections scrolled through, 1,000 pages"
    ) { seed throws(Failure) in try scrolling(seed) },
    Scenario(
      name: "W15-storm", summary: "1,000 updates asked for in one turn, of 10,000 sections"
    ) { seed throws(Failure) in try storm(seed) },
  ]

  // MARK: - W12 and W13

  /// Lists that differ by one per cent from the next, the last from the first.
  static func rotation(_ count: Int, _ seed: UInt64) -> [[FeedItem]] {
    var random = SplitMix64(seed: seed)
    var number = 0
    func item() -> FeedItem {
      number += 1
      return FeedItem(id: Int64(truncatingIfNeeded: random.next()), number: number)
    }
    let base = (0..<count).map { _ in item() }
    return (0..<4).map { _ in
      var list = base
      for edit in 0..<count / 200 {
        let place = random.below(list.count)
        switch edit % 4 {
        case 0: list.remove(at: place)
        case 1: list.insert(item(), at: place)
        case 2: list[place] = list[place].revised()
        default:
          let moved = list.remove(at: place)
          list.insert(moved, at: random.below(list.count + 1))
        }
      }
      return list
    }
  }

  private static func adapterUpdates(
    _ name: String, count: Int, _ seed: UInt64
  ) throws(Failure) -> PreparedScenario {
    let lists = rotation(count, seed)
    var contenders = [
      Contender("bare diff") { use(lists[($0 + 1) % lists.count].changeset(from: lists[$0 % lists.count])) }
    ]
    for laziness in AdapterScreen.Laziness.allCases {
      let screen = onMainActor { AdapterScreen(lists[0], laziness) }
      for list in lists + lists {
        let isRight = onMainActor {
          screen.show(list)
          return screen.host.numberOfSections == list.count
            && screen.shownIdentifiers == Array(list.prefix(10)).map(\.id)
        }
        guard isRight else { throw Failure(.wrongResult, "\(name): the host does not show the list") }
      }
      contenders.append(
        Contender(
          "update, \(laziness.rawValue)",
          makeHeld: { onMainActor { AdapterScreen(lists[0], laziness) } },
          run: { input in onMainActor { screen.show(lists[(input + 1) % lists.count]) } }))
    }
    // What an update costs however long the list is.
    let visible = lists.map { Array($0.prefix(21)) }
    let screen = onMainActor { AdapterScreen(visible[0], .metrics) }
    contenders.append(
      Contender("update of the sections on screen alone") { input in
        onMainActor { screen.show(visible[(input + 1) % visible.count]) }
      })
    return PreparedScenario(count: count, inputCount: lists.count, contenders: contenders)
  }

  // MARK: - W14

  private static func scrolling(_ seed: UInt64) throws(Failure) -> PreparedScenario {
    let list = rotation(100_000, seed)[0]
    let contenders = AdapterScreen.Laziness.allCases.map { laziness in
      let screen = onMainActor { AdapterScreen(list, laziness) }
      return Contender("1,000 pages, \(laziness.rawValue)") { _ in
        onMainActor {
          let host = screen.host
          let step = (host.contentSize.height - host.bounds.height) / 1_000
          for page in 0...1_000 {
            host.setContentOffset(CGPoint(x: 0, y: CGFloat(page) * step), animated: false)
            host.layoutIfNeeded()
          }
        }
      }
    }
    return PreparedScenario(count: 100_000, inputCount: 1, contenders: contenders)
  }

  // MARK: - W15

  private static func storm(_ seed: UInt64) throws(Failure) -> PreparedScenario {
    let lists = rotation(10_000, seed)
    let one = onMainActor { AdapterScreen(lists[0], .metrics) }
    let many = onMainActor { AdapterScreen(lists[0], .metrics) }
    return PreparedScenario(
      count: 10_000, inputCount: lists.count,
      contenders: [
        Contender("one update") { input in onMainActor { one.show(lists[(input + 1) % lists.count]) } },
        Contender("1,000 in one turn") { input in
          onMainActor {
            for _ in 0..<999 { many.adapter.performUpdates(animated: false) }
            many.show(lists[(input + 1) % lists.count])
          }
        },
      ])
  }
}

/// Benchmarks run on the main thread, and nobody else does.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body() }
    guard let result else { preconditionFailure("The body has run.") }
    return result
  }
}

/// A feed on a headless host, a cell for each section.
@MainActor
final class AdapterScreen: ListAdapterDataSource {
  /// When section controllers are made.
  enum Laziness: String, CaseIterable, Sendable {
    /// All of them, because only they know how large sections are.
    case controllers = "every section controller made"
    /// Near the screen only: the data source says how large sections are.
    case metrics = "section controllers made on demand"
  }

  let host: HeadlessListHost
  let adapter: ListAdapter
  private let scheduler: any ListScheduler
  private let laziness: Laziness
  private var items: [FeedItem]

  init(
    _ items: [FeedItem], _ laziness: Laziness, scheduler: any ListScheduler = ManualListScheduler()
  ) {
    self.items = items
    self.scheduler = scheduler
    self.laziness = laziness
    host = HeadlessListHost(
      size: CGSize(width: 400, height: 800), layout: ListCollectionViewLayout(stickyHeaders: false))
    host.recordsOperations = false
    let updater = ListAdapterUpdater(scheduler: scheduler)
    updater.allowsReloadingOnTooManyUpdates = false
    adapter = ListAdapter(updater: updater)
    adapter.host = host
    adapter.dataSource = self
    host.layoutIfNeeded()
  }

  func show(_ items: [FeedItem]) {
    self.items = items
    adapter.performUpdates(animated: false)
    finishUpdate()
  }

  /// Gives the turn that an update waits for, if the scheduler waits to be told.
  func finishUpdate() {
    (scheduler as? ManualListScheduler)?.advance()
    host.layoutIfNeeded()
  }

  var shownIdentifiers: [Int64] {
    host.pathsForVisibleItems.prefix(10).map { items[$0.section].id }
  }

  func objects(for listAdapter: ListAdapter) -> [FeedItem] { items }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: FeedItem) -> ListSectionController
  {
    FeedSectionController()
  }

  func listAdapter(_ listAdapter: ListAdapter, metricsFor object: FeedItem) -> ListSectionMetrics? {
    laziness == .metrics ? ListSectionMetrics(itemSize: FeedSectionController.itemSize) : nil
  }
}

extension AdapterScreen: ListBindableDataSource {
  func listAdapter(_ listAdapter: ListAdapter, observed event: ListBindingEvent<[FeedItem]>) {
    if case .next(let items) = event { self.items = items }
  }
}

private final class FeedSectionController: ListSectionController {
  static let itemSize = CGSize(width: 400, height: 40)

  override var uniformItemSize: CGSize? { Self.itemSize }

  override func cellForItem(at index: Int) -> any ListCell {
    let cell: HeadlessCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
    return cell ?? HeadlessCell()
  }
}
