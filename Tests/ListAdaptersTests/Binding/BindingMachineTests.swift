// SPDX-License-Identifier: MIT

import Testing

@testable import ListAdapters

/// Marbles in: see ``BindingMarble``.
///
/// Actions out, marble by marble: `A` applies value a, `0` reports value 0 (`0-` unfinished, `0^2` after 2 that were skipped), `?` asks the
/// stream, `~` rests, `#` and `|` surface the end, `x` cancels the stream, `d` detaches, `.` ends the reports. `·` is nothing.
@Suite struct BindingMachineTests {
  @Test(
    arguments: [
      // Values and updates.
      ("a+b+c+", "A 0 B 1 C 2"),
      ("a-b-", "A 0- B 1-"),
      ("+", "·"),
      ("a++", "A 0 ·"),
      // While an update runs, only the newest waits.
      ("ab+", "A · 0,B"),
      ("abcd++", "A · · · 0,D 3^2"),
      ("abc+d+e+", "A · · 0,C · 2^1,D · 3,E"),
      ("abc+def+gi++", "A · · 0,C · · · 2^1,F · · 5^2,H 7^1"),
      // Ends take their turn.
      ("|", "|,."),
      ("#", "#,."),
      ("a|+", "A · 0,|,."),
      ("a#-", "A · 0-,#,."),
      ("abc#++", "A · · · 0,C 2^1,#,."),
      ("a+|b#|", "A 0 |,. · · ·"),
      ("a+#|", "A 0 #,. ·"),
      ("a|bc+", "A · · · 0,|,."),
      ("a|#+", "A · · 0,|,."),
      // Cancelling.
      ("x", "x,d,."),
      ("a+xb+", "A 0 x,d,. · ·"),
      ("ax+", "A x,d 0,."),
      ("abx+", "A · x,d 0,."),
      ("abx-x", "A · x,d 0-,. ·"),
      ("ab|x+", "A · · d 0,."),
      ("a+|x", "A 0 |,. d"),
      ("a#+xx", "A · 0,#,. d ·"),
      // The host goes: the stream is let go of, the content stays.
      ("h", "x,."),
      ("a+hb", "A 0 x,. ·"),
      ("abh-", "A · x 0-,."),
      ("abhc+x", "A · x · 0,. d"),
      ("a|h+", "A · · 0,|,."),
      ("a+|hx", "A 0 |,. · d"),
    ])
  func newestValueWaits(marbles: String, actions: String) {
    expect(marbles, actions, .latest)
  }

  @Test(
    arguments: [
      ("R", "x,."),
      ("a+R", "A 0 x,."),
      ("aR", "A 0-,x,."),
      ("abR+", "A · 0-,x,. ·"),
      ("ab|R+", "A · · 0-,. ·"),
      ("a+|R", "A 0 |,. ·"),
      ("axR", "A x,d 0-,."),
      ("axR+", "A x,d 0-,. ·"),
      ("a+hR", "A 0 x,. ·"),
      ("RxRh|#b", "x,. · · · · · ·"),
    ])
  func adapterGoes(marbles: String, actions: String) { expect(marbles, actions, .latest) }

  @Test(
    arguments: [
      ("a+b+", "A 0,? B 1,?"),
      ("abc+++", "A · · 0,B 1,C 2,?"),
      ("abc|+++", "A · · · 0,B 1,C 2,|,."),
      ("abcx+", "A · · x,d 0,."),
      ("ab-|+", "A · 0-,B · 1,|,."),
    ])
  func everyValueIsShown(marbles: String, actions: String) { expect(marbles, actions, .every) }

  @Test(
    arguments: [
      ("abc+++", "A · · 0,B 1,C 2"),
      ("abcd+++", "A · · · 0,C 2^1,D 3"),
      ("abcdef+++", "A · · · · · 0,E 4^3,F 5"),
      ("abcd+efg+++", "A · · · 0,C · · · 2^1,F 5^2,G 6"),
    ])
  func newestTwoWait(marbles: String, actions: String) { expect(marbles, actions, .buffer(2)) }

  /// Each state is reached by the marbles before it.
  @Test(
    arguments: [
      // state, marbles that lead to it, what each event does to it: value, +, -, #, |, x, h, R
      ("idle", "", ["A", "·", "·", "#,.", "|,.", "x,d,.", "x,.", "x,."]),
      ("idle, later", "a+", ["B", "·", "·", "#,.", "|,.", "x,d,.", "x,.", "x,."]),
      ("updating", "a", ["·", "0", "0-", "·", "·", "x,d", "x", "0-,x,."]),
      ("updating, one waits", "ab", ["·", "0,B", "0-,B", "·", "·", "x,d", "x", "0-,x,."]),
      ("failing", "a#", ["·", "0,#,.", "0-,#,.", "·", "·", "d", "·", "0-,."]),
      ("completing", "a|", ["·", "0,|,.", "0-,|,.", "·", "·", "d", "·", "0-,."]),
      ("completing, one waits", "ab|", ["·", "0,B", "0-,B", "·", "·", "d", "·", "0-,."]),
      ("abandoned in an update", "ah", ["·", "0,.", "0-,.", "·", "·", "d", "·", "0-,."]),
      ("failed", "#", ["·", "·", "·", "·", "·", "d", "·", "·"]),
      ("completed", "a+|", ["·", "·", "·", "·", "·", "d", "·", "·"]),
      ("abandoned", "h", ["·", "·", "·", "·", "·", "d", "·", "·"]),
      ("cancelled in an update", "ax", ["·", "0,.", "0-,.", "·", "·", "·", "·", "0-,."]),
      ("cancelled", "x", ["·", "·", "·", "·", "·", "·", "·", "·"]),
      ("without adapter", "R", ["·", "·", "·", "·", "·", "·", "·", "·"]),
    ])
  func everyEventInEveryState(state: String, marbles: String, outcomes: [String]) {
    for (event, outcome) in zip(["v", "+", "-", "#", "|", "x", "h", "R"], outcomes) {
      let steps = run(marbles + event, .latest)
      #expect(steps.last == outcome, "\(state) × \(event)")
    }
  }

