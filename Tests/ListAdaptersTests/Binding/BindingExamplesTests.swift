// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// The examples of the articles *Binding* and *Coming from RxIGListKit*, compiled and run.
@MainActor
@Suite struct BindingExamplesTests {
  private let list = HeadlessList()

  @Test func aListFollowsAStream() async throws {
    let adapter = try #require(list.adapter)
    let (names, continuation) = AsyncStream.makeStream(of: [String].self)

    // Example: bind
    let binding = adapter.bind(to: names) { name in NameSectionController(name) }
    // End of example

    var updates = binding.updates.makeAsyncIterator()
    continuation.yield(["Ada", "Bob"])
    await settle(untilNext: &updates)
    #expect(list.visibleTexts == ["Ada", "Bob"])
  }

  @Test func aFeedFollowsItsViewModel() async throws {
    // Example: feed
    @MainActor
    final class FeedViewModel {
      let posts: AsyncStream<[Post]>
      private let continuation: AsyncStream<[Post]>.Continuation

      init() { (posts, continuation) = AsyncStream.makeStream() }

      func show(_ newPosts: [Post]) { continuation.yield(newPosts) }
    }

    final class FeedDataSource: ListBindableDataSource {
      private var posts: [Post] = []

      func listAdapter(_ listAdapter: ListAdapter, observed event: ListBindingEvent<[Post]>) {
        switch event {
        case .next(let newPosts): posts = newPosts
        case .failure, .completion: break
        }
      }

      func objects(for listAdapter: ListAdapter) -> [Post] { posts }

      func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor post: Post)
        -> ListSectionController
      {
        NameSectionController(post.text)
      }
    }
    // End of example

    let adapter = try #require(list.adapter)
    let viewModel = FeedViewModel()

    // Example: feed-bind
    let binding = adapter.bind(to: viewModel.posts, dataSource: FeedDataSource())
    // End of example

    var updates = binding.updates.makeAsyncIterator()
    viewModel.show([Post(id: 1, text: "Hello"), Post(id: 2, text: "World")])
    await settle(untilNext: &updates)
    #expect(list.visibleTexts == ["Hello", "World"])
    viewModel.show([Post(id: 2, text: "World"), Post(id: 3, text: "Bye")])
    await settle(untilNext: &updates)
    #expect(list.visibleTexts == ["World", "Bye"])
  }

  @Test func aFailureIsToldAndTheContentStays() async throws {
    struct Offline: Error {}
    let adapter = try #require(list.adapter)
    let (names, continuation) = AsyncThrowingStream.makeStream(of: [String].self)
    let banner = Log()

    // Example: failure
    let binding = adapter.bind(
      to: names, animated: .when { !$0.isEmpty }, buffering: .every,
      observer: ListBindingObserver(
        updated: { update in banner.lines.append("shown \(update.number)") },
        failed: { error in banner.lines.append("failed: \(error)") })
    ) { name in NameSectionController(name) }
    // End of example

    var updates = binding.updates.makeAsyncIterator()
    continuation.yield(["Ada"])
    await settle(untilNext: &updates)
    continuation.finish(throwing: Offline())
    #expect(await updates.next(isolation: MainActor.shared) == nil)
    #expect(banner.lines == ["shown 0", "failed: Offline()"])
    #expect(list.visibleTexts == ["Ada"])
  }

  @Test func cellsNeedNoSectionController() async throws {
    let adapter = try #require(list.adapter)
    let (names, continuation) = AsyncStream.makeStream(of: [String].self)

    // Example: bind-cells
    let binding = adapter.bind(
      to: names, cellClass: HeadlessCell.self,
      moved: { reordered in continuation.yield(reordered) },
      configureBlock: { name, cell in cell.text = name },
      sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })
    // End of example

    var updates = binding.updates.makeAsyncIterator()
    continuation.yield(["Ada", "Bob"])
    await settle(untilNext: &updates)
    #expect(list.visibleTexts == ["Ada", "Bob"])
    #expect(list.host.beginMove(at: ItemPath(item: 0, section: 0)))
    list.host.cancelMove()
  }

  @Test func aListOfTasksFollowsAStream() async throws {
    let adapter = try #require(list.adapter)

    // Example: a list that follows a stream
    let (tasks, continuation) = AsyncStream.makeStream(of: [String].self)

    let binding = adapter.bind(
      to: tasks, cellClass: HeadlessCell.self, moved: { reordered in continuation.yield(reordered) },
      emptyView: { HeadlessView() },
      configureBlock: { task, cell in cell.text = task },
      sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })

    continuation.yield(["Sow", "Water"])
    continuation.yield(["Sow", "Water", "Harvest"])
    // End of example

    while binding.isFollowing, list.host.numberOfSections != 3 {
      await Task.yield()
      list.settle()
    }
    #expect(list.visibleTexts == ["Sow", "Water", "Harvest"])
    #expect(list.host.beginMove(at: ItemPath(item: 0, section: 2)))
    _ = list.host.moveItem(over: ItemPath(item: 0, section: 0))
    list.host.endMove()
    list.settle()
    #expect(list.visibleTexts == ["Harvest", "Sow", "Water"])
  }

  @Test func theNextPageIsLoadedNearTheEnd() async throws {
    let adapter = try #require(list.adapter)
    let (names, continuation) = AsyncStream.makeStream(of: [String].self)
    let binding = adapter.bind(to: names) { name in NameSectionController(name) }
    var updates = binding.updates.makeAsyncIterator()
    let (loads, loaded) = AsyncStream.makeStream(of: Void.self)
    let loadNextPage = { _ = loaded.yield() }

    // Example: paging
    let end = adapter.events.willReachEnd(within: 200)
    let paging = Task {
      for await _ in end { loadNextPage() }
    }
    // End of example

    await Task.yield()
    continuation.yield((1...3).map(String.init))
    await settle(untilNext: &updates)
    var iterator = loads.makeAsyncIterator()
    #expect(await iterator.next(isolation: MainActor.shared) != nil)
    paging.cancel()
  }

  @Test func selectionsAreIterated() async throws {
    let adapter = try #require(list.adapter)
    adapter.setDataSource(objects: { [Post(id: 7, text: "Hello")] }) { NameSectionController($0.text) }
    list.settle()
    let opened = Log()

    // Example: selections
    let selections = adapter.events.modelSelected(of: Post.self).makeAsyncIterator()
    let opening = Task {
      var selections = selections
      while let selection = await selections.next(isolation: MainActor.shared) {
        opened.lines.append("open \(selection.model.id)")
      }
    }
    // End of example

    list.host.tap(itemAt: ItemPath(item: 0, section: 0))
    while opened.lines.isEmpty { await Task.yield() }
    #expect(opened.lines == ["open 7"])
    opening.cancel()
  }

  private struct Post: Identifiable, Equatable, Diffable {
    let id: Int
    let text: String
  }

  private final class NameSectionController: ListSectionController {
    private let name: String
    init(_ name: String) { self.name = name }
    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 40) }
    override func cellForItem(at index: Int) -> any ListCell {
      guard let context = collectionContext else { preconditionFailure("A cell without a list") }
      let cell: HeadlessCell = context.dequeueReusableCell(for: self, at: index)
      cell.text = name
      return cell
    }
  }

  /// Lets what the stream yielded come on screen.
  private func settle(untilNext updates: inout ListEventSequence<ListBindingUpdate>.Iterator) async {
    while list.scheduler.scheduledCount == 0 { await Task.yield() }
    list.settle()
    _ = await updates.next(isolation: MainActor.shared)
  }
}
