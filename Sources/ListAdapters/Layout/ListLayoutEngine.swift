// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Knows where the sections of a list are, without knowing any view: numbers in, numbers out.
///
/// Of a section it keeps what the placing starts from, a flat record of 48 bytes. Where a section's items are is worked out from
/// that when somebody wants to know.
struct ListLayoutEngine: Sendable {
  struct Record: Sendable {
    /// What the section's placing starts from.
    var cursor = ListLayoutCursor()
    var itemCount: UInt32 = 0
    /// Whether the section has neither items nor a header nor a footer.
    var isBlank = true
    /// Whether the section can be placed elsewhere without being asked: all that adds up to the next cursor is free of rounding.
    var isExact = false
  }

  private(set) var configuration: ListLayoutConfiguration
  private var records: ContiguousArray<Record> = []
  /// What a section after the last one would start from.
  private var end = ListLayoutCursor()

  /// By how much a section ends, at most, after the row that follows it starts, and by how much a section starts, at most, before
  /// its first row or a row of an earlier section. Zero, or a pixel, but for negative insets and the like.
  private var endExcess = 0.0
  private var startExcess = 0.0
  /// The furthest start of a row so far.
  private var furthestRow = 0.0
  /// Whether no row starts before an earlier one, as is the case without negative insets and the like.
  private var rowsAscend = true

  init(_ configuration: ListLayoutConfiguration) { self.configuration = configuration }

  var sectionCount: Int { records.count }

  /// How far the content reaches along the scroll direction.
  var contentLength: Double { end.contentEnd }

  func itemCount(ofSection section: Int) -> Int { Int(records[section].itemCount) }

  func isBlank(_ section: Int) -> Bool { records[section].isBlank }

  func end(ofSection section: Int) -> Double { cursor(after: section).sectionEnd }

