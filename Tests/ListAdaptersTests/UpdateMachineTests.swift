// SPDX-License-Identifier: MIT

import Testing

@testable import ListAdapters

/// Every state of the machine, with and without a queue, and what every event does in it.
@Suite struct UpdateMachineTests {
  private typealias Event = UpdateMachine.Event
  private typealias Action = UpdateMachine.Action
  private typealias State = UpdateMachine.State

  /// A state, and the events that lead to it. Turn 1 is the one that counts in it.
  private struct Row {
    let path: [Event]
    let state: State
    var hasQueued = false
    /// What the events do that do something: what is to be done, the state after, and whether something is queued then.
    let effects: [Event: (action: Action, state: State, hasQueued: Bool)]
  }

  private static let events: [Event] = [
    .asked, .turnCame(0), .turnCame(1), .turnCame(2), .prepared(turn: 0), .prepared(turn: 1),
    .prepared(turn: 2), .blockRan, .finished, .completed, .sourceChangeAsked, .sourceChanged,
    .sectionsChanged,
  ]

  private static let toDiffing: [Event] = [.asked, .turnCame(1)]
  private static let toApplying: [Event] = toDiffing + [.prepared(turn: 1)]
  private static let toShowing: [Event] = toApplying + [.blockRan]
  private static let toCompleting: [Event] = toShowing + [.finished]

  private static let rows: [Row] = [
    Row(
      path: [], state: .idle,
      effects: [
        .asked: (.schedule(turn: 1), .waiting(turn: 1), true),
        .sourceChangeAsked: (.changeSource(callingOff: false), .changingSource, false),
      ]),
    Row(
      path: [.asked], state: .waiting(turn: 1), hasQueued: true,
      effects: [
        .turnCame(1): (.prepare(turn: 1), .diffing(turn: 1), false),
        .sourceChangeAsked: (.changeSource(callingOff: false), .changingSource, false),
      ]),
    Row(
      path: toDiffing, state: .diffing(turn: 1),
      effects: [
        .asked: (.nothing, .diffing(turn: 1), true),
        .prepared(turn: 1): (.apply, .applying, false),
        .finished: (.complete, .completing, false),
        .sourceChangeAsked: (.changeSource(callingOff: true), .changingSource, false),
        .sectionsChanged: (.prepareAgain(turn: 2), .diffing(turn: 2), false),
      ]),
    Row(
      path: toDiffing + [.asked], state: .diffing(turn: 1), hasQueued: true,
      effects: [
        .prepared(turn: 1): (.apply, .applying, true),
        .finished: (.complete, .completing, true),
        .sourceChangeAsked: (.changeSource(callingOff: true), .changingSource, false),
        .sectionsChanged: (.prepareAgain(turn: 2), .diffing(turn: 2), true),
      ]),
    Row(
      path: toApplying, state: .applying,
      effects: [
        .asked: (.nothing, .applying, true),
        .blockRan: (.nothing, .showing, false),
        .finished: (.complete, .completing, false),
        .sourceChangeAsked: (.changeSourceSuperseding, .applying, false),
        .sectionsChanged: (.supersede, .applying, false),
      ]),
    Row(
      path: toApplying + [.asked], state: .applying, hasQueued: true,
      effects: [
        .blockRan: (.nothing, .showing, true),
        .finished: (.complete, .completing, true),
        .sourceChangeAsked: (.changeSourceSuperseding, .applying, false),
        .sectionsChanged: (.supersede, .applying, true),
      ]),
    Row(
      path: toShowing, state: .showing,
      effects: [
        .asked: (.nothing, .showing, true),
        .finished: (.complete, .completing, false),
        .sourceChangeAsked: (.changeSourceWithin, .showing, false),
      ]),
    Row(
      path: toShowing + [.asked], state: .showing, hasQueued: true,
      effects: [
        .finished: (.complete, .completing, true),
        .sourceChangeAsked: (.changeSourceWithin, .showing, false),
      ]),
    Row(
      path: toCompleting, state: .completing,
      effects: [
        .asked: (.nothing, .completing, true),
        .completed: (.nothing, .idle, false),
        .sourceChangeAsked: (.changeSourceWithin, .completing, false),
      ]),
    Row(
      path: toCompleting + [.asked], state: .completing, hasQueued: true,
      effects: [
        .completed: (.schedule(turn: 2), .waiting(turn: 2), true),
        .sourceChangeAsked: (.changeSourceWithin, .completing, false),
      ]),
    Row(
      path: [.asked, .sourceChangeAsked], state: .changingSource,
      effects: [
        .asked: (.nothing, .changingSource, true),
        .sourceChangeAsked: (.changeSourceWithin, .changingSource, false),
        .sourceChanged: (.nothing, .idle, false),
      ]),
    Row(
      path: [.asked, .sourceChangeAsked, .asked], state: .changingSource, hasQueued: true,
      effects: [
        .sourceChangeAsked: (.changeSourceWithin, .changingSource, false),
        .sourceChanged: (.schedule(turn: 2), .waiting(turn: 2), true),
      ]),
  ]

  private func machine(_ path: [Event]) -> UpdateMachine {
    var machine = UpdateMachine()
    for event in path { _ = machine.handle(event) }
    return machine
  }

  @Test func eachEventInEachStateDoesWhatTheTableSays() {
    for row in Self.rows {
      let start = machine(row.path)
      #expect(start.state == row.state && start.hasQueued == row.hasQueued, "\(row.path)")
      for event in Self.events {
        var after = start
        let action = after.handle(event)
        let expected = row.effects[event] ?? (.nothing, row.state, row.hasQueued)
        #expect(action == expected.action, "\(event) in \(row.state)")
        #expect(after.state == expected.state, "\(event) in \(row.state)")
        #expect(after.hasQueued == expected.hasQueued, "\(event) in \(row.state)")
      }
    }
  }

  /// The table has every state that events can lead to.
  @Test func noOtherStateCanBeReached() {
    func kind(_ machine: UpdateMachine) -> String {
      let name = String(describing: machine.state).prefix { $0 != "(" }
      return "\(name) \(machine.hasQueued)"
    }
    func everyEvent(_ machine: UpdateMachine) -> [Event] {
      let turns = Set(
        [machine.state].compactMap { state -> Int? in
          switch state {
          case .waiting(let turn), .diffing(let turn): turn
          default: nil
          }
        })
      return Self.events + turns.flatMap { [.turnCame($0), .prepared(turn: $0)] }
    }
    var frontier = [UpdateMachine()]
    var kinds: Set<String> = []
    while let next = frontier.popLast() {
      guard kinds.insert(kind(next)).inserted else { continue }
      for event in everyEvent(next) {
        var after = next
        _ = after.handle(event)
        frontier.append(after)
      }
    }
    #expect(kinds == Set(Self.rows.map { kind(machine($0.path)) }))
  }

  @Test func aTurnOfAnEarlierQueueDoesNothing() {
    var machine = machine([.asked, .sourceChangeAsked, .sourceChanged, .asked])
    #expect(machine.state == .waiting(turn: 2))
    #expect(machine.handle(.turnCame(1)) == .nothing)
    #expect(machine.handle(.turnCame(2)) == .prepare(turn: 2))
  }

  @Test func aDifferenceThatWasCalledOffDoesNothing() {
    var machine = machine(Self.toDiffing + [.sectionsChanged])
    #expect(machine.handle(.prepared(turn: 1)) == .nothing)
    #expect(machine.handle(.prepared(turn: 2)) == .apply)
  }
}
