// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

/// Bindings with the real updater and a host that shows cells.
@MainActor
@Suite struct HeadlessBindingTests {
  private let list = HeadlessList()

  @Test func cellsFollowTheStream() async throws {
    let stream = WatchedStream<[String]>()
    let binding = try #require(list.adapter).bind(to: stream.sequence) { (_: String) in RowSectionController()
    }
    var asked = 1
    for rows in [["a", "b"], ["b", "c"], [], ["c", "b", "a"]] {
      stream.continuation.yield(rows)
      asked += 1
      await stream.untilAsked(asked)
      list.settle()
      #expect(list.visibleTexts == rows)
    }
    binding.cancel()
    list.settle()
    #expect(list.visibleTexts == [])
    #expect(list.host.finish().isClean)
  }

  @Test func valuesOfAnAnimationAreTheNewest() async throws {
    let stream = WatchedStream<[String]>()
    let numbers = Log()
    let binding = try #require(list.adapter).bind(
      to: stream.sequence, observer: ListBindingObserver(updated: { numbers.lines.append("\($0.number)") })
    ) { (_: String) in RowSectionController() }
    stream.continuation.yield(["a"])
    await stream.untilAsked(2)
    list.scheduler.advance()
    for rows in [["b"], ["c"], ["d"]] { stream.continuation.yield(rows) }
    await stream.untilAsked(5)
    list.scheduler.advance()
    // The update of the first value is being animated.
    #expect(numbers.lines == [])
    #expect(list.adapter?.objects().array(of: String.self) == ["a"])
    list.settle()
    list.settle()
    #expect(numbers.lines == ["0", "3"])
    #expect(list.visibleTexts == ["d"])
    binding.cancel()
  }

  /// A long update is not followed by a long rest.
  @Test(arguments: [(update: 0.01, rest: 0.01), (update: 3.0, rest: 1.0 / 60)])
  func theListRestsAsLongAsItsUpdateTook(update: Double, rest: Double) async throws {
    let stream = WatchedStream<[String]>()
    let numbers = Log()
    let binding = try #require(list.adapter).bind(
      to: stream.sequence, observer: ListBindingObserver(updated: { numbers.lines.append("\($0.number)") })
    ) { (_: String) in RowSectionController() }
    stream.continuation.yield(["a"])
    await stream.untilAsked(2)
    list.scheduler.advance()
    list.scheduler.advance(by: update)
    list.host.finishAnimations()
    #expect(numbers.lines == ["0"])
    for rows in [["b"], ["c"]] { stream.continuation.yield(rows) }
    await stream.untilAsked(4)
    list.scheduler.advance(by: rest - 0.001)
    list.host.finishAnimations()
    #expect(list.visibleTexts == ["a"])
    list.scheduler.advance(by: 0.002)
    list.host.finishAnimations()
    #expect(list.visibleTexts == ["c"])
    #expect(numbers.lines == ["0", "2"])
    binding.cancel()
  }

  @Test func theEndOfAStreamEndsARest() async throws {
    let stream = WatchedStream<[String]>()
    let binding = try #require(list.adapter).bind(to: stream.sequence) { (_: String) in RowSectionController()
    }
    stream.continuation.yield(["a"])
    await stream.untilAsked(2)
    list.scheduler.advance()
    list.scheduler.advance(by: 1)
    list.host.finishAnimations()
    stream.continuation.yield(["b"])
    stream.continuation.finish()
    await stream.untilOver()
    while binding.isFollowing { await Task.yield() }
    list.settle()
    #expect(list.visibleTexts == ["b"])
  }

  @Test func theEchoOfADropIsNotAnUpdate() async throws {
    let stream = WatchedStream<[String]>()
    let binding = try #require(list.adapter).bind(
      to: stream.sequence, moved: { [stream] in stream.continuation.yield($0) }
    ) { (_: String) in
      let controller = RowSectionController()
      controller.canBeMoved = true
      return controller
    }
    stream.continuation.yield(["a", "b", "c"])
    await stream.untilAsked(2)
    list.settle()
    #expect(list.host.beginMove(at: ItemPath(item: 0, section: 0)))
    _ = list.host.moveItem(over: ItemPath(item: 1, section: 1))
    list.host.endMove()
    await stream.untilAsked(3)
    #expect(list.scheduler.scheduledCount == 0)
    list.settle()
    #expect(list.visibleTexts == ["b", "a", "c"])
    #expect(list.host.finish().isClean)
    binding.cancel()
  }

  @Test func everythingThatWasHeldIsLetGoOfWhenTheAdapterGoesFirst() async throws {
    let stream = WatchedStream<[String]>()
    weak let adapter = list.adapter
    let binding = try #require(list.adapter).bind(to: stream.sequence) { (_: String) in RowSectionController()
    }
    stream.continuation.yield(["a"])
    await stream.untilAsked(2)
    // With an update queued.
    list.adapter = nil
    #expect(adapter == nil)
    await stream.untilOver()
    list.settle()
    #expect(!binding.isFollowing)
  }
}
