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
    var cursor: ListLayoutCursor
    var itemCount: UInt32
    /// Whether the section has neither items nor a header nor a footer.
    var isBlank: Bool
    /// Whether the section can be placed elsewhere without being asked: all that adds up to the next cursor is free of rounding.
    var isExact: Bool
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
    let old = kept.isEmpty || !rowsAscend ? nil : OldPlaces(records: records, end: end)
    if first == 0, old == nil { (endExcess, startExcess, rowsAscend) = (0, 0, true) }
    if old == nil {
      records.removeSubrange(first...)
    } else {
      var start = ContiguousArray<Record>()
      start.reserveCapacity(count)
      start.append(contentsOf: records[..<first])
      records = start
    }
    // Rows of sections that are placed anew don't count any more.
    furthestRow = rowsAscend ? records.last?.cursor.row ?? 0 : records.reduce(0) { max($0, $1.cursor.row) }
    if count > records.capacity { records.reserveCapacity(max(count, 2 * records.capacity)) }
    if let old {
      for run in kept where run.newRange.upperBound > records.count {
        place(upTo: run.newStart, &cursor, metrics, size)
        while records.count < run.newRange.upperBound {
          let oldSection = run.oldStart + records.count - run.newStart
          if !move(oldSection..<run.oldRange.upperBound, of: old, &cursor) {
            place(upTo: records.count + 1, &cursor, metrics, size)
          }
        }
      }
    }
    place(upTo: count, &cursor, metrics, size)
    end = cursor
  }
  /// Where the sections were before.
  private struct OldPlaces {
    let records: ContiguousArray<Record>
    let end: ListLayoutCursor

    func cursor(after section: Int) -> ListLayoutCursor {
      section + 1 < records.count ? records[section + 1].cursor : end
    }
  }

  /// Places the sections after the last one that is placed, up to one.
  private mutating func place(
    upTo count: Int, _ cursor: inout ListLayoutCursor, _ metrics: (Int) -> ListSectionMetrics,
    _ size: (ItemPath) -> CGSize
  ) {
    let grid = ExactGrid(pixels: configuration.pixels)
    while records.count < count {
      let section = records.count
      let lengths = SectionLengths(
        metrics(section), configuration.direction, showHeaderWhenEmpty: configuration.showHeaderWhenEmpty)
      let isBlank = lengths.itemCount == 0 && lengths.header == 0 && lengths.footer == 0
      records.append(
        Record(
          cursor: cursor, itemCount: UInt32(clamping: lengths.itemCount), isBlank: isBlank,
          isExact: grid.holds(cursor) && grid.holds(lengths, configuration.pixels)))
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
  /// - Returns: Whether the first one could be.
  private mutating func move(
    _ sections: Range<Int>, of old: OldPlaces, _ cursor: inout ListLayoutCursor
  ) -> Bool {
    let start = old.records[sections.lowerBound].cursor
    let grid = ExactGrid(pixels: configuration.pixels)
    guard grid.holds(cursor), cursor.row >= furthestRow,
      let distance = grid.distance(from: start, to: cursor)
    else { return false }
    var section = sections.lowerBound
    while section < sections.upperBound, old.records[section].isExact {
      var record = old.records[section]
      record.cursor.move(by: distance)
      records.append(record)
      section += 1
    }
    guard section > sections.lowerBound else { return false }
    furthestRow = records[records.count - 1].cursor.row
    cursor = old.cursor(after: section - 1)
    cursor.move(by: distance)
    return true
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
