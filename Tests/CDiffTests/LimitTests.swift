// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

/// Sizes at the limits. Common ends are never read, so that lists of billions of elements need no memory here.
@Suite("The size of the lists")
struct LimitTests {
  @Test(
    "may not be more than positions can count",
    arguments: [
      (0xFFFF_FFFF, 0), (0, 0xFFFF_FFFF), (0x7FFF_FFFF, 0x8000_0000), (Int.max, Int.max), (Int.max, 2),
      (2, Int.max),
    ])
  func tooLarge(oldCount: Int, newCount: Int) throws {
    let allocator = CountingAllocator()
    let workspace = try #require(Workspace(allocator))
    let id: UInt64 = 1
    withUnsafePointer(to: id) { id in
      var input = cdiff_input()
      input.old_ids = id
      input.new_ids = id
      input.old_count = oldCount
      input.new_count = newCount
      var counts = cdiff_counts()
      #expect(workspace.diff(input, counts: &counts) == CDIFF_TOO_LARGE)
    }
    workspace.withReservedIDs(oldCount, newCount) { status, _, _ in #expect(status == CDIFF_TOO_LARGE) }
    #expect(try workspace.diff(DiffInput([1], [1])).runs.count == 1, "the workspace is usable afterwards")
  }

  @Test("whose sum overflows is too large, not small")
  func overflow() throws {
    let workspace = try #require(Workspace())
    var input = cdiff_input()
    input.old_count = Int(bitPattern: UInt.max)
    input.new_count = 2
    let id: UInt64 = 1
    withUnsafePointer(to: id) { id in
      input.old_ids = id
      input.new_ids = id
      var counts = cdiff_counts()
      #expect(workspace.diff(input, counts: &counts) == CDIFF_TOO_LARGE)
    }
  }

  @Test("may be the largest there is", arguments: [true, false])
  func largest(isUnique: Bool) throws {
    let half = Int(CDIFF_MAXIMUM_COUNT / 2)
    let diff = try diffWithCommonEnds(half, 0, old: [], new: [], isUnique: isUnique)
    #expect(diff.runs == [.init(oldStart: 0, newStart: 0, count: half)])
    #expect(diff.deletions == [] && diff.insertions == [] && diff.moves == [])
  }

  @Test("doesn't get positions behind a huge prefix wrong", arguments: [true, false])
  func hugePrefix(isUnique: Bool) throws {
    let prefix = Int(CDIFF_MAXIMUM_COUNT / 2) - 3
    let diff = try diffWithCommonEnds(prefix, 0, old: [1, 2, 3], new: [4, 2, 1], isUnique: isUnique)
    #expect(diff.deletions == [prefix + 2])
    #expect(diff.insertions == [prefix])
    #expect(diff.moves.count == 1)
    #expect(
      diff.runs == [
        .init(oldStart: 0, newStart: 0, count: prefix),
        .init(oldStart: prefix + 1, newStart: prefix + 1, count: 1),
        .init(oldStart: prefix, newStart: prefix + 2, count: 1),
      ])
  }

  @Test("doesn't get positions in front of a huge suffix wrong")
  func hugeSuffix() throws {
    let suffix = Int(CDIFF_MAXIMUM_COUNT / 2) - 2
    let diff = try diffWithCommonEnds(0, suffix, old: [1, 2], new: [3, 2], isUnique: true)
    #expect(diff.deletions == [0])
    #expect(diff.insertions == [0])
    #expect(diff.moves == [])
    #expect(diff.runs == [.init(oldStart: 1, newStart: 1, count: suffix + 1)])
  }

  @Test("that differ move a huge suffix as one run")
  func movedSuffix() throws {
    let suffix = Int(CDIFF_MAXIMUM_COUNT / 2) - 1
    let diff = try diffWithCommonEnds(0, suffix, old: [1, 2], new: [], isUnique: true)
    #expect(diff.deletions == [0, 1])
    #expect(diff.insertions == [] && diff.moves == [])
    #expect(diff.runs == [.init(oldStart: 2, newStart: 0, count: suffix)])
  }

  /// Diffs lists that are `old` and `new` between common ends which exist as numbers only.
  private func diffWithCommonEnds(
    _ prefix: Int, _ suffix: Int, old: [UInt64], new: [UInt64], isUnique: Bool
  ) throws -> ObservedDiff {
    let allocator = CountingAllocator()
    let workspace = try #require(Workspace(allocator))
    var input = cdiff_input()
    input.old_count = prefix + old.count + suffix
    input.new_count = prefix + new.count + suffix
    input.common_prefix = prefix
    input.common_suffix = suffix
    input.identifiers_are_unique = isUnique
    var counts = cdiff_counts()
    let status = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        input.old_ids = old.isEmpty ? nil : old.baseAddress
        input.new_ids = new.isEmpty ? nil : new.baseAddress
        return workspace.diff(input, counts: &counts)
      }
    }
    try #require(status == CDIFF_OK)
    #expect(allocator.liveBytes < 1 << 20, "scratch is proportional to the changes")
    return workspace.result(counts, oldCount: input.old_count, newCount: input.new_count)
  }
}
