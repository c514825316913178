// SPDX-License-Identifier: MIT

extension Changeset {
  /// What is wrong with the parts, or `nil` if they make a changeset. O(r log r) for r entries, however large the counts
  /// claim to be, so that it can judge what a decoder read.
  internal var inconsistency: String? {
    guard oldCount >= 0, newCount >= 0, oldCount <= Self.maximumCount,
      newCount <= Self.maximumCount - oldCount
    else {
      return "The counts \(oldCount) and \(newCount) are out of range."
    }
    let byOld = keptRuns.sorted { $0.oldStart < $1.oldStart }
    if !Self.tile(deletions, byOld.map(\.oldRange), count: oldCount) {
      return "Deletions and kept runs do not cover each of the \(oldCount) old positions once, in order."
    }
    if !Self.tile(insertions, keptRuns.map(\.newRange), count: newCount) {
      return "Insertions and kept runs do not cover each of the \(newCount) new positions once, in order."
    }
    for (run, next) in zip(keptRuns, keptRuns.dropFirst())
    where run.oldRange.upperBound == next.oldStart && run.newRange.upperBound == next.newStart {
      return "The kept runs \(run) and \(next) are one."
    }
    if !Self.areKept(moves.lazy.map { ($0.from, $0.to) }, in: keptRuns) {
      return "The moves are not kept elements in ascending order of their new positions."
    }
    if !Self.areKept(updates.lazy.map { ($0.old, $0.new) }, in: keptRuns) {
      return "The updates are not kept elements in ascending order of their new positions."
    }
    if !stationaryPairsAreInOrder { return "The kept elements that do not move are not in order." }
    return duplicatesMakeSense ? nil : "The duplicates are not of different positions, in order of the lists."
  }

  private var duplicatesMakeSense: Bool {
    func areAscending(_ positions: [Int], upTo count: Int) -> Bool {
      (positions.first ?? 0) >= 0 && (positions.last ?? -1) < count
        && zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
    }
    guard
      duplicates.allSatisfy({
        max($0.oldPositions.count, $0.newPositions.count) > 1
          && areAscending($0.oldPositions, upTo: oldCount) && areAscending($0.newPositions, upTo: newCount)
      })
    else { return false }
    // By first occurrence, old list first; and no position has two identifiers.
    let firsts = duplicates.map { $0.oldPositions.first ?? oldCount + $0.newPositions[0] }
    return areAscending(firsts, upTo: .max)
      && areAscending(duplicates.flatMap(\.oldPositions).sorted(), upTo: oldCount)
      && areAscending(duplicates.flatMap(\.newPositions).sorted(), upTo: newCount)
  }

  /// The most elements that both lists may hold together.
  @usableFromInline
  internal static var maximumCount: Int { Int(clamping: UInt32.max - 1) }

  /// Whether ascending positions and ascending ranges cover 0..<count, each position once.
  private static func tile(_ positions: [Int], _ ranges: [Range<Int>], count: Int) -> Bool {
    var position = 0
    var rest = positions[...]
    func advance(upTo end: Int) -> Bool {
      while position < end {
        guard rest.first == position else { return false }
        rest.removeFirst()
        position += 1
      }
      return position == end
    }
    for range in ranges {
      guard !range.isEmpty, advance(upTo: range.lowerBound), range.upperBound <= count else { return false }
      position = range.upperBound
    }
    return advance(upTo: count) && rest.isEmpty
  }

  /// Whether the pairs ascend by new position and each is a pair of some run.
  private static func areKept(_ pairs: some Sequence<(old: Int, new: Int)>, in runs: [KeptRun]) -> Bool {
    var runs = runs[...]
    var last = -1
    for (old, new) in pairs {
      while let run = runs.first, run.newRange.upperBound <= new { runs.removeFirst() }
      guard new > last, let run = runs.first, run.newRange.contains(new) else { return false }
      guard old - run.oldStart == new - run.newStart else { return false }
      last = new
    }
    return true
  }

  /// Whether the old positions of the pairs that are no moves ascend with the new ones.
  private var stationaryPairsAreInOrder: Bool {
    var moves = moves[...]
    var last = -1
    for run in keptRuns {
      // What stays of a run is one or more stretches between its moves; each ascends by itself.
      var start = run.newStart
      while start < run.newRange.upperBound {
        if let move = moves.first, move.to == start {
          moves.removeFirst()
          start += 1
          continue
        }
        let end = min(moves.first?.to ?? .max, run.newRange.upperBound)
        let oldStart = run.oldStart + (start - run.newStart)
        guard oldStart > last else { return false }
        last = oldStart + (end - start) - 1
        start = end
      }
    }
    return true
  }

  /// Stops if the parts do not make a changeset, in builds with `TRELLIS_INTERNAL_CHECKS`.
  #if TRELLIS_INTERNAL_CHECKS
    @usableFromInline @inline(never)
    internal func _checkInvariants() {
      if let inconsistency { preconditionFailure(inconsistency) }
    }
  #else
    @inlinable @inline(__always)
    internal func _checkInvariants() {}
  #endif
}
