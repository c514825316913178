// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

@Suite("A workspace")
struct WorkspaceTests {
  private static func input(_ shape: ListPairShape, seed: UInt64 = 1, count: Int = 1500) -> DiffInput {
    var generator = SplitMix64(seed: seed)
    var pair = shape.makePair(maximumCount: count, using: &generator)
    while pair.count < count / 2 { pair = shape.makePair(maximumCount: count, using: &generator) }
    return DiffInput(pair)
  }

  @Test("that is NULL can be destroyed")
  func destroyNull() {
    cdiff_workspace_destroy(nil)
    let allocator = CountingAllocator()
    allocator.reset(failing: .from(0))
    #expect(Workspace(allocator) == nil, "no memory, no workspace")
    #expect(allocator.liveBlocks == 0)
  }

  @Test("allocates nothing for a diff of a size that it has seen", arguments: ListPairShape.allCases)
  func steadyState(shape: ListPairShape) throws {
    let allocator = CountingAllocator()
    do {
      let workspace = try #require(Workspace(allocator))
      let input = Self.input(shape)
      let first = try workspace.diff(input)
      allocator.reset()
      let isSame = try workspace.diff(input) == first
      #expect(isSame)
      #expect(allocator.requests == 0)
      #expect(workspace.byteCount <= allocator.liveBytes)
    }
    #expect(allocator.liveBlocks == 0)
  }

  @Test("carries nothing over from one diff to the next")
  func reuse() throws {
    let workspace = try #require(Workspace())
    var inputs = ListPairShape.allCases.map { Self.input($0, seed: 2, count: 700) }
    for index in inputs.indices where index % 3 == 0 { inputs[index].hash() }
    inputs.append(DiffInput([], []))
    for (index, input) in (inputs + inputs.reversed()).enumerated() {
      let fresh = try #require(Workspace())
      let isSame = try workspace.diff(input) == fresh.diff(input)
      #expect(isSame, "input \(index)")
    }
  }

  @Test("gives its scratch memory back when trimmed and works on")
  func trim() throws {
    let allocator = CountingAllocator()
    let workspace = try #require(Workspace(allocator))
    let blocks = allocator.liveBlocks
    #expect(workspace.byteCount == 0)
    let input = Self.input(.shuffle)
    let diff = try workspace.diff(input)
    #expect(workspace.byteCount > 0)
    #expect(allocator.liveBlocks > blocks)

    workspace.trim()
    #expect(workspace.byteCount == 0)
    #expect(allocator.liveBlocks == blocks)
    workspace.trim()
    let isSame = try workspace.diff(input) == diff
    #expect(isSame)
  }

  @Test("writes each part of a result as often as asked, in any order")
  func repeatedReading() throws {
    let workspace = try #require(Workspace())
    let input = Self.input(.editsOfDuplicates)
    let diff = try workspace.diff(input)
    let counts = cdiff_counts(
      deletions: diff.deletions.count, insertions: diff.insertions.count, moves: diff.moves.count,
      runs: diff.runs.count)
    let maps = workspace.maps(oldCount: input.old.count, newCount: input.new.count)
    for _ in 0..<3 {
      let isSame = workspace.result(counts, oldCount: input.old.count, newCount: input.new.count) == diff
      #expect(isSame)
      let hasSameMaps = workspace.maps(oldCount: input.old.count, newCount: input.new.count) == maps
      #expect(hasSameMaps)
    }
  }

  @Test("lends buffers for identifiers", arguments: [(0, 0), (0, 5), (5, 0), (1000, 700)])
  func identifierBuffers(oldCount: Int, newCount: Int) throws {
    let allocator = CountingAllocator()
    let workspace = try #require(Workspace(allocator))
    try workspace.withReservedIDs(oldCount, newCount) { status, old, new in
      #expect(status == CDIFF_OK)
      let old = try #require(old)
      let new = try #require(new)
      for index in 0..<oldCount { old[index] = UInt64(index) }
      for index in 0..<newCount { new[index] = UInt64(newCount - index) }
      #expect(workspace.byteCount >= (oldCount + newCount) * MemoryLayout<UInt64>.stride)
      #expect(workspace.byteCount <= allocator.liveBytes)

      var input = cdiff_input()
      input.old_ids = UnsafePointer(old)
      input.new_ids = UnsafePointer(new)
      input.old_count = oldCount
      input.new_count = newCount
      var counts = cdiff_counts()
      #expect(workspace.diff(input, counts: &counts) == CDIFF_OK)
      let diff = workspace.result(counts, oldCount: oldCount, newCount: newCount)
      let reference = DiffInput(
        (0..<oldCount).map { UInt64($0) }, (0..<newCount).map { UInt64(newCount - $0) })
      #expect(reference.violations(of: diff).isEmpty)
      #expect((0..<oldCount).allSatisfy { old[$0] == UInt64($0) }, "a diff leaves the identifiers in place")
    }
  }

  @Test("is independent of others on other threads")
  func concurrency() async throws {
    let inputs = ListPairShape.allCases.map { Self.input($0, seed: 4, count: 400) }
    let workspace = try #require(Workspace())
    var expected: [ObservedDiff] = []
    for input in inputs { expected.append(try workspace.diff(input)) }

    let agreements = await withTaskGroup(of: Int.self) { [expected] group in
      for task in 0..<4 {
        group.addTask {
          guard let workspace = Workspace() else { return 0 }
          // Each task starts elsewhere, so that different phases meet.
          let order = (0..<(8 * inputs.count)).map { ($0 + task * 5) % inputs.count }
          return order.count { (try? workspace.diff(inputs[$0])) == expected[$0] }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(agreements == 4 * 8 * inputs.count)
  }
}
