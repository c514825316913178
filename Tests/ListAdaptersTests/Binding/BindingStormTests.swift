// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

/// 100,000 values for a host that shows cells.
@MainActor
@Suite struct BindingStormTests {
  private nonisolated static let valueCount = 100_000
  private let list = HeadlessList()

  /// What the host has to say of updates: begun by the binding, and finished by the host.
  private final class Tally: ListAdapterUpdaterDelegate {
    private(set) var begun = 0
    private(set) var finished = 0
    func listAdapterUpdater(
      _ updater: ListAdapterUpdater, willPerformBatchUpdatesIn host: any ListHost, from old: ListObjects?,
      to new: ListObjects?, changeset: Changeset?, animated: Bool
    ) { begun += 1 }
    func listAdapterUpdater(
      _ updater: ListAdapterUpdater, didPerform batch: BatchUpdate, in host: any ListHost
    ) { finished += 1 }
  }

  /// What the binding says of its values.
  @MainActor
  private final class Account {
    private(set) var updates: [ListBindingUpdate] = []
    private(set) var isCompleted = false
    var observer: ListBindingObserver {
      ListBindingObserver(
        updated: { self.updates.append($0) }, completed: { self.isCompleted = true })
    }
  }

  @Test(arguments: [ListBindingBuffering.latest, .buffer(8)], [1, 16])
  func theLastValueIsShownAndNextToNothingIsKept(
    buffering: ListBindingBuffering, turnsOfAnUpdate: Int
  ) async throws {
    let census = Census()
    // Makes values when asked, so that those that are alive are the binding's, the updater's and the list's.
    let stream = AnsweringStream<[StormRow]> { census.nextValue(of: Self.valueCount) }
    // One on screen, one that it came from, one on its way, and those that wait.
    let most = 4 + (buffering == .latest ? 1 : 8)
    try await expectStorm(of: stream, census, most, buffering, turnsOfAnUpdate: turnsOfAnUpdate)
  }

  @Test(arguments: [1, 16])
  func aStormThatIsReadElsewhereIsKeptNoMore(turnsOfAnUpdate: Int) async throws {
    let census = Census()
    let stream = AsyncStream<[StormRow]> { census.nextValue(of: Self.valueCount) }
    // As many as go together may be on their way, and as many again may have arrived.
    let most = 5 + 2 * ValueFerry<[StormRow]>.capacity
    try await expectStorm(of: stream, census, most, .latest, turnsOfAnUpdate: turnsOfAnUpdate)
  }

  private func expectStorm<Stream: AsyncSequence>(
    of stream: Stream, _ census: Census, _ mostAlive: Int, _ buffering: ListBindingBuffering,
    turnsOfAnUpdate: Int
  ) async throws where Stream.Element == [StormRow] {
    let tally = Tally()
    let account = Account()
    list.host.recordsOperations = false
    list.updater.delegate = tally
    let binding = try #require(list.adapter).bind(
      to: stream, buffering: buffering, observer: account.observer
    ) { (_: StormRow) in RowSectionController() }

    var turns = 0
    while !account.isCompleted {
      list.scheduler.advance()
      #expect(tally.begun <= tally.finished + 1)
      turns += 1
      if turns.isMultiple(of: turnsOfAnUpdate) { list.settle() }
      await Task.yield()
    }
    list.settle()

    #expect(list.visibleTexts == ["\(Self.valueCount)", "-1"])
    // Every value is accounted for, each update was begun for one and was finished.
    #expect(account.updates.map { $0.skippedValues + 1 }.reduce(0, +) == Self.valueCount)
    #expect(account.updates.last?.number == Self.valueCount - 1)
    #expect(!account.updates.contains { !$0.isFinished })
    #expect(account.updates.count == tally.finished)
    #expect(tally.begun == tally.finished)
    #expect(census.highest <= mostAlive)
    binding.cancel()
    list.settle()
    #expect(list.host.finish().isClean)
  }

  /// As in an app: another thread yields, turns are the main actor's, and updates are spaced by the clock.
  @Test func aStormFromAnotherThreadEndsWithItsLastValue() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: [Int].self)
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100))
    host.recordsOperations = false
    let tally = Tally()
    let updater = ListAdapterUpdater()
    updater.delegate = tally
    let adapter = ListAdapter(updater: updater)
    adapter.host = host
    let account = Account()
    let binding = adapter.bind(
      to: stream,
      animated: .when { _ in
        MainActor.preconditionIsolated("Values are handed on on the main actor")
        return false
      }, observer: account.observer
    ) { (_: Int) in RowSectionController() }
    var updates = binding.updates.makeAsyncIterator()
    Task.detached {
      for number in 1...Self.valueCount { continuation.yield([number, -1]) }
      continuation.finish()
    }
    while await updates.next(isolation: MainActor.shared) != nil {}
    host.layoutIfNeeded()
    #expect(
      host.visibleCells.compactMap { ($0 as? HeadlessCell)?.text } == ["\(Self.valueCount)", "-1"])
    #expect(account.isCompleted)
    #expect(account.updates.map { $0.skippedValues + 1 }.reduce(0, +) == Self.valueCount)
    #expect(account.updates.count == tally.finished)
  }
}

/// Counts lists that are alive.
private final class Census: @unchecked Sendable {
  private let lock = NSLock()
  private var made = 0
  private var alive = 0
  private var most = 0

  /// The most that were alive at once.
  var highest: Int { lock.withLock { most } }

  /// Two rows, of which every value brings a new one.
  func nextValue(of count: Int) -> [StormRow]? {
    let number = lock.withLock {
      made += 1
      return made
    }
    guard number <= count else { return nil }
    let token = Token(self)
    return [StormRow(id: number, token: token), StormRow(id: -1, token: token)]
  }

  private func add(_ change: Int) {
    lock.withLock {
      alive += change
      most = max(most, alive)
    }
  }

  final class Token: Sendable {
    private let census: Census
    init(_ census: Census) {
      self.census = census
      census.add(1)
    }
    deinit { census.add(-1) }
  }
}

/// A row that is alive as long as its list.
private struct StormRow: Diffable, Identifiable, CustomStringConvertible, Sendable {
  let id: Int
  let token: Census.Token

  func isContentEqual(to other: StormRow) -> Bool { id == other.id }
  var description: String { "\(id)" }
}
