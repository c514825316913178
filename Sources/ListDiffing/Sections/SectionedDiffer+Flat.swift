// SPDX-License-Identifier: MIT

// The chunks of all pairs of sections in one diff. They are not copied together: only their keys are, each combined with the
// number of its chunk, so that nothing is paired across chunks.

extension SectionedDiffer {
  /// The pairs of all chunks; `nil` if two identifiers share a key, or there is no memory.
  @inlinable
  internal func flatPairs(of chunks: [SectionChunk<Item>]) -> FlatDiff? {
    guard let last = chunks.last else { return FlatDiff() }
    precondition(
      last.oldEnd <= Changeset.maximumCount && last.newEnd <= Changeset.maximumCount - last.oldEnd,
      "Sections of together more than 2^32 - 2 items can't be diffed; diff them in parts.")
    var input = FlatInput(
      oldCount: last.oldEnd, newCount: last.newEnd, commonPrefix: 0, commonSuffix: 0, keyForm: .hashed,
      identifiersAreUnique: options.identifiersAreUnique, seed: options.seed ?? DiffWorkspace.processSeed)
    var lease = WorkspaceLease()
    defer { lease.end() }
    let workspace = lease.workspace
    do throws(FlatDiffFailure) {
      let room = try workspace.reserveKeys(for: &input, engine: options.engine)
      gatherKeys(of: chunks, into: room, seed: input.seed)
      let flat = try workspace.diff(input, engine: options.engine)
      return areEqual(flat.keptRuns, in: chunks) ? flat : nil
    } catch {
      return nil
    }
  }

  @inlinable
  internal func gatherKeys(of chunks: [SectionChunk<Item>], into room: KeyRoom, seed: UInt64) {
    let isInSwift = options.engine == .swift
    var oldSink = _DiffKeySink(writingTo: room.old, seed: seed, isInSwift: isInSwift)
    var newSink = _DiffKeySink(writingTo: room.new, seed: seed, isInSwift: isInSwift)
    for (number, chunk) in chunks.enumerated() {
      chunk.withItems { old, new in
        let oldStart = oldSink.next
        let newStart = newSink.next
        Item._appendKeys(of: old, to: &oldSink)
        Item._appendKeys(of: new, to: &newSink)
        let salt = DiffHasher.salt(UInt64(truncatingIfNeeded: number), seed: seed)
        DiffHasher.combine(UnsafeMutableBufferPointer(start: oldStart, count: old.count), with: salt)
        DiffHasher.combine(UnsafeMutableBufferPointer(start: newStart, count: new.count), with: salt)
      }
    }
  }

  /// Whether all pairs are within one chunk and have equal identifiers.
  @inlinable
  internal func areEqual(_ runs: [Changeset.KeptRun], in chunks: [SectionChunk<Item>]) -> Bool {
    forEachPart(of: runs, in: chunks) { chunk, oldStart, newStart, count in
      guard oldStart >= chunk.oldOffset, oldStart + count <= chunk.oldEnd else { return false }
      return chunk.withItems { old, new in
        for offset in 0..<count {
          let oldIdentifier = old[oldStart &- chunk.oldOffset &+ offset].diffIdentifier
          guard oldIdentifier == new[newStart &- chunk.newOffset &+ offset].diffIdentifier else {
            return false
          }
        }
        return true
      }
    }
  }

  @inlinable
  internal mutating func noteUpdates(of runs: [Changeset.KeptRun], in chunks: [SectionChunk<Item>]) {
    var updates = updates
    _ = forEachPart(of: runs, in: chunks) { chunk, oldStart, newStart, count in
      chunk.withItems { old, new in
        for offset in 0..<count {
          let oldItem = oldStart &- chunk.oldOffset &+ offset
          let newItem = newStart &- chunk.newOffset &+ offset
          if !old[oldItem].isContentEqual(to: new[newItem]) {
            updates.append(
              .init(old: chunk.oldPath(oldStart + offset), new: chunk.newPath(newStart + offset)))
          }
        }
      }
      return true
    }
    self.updates = updates
  }

  /// Visits each run, cut where a chunk of the new list ends, until `body` says no.
  @inlinable
  internal func forEachPart(
    of runs: [Changeset.KeptRun], in chunks: [SectionChunk<Item>],
    _ body: (_ chunk: SectionChunk<Item>, _ oldStart: Int, _ newStart: Int, _ count: Int) -> Bool
  ) -> Bool {
    var index = 0
    for run in runs {
      var offset = 0
      while offset < run.count {
        while chunks[index].newEnd <= run.newStart + offset { index += 1 }
        let count = min(run.count - offset, chunks[index].newEnd - run.newStart - offset)
        guard body(chunks[index], run.oldStart + offset, run.newStart + offset, count) else { return false }
        offset += count
      }
    }
    return true
  }
}

extension DiffHasher {
  /// A number to combine the keys of one chunk with, unlike that of any other.
  @inlinable @inline(__always)
  internal static func salt(_ number: UInt64, seed: UInt64) -> UInt64 {
    var hasher = DiffHasher(seed: seed)
    hasher.combine(bits: number)
    return hasher.finalize()
  }

  /// Hashes keys together with a salt. Exact keys become hashes by it.
  @inlinable @inline(__always)
  internal static func combine(_ keys: UnsafeMutableBufferPointer<UInt64>, with salt: UInt64) {
    for index in keys.indices {
      var hasher = DiffHasher(seed: salt)
      hasher.combine(bits: keys[index])
      keys[index] = hasher.finalize()
    }
  }
}
