// SPDX-License-Identifier: MIT

/// Where a section begins and ends, and its header and footer. Either may have no length.
struct SectionExtent: Sendable, Hashable {
  /// Starts where the section does.
  var header: LayoutSpan
  /// Ends where the section does.
  var footer: LayoutSpan
  /// Where header and footer are across the scroll direction.
  var fixed: LayoutSpan

  var start: Double { header.start }
  var end: Double { footer.end }
}

/// Where everything in a section is.
struct SectionPlacement: Sendable {
  enum Items: Sendable {
    case uniform(UniformRows, SectionPlacer)
    case individual(PlacedItems)
  }

  var extent: SectionExtent
  var items: Items

  func frame(ofItem index: Int) -> LayoutFrame? {
    switch items {
    case .uniform(let rows, let placer):
      index < rows.itemCount ? placer.frame(ofItem: index, in: rows) : nil
    case .individual(let placed):
      index < placed.frames.count ? placed.frames[index] : nil
    }
  }

  /// The items that are partly in a rectangle, in order.
  func forEachItem(in rect: LayoutFrame, _ body: (Int, LayoutFrame) -> Void) {
    switch items {
    case .uniform(let rows, let placer):
      placer.forEachItem(ofRows: rows.rows(in: rect.scroll), in: rows) { index, frame in
        if frame.overlaps(rect) { body(index, frame) }
      }
    case .individual(let placed):
      for index in placed.items(in: rect.scroll) where placed.frames[index].overlaps(rect) {
        body(index, placed.frames[index])
      }
    }
  }
}

/// Items that were placed one by one.
struct PlacedItems: Sendable {
  private struct Row: Sendable {
    var firstItem: Int
    var start: Double
    /// How far this row and the ones before it reach.
    var furthestEnd: Double
  }

  private(set) var frames: [LayoutFrame] = []
  private var rows: [Row] = []

  init(capacity: Int) { frames.reserveCapacity(capacity) }

  mutating func append(_ frame: LayoutFrame, startsRow: Bool) {
    if startsRow || rows.isEmpty {
      let last = rows.last
      rows.append(
        Row(
          firstItem: frames.count, start: frame.scroll.start,
          furthestEnd: max(frame.scroll.end, last?.furthestEnd ?? frame.scroll.end)))
    } else {
      rows[rows.count - 1].furthestEnd = max(rows[rows.count - 1].furthestEnd, frame.scroll.end)
    }
    frames.append(frame)
  }

  /// The items of all rows that overlap a stretch along the scroll direction, and perhaps others. O(log rows).
  func items(in span: LayoutSpan) -> Range<Int> {
    let first = partitionIndex(in: 0..<rows.count) { rows[$0].furthestEnd > span.start }
    // Negative line spacing can place the second row before the first; from the second on they ascend in any case.
    let end = partitionIndex(in: min(max(first, 1), rows.count)..<rows.count) {
      rows[$0].start >= span.end
    }
    return item(ofRow: first)..<item(ofRow: end)
  }

  private func item(ofRow row: Int) -> Int { row < rows.count ? rows[row].firstItem : frames.count }
}
