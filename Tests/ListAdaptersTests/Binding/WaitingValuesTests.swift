// SPDX-License-Identifier: MIT

import Testing

@testable import ListAdapters

@Suite struct WaitingValuesTests {
  @Test func firstComeFirstServed() {
    var values = WaitingValues<Int>(capacity: nil)
    for round in 0..<50 {
      for value in 0..<3 {
        let isFull = values.append(round * 3 + value)
        #expect(!isFull)
      }
      let first = values.popFirst()
      #expect(first == round)
    }
    #expect(values.count == 100)
    let rest = (0...100).map { _ in values.popFirst() }
    #expect(rest == Array(50..<150) + [nil])
  }

  @Test func theOldestGoes() {
    var values = WaitingValues<Int>(capacity: 2)
    let dropped = (1...3).map { values.append($0) }
    let taken = (1...3).map { _ in values.popFirst() }
    #expect(dropped == [false, false, true])
    #expect(taken == [2, 3, nil])
  }

  @Test func nothingIsHeldOnToAfterItWasTaken() {
    final class Thing {}
    var values = WaitingValues<Thing>(capacity: nil)
    var thing: Thing? = Thing()
    weak let watched = thing
    for _ in 0..<5 { _ = values.append(Thing()) }
    _ = values.append(thing!)
    thing = nil
    for _ in 0..<6 { _ = values.popFirst() }
    #expect(watched == nil)
    values.removeAll()
    #expect(values.count == 0)
  }
}
