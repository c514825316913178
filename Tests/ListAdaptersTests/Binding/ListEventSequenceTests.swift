// SPDX-License-Identifier: MIT

import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListEventSequenceTests {
  private let source = EventMulticaster<Int>()

  private func rest(of iterator: ListEventSequence<Int>.Iterator) async -> [Int] {
    var iterator = iterator
    var events: [Int] = []
    while let event = await iterator.next(isolation: MainActor.shared) { events.append(event) }
    return events
  }

  @Test func everybodyGetsAllThatHappensAfterTheyCame() async {
    let sequence = source.sequence(buffering: .all)
    source.send(0)
    let first = sequence.makeAsyncIterator()
    source.send(1)
    let second = sequence.makeAsyncIterator()
    source.send(2)
    source.send(3)
    source.finish()
    #expect(await rest(of: first) == [1, 2, 3])
    #expect(await rest(of: second) == [2, 3])
  }

  @Test func theNewestWaitIfSoMuchWasSaid() async {
    let newest = source.sequence(buffering: .newest(1)).makeAsyncIterator()
    let two = source.sequence(buffering: .all).buffering(.newest(2)).makeAsyncIterator()
    let all = source.sequence(buffering: .newest(1)).buffering(.all).makeAsyncIterator()
    for event in 0..<5 { source.send(event) }
    source.finish()
    #expect(await rest(of: newest) == [4])
    #expect(await rest(of: two) == [3, 4])
    #expect(await rest(of: all) == [0, 1, 2, 3, 4])
  }

  @Test func whatIsFinishedStaysFinished() async {
    source.finish()
    source.send(1)
    #expect(await rest(of: source.sequence(buffering: .all).makeAsyncIterator()) == [])
    #expect(source.isUnused)
  }

  @Test func nobodyIsToldAfterTheyLeft() async {
    var iterator: ListEventSequence<Int>.Iterator? = source.sequence(buffering: .all).makeAsyncIterator()
    #expect(!source.isUnused)
    withExtendedLifetime(iterator) {}
    iterator = nil
    #expect(source.isUnused)
  }

  @Test func aCancelledTaskGetsNothingMore() async {
    let sequence = source.sequence(buffering: .all)
    let iterator = sequence.makeAsyncIterator()
    let task = Task { await rest(of: iterator) }
    source.send(1)
    task.cancel()
    let events = await task.value
    #expect(events.count <= 1)
    #expect(source.isUnused)
  }

  @Test func whatIsMadeOfAnEventIsMadeOnceForEachWhoWantsIt() async {
    let log = Log()
    let sequence: ListEventSequence<Int> = source.sequence(buffering: .all) {
      { event in
        MainActor.assumeIsolated { log.lines.append("\(event)") }
        return event.isMultiple(of: 2) ? event * 10 : nil
      }
    }
    let iterators = (0..<2).map { _ in sequence.makeAsyncIterator() }
    for event in 1...4 { source.send(event) }
    source.finish()
    for iterator in iterators { #expect(await rest(of: iterator) == [20, 40]) }
    #expect(log.lines == ["1", "1", "2", "2", "3", "3", "4", "4"])
  }

  @Test func subscriptionsMayComeAndGoAnywhereWhileEventsAreSent() async {
    let sequence = source.sequence(buffering: .all)
    let tasks = (0..<8).map { _ in
      Task.detached {
        for _ in 0..<200 { withExtendedLifetime(sequence.makeAsyncIterator()) {} }
      }
    }
    for event in 0..<2_000 { source.send(event) }
    for task in tasks { await task.value }
    #expect(source.isUnused)
  }

  @Test func iteratingElsewhereStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let source = EventMulticaster<Int>()
      var iterator = source.sequence(buffering: .all).makeAsyncIterator()
      _ = await iterator.next(isolation: nil)
    }
  }
}
