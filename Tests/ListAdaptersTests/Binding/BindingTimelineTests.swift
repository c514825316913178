// SPDX-License-Identifier: MIT

import Testing

@testable import ListAdapters

/// The state machine of a binding on a clock that stands still until it is moved, with updates that take time.
///
/// A timeline has a sign for each second, `·` if nothing happens; see ``BindingMarble``. What comes out has the actions of each
/// second, in the signs of ``BindingMachineTests``.
@MainActor
@Suite struct BindingTimelineTests {
  /// Plays the machine's part between a stream and updates of one length.
  @MainActor
  private final class Player {
    let scheduler = ManualListScheduler()
    var machine: BindingMachine<String>
    private let updateLength: Double
    private let restLength: Double
    private(set) var seconds: [[String]] = []

    init(_ buffering: ListBindingBuffering, updateLength: Double, restLength: Double) {
      self.restLength = restLength
      machine = BindingMachine(buffering: buffering)
      self.updateLength = updateLength
    }

    func play(_ timeline: String) -> String {
      for (second, marble) in timeline.enumerated() where marble != "·" {
        scheduler.schedule(after: Double(second)) { [self] in
          handle(BindingMarble.event(marble, value: marble.uppercased()))
        }
      }
      repeat {
        seconds.append([])
        scheduler.advance(by: seconds.count == 1 ? 0 : 1)
      } while scheduler.scheduledCount > 0
      return seconds.map { $0.isEmpty ? "·" : $0.joined(separator: ",") }.joined(separator: " ")
    }

    private func handle(_ event: BindingMachine<String>.Event) {
      for action in machine.handle(event) {
        switch action {
        case .rest where restLength == 0:
          handle(.rested)
          continue
        case .rest: scheduler.schedule(after: restLength) { [self] in handle(.rested) }
        case .apply: scheduler.schedule(after: updateLength) { [self] in handle(.updateFinished(true)) }
        default: break
        }
        seconds[seconds.count - 1].append(action.marble)
      }
    }
  }

  private func expect(
    _ timeline: String, _ buffering: ListBindingBuffering, updatesOf length: Double, restsOf rest: Double = 0,
    _ actions: String
  ) {
    let player = Player(buffering, updateLength: length, restLength: rest)
    #expect(player.play(timeline) == actions, "\(timeline), \(buffering)")
  }

  @Test func updatesThatAreFastEnoughShowEverything() {
    for buffering in [ListBindingBuffering.latest, .buffer(2)] {
      expect("a·b·c·|", buffering, updatesOf: 1, "A 0 B 1 C 2 |,.")
      expect("abc|", buffering, updatesOf: 0.5, "A 0,B 1,C 2,|,.")
    }
    expect("a·b·c·|", .every, updatesOf: 1, "A 0,? B 1,? C 2,? |,.")
  }

  @Test func updatesThatAreTooSlowShowTheNewest() {
    expect("abcdefg·|", .latest, updatesOf: 3, "A · · 0,D · · 3^2,G · · 6^2,|,.")
    expect("ab···cdef", .latest, updatesOf: 4, "A · · · 0,B · · · 1,F · · · 5^3")
  }

  @Test func updatesThatAreTooSlowShowEverythingInTheEndIfSoMuchWasSaid() {
    expect("abcd|", .every, updatesOf: 3, "A · · 0,B · · 1,C · · 2,D · · 3,|,.")
  }

  @Test func updatesThatAreTooSlowShowWhatHasRoom() {
    expect("abcdef|", .buffer(2), updatesOf: 4, "A · · · 0,D · · · 3^2,E · · · 4,F · · · 5,|,.")
  }

  @Test func aRestHasThePlaceOfAnUpdate() {
    expect("abcdefg", .latest, updatesOf: 1, restsOf: 2, "A 0,~ · D 3^2,~ · G 6^2,~ · ·")
    expect("a···b···c", .latest, updatesOf: 1, restsOf: 2, "A 0,~ · · B 1,~ · · C 2,~ · ·")
    expect("abcdef|", .buffer(2), updatesOf: 1, restsOf: 2, "A 0,~ · C 2^1,~ · E 4^1,F 5,|,.")
    expect("abc|", .latest, updatesOf: 1, restsOf: 5, "A 0,~ · C 2^1,|,. · ·")
    expect("ab·|", .every, updatesOf: 2, restsOf: 5, "A · 0,B · 1,|,.")
  }

  @Test func aFailureWaitsForTheUpdatesBeforeIt() {
    expect("ab#", .latest, updatesOf: 3, "A · · 0,B · · 1,#,.")
    expect("a··#", .latest, updatesOf: 3, "A · · 0,#,.")
    expect("a·#", .every, updatesOf: 1, "A 0,? #,.")
  }

  @Test func aCancellationWaitsForNothing() {
    expect("abx·c", .latest, updatesOf: 4, "A · x,d · 0,.")
    expect("a·|x", .latest, updatesOf: 5, "A · · d · 0,.")
    expect("abc·R", .every, updatesOf: 6, "A · · · 0-,x,. · ·")
    expect("ab·h", .latest, updatesOf: 4, "A · · x 0,.")
  }
}
