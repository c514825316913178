// SPDX-License-Identifier: MIT

import Testing

@testable import ListAdapters

@MainActor
@Suite struct UpdateCoalescerTests {
  private let configuration = ListAdaptiveCoalescing(
    isEnabled: true, minimumInterval: 0.5, intervalIncrement: 0.25, maximumInterval: 1)

  @Test func byDefaultAnUpdateWaitsForTheEndOfTheTurn() {
    var coalescer = UpdateCoalescer(ListAdaptiveCoalescing())
    #expect(coalescer.start(now: 0, isVisible: true) == .after(0))
    coalescer.started(at: 0)
    #expect(coalescer.start(now: 0, isVisible: false) == .after(0))
  }

  @Test func theFirstUpdateStartsAtOnceAndSoDoesOneAfterTheInterval() {
    var coalescer = UpdateCoalescer(configuration)
    #expect(coalescer.start(now: 0, isVisible: true) == .atOnce)
    coalescer.started(at: 0)
    // At the interval itself it is still too soon, by nothing.
    #expect(coalescer.start(now: 0.5, isVisible: true) == .after(0))
    coalescer.started(at: 0.5)
    #expect(coalescer.start(now: 1.5, isVisible: true) == .atOnce)
  }

  @Test func updatesThatComeTooSoonAreSpacedMoreAndMoreUpToTheMaximum() {
    var coalescer = UpdateCoalescer(configuration)
    var delays: [UpdateCoalescer.Start] = []
    _ = coalescer.start(now: 0, isVisible: true)
    coalescer.started(at: 0)
    for _ in 0..<4 { delays.append(coalescer.start(now: 0.25, isVisible: true)) }
    #expect(delays == [.after(0.25), .after(0.5), .after(0.75), .after(0.75)])
    // A pause makes the interval the least one again.
    #expect(coalescer.start(now: 10, isVisible: true) == .atOnce)
    coalescer.started(at: 10)
    #expect(coalescer.start(now: 10, isVisible: true) == .after(0.5))
  }

  @Test func whatCannotBeSeenWaitsForTheMaximumIfAskedTo() {
    var configuration = configuration
    configuration.usesMaximumIntervalWhenNotVisible = true
    var coalescer = UpdateCoalescer(configuration)
    #expect(coalescer.start(now: 0, isVisible: false) == .after(1))
    // The interval has not changed by it.
    _ = coalescer.start(now: 0, isVisible: true)
    coalescer.started(at: 0)
    #expect(coalescer.start(now: 0, isVisible: false) == .after(1))
    #expect(coalescer.start(now: 0, isVisible: true) == .after(0.5))
  }

  @Test func visibilityIsDecidedAfterTheFirstSecondOfAHost() {
    let host = RecordingHost()
    let tracker = VisibilityTracker(host, now: 3)
    #expect(tracker.visibility(now: 3) == .visible)
    host.isVisible = false
    #expect(tracker.visibility(now: 3) == .notVisibleEarly)
    #expect(tracker.visibility(now: 3.9) == .notVisibleEarly)
    #expect(tracker.visibility(now: 4) == .notVisible)
    host.isVisible = true
    #expect(tracker.visibility(now: 5) == .visible)
  }

  @Test func listsAreDiffedWhereTheSettingsSay() {
    func place(
      _ old: Int, _ new: Int, visible: Bool = true, background: Bool = true, _ adaptive: ListAdaptiveDiffing
    ) -> DiffPlace {
      DiffPlace(
        oldCount: old, newCount: new, isVisible: visible, allowsBackground: background, adaptive: adaptive)
    }
    let off = ListAdaptiveDiffing()
    var on = ListAdaptiveDiffing(isEnabled: true, maximumCountOnMain: 10, lowersPriorityWhenNotVisible: true)
    #expect(place(5, 5, background: false, off) == .main)
    #expect(place(5, 5, off) == .background(.userInitiated))
    #expect(place(500, 5, background: false, on) == .main)
    #expect(place(9, 9, on) == .main)
    #expect(place(10, 9, on) == .background(.userInitiated))
    #expect(place(9, 10, on) == .background(.userInitiated))
    #expect(place(9, 9, visible: false, on) == .background(.medium))
    on.usesHigherPriority = true
    #expect(place(10, 9, on) == .background(DiffPlace.userInteractive))
    #expect(DiffPlace.userInteractive > .userInitiated)
    on.lowersPriorityWhenNotVisible = false
    #expect(place(9, 9, visible: false, on) == .main)
  }
}
