// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

/// A status of the C core that comes without a result.
struct DiffFailure: Error, Equatable {
  static let outOfMemory = DiffFailure(status: CDIFF_OUT_OF_MEMORY)
  static let tooLarge = DiffFailure(status: CDIFF_TOO_LARGE)
  static let probeLimit = DiffFailure(status: CDIFF_PROBE_LIMIT)

  let status: cdiff_status
}

/// A workspace of the C core, destroyed with its last reference.
final class Workspace {
  let pointer: OpaquePointer
  /// Kept alive, since it is called by the core until the end.
  private let allocator: CountingAllocator?

  /// Fails when there is no memory.
  init?(_ allocator: CountingAllocator? = nil) {
    let pointer =
      if var interface = allocator?.interface {
        cdiff_workspace_create(&interface)
      } else {
        cdiff_workspace_create(nil)
      }
    guard let pointer else { return nil }
    self.pointer = pointer
    self.allocator = allocator
  }

  deinit {
    cdiff_workspace_destroy(pointer)
  }

  var byteCount: Int { cdiff_workspace_bytes(pointer) }

  /// Lends the identifier buffers to `body`, which gets NULL for both when there is none to lend.
  func withReservedIDs(
    _ oldCount: Int, _ newCount: Int,
    _ body: (
      _ status: cdiff_status, _ old: UnsafeMutablePointer<UInt64>?, _ new: UnsafeMutablePointer<UInt64>?
    ) throws
      -> Void
  ) rethrows {
    var old: UnsafeMutablePointer<UInt64>?
    var new: UnsafeMutablePointer<UInt64>?
    let status = cdiff_workspace_reserve_ids(pointer, oldCount, newCount, &old, &new)
    try body(status, old, new)
    withExtendedLifetime(self) {}
  }

  func trim() {
    cdiff_workspace_trim(pointer)
  }

  /// Diffs, leaving out what the input says to be common, and reads the whole result.
  func diff(_ input: DiffInput) throws(DiffFailure) -> ObservedDiff {
    // With unique identifiers the old suffix is never read, so it isn't there.
    let oldSuffix = input.identifiersAreUnique ? input.commonSuffix : 0
    let old = Array(input.old.dropFirst(input.commonPrefix).dropLast(oldSuffix))
    let new = Array(input.new.dropFirst(input.commonPrefix).dropLast(input.commonSuffix))
    var counts = cdiff_counts()
    let status = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        diff(
          cdiff_input(
            old_ids: old.isEmpty ? nil : old.baseAddress, new_ids: new.isEmpty ? nil : new.baseAddress,
            old_count: input.old.count, new_count: input.new.count,
            common_prefix: input.commonPrefix, common_suffix: input.commonSuffix,
            kind: input.kind, identifiers_are_unique: input.identifiersAreUnique,
            seed: input.seed, probe_limit: input.probeLimit),
          counts: &counts)
      }
    }
    guard status == CDIFF_OK else { throw DiffFailure(status: status) }
    return result(counts, oldCount: input.old.count, newCount: input.new.count)
  }

  /// Diffs what may be too large to exist, and checks that the counts are left alone when there is no result.
  func diff(_ input: cdiff_input, counts: inout cdiff_counts) -> cdiff_status {
    let untouched = cdiff_counts(deletions: 11, insertions: 12, moves: 13, runs: 14)
    counts = untouched
    let status = withUnsafePointer(to: input) { cdiff_diff(pointer, $0, &counts) }
    if status != CDIFF_OK {
      let isUntouched =
        counts.deletions == untouched.deletions && counts.insertions == untouched.insertions
        && counts.moves == untouched.moves && counts.runs == untouched.runs
      #expect(isUntouched, "a diff without a result has written counts")
    }
    return status
  }

  /// Reads the parts of the last result, passing NULL for those that are empty.
  func result(_ counts: cdiff_counts, oldCount: Int, newCount: Int) -> ObservedDiff {
    ObservedDiff(
      oldCount: oldCount, newCount: newCount,
      deletions: entries(counts.deletions, of: 0) { cdiff_write_deletions(pointer, $0) },
      insertions: entries(counts.insertions, of: 0) { cdiff_write_insertions(pointer, $0) },
      moves: entries(counts.moves, of: cdiff_move()) { cdiff_write_moves(pointer, $0) }
        .map { ObservedDiff.Pair(old: Int($0.from), new: Int($0.to)) },
      runs: entries(counts.runs, of: cdiff_run()) { cdiff_write_runs(pointer, $0) }
        .map {
          ObservedDiff.Run(oldStart: Int($0.old_start), newStart: Int($0.new_start), count: Int($0.count))
        })
  }

  /// The maps of the last result, `nil` where an element has no partner.
  func maps(oldCount: Int, newCount: Int) -> (oldToNew: [Int?], newToOld: [Int?]) {
    var newToOld: [UInt32] = []
    let oldToNew = entries(oldCount, of: UInt32(0)) { oldToNew in
      newToOld = entries(newCount, of: UInt32(0)) { newToOld in
        cdiff_write_maps(pointer, oldToNew, newToOld)
      }
    }
    return (oldToNew.map(Self.position), newToOld.map(Self.position))
  }

  static func position(_ entry: UInt32) -> Int? {
    entry == CDIFF_NO_POSITION ? nil : Int(entry)
  }

  private func entries<Entry>(_ count: Int, of blank: Entry, write: (UnsafeMutablePointer<Entry>?) -> Void)
    -> [Entry]
  {
    guard count > 0 else {
      write(nil)
      return []
    }
    var entries = [Entry](repeating: blank, count: count)
    entries.withUnsafeMutableBufferPointer { write($0.baseAddress) }
    return entries
  }
}
