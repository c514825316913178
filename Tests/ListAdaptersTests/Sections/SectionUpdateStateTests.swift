// SPDX-License-Identifier: MIT

import Testing

@testable import ListAdapters

@Suite struct SectionUpdateStateTests {
  @Test func aLoneRequestIsQueuedToldAndDone() {
    var state = SectionUpdateState()
    #expect(state.isUpToDate)
    #expect(state.request() == 1)
    #expect(!state.isUpToDate)
    #expect(state.run(1) == true)
    #expect(state.isUpToDate)
    #expect(state.finish(1) == .nothing)
    #expect(state.isUpToDate)
    #expect(state.request() == 2)
  }

  @Test func ofSeveralQueuedRequestsTheFirstBlockTells() {
    var state = SectionUpdateState()
    #expect(state.request() == 1)
    #expect(state.request() == 2)
    #expect(state.run(1) == true)
    #expect(state.run(2) == false)
    #expect(state.finish(1) == .nothing)
    #expect(state.finish(2) == .nothing)
    #expect(state.isUpToDate)
  }

  @Test func aBlockThatIsRunAheadOfItsTurnTellsForAll() {
    var state = SectionUpdateState()
    #expect(state.request() == 1)
    #expect(state.request() == 2)
    #expect(state.run(2) == true)
    #expect(state.run(1) == false)
    #expect(state.finish(1) == .nothing)
    #expect(state.request() == nil, "The second one's changes are still being shown")
    #expect(state.finish(2) == .makeWaitingRequests)
  }

  @Test func requestsWaitForTheEndOfWhatIsBeingShown() {
    var state = SectionUpdateState()
    #expect(state.request() == 1)
    #expect(state.run(1) == true)
    #expect(state.request() == nil)
    #expect(state.request() == nil)
    #expect(!state.isUpToDate)
    #expect(state.run(1) == false)
    #expect(state.finish(1) == .makeWaitingRequests)
    #expect(state.request() == 2)
    #expect(state.run(2) == true)
  }

  @Test func theEndOfARequestWhoseBlockNeverRanLoads() {
    var state = SectionUpdateState()
    #expect(state.request() == 1)
    #expect(state.request() == 2)
    #expect(state.finish(1) == .load)
    #expect(state.finish(2) == .nothing)
    #expect(state.isUpToDate)
    #expect(state.run(1) == false)
  }

  @Test func aLateEndOfAnEarlierRequestLeavesNewerOnesAlone() {
    var state = SectionUpdateState()
    #expect(state.request() == 1)
    #expect(state.request() == 2)
    #expect(state.run(1) == true)
    #expect(state.finish(1) == .nothing)
    #expect(state.request() == 3)
    #expect(state.finish(2) == .nothing)
    #expect(!state.isUpToDate)
    #expect(state.run(3) == true)
  }
}
