// SPDX-License-Identifier: MIT

import ListDiffing

/// A legal batch, as a layout sees it.
struct LayoutBatch: Sendable {
  let update: BatchUpdate
  /// The sections that have changed though the batch does not touch them: new positions.
  let changedSections: [Int]

  /// The sections that are as they were, but for their places, ascending by new position. O(o log o) for o operations.
  func keptSections(oldCount: Int, newCount: Int) -> [Changeset.KeptRun] {
    let runs = update.keptSections(oldCount: oldCount, newCount: newCount)
    let old = touchedOldSections
    let new = (changedSections + touchedNewSections).sorted()
    if old.isEmpty, new.isEmpty { return runs }
    var kept: [Changeset.KeptRun] = []
    kept.reserveCapacity(runs.count + old.count + new.count)
    var rest = new[...]
    for run in runs {
      let leaving = old.isEmpty ? [] : Self.part(of: old, in: run.oldRange)
      // Runs ascend by new position.
      while let first = rest.first, first < run.newStart { rest.removeFirst() }
      let arriving = rest.prefix { $0 < run.newRange.upperBound }
      if leaving.isEmpty, arriving.isEmpty {
        kept.append(run)
      } else {
        let offsets = leaving.map { $0 - run.oldStart } + arriving.map { $0 - run.newStart }
        kept += Self.split(run, at: offsets.sorted())
      }
    }
    return kept
  }

  private var touchedOldSections: [Int] {
    let paths =
      update.itemDeletions + update.itemReloads + update.itemReconfigures + update.itemMoves.map(\.from)
    return (update.sectionReloads + paths.map(\.section)).sorted()
  }

  private var touchedNewSections: [Int] {
    update.itemInsertions.map(\.section) + update.itemMoves.map(\.to.section)
  }

  /// The part of some ascending positions that is in a range.
  private static func part(of positions: [Int], in range: Range<Int>) -> ArraySlice<Int> {
    let first = partitionIndex(in: 0..<positions.count) { positions[$0] >= range.lowerBound }
    let end = partitionIndex(in: first..<positions.count) { positions[$0] >= range.upperBound }
    return positions[first..<end]
  }

  /// What is left of a run without the sections at some ascending offsets, which may repeat.
  private static func split(_ run: Changeset.KeptRun, at offsets: [Int]) -> [Changeset.KeptRun] {
    var parts: [Changeset.KeptRun] = []
    var start = 0
    for offset in offsets + [run.count] {
      if offset > start {
        parts.append(
          .init(oldStart: run.oldStart + start, newStart: run.newStart + start, count: offset - start))
      }
      start = offset + 1
    }
    return parts
  }
}
