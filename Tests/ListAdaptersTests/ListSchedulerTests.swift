// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListSchedulerTests {
  @Test func aManualSchedulerStandsStill() {
    let scheduler = ManualListScheduler()
    var done: [String] = []
    scheduler.schedule(after: 2) { done.append("2 at \(scheduler.now)") }
    scheduler.schedule(after: 1) { done.append("1 at \(scheduler.now)") }
    scheduler.schedule(after: 0) { done.append("0 at \(scheduler.now)") }
    scheduler.schedule(after: 1) {
      done.append("1 again")
      scheduler.schedule(after: 0.5) { done.append("1.5 at \(scheduler.now)") }
    }
    #expect(done.isEmpty && scheduler.scheduledCount == 4 && scheduler.timeUntilNext == 0)
    scheduler.advance()
    #expect(done == ["0 at 0.0"] && scheduler.timeUntilNext == 1)
    scheduler.advance(by: 1.75)
    #expect(done == ["0 at 0.0", "1 at 1.0", "1 again", "1.5 at 1.5"] && scheduler.now == 1.75)
    scheduler.advance(by: 10)
    #expect(done.last == "2 at 2.0" && scheduler.now == 11.75 && scheduler.timeUntilNext == nil)
  }

  @Test func aTurnOfAManualSchedulerEndsBeforeTheNext() {
    let scheduler = ManualListScheduler()
    var turns = 0
    func again() {
      turns += 1
      scheduler.schedule(after: 0, again)
    }
    again()
    scheduler.runTurn()
    scheduler.runTurn()
    #expect(turns == 3 && scheduler.scheduledCount == 1)
  }

  @Test func theBackgroundOfAManualSchedulerWaits() {
    let scheduler = ManualListScheduler()
    let done = Log()
    #expect(!scheduler.runBackgroundWork())
    scheduler.performInBackground(priority: .low) {
      done.append("work 1")
    } completion: {
      done.append("told 1")
    }
    scheduler.performInBackground(priority: .high) {
      done.append("work 2")
    } completion: {
      done.append("told 2")
    }
    scheduler.advance(by: 5)
    #expect(done.lines == [] && scheduler.backgroundPriorities == [.low, .high])
    #expect(scheduler.runBackgroundWork())
    #expect(done.lines == ["work 1", "told 1"])
    #expect(scheduler.runBackgroundWork() && !scheduler.runBackgroundWork())
    #expect(done.lines == ["work 1", "told 1", "work 2", "told 2"])
  }

  @Test func theMainActorSchedulerKeepsOrderAndTime() async {
    let scheduler = ListMainActorScheduler()
    let start = scheduler.now
    var done: [Int] = []
    await withCheckedContinuation { continuation in
      scheduler.schedule(after: 0.02) {
        done.append(-1)
        #expect(scheduler.now - start >= 0.02)
        continuation.resume()
      }
      for number in 0..<100 { scheduler.schedule(after: 0) { done.append(number) } }
      #expect(done.isEmpty)
    }
    #expect(done == Array(0..<100) + [-1])
  }

  @Test func theMainActorSchedulerWorksElsewhereAndTellsHere() async {
    let scheduler = ListMainActorScheduler()
    let done = Log()
    await withCheckedContinuation { continuation in
      scheduler.performInBackground(priority: .userInitiated) {
        done.append(Thread.isMainThread ? "main" : "elsewhere")
      } completion: {
        MainActor.assertIsolated()
        done.append("told")
        continuation.resume()
      }
    }
    #expect(done.lines == ["elsewhere", "told"])
  }

  @Test func anUpdaterRunsWithoutAnyScheduling() async {
    let fixture = UpdaterFixture(ListAdapterUpdater(), counts: [1])
    fixture.updater.allowsBackgroundDiffing = true
    fixture.data.append(.init(id: 7))
    let isFinished = await withCheckedContinuation { continuation in
      fixture.updater.performUpdate(fixture.sectionUpdate()) { continuation.resume(returning: $0) }
      #expect(fixture.host?.batches == [])
    }
    #expect(isFinished && fixture.host?.batches == [BatchUpdate(sectionInsertions: [1])])
  }
}

/// Lines that are written one after the other, from wherever.
private final class Log: @unchecked Sendable {
  private(set) var lines: [String] = []
  func append(_ line: String) { lines.append(line) }
}