  @Test func everyAppliedValueIsReportedOnceWhateverHappens() {
    for buffering in [ListBindingBuffering.latest, .every, .buffer(2)] {
      for marbles in everyMarbles(ofLength: 5) {
        let actions = run(marbles + "R", buffering).joined(separator: ",").split(separator: ",")
        let applied = actions.filter { $0.first?.isUppercase == true && $0.first?.isLetter == true }
        let reported = actions.filter { $0.first?.isNumber == true }
        #expect(applied.count == reported.count, "\(marbles)")
        #expect(actions.filter { $0 == "." }.count == 1, "\(marbles)")
        #expect(actions.last { $0 != "·" && $0 != "d" } == ".", "\(marbles)")
        #expect(actions.filter { "#|".contains($0) }.count <= 1, "\(marbles)")
        // Never two at once, never out of order.
        #expect(applied.map(String.init) == applied.map(String.init).sorted(), "\(marbles)")
        var isRunning = false
        for action in actions {
          if action.first?.isNumber == true { isRunning = false }
          guard action.first?.isUppercase == true else { continue }
          #expect(!isRunning, "\(marbles)")
          isRunning = true
        }
      }
    }
  }

  @Test func nothingWaitsBeyondTheCapacity() {
    var machine = BindingMachine<Int>(buffering: .buffer(3))
    for value in 0..<10_000 {
      _ = machine.handle(.value(value))
      #expect(machine.waitingCount <= 3)
    }
    #expect(machine.isUpdating)
  }

  /// With rests that take time.
  @Test(
    arguments: [
      ("a+r", "A 0,~ ·"),
      ("a+brb", "A 0,~ · B ·"),
      ("a+bcdr+r", "A 0,~ · · · D 3^2,~ ·"),
      ("ab+cr+re", "A · 0,~ · C 2^1,~ · D"),
      ("r", "·"),
      ("a+rr", "A 0,~ · ·"),
      ("ar+", "A · 0,~"),
      ("a+|r", "A 0,~ |,. ·"),
      ("a+b|r+", "A 0,~ · B · 1,|,."),
      ("a+bc#-", "A 0,~ · · C 2^1-,#,."),
      ("a+bxr", "A 0,~ · x,d,. ·"),
      ("a+bhr", "A 0,~ · x,. ·"),
      ("a+bRr", "A 0,~ · x,. ·"),
      ("a|+r", "A · 0,|,. ·"),
    ])
  func valuesThatComeInARestWait(marbles: String, actions: String) {
    expect(marbles, actions, .latest, restsAreOver: false)
  }

  @Test func whoShowsEverythingDoesNotRest() {
    expect("abr+r+r", "A · · 0,B · 1,? ·", .every, restsAreOver: false)
  }

  // MARK: Marbles

  private func expect(
    _ marbles: String, _ actions: String, _ buffering: ListBindingBuffering, restsAreOver: Bool = true
  ) {
    #expect(
      run(marbles, buffering, restsAreOver: restsAreOver) == actions.split(separator: " ").map(String.init),
      "\(marbles)")
  }

  private func everyMarbles(ofLength length: Int) -> [String] {
    guard length > 0 else { return [""] }
    let shorter = everyMarbles(ofLength: length - 1)
    return ["v", "+", "-", "#", "|", "x", "h"].flatMap { marble in shorter.map { marble + $0 } }
  }

  /// Values are named by the order in which they come, whatever their letter.
  ///
  /// - Parameter restsAreOver: Whether rests take no time; then they are not shown.
  private func run(
    _ marbles: String, _ buffering: ListBindingBuffering, restsAreOver: Bool = true
  ) -> [String] {
    var machine = BindingMachine<Character>(buffering: buffering)
    var names = Array("ABCDEFGHIJKLM").makeIterator()
    return marbles.map { marble in
      let event = BindingMarble.event(marble, value: names.next() ?? "Z")
      var actions = machine.handle(event).map(\.marble)
      if restsAreOver, actions.last == "~" {
        actions.removeLast()
        actions += machine.handle(.rested).map(\.marble)
      }
      return actions.isEmpty ? "·" : actions.joined(separator: ",")
    }
  }
}
