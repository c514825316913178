// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

/// Each allocation of the core fails in turn, on inputs that reach every phase.
@Suite("An allocation that fails")
struct AllocationFailureTests {
  /// An input for each phase that allocates.
  enum Phase: String, CaseIterable {
    case cursor, table, denseTable, longestIncreasing, strictRepair, fullMode, duplicatesInFullMode,
      fullModeWithSuffix
    case fewerNew, reseed

    var input: DiffInput {
      var generator = SplitMix64(seed: 21)
      let dense = (0..<2000).map { UInt64($0) }
      let sparse = dense.map { _ in generator.next() }
      switch self {
      case .cursor:
        // Replacements and nothing else.
        return DiffInput(sparse, sparse.enumerated().map { $0 % 5 == 2 ? generator.next() : $1 })
      case .table:
        // A few moves, so that the rest has partners to find.
        var new = sparse
        for step in 1..<20 { new.swapAt(step * 50, step * 90 + 7) }
        return DiffInput(sparse, new)
      case .denseTable:
        return DiffInput(dense, dense.shuffled(using: &generator))
      case .longestIncreasing:
        return DiffInput(dense, Array(dense[1000...] + dense[..<1000]).map { $0 % 13 == 0 ? $0 + 5000 : $0 })
      case .strictRepair:
        // Duplicates that the cursor pairs and that the rest has a claim on.
        let old = sparse.enumerated().map { $0 % 9 == 0 ? sparse[0] : $1 }
        return DiffInput(old, Array(old[3...70] + old[90...] + old[..<40]))
      case .fullMode:
        return DiffInput(sparse, sparse.shuffled(using: &generator))
      case .duplicatesInFullMode:
        let old = sparse.map { $0 % 301 &* 0x9E37_79B9_7F4A_7C15 }
        return DiffInput(old, old.shuffled(using: &generator))
      case .fullModeWithSuffix:
        // The suffix that was left out has to be put back, since its identifiers may occur elsewhere.
        var input = DiffInput(sparse + dense, sparse.shuffled(using: &generator) + dense)
        input.commonSuffix = dense.count
        return input
      case .fewerNew:
        return DiffInput(sparse, Array(sparse.shuffled(using: &generator)[..<700]))
      case .reseed:
        var input = DiffInput(dense.map { $0 << 40 }, dense.reversed().map { $0 << 40 })
        input.kind = CDIFF_HASHED_IDENTIFIERS
        return input
      }
    }
  }

  @Test("gives the status, leaks nothing, and the same workspace works afterwards", arguments: Phase.allCases)
  func inAFreshWorkspace(phase: Phase) throws {
    try failEachRequest(of: phase.input, warmUp: nil)
  }

  @Test("does so while a used workspace grows, too", arguments: Phase.allCases)
  func inAUsedWorkspace(phase: Phase) throws {
    try failEachRequest(of: phase.input, warmUp: DiffInput([1, 2, 3, 4], [4, 9, 1, 1]))
  }

  @Test("does so at whatever number of runs the memory is used up")
  func atAnyRunCount() throws {
    for edits in 0..<50 {
      // Every third element replaced, between ends that are alike.
      let old = (0..<UInt64(3 * edits + 4)).map { $0 * 1_000_003 }
      let new = old.enumerated().map { $0 % 3 == 1 && $0 < 3 * edits ? $1 + 1 : $1 }
      try failEachRequest(of: DiffInput(old, new), warmUp: nil)
    }
  }

  @Test("leaves a workspace that lends identifier buffers later")
  func inReservation() throws {
    let allocator = CountingAllocator()
    do {
      let workspace = try #require(Workspace(allocator))
      allocator.reset()
      workspace.withReservedIDs(10, 10) { status, _, _ in #expect(status == CDIFF_OK) }
      let requests = allocator.requests
      #expect(requests > 0)
      for failing in 0..<requests {
        // Larger each time, or nothing would be allocated.
        let count = 1000 * (failing + 1)
        allocator.reset(failing: .at(failing))
        workspace.withReservedIDs(count, count) { status, _, _ in #expect(status == CDIFF_OUT_OF_MEMORY) }
        allocator.reset()
        try workspace.withReservedIDs(count, count) { status, old, new in
          #expect(status == CDIFF_OK)
          let old = try #require(old)
          let new = try #require(new)
          old.update(repeating: 1, count: count)
          new.update(repeating: 2, count: count)
          #expect(old[count - 1] == 1)
        }
      }
    }
    #expect(allocator.liveBlocks == 0)
  }

  /// Lets each request of a diff fail, alone and with all that follow, each time in a workspace of its own.
  private func failEachRequest(of input: DiffInput, warmUp: DiffInput?) throws {
    let expected = try #require(Workspace()).diff(input)
    #expect(input.violations(of: expected).isEmpty)
    let requests = try requestCount(of: input, warmUp: warmUp)
    #expect(requests > 0)

    for failing in (0..<requests).flatMap({ [CountingAllocator.Failing.at($0), .from($0)] }) {
      let allocator = CountingAllocator()
      do {
        let workspace = try #require(Workspace(allocator))
        if let warmUp { _ = try workspace.diff(warmUp) }
        allocator.reset(failing: failing)
        #expect(throws: DiffFailure.outOfMemory, "\(failing)") { _ = try workspace.diff(input) }
        #expect(workspace.byteCount <= allocator.liveBytes, "\(failing)")

        allocator.reset()
        let isRight = try workspace.diff(input) == expected
        #expect(isRight, "\(failing)")
        if let warmUp { #expect(warmUp.violations(of: try workspace.diff(warmUp)).isEmpty) }
      }
      #expect(allocator.liveBlocks == 0, "\(failing)")
    }
  }

  private func requestCount(of input: DiffInput, warmUp: DiffInput?) throws -> Int {
    let allocator = CountingAllocator()
    let workspace = try #require(Workspace(allocator))
    if let warmUp { _ = try workspace.diff(warmUp) }
    allocator.reset()
    _ = try workspace.diff(input)
    return allocator.requests
  }
}