  private func cursor(after section: Int) -> ListLayoutCursor {
    section + 1 < records.count ? records[section + 1].cursor : end
  }

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
    if first == 0, kept.isEmpty { (endExcess, startExcess, rowsAscend) = (0, 0, true) }
    // Rows of sections that are placed anew don't count any more.
    furthestRow =
      rowsAscend
      ? (first == 0 ? 0 : records[first - 1].cursor.row)
      : records[..<first].reduce(0) { max($0, $1.cursor.row) }
    let ends = kept.map { self.cursor(after: $0.oldRange.upperBound - 1) }
    carry(kept, from: first, count: count)
    var section = first
    for (run, end) in zip(kept, ends) {
      place(section..<max(section, run.newStart), &cursor, metrics, size)
      section = max(section, run.newStart)
      while section < run.newRange.upperBound {
        let moved = move(section..<run.newRange.upperBound, endingAt: end, &cursor)
        if moved == 0 { place(section..<section + 1, &cursor, metrics, size) }
        section += max(moved, 1)
      }
    }
    place(section..<count, &cursor, metrics, size)
    end = cursor
  }

  /// Brings the records of kept sections to their new positions, still with their old places, and has room for the others.
  ///
  /// In place: with a second array for the outcome, an update of 10,000 sections took a third longer.
  private mutating func carry(_ runs: [Changeset.KeptRun], from first: Int, count: Int) {
    let oldCount = records.count
    if count > records.capacity { records.reserveCapacity(max(count, 2 * records.capacity)) }
    if count > oldCount { records.append(contentsOf: repeatElement(Record(), count: count - oldCount)) }
    records.withUnsafeMutableBufferPointer { records in
      // Runs that stay in order can be moved within the array: first those that move down, from the start on, then those that
      // move up, from the end on. None is then written over that is yet to be read. The others are put aside.
      var inOrder: [Changeset.KeptRun] = []
      var aside: [(start: Int, records: [Record])] = []
      var oldEnd = first
      for run in runs {
        let cut = max(0, first - run.newStart)
        let run = Changeset.KeptRun(
          oldStart: run.oldStart + cut, newStart: run.newStart + cut, count: run.count - cut)
        if run.count == 1 || run.oldStart < oldEnd {
          aside.append((run.newStart, Array(records[run.oldRange])))
        } else {
          inOrder.append(run)
          oldEnd = run.oldRange.upperBound
        }
      }
      func carry(_ run: Changeset.KeptRun) {
        guard let base = records.baseAddress else { return }
        (base + run.newStart).update(from: base + run.oldStart, count: run.count)
      }
      for run in inOrder where run.newStart < run.oldStart { carry(run) }
      for run in inOrder.reversed() where run.newStart > run.oldStart { carry(run) }
      for (start, kept) in aside {
        for (offset, record) in kept.enumerated() { records[start + offset] = record }
      }
    }
    if count < oldCount { records.removeLast(oldCount - count) }
  }

  /// Places some sections, which follow the last one that is placed.
  private mutating func place(
    _ sections: Range<Int>, _ cursor: inout ListLayoutCursor, _ metrics: (Int) -> ListSectionMetrics,
    _ size: (ItemPath) -> CGSize
  ) {
    let grid = ExactGrid(pixels: configuration.pixels)
    for section in sections {
      let lengths = SectionLengths(
        metrics(section), configuration.direction, showHeaderWhenEmpty: configuration.showHeaderWhenEmpty)
      let isBlank = lengths.itemCount == 0 && lengths.header == 0 && lengths.footer == 0
      records[section] = Record(
        cursor: cursor, itemCount: UInt32(clamping: lengths.itemCount), isBlank: isBlank,
        isExact: grid.holds(cursor) && grid.holds(lengths, configuration.pixels))
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

  /// Places sections that are as they were by moving them, as far as that gives exactly what placing them anew would.
  ///
  /// - Parameter end: What a section after the last of them started from.
  /// - Returns: How many of them could be moved, from the first one on.
  private mutating func move(
    _ sections: Range<Int>, endingAt end: ListLayoutCursor, _ cursor: inout ListLayoutCursor
  ) -> Int {
    let start = records[sections.lowerBound].cursor
    guard cursor.row >= furthestRow else { return 0 }
    if start == cursor {
      furthestRow = records[sections.upperBound - 1].cursor.row
      cursor = end
      return sections.count
    }
    let grid = ExactGrid(pixels: configuration.pixels)
    guard grid.holds(cursor), let distance = grid.distance(from: start, to: cursor) else { return 0 }
    let movedEnd = records.withUnsafeMutableBufferPointer { records in
      var section = sections.lowerBound
      while section < sections.upperBound, records[section].isExact {
        records[section].cursor.move(by: distance)
        section &+= 1
      }
      return section
    }
    guard movedEnd > sections.lowerBound else { return 0 }
    furthestRow = records[movedEnd - 1].cursor.row
    cursor = movedEnd < sections.upperBound ? records[movedEnd].cursor : end
    cursor.move(by: distance)
    return movedEnd - sections.lowerBound
  }

  /// Changes what decides about every section's place, which forgets all sections.
  mutating func reset(_ configuration: ListLayoutConfiguration) {
    self.configuration = configuration
    records.removeAll(keepingCapacity: true)
    end = ListLayoutCursor()
  }

  /// Where everything in a section is.
  ///
  /// - Parameters:
  ///   - metrics: The section's metrics, as they were when it was placed.
  ///   - size: Asked once for each item if the metrics give no size.
  func placement(
    ofSection section: Int, metrics: ListSectionMetrics, size: (ItemPath) -> CGSize
  ) -> SectionPlacement {
    var lengths = SectionLengths(
      metrics, configuration.direction, showHeaderWhenEmpty: configuration.showHeaderWhenEmpty)
    lengths.itemCount = min(lengths.itemCount, itemCount(ofSection: section))
    var placer = SectionPlacer(lengths, at: records[section].cursor, configuration)
    var placed = PlacedItems(capacity: lengths.item == nil ? lengths.itemCount : 0)
    let rows = placer.addItems(section, size) { placed.append($0, startsRow: $1) }
    let extent = placer.finish()
    return SectionPlacement(
      extent: extent, items: rows.map { .uniform($0, placer) } ?? .individual(placed))
  }

  /// The sections that overlap a stretch along the scroll direction, and perhaps a few others, in O(log sections) and the time
  /// that it takes to count them.
  ///
  /// Neither the starts nor the ends of sections ascend, as sections share rows. But what follows them does.
  func sections(in span: LayoutSpan) -> Range<Int> {
    let first = partitionIndex(in: 0..<records.count) {
      cursor(after: $0).nextRow + endExcess > span.start
    }
    var end = first
    while end < records.count, records[end].cursor.row - startExcess < span.end { end += 1 }
    return first..<end
  }
}

extension SectionPlacer {
  /// Places all items.
  ///
  /// - Parameter body: Called with the frame of each item that is not part of the result, and whether it starts a row.
  /// - Returns: Where the items are, if they are of one size.
  @inline(__always)
  @discardableResult
  fileprivate mutating func addItems(
    _ section: Int, _ size: (ItemPath) -> CGSize, _ body: (LayoutFrame, Bool) -> Void
  ) -> UniformRows? {
    guard lengths.itemCount > 0 else { return nil }
    if let item = lengths.item {
      if let rows = addAll(of: item) { return rows }
      for _ in 0..<lengths.itemCount {
        let (frame, startsRow) = add(item)
        body(frame, startsRow)
      }
    } else {
      for index in 0..<lengths.itemCount {
        let (frame, startsRow) = add(
          ItemLengths(size(ItemPath(item: index, section: section)), direction))
        body(frame, startsRow)
      }
    }
    return nil
  }
}
