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
  var records: ContiguousArray<Record> = []
  /// What a section after the last one would start from.
  var end = ListLayoutCursor()

  /// By how much a section ends, at most, after the row that follows it starts, and by how much a section starts, at most, before
  /// its first row or a row of an earlier section. Zero, or a pixel, but for negative insets and the like.
  var endExcess = 0.0
  var startExcess = 0.0
  /// The furthest start of a row so far.
  var furthestRow = 0.0
  /// Whether no row starts before an earlier one, as is the case without negative insets and the like.
  var rowsAscend = true
  /// Whether all records are exact, so that they need not be gone through to find out.
  var allAreExact = true

  init(_ configuration: ListLayoutConfiguration) { self.configuration = configuration }

  var sectionCount: Int { records.count }

  /// How far the content reaches along the scroll direction.
  var contentLength: Double { end.contentEnd }

  func itemCount(ofSection section: Int) -> Int { Int(records[section].itemCount) }

  func isBlank(_ section: Int) -> Bool { records[section].isBlank }

  func end(ofSection section: Int) -> Double { cursor(after: section).sectionEnd }

  func cursor(after section: Int) -> ListLayoutCursor {
    section + 1 < records.count ? records[section + 1].cursor : end
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
  mutating func addItems(
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
