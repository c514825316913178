// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

// Placing goes from section to section, as each starts where the one before has come to. After a batch most sections are only moved:
// first it is worked out by how much, run by run and without touching them; then their records are carried to where they belong,
// each read and written once.

extension ListLayoutEngine {
  /// Places the sections from one on; those before it stay as they are.
  ///
  /// - Parameters:
  ///   - first: The first section to place. All, if there are not as many.
  ///   - count: How many sections there are.
  ///   - kept: Sections that are as they were, but for their places, ascending by new position. They need not be asked where what is
  ///     before them moves them by whole pixels.
  ///   - metrics: Asked once for each section that is placed.
  ///   - size: Asked once for each item of those sections whose metrics give no size.
  mutating func place(
    from first: Int, count: Int, keeping kept: [Changeset.KeptRun] = [],
    metrics: (Int) -> ListSectionMetrics, size: (ItemPath) -> CGSize
  ) {
    let first = max(0, min(first, records.count, count))
    var cursor = first == 0 ? ListLayoutCursor() : self.cursor(after: first - 1)
    let kept = rowsAscend ? kept.filter { $0.newRange.upperBound > first } : []
    if first == 0, kept.isEmpty { (endExcess, startExcess, rowsAscend, allAreExact) = (0, 0, true, true) }
    // Rows of sections that are placed anew don't count any more.
    furthestRow =
      rowsAscend
      ? (first == 0 ? 0 : records[first - 1].cursor.row)
      : records[..<first].reduce(0) { max($0, $1.cursor.row) }

    var placed = PlacedRecords()
    var carried: [CarriedRun] = []
    carried.reserveCapacity(kept.count)
    var section = first
    for run in kept {
      place(section..<max(section, run.newStart), &cursor, into: &placed, metrics, size)
      section = max(section, run.newStart)
      while section < run.newRange.upperBound {
        let oldSection = run.oldStart + section - run.newStart
        if let part = move(oldSection..<run.oldRange.upperBound, to: section, &cursor) {
          carried.append(part)
          section += part.count
        } else {
          place(section..<section + 1, &cursor, into: &placed, metrics, size)
          section += 1
        }
      }
    }
    // Where nothing is carried, this is all of them.
    placed.reserveCapacity(placed.count + count - section)
    place(section..<count, &cursor, into: &placed, metrics, size)
    end = cursor

    setCount(count)
    records.withUnsafeMutableBufferPointer { records in
      CarriedRun.carry(carried, in: records)
      placed.write(into: records)
    }
    if count < records.count { records.removeLast(records.count - count) }
  }

  /// Has room for the records of so many sections, and for those there are.
  private mutating func setCount(_ count: Int) {
    guard count > records.count else { return }
    if count > records.capacity { records.reserveCapacity(max(count, 2 * records.capacity)) }
    records.append(contentsOf: repeatElement(Record(), count: count - records.count))
  }

  /// Places some sections, which follow the last one that is placed or moved.
  private mutating func place(
    _ sections: Range<Int>, _ cursor: inout ListLayoutCursor, into placed: inout PlacedRecords,
    _ metrics: (Int) -> ListSectionMetrics, _ size: (ItemPath) -> CGSize
  ) {
    if sections.isEmpty { return }
    let grid = ExactGrid(pixels: configuration.pixels)
    placed.start(at: sections.lowerBound)
    for section in sections {
      let lengths = SectionLengths(
        metrics(section), configuration.direction, showHeaderWhenEmpty: configuration.showHeaderWhenEmpty)
      let isBlank = lengths.itemCount == 0 && lengths.header == 0 && lengths.footer == 0
      let isExact = grid.holds(cursor) && grid.holds(lengths, configuration.pixels)
      placed.append(
        Record(
          cursor: cursor, itemCount: UInt32(clamping: lengths.itemCount), isBlank: isBlank, isExact: isExact))
      if !isExact { allAreExact = false }
      if cursor.row < furthestRow { rowsAscend = false }
      furthestRow = max(furthestRow, cursor.row)
      var placer = SectionPlacer(lengths, at: cursor, configuration)
      placer.addItems(section, size) { _, _ in }
      let extent = placer.finish()
      cursor = placer.cursor
      if !isBlank {
        endExcess = max(endExcess, extent.end - cursor.nextRow)
        startExcess = max(startExcess, furthestRow - extent.start)
      }
    }
  }

