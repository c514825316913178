// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ValueFerryTests {
  private final class Passengers {
    var numbers: [Int] = []
  }

  @Test func allArriveInOrder() async {
    let arrived = Passengers()
    let ferry = ValueFerry<Int> { arrived.numbers.append($0) }
    await Task.detached {
      for number in 0..<1_000 { await ferry.carry(MainActorOnly(number)) }
      await ferry.finish()
    }.value
    #expect(arrived.numbers == Array(0..<1_000))
  }

  @Test func whoReadsHasToWaitWhenTheFerryIsFull() async {
    let arrived = Passengers()
    let ferry = ValueFerry<Int> { arrived.numbers.append($0) }
    let carried = Counter()
    let reading = Task.detached {
      for number in 0..<100 {
        await ferry.carry(MainActorOnly(number))
        carried.increment()
      }
    }
    // The main actor is kept busy until the ferry is full, and a little longer.
    while carried.count < ValueFerry<Int>.capacity - 1 {}
    for _ in 0..<10_000 { _ = carried.count }
    #expect(carried.count == ValueFerry<Int>.capacity - 1)
    #expect(arrived.numbers.isEmpty)
    await reading.value
    ferry.finish()
    #expect(arrived.numbers == Array(0..<100))
  }

  /// May be counted up anywhere.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    var count: Int { lock.withLock { value } }
    func increment() { lock.withLock { value += 1 } }
  }
}
