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
  ///   - metrics: Asked once for each section that is placed.
  ///   - size: Asked once for each item of those sections whose metrics give no size.
  mutating func place(
    from first: Int, count: Int, metrics: (Int) -> ListSectionMetrics, size: (ItemPath) -> CGSize
  ) {
    let first = max(0, min(first, records.count, count))
    var cursor = first == 0 ? ListLayoutCursor() : self.cursor(after: first - 1)
    if first == 0 { (endExcess, startExcess, furthestRow) = (0, 0, 0) }
    records.removeSubrange(first...)
    if count > records.capacity { records.reserveCapacity(max(count, 2 * records.capacity)) }
    for section in first..<count {
      let lengths = SectionLengths(
        metrics(section), configuration.direction, showHeaderWhenEmpty: configuration.showHeaderWhenEmpty)
      let isBlank = lengths.itemCount == 0 && lengths.header == 0 && lengths.footer == 0
      records.append(
        Record(cursor: cursor, itemCount: UInt32(clamping: lengths.itemCount), isBlank: isBlank))
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
    end = cursor
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
