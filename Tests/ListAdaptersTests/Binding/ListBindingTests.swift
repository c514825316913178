// SPDX-License-Identifier: MIT

import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListBindingTests {
  private let list = BoundList()

  private func bind(
    animated: ListBindingAnimation<[String]> = true, buffering: ListBindingBuffering = .latest,
    observer: ListBindingObserver = ListBindingObserver(), moved: (@MainActor ([String]) -> Void)? = nil
  ) throws -> ListBinding {
    try #require(list.adapter).bind(
      to: list.stream.sequence, animated: animated, buffering: buffering, observer: observer, moved: moved
    ) { _ in PlainSectionController() }
  }

  // MARK: Values

  @Test func eachValueIsShown() async throws {
    let binding = try bind()
    await list.yieldAndAwaitUpdate(["a"])
    list.updater.finish()
    #expect(list.shown == ["a"])
    await list.yieldAndAwaitUpdate(["b", "a"])
    list.updater.finish()
    #expect(list.shown == ["b", "a"])
    #expect(list.host?.numberOfSections == 2)
    #expect(binding.isFollowing)
  }

  @Test func elementsAreStoredBeforeTheUpdateIsAskedFor() async throws {
    let binding = try bind()
    await list.yieldAndAwaitUpdate(["a"])
    #expect(list.updater.pendingObjects?.array(of: String.self) == ["a"])
    #expect(list.shown == [])
    binding.cancel()
  }

  @Test func animationIsDecidedByValue() async throws {
    let binding = try bind(animated: .when { $0.count > 1 })
    for value in [["a"], ["a", "b"], []] {
      await list.yieldAndAwaitUpdate(value)
      list.updater.finish()
    }
    #expect(list.updater.requests == [false, true, false])
    binding.cancel()
  }

  @Test(arguments: [true, false])
  func animationIsDecidedOnceForAll(isAnimated: Bool) async throws {
    let binding = try bind(animated: ListBindingAnimation(isAnimated))
    await list.yieldAndAwaitUpdate(["a"])
    #expect(list.updater.requests == [isAnimated])
    binding.cancel()
  }

  @Test func animationIsDecidedByElements() async throws {
    let binding = try bind(animated: .whenAll { $0 != "placeholder" })
    for value in [["a"], ["a", "placeholder", "b"], [], ["placeholder"]] {
      await list.yieldAndAwaitUpdate(value)
      list.updater.finish()
    }
    #expect(list.updater.requests == [true, false, true, false])
    binding.cancel()
  }

  @Test func duplicatesAreData() async throws {
    let binding = try bind()
    await list.yieldAndAwaitUpdate(["a", "b", "a"])
    list.updater.finish()
    #expect(list.shown == ["a", "b"])
    binding.cancel()
  }

  @Test func anEmptyListThatIsNotKnownYetHasNoEmptyView() async throws {
    let emptyView = BareCell()
    let binding = try #require(list.adapter).bind(to: list.stream.sequence, emptyView: { emptyView }) {
      (_: String) in
      PlainSectionController()
    }
    #expect(list.host?.backgroundView == nil)
    await list.yieldAndAwaitUpdate([])
    list.updater.finish()
    #expect(list.host?.backgroundView === emptyView)
    #expect(list.host?.isBackgroundViewHidden == false)
    binding.cancel()
  }

  @Test func valuesThatComeBeforeTheHostAreShownWhenItComes() async throws {
    let host = list.host
    list.adapter?.host = nil
    let binding = try bind()
    var updates = binding.updates.makeAsyncIterator()
    list.yield(["a"])
    let update = await updates.next(isolation: MainActor.shared)
    #expect(update == ListBindingUpdate(number: 0, skippedValues: 0, isFinished: false))
    list.adapter?.host = host
    #expect(list.shown == ["a"])
    #expect(binding.isFollowing)
  }

  // MARK: Back-pressure

  @Test func onlyTheNewestValueWaitsForAnUpdate() async throws {
    let binding = try bind()
    var updates = binding.updates.makeAsyncIterator()
    await list.yieldAndAwaitUpdate(["0"])
    for number in 1...5 { list.yield(["\(number)"]) }
    list.stream.continuation.finish()
    await list.stream.untilOver()
    list.updater.finish()
    #expect(list.shown == ["0"])
    list.updater.finish()
    #expect(list.shown == ["5"])
    #expect(list.updater.finishedUpdates == 2)
    #expect(
      await updates.next(isolation: MainActor.shared)
        == ListBindingUpdate(number: 0, skippedValues: 0, isFinished: true))
    #expect(
      await updates.next(isolation: MainActor.shared)
        == ListBindingUpdate(number: 5, skippedValues: 4, isFinished: true))
    #expect(await updates.next(isolation: MainActor.shared) == nil)
  }

  @Test func everyValueIsShownInOrder() async throws {
    let log = Log()
    let binding = try bind(
      buffering: .every, observer: ListBindingObserver(updated: { log.lines.append("\($0.number)") }))
    for number in 0..<20 { list.yield(["\(number)"]) }
    for number in 0..<20 {
      await list.updater.untilAsked()
      list.updater.finish()
      #expect(list.shown == ["\(number)"])
    }
    #expect(log.lines == (0..<20).map(String.init))
    binding.cancel()
  }

  @Test func aStreamThatMakesItsValuesWhenAskedHasToWait() async throws {
    let counter = Log()
    let stream = AsyncStream<[String]> { @MainActor in
      counter.lines.append("made")
      return [String(counter.lines.count)]
    }
    let binding = try #require(list.adapter).bind(to: stream, buffering: .every) { (_: String) in
      PlainSectionController()
    }
    for number in 1...10 {
      await list.updater.untilAsked()
      #expect(counter.lines.count == number)
      list.updater.finish()
      #expect(list.shown == ["\(number)"])
    }
    binding.cancel()
  }

  @Test func aBufferKeepsTheNewestInOrder() async throws {
    let binding = try bind(buffering: .buffer(2))
    await list.yieldAndAwaitUpdate(["0"])
    for number in 1...5 { list.yield(["\(number)"]) }
    list.stream.continuation.finish()
    await list.stream.untilOver()
    var shown: [[String]] = []
    for _ in 0..<4 {
      list.updater.finish()
      shown.append(list.shown)
    }
    #expect(shown == [["0"], ["4"], ["5"], ["5"]])
    #expect(list.updater.finishedUpdates == 3)
    binding.cancel()
  }

  // MARK: Ends

  private struct Broken: Error, Equatable { let reason: Int }

  @Test func aFailureIsToldAfterTheValuesBeforeItAndTheContentStays() async throws {
    let log = Log()
    let binding = try bind(
      observer: ListBindingObserver(
        updated: { log.lines.append("updated \($0.number)") },
        failed: { log.lines.append("failed \(($0 as? Broken)?.reason ?? -1)") },
        completed: { log.lines.append("completed") }))
    await list.yieldAndAwaitUpdate(["a"])
    list.yield(["b"])
    list.stream.continuation.finish(throwing: Broken(reason: 7))
    await list.stream.untilOver()
    list.updater.finish()
    #expect(binding.failure == nil)
    list.updater.finish()
    #expect(log.lines == ["updated 0", "updated 1", "failed 7"])
    #expect(binding.failure as? Broken == Broken(reason: 7))
    #expect(!binding.isFollowing)
    #expect(list.shown == ["b"])
    #expect(list.adapter?.dataSource != nil)
    binding.cancel()
    #expect(list.shown == [])
  }

  @Test func theEndIsToldAndTheContentStays() async throws {
    let log = Log()
    let binding = try bind(observer: ListBindingObserver(completed: { log.lines.append("completed") }))
    var updates = binding.updates.makeAsyncIterator()
    await list.yieldAndAwaitUpdate(["a"])
    list.updater.finish()
    list.stream.continuation.finish()
    _ = await updates.next(isolation: MainActor.shared)
    #expect(await updates.next(isolation: MainActor.shared) == nil)
    #expect(log.lines == ["completed"])
    #expect(list.shown == ["a"])
    #expect(list.adapter?.dataSource != nil)
    withExtendedLifetime(binding) {}
  }

  @Test func cancellingDetachesAndCancelsTheStream() async throws {
    let binding = try bind()
    await list.yieldAndAwaitUpdate(["a"])
    list.updater.finish()
    binding.cancel()
    #expect(list.adapter?.dataSource == nil)
    #expect(list.shown == [])
    #expect(list.host?.numberOfSections == 0)
    await list.stream.untilOver()
    binding.cancel()
  }

  @Test func anUpdateThatRunsWhenTheBindingIsCancelledIsReported() async throws {
    let binding = try bind()
    var updates = binding.updates.makeAsyncIterator()
    await list.yieldAndAwaitUpdate(["a"])
    list.yield(["b"])
    binding.cancel()
    #expect(await updates.next(isolation: MainActor.shared)?.number == 0)
    #expect(await updates.next(isolation: MainActor.shared) == nil)
    #expect(list.updater.requests.count == 1)
  }

  @Test func lettingGoOfTheBindingDetachesAndCancelsTheStream() async throws {
    var binding: ListBinding? = try bind()
    await list.yieldAndAwaitUpdate(["a"])
    list.updater.finish()
    #expect(list.shown == ["a"])
    withExtendedLifetime(binding) {}
    binding = nil
    #expect(list.adapter?.dataSource == nil)
    #expect(list.shown == [])
    await list.stream.untilOver()
  }

  @Test func aBindingLetGoOfElsewhereEndsOnTheMainActor() async throws {
    let box = try Box(bind())
    await list.yieldAndAwaitUpdate(["a"])
    await Task.detached { box.value = nil }.value
    await list.stream.untilOver()
    #expect(list.adapter?.dataSource == nil)
  }

  private final class Box: @unchecked Sendable {
    var value: ListBinding?
    init(_ value: ListBinding) { self.value = value }
  }

  @Test func anotherDataSourceIsNotDetached() async throws {
    let binding = try bind()
    await list.yieldAndAwaitUpdate(["a"])
    list.updater.finish()
    let other = ListClosureDataSource<Int>(
      objects: { [1, 2] }, sectionController: { _ in PlainSectionController() })
    list.adapter?.dataSource = other
    #expect(!binding.isFollowing)
    await list.stream.untilOver()
    binding.cancel()
    #expect(list.adapter?.dataSource === other)
    #expect(list.host?.numberOfSections == 2)
  }

  @Test func bindingAgainEndsTheOlderBinding() async throws {
    let older = try bind()
    await list.yieldAndAwaitUpdate(["a"])
    let (stream, continuation) = AsyncStream.makeStream(of: [String].self)
    let newer = try #require(list.adapter).bind(to: stream) { (_: String) in PlainSectionController() }
    await list.stream.untilOver()
    #expect(!older.isFollowing)
    older.cancel()
    #expect(list.adapter?.dataSource != nil)
    continuation.yield(["b"])
    await list.updater.untilAsked()
    list.updater.finish()
    #expect(list.shown == ["b"])
    #expect(newer.isFollowing)
  }

  @Test func anAdapterThatGoesFirstTakesTheStreamAlong() async throws {
    let binding = try bind()
    weak let adapter = list.adapter
    var updates = binding.updates.makeAsyncIterator()
    await list.yieldAndAwaitUpdate(["a"])
    list.adapter = nil
    #expect(adapter == nil)
    #expect(!binding.isFollowing)
    await list.stream.untilOver()
    #expect(await updates.next(isolation: MainActor.shared)?.isFinished == false)
    #expect(await updates.next(isolation: MainActor.shared) == nil)
    list.updater.finish()
    binding.cancel()
  }

  @Test func aHostThatGoesFirstTakesTheStreamAlong() async throws {
    let binding = try bind()
    await list.yieldAndAwaitUpdate(["a"])
    list.updater.finish()
    weak let host = list.host
    list.host = nil
    #expect(host == nil)
    list.yield(["b"])
    await list.stream.untilOver()
    #expect(!binding.isFollowing)
    #expect(list.shown == ["a"])
    binding.cancel()
    #expect(list.adapter?.dataSource == nil)
  }

  @Test func aHostThatGoesWhileItShowsAValueTakesTheStreamAlong() async throws {
    let binding = try bind()
    var updates = binding.updates.makeAsyncIterator()
    await list.yieldAndAwaitUpdate(["a"])
    list.host = nil
    list.updater.finish(false)
    #expect(!binding.isFollowing)
    await list.stream.untilOver()
    #expect(await updates.next(isolation: MainActor.shared)?.isFinished == false)
    #expect(await updates.next(isolation: MainActor.shared) == nil)
    binding.cancel()
  }

  @Test func anAdapterThatIsToldToDoWithoutHostGoesOn() async throws {
    let binding = try bind()
    await list.yieldAndAwaitUpdate(["a"])
    list.updater.finish()
    list.adapter?.host = nil
    list.host = BareHost()
    var updates = binding.updates.makeAsyncIterator()
    list.yield(["b"])
    #expect(await updates.next(isolation: MainActor.shared)?.isFinished == false)
    list.adapter?.host = list.host
    #expect(list.shown == ["b"])
    #expect(binding.isFollowing)
  }

  @Test func nothingIsLeftOfABinding() async throws {
    final class Witness {}
    var witness: Witness? = Witness()
    weak let watched = witness
    var binding: ListBinding? = try #require(list.adapter).bind(to: list.stream.sequence) {
      [witness] (_: String) in
      withExtendedLifetime(witness) {}
      return PlainSectionController()
    }
    witness = nil
    await list.yieldAndAwaitUpdate(["a"])
    list.updater.finish()
    #expect(watched != nil)
    withExtendedLifetime(binding) {}
    binding = nil
    await list.stream.untilOver()
    #expect(watched == nil)
  }

  @Test func aWaitingStreamIsLetGoOfToo() async throws {
    var binding: ListBinding? = try bind(buffering: .every)
    await list.yieldAndAwaitUpdate(["a"])
    withExtendedLifetime(binding) {}
    binding = nil
    await list.stream.untilOver()
    #expect(list.adapter?.dataSource == nil)
  }

  @Test func aBindingMayBeCancelledByWhoIsTold() async throws {
    let box = BindingBox()
    box.binding = try bind(observer: ListBindingObserver(updated: { _ in box.binding = nil }))
    await list.yieldAndAwaitUpdate(["a"])
    list.yield(["b"])
    list.updater.finish()
    #expect(list.adapter?.dataSource == nil)
    await list.stream.untilOver()
    #expect(list.updater.requests.count == 1)
  }

  @Test(arguments: [ListBindingBuffering.latest, .every])
  func aBindingMayBeCancelledWhileAValueIsApplied(buffering: ListBindingBuffering) async throws {
    let box = BindingBox()
    box.binding = try bind(
      animated: .when { _ in
        box.binding = nil
        return true
      }, buffering: buffering)
    list.yield(["a"])
    await list.stream.untilOver()
    #expect(list.adapter?.dataSource == nil)
    #expect(list.shown == [])
  }

  @Test func aStreamLearnsOfAnEndThatCameWhileItsValueWasOnTheWay() async throws {
    let box = BindingBox()
    let asked = Log()
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let stream = AnsweringStream<[String]> {
      asked.lines.append(Task.isCancelled ? "cancelled" : "asked")
      guard !Task.isCancelled else {
        end.finish()
        return nil
      }
      box.binding = nil
      return ["a"]
    }
    box.binding = try #require(list.adapter).bind(to: stream) { (_: String) in PlainSectionController() }
    for await _ in ends {}
    #expect(asked.lines == ["asked", "cancelled"])
    #expect(list.updater.requests.isEmpty)
  }

  private final class BindingBox { var binding: ListBinding? }

  // MARK: Moves

  @Test func aMoveIsWrittenBackAndItsEchoUpdatesNothing() async throws {
    let log = Log()
    let list = list
    let binding = try bind(
      observer: ListBindingObserver(updated: { log.lines.append("updated \($0.number)") }),
      moved: { elements in
        log.lines.append("moved \(elements)")
        list.yield(elements)
      })
    await list.yieldAndAwaitUpdate(["a", "b", "c"])
    list.updater.finish()
    let host = try #require(list.host)
    host.client?.host(host, moveItemFrom: ItemPath(item: 0, section: 0), to: ItemPath(item: 0, section: 2))
    #expect(list.shown == ["b", "a", "c"])
    await list.yieldAndAwaitUpdate(["b", "a", "c", "d"])
    #expect(log.lines == ["updated 0", "moved [\"b\", \"a\", \"c\"]", "updated 1"])
    #expect(list.updater.requests.count == 2)
    list.updater.finish()
    #expect(list.shown == ["b", "a", "c", "d"])
    binding.cancel()
  }

  @Test func aMoveThatTheModelRefusesIsTakenBack() async throws {
    let list = list
    let binding = try bind(moved: { _ in list.yield(["a", "b", "c"]) })
    await list.yieldAndAwaitUpdate(["a", "b", "c"])
    list.updater.finish()
    let host = try #require(list.host)
    host.client?.host(host, moveItemFrom: ItemPath(item: 0, section: 0), to: ItemPath(item: 0, section: 2))
    #expect(list.shown == ["b", "a", "c"])
    await list.updater.untilAsked()
    list.updater.finish()
    #expect(list.shown == ["a", "b", "c"])
    binding.cancel()
  }
}
