// SPDX-License-Identifier: MIT

internal import CDiff

/// The memory of one diff at a time, and the bridge to the core in C.
///
/// Generic code gathers identifiers into its buffers; from there on nothing is generic. It is not Sendable: a diff that
/// takes one from the pool has it for itself.
@usableFromInline
internal final class DiffWorkspace {
  private let core: OpaquePointer?

  /// The identifier buffers of the Swift engine.
  private var swiftKeys = UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)

  // One value, because each access to a property of a class is checked at run time.
  private var usage = WorkspaceUsage()

  /// Makes a workspace.
  internal init(allocator: UnsafePointer<cdiff_allocator>? = nil) {
    core = cdiff_workspace_create(allocator)
  }

  deinit {
    cdiff_workspace_destroy(core)
    swiftKeys.deallocate()
    notes.deallocate()
  }

  /// The seed of this process.
  @usableFromInline
  internal static let processSeed = UInt64.random(in: .min ... .max)

  // MARK: - Updates

  private var notes = UnsafeMutableBufferPointer<Changeset.Update>(start: nil, count: 0)

  /// Memory to note updates in, with what was noted so far.
  internal func notes(atLeast count: Int) -> UnsafeMutableBufferPointer<Changeset.Update> {
    guard notes.count < count else { return notes }
    let larger = UnsafeMutableBufferPointer<Changeset.Update>.allocate(
      capacity: max(count, 2 * notes.count, 64))
    _ = larger.initialize(from: notes)
    notes.deallocate()
    notes = larger
    return notes
  }

  // MARK: - Keys

  /// Makes room for the keys of an input and points it there.
  ///
  /// - Returns: The room, to be written.
  @usableFromInline
  internal func reserveKeys(
    for input: inout FlatInput, engine: DiffEngine
  ) throws(FlatDiffFailure) -> KeyRoom {
    let oldCount = input.oldKeyCount
    let newCount = input.newKeyCount
    let room: KeyRoom
    switch engine {
    case .c:
      var old: UnsafeMutablePointer<UInt64>?
      var new: UnsafeMutablePointer<UInt64>?
      guard let core, cdiff_workspace_reserve_ids(core, oldCount, newCount, &old, &new) == CDIFF_OK, let old,
        let new
      else { throw .outOfMemory }
      room = (old, new)
    case .swift:
      if swiftKeys.baseAddress == nil || swiftKeys.count < oldCount + newCount {
        swiftKeys.deallocate()
        swiftKeys = .allocate(capacity: max(1, oldCount + newCount))
      }
      let start = swiftKeys.baseAddress.unsafelyUnwrapped
      room = (start, start + oldCount)
    }
    input.oldKeys = UnsafePointer(room.old)
    input.newKeys = UnsafePointer(room.new)
    return room
  }

  // MARK: - Diff

  /// Diffs two lists of keys.
  @usableFromInline
  internal func diff(_ input: FlatInput, engine: DiffEngine) throws(FlatDiffFailure) -> FlatDiff {
    usage.note(elementCount: input.oldKeyCount + input.newKeyCount)
    return switch engine {
    case .c: try diffInC(input)
    case .swift: try SwiftEngine.diff(input)
    }
  }

  private func diffInC(_ input: FlatInput) throws(FlatDiffFailure) -> FlatDiff {
    guard let core else { throw .outOfMemory }
    var coreInput = cdiff_input(
      old_ids: input.oldKeys, new_ids: input.newKeys, old_count: input.oldCount, new_count: input.newCount,
      common_prefix: input.commonPrefix, common_suffix: input.commonSuffix,
      kind: input.keyForm == .exact ? CDIFF_EXACT_IDENTIFIERS : CDIFF_HASHED_IDENTIFIERS,
      identifiers_are_unique: input.identifiersAreUnique, seed: input.seed, probe_limit: 0)
    var counts = cdiff_counts()
    switch cdiff_diff(core, &coreInput, &counts) {
    case CDIFF_OK: break
    case CDIFF_PROBE_LIMIT: throw .tooManyCollisions
    default: throw .outOfMemory
    }
    return FlatDiff(
      deletions: Array(count: counts.deletions) { cdiff_write_deletions(core, $0) },
      insertions: Array(count: counts.insertions) { cdiff_write_insertions(core, $0) },
      moves: Array(count: counts.moves) { moves in
        moves.withMemoryRebound(to: cdiff_move.self, capacity: counts.moves) { cdiff_write_moves(core, $0) }
      },
      keptRuns: Array(count: counts.runs) { runs in
        runs.withMemoryRebound(to: cdiff_run.self, capacity: counts.runs) { cdiff_write_runs(core, $0) }
      })
  }

  // MARK: - Memory

  internal var byteCount: Int {
    let coreBytes = core.map { cdiff_workspace_bytes($0) } ?? 0
    return coreBytes + swiftKeys.count * MemoryLayout<UInt64>.stride
      + notes.count * MemoryLayout<Changeset.Update>.stride
  }

  /// Makes the workspace ready for the next diff, and gives memory back that was needed once and not lately.
  internal func prepareForReuse() {
    guard usage.endDiff() else { return }
    if let core { cdiff_workspace_trim(core) }
    swiftKeys.deallocate()
    swiftKeys = .init(start: nil, count: 0)
    notes.deallocate()
    notes = .init(start: nil, count: 0)
  }
}

extension Array {
  /// An array of `count` elements that `write` writes; nothing is allocated for none.
  @inline(__always)
  fileprivate init(count: Int, write: (UnsafeMutablePointer<Element>) -> Void) {
    self = []
    guard count > 0 else { return }
    if count <= 16 {
      // The other way looks up the type of the array's storage at run time, which a diff of ten elements would feel.
      withUnsafeTemporaryAllocation(of: Element.self, capacity: 16) { buffer in
        let start = buffer.baseAddress.unsafelyUnwrapped
        write(start)
        reserveCapacity(count)
        for index in 0..<count { append(start[index]) }
      }
    } else {
      self.init(unsafeUninitializedCapacity: count) { buffer, initializedCount in
        write(buffer.baseAddress.unsafelyUnwrapped)
        initializedCount = count
      }
    }
  }
}
