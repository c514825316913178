// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@testable import ListAdapters

/// Values, updates, ends and departures in every order, against an oracle.
@Suite struct BindingOrdersTests {
  private static let policies: [ListBindingBuffering] = [.latest, .every, .buffer(2), .buffer(3)]

  /// A binding and its oracle that have gone through the same.
  private struct Pair {
    var machine: BindingMachine<String>
    var oracle: BindingOracle
    var history = ""
    var valueCount = 0

    init(_ buffering: ListBindingBuffering) {
      machine = BindingMachine(buffering: buffering)
      oracle = BindingOracle(buffering)
    }

    /// - Returns: Whether both did the same.
    mutating func happen(_ marble: Character) -> Bool {
      history.append(marble)
      let actions = machine.handle(BindingMarble.event(marble, value: BindingOracle.name(valueCount)))
      if marble == "v" { valueCount += 1 }
      let expected = oracle.happen(marble)
      guard actions.map(\.marble) != expected || machine.wantsValue != oracle.wantsValue else { return true }
      Issue.record("\(history): \(actions.map(\.marble)) instead of \(expected)")
      return false
    }
  }

  /// All 597,870 ways in which up to six things can happen.
  @Test(arguments: policies)
  func everyOrderOfSix(buffering: ListBindingBuffering) {
    var orders = 0
    func follow(_ pair: Pair, _ depth: Int) {
      for marble in BindingMarble.all {
        var next = pair
        orders += 1
        if next.happen(marble), depth > 1 { follow(next, depth - 1) }
      }
    }
    follow(Pair(buffering), 6)
    #expect(orders == 597_870)
  }

  /// Longer ones in which no more happens at first than values, updates and rests.
  @Test(arguments: policies)
  func everyOrderOfSevenValuesUpdatesAndRestsAndAnEnd(buffering: ListBindingBuffering) {
    func follow(_ pair: Pair, _ depth: Int) {
      for marble in depth > 0 ? ["v", "+", "r"] as [Character] : ["#", "|", "x", "h", "R"] {
        var next = pair
        guard next.happen(marble) else { continue }
        if depth > 0 {
          follow(next, depth - 1)
        } else {
          // What is under way comes to its end.
          for marble in "+rv+r-xR" where !next.happen(marble) { return }
        }
      }
    }
    follow(Pair(buffering), 7)
  }

  /// Long ones, some of them.
  @Test(arguments: policies)
  func longOrders(buffering: ListBindingBuffering) {
    let seed: UInt64 = 5
    var random = SplitMix64(seed: seed)
    for round in 0..<400 {
      var pair = Pair(buffering)
      for _ in 0..<60 where pair.valueCount < 60 {
        let marbles: [Character] = ["v", "v", "v", "v", "+", "+", "-", "r", "r"]
        let rare = random.below(20) == 0
        let choice = rare ? BindingMarble.all : marbles
        guard pair.happen(choice[random.below(choice.count)]) else {
          Issue.record("seed \(seed), round \(round)")
          return
        }
      }
    }
  }
}