  /// Places sections that are as they were by moving them, as far as that gives exactly what placing them anew would. Their records
  /// are yet to be carried.
  ///
  /// - Returns: Which of them, from the first one on, and by how much; `nil` if the first one has to be placed anew.
  private mutating func move(
    _ sections: Range<Int>, to newStart: Int, _ cursor: inout ListLayoutCursor
  ) -> CarriedRun? {
    let start = records[sections.lowerBound].cursor
    guard cursor.row >= furthestRow else { return nil }
    var distance = 0.0
    var movedEnd = sections.upperBound
    if start != cursor {
      let grid = ExactGrid(pixels: configuration.pixels)
      guard grid.holds(cursor), let found = grid.distance(from: start, to: cursor) else { return nil }
      distance = found
      if !allAreExact { movedEnd = records[sections].firstIndex { !$0.isExact } ?? movedEnd }
      guard movedEnd > sections.lowerBound else { return nil }
    }
    furthestRow = records[movedEnd - 1].cursor.row + distance
    cursor = self.cursor(after: movedEnd - 1)
    cursor.move(by: distance)
    return CarriedRun(
      oldStart: sections.lowerBound, newStart: newStart, count: movedEnd - sections.lowerBound,
      distance: distance)
  }
}

/// Records of sections that were placed, which have to wait until those of other sections are carried from where they go.
private struct PlacedRecords {
  private var records: ContiguousArray<ListLayoutEngine.Record> = []
  /// At which section a stretch starts, and how many records come before it.
  private var starts: [(section: Int, index: Int)] = []

  var count: Int { records.count }

  mutating func reserveCapacity(_ capacity: Int) { records.reserveCapacity(capacity) }

  mutating func start(at section: Int) { starts.append((section, records.count)) }

  mutating func append(_ record: ListLayoutEngine.Record) { records.append(record) }

  func write(into target: UnsafeMutableBufferPointer<ListLayoutEngine.Record>) {
    guard let base = target.baseAddress else { return }
    records.withUnsafeBufferPointer { records in
      for (number, start) in starts.enumerated() {
        let end = number + 1 < starts.count ? starts[number + 1].index : records.count
        guard let source = records.baseAddress else { return }
        (base + start.section).update(from: source + start.index, count: end - start.index)
      }
    }
  }
}

/// Sections that are as they were but for their positions and places.
private struct CarriedRun {
  let oldStart: Int
  let newStart: Int
  let count: Int
  /// By how much they are moved along the scroll direction, in points.
  let distance: Double

  /// Carries the records of all runs, ascending by new position, within one array.
  ///
  /// Runs whose order stays: first those that go down, from the start on, then those that go up, from the end on; none is then written
  /// over that is yet to be read. The others are put aside, and so are single ones, among which those are that a batch moves.
  static func carry(_ runs: [CarriedRun], in records: UnsafeMutableBufferPointer<ListLayoutEngine.Record>) {
    guard let base = records.baseAddress else { return }
    var inOrder: [CarriedRun] = []
    var aside: [(start: Int, records: [ListLayoutEngine.Record])] = []
    var oldEnd = 0
    for run in runs {
      if run.count == 1 || run.oldStart < oldEnd {
        aside.append((run.newStart, records[run.oldStart..<run.oldStart + run.count].map(run.moved)))
      } else {
        inOrder.append(run)
        oldEnd = run.oldStart + run.count
      }
    }
    for run in inOrder where run.newStart <= run.oldStart { run.carryDown(base) }
    for run in inOrder.reversed() where run.newStart > run.oldStart { run.carryUp(base) }
    for (start, moved) in aside {
      for (offset, record) in moved.enumerated() { base[start + offset] = record }
    }
  }

  @inline(__always)
  private func moved(_ record: ListLayoutEngine.Record) -> ListLayoutEngine.Record {
    var record = record
    record.cursor.move(by: distance)
    return record
  }

  private func carryDown(_ base: UnsafeMutablePointer<ListLayoutEngine.Record>) {
    if oldStart == newStart, distance == 0 { return }
    for offset in 0..<count { base[newStart &+ offset] = moved(base[oldStart &+ offset]) }
  }

  private func carryUp(_ base: UnsafeMutablePointer<ListLayoutEngine.Record>) {
    var offset = count
    while offset > 0 {
      offset &-= 1
      base[newStart &+ offset] = moved(base[oldStart &+ offset])
    }
  }
}
