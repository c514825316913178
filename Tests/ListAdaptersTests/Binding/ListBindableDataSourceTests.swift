// SPDX-License-Identifier: MIT

import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListBindableDataSourceTests {
  private struct Broken: Error {}

  /// A state that a view model gives, of which the list is a part.
  private struct State {
    var rows: [String]
    let note: NotSendable
  }

  private final class NotSendable {}

  private final class Source: ListBindableDataSource {
    private(set) var rows: [String] = []
    let log = Log()

    func listAdapter(_ listAdapter: ListAdapter, observed event: ListBindingEvent<State>) {
      switch event {
      case .next(let state):
        rows = state.rows
        log.lines.append("next \(rows)")
      case .failure(let error): log.lines.append("failure \(error)")
      case .completion: log.lines.append("completion")
      }
    }

    func objects(for listAdapter: ListAdapter) -> [String] { rows }

    func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: String)
      -> ListSectionController
    {
      PlainSectionController()
    }
  }

  private let list = BoundList()

  @Test func itIsToldOfValuesAndOfTheEnd() async throws {
    let source = Source()
    let (stream, continuation) = AsyncStream.makeStream(of: State.self)
    let binding = try #require(list.adapter).bind(to: stream, dataSource: source)
    #expect(list.adapter?.dataSource === source)
    continuation.yield(State(rows: ["a"], note: NotSendable()))
    await list.updater.untilAsked()
    continuation.finish()
    list.updater.finish()
    var updates = binding.updates.makeAsyncIterator()
    #expect(await updates.next(isolation: MainActor.shared) == nil)
    #expect(source.log.lines == ["next [\"a\"]", "completion"])
    #expect(list.shown == ["a"])
  }

  @Test func itIsToldOfAFailure() async throws {
    let source = Source()
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: State.self)
    let binding = try #require(list.adapter).bind(to: stream, dataSource: source)
    continuation.finish(throwing: Broken())
    var updates = binding.updates.makeAsyncIterator()
    #expect(await updates.next(isolation: MainActor.shared) == nil)
    #expect(source.log.lines == ["failure Broken()"])
    #expect(binding.failure is Broken)
  }

  @Test func itIsKeptAsLongAsTheBinding() async throws {
    var source: Source? = Source()
    weak let watched = source
    let (stream, continuation) = AsyncStream.makeStream(of: State.self)
    let binding = try #require(list.adapter).bind(to: stream, dataSource: try #require(source))
    source = nil
    #expect(watched != nil)
    binding.cancel()
    #expect(watched == nil)
    withExtendedLifetime(continuation) {}
  }

  @Test func bindingItAgainKeepsItInstalled() async throws {
    let source = Source()
    let adapter = try #require(list.adapter)
    let streams = (0..<2).map { _ in AsyncStream.makeStream(of: State.self) }
    let older = adapter.bind(to: streams[0].stream, dataSource: source)
    let newer = adapter.bind(to: streams[1].stream, dataSource: source)
    #expect(!older.isFollowing)
    #expect(newer.isFollowing)
    older.cancel()
    #expect(adapter.dataSource === source)
  }

  @Test func theEchoOfAMoveUpdatesNothing() async throws {
    final class Mover: ListAdapterMoveDelegate {
      let moved: @MainActor ([String]) -> Void
      init(_ moved: @escaping @MainActor ([String]) -> Void) { self.moved = moved }
      func listAdapter(
        _ listAdapter: ListAdapter, move object: any Diffable, from previousObjects: ListObjects,
        to objects: ListObjects
      ) { moved(objects.array() ?? []) }
    }
    let source = Source()
    let (stream, continuation) = AsyncStream.makeStream(of: State.self)
    let adapter = try #require(list.adapter)
    let binding = adapter.bind(to: stream, dataSource: source)
    continuation.yield(State(rows: ["a", "b"], note: NotSendable()))
    await list.updater.untilAsked()
    list.updater.finish()
    // The new order has to be there when the call returns, the stream says so later.
    let mover = Mover { rows in
      source.listAdapter(adapter, observed: .next(State(rows: rows, note: NotSendable())))
      continuation.yield(State(rows: rows, note: NotSendable()))
    }
    adapter.moveDelegate = mover
    let host = try #require(list.host)
    _ = host.client?.host(
      host, targetPathForMoveFrom: ItemPath(item: 0, section: 0), toProposed: ItemPath(item: 1, section: 1))
    host.client?.host(host, moveItemFrom: ItemPath(item: 0, section: 0), to: ItemPath(item: 0, section: 1))
    #expect(list.shown == ["b", "a"])
    continuation.finish()
    var updates = binding.updates.makeAsyncIterator()
    #expect(await updates.next(isolation: MainActor.shared)?.number == 1)
    #expect(await updates.next(isolation: MainActor.shared) == nil)
    #expect(list.updater.requests.count == 1)
  }

  @Test func sectionsAreUpdatedWhenTheirItemsAre() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: [ArraySection<String, String>].self)
    let adapter = try #require(list.adapter)
    let binding = adapter.bind(to: stream) { (_: ArraySection<String, String>) in PlainSectionController() }
    var events = adapter.events.updated.makeAsyncIterator()
    for items in [["x"], ["x", "y"], ["x", "y"]] {
      continuation.yield([ArraySection("a", items: items), ArraySection("b", items: ["z"])])
      await list.updater.untilAsked()
      list.updater.finish()
    }
    var updates: [[Int]] = []
    for _ in 0..<3 {
      let changeset = try #require(await events.next(isolation: MainActor.shared)?.changeset)
      updates.append(changeset.updates.map(\.new))
    }
    #expect(updates == [[], [0], []])
    binding.cancel()
  }

  @Test func anInstallationCanBeTakenBack() throws {
    let adapter = try #require(list.adapter)
    let installation = adapter.setDataSource(Source())
    #expect(installation.isInstalled)
    let other = Source()
    let otherInstallation = adapter.setDataSource(other)
    #expect(!installation.isInstalled)
    installation.uninstall()
    #expect(adapter.dataSource === other)
    otherInstallation.uninstall()
    #expect(adapter.dataSource == nil)
  }
}
