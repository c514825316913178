// SPDX-License-Identifier: MIT

/// Places the items of one section one after the other, and then its header and footer.
///
/// The rules: items fill rows, which the sections share; a header starts a row of its own. Line spacing is between rows of one
/// section only, interitem spacing after every item. A frame starts at the pixel before its place and has as many pixels as its
/// size needs, but the next item of the row starts where the size, not the frame, ends.
struct SectionPlacer {
  let lengths: SectionLengths
  let direction: ListScrollDirection
  private let pixels: PixelGrid
  private let stretchToEdge: Bool
  /// The room across the scroll direction between the section's insets.
  private let padded: Double
  /// An item that ends after it goes into the next row. A point more than the room there is, for sizes made by dividing.
  private let limit: Double

  private(set) var cursor: ListLayoutCursor
  private var firstStart = Double.infinity
  private var lastEnd = -Double.infinity
  private var isFirstItem = true

  init(_ lengths: SectionLengths, at cursor: ListLayoutCursor, _ configuration: ListLayoutConfiguration) {
    self.lengths = lengths
    self.cursor = cursor
    direction = configuration.direction
    pixels = configuration.pixels
    stretchToEdge = configuration.stretchToEdge
    padded = max(0, configuration.fixedLength - lengths.fixedLead - lengths.fixedTrail)
    limit = configuration.fixedLength - lengths.fixedTrail + 1
    self.cursor.row += lengths.header
    self.cursor.nextRow += lengths.header
    self.cursor.fixed += lengths.fixedLead
  }

  /// Whether the next item does not fit into the current row, or must not.
  private func startsRow(_ fixedLength: Double) -> Bool {
    cursor.fixed + fixedLength > limit || (isFirstItem && lengths.header > 0)
  }

  @inline(__always)
  private mutating func startRow() {
    cursor.row = cursor.nextRow + (isFirstItem ? 0 : lengths.lineSpacing)
    cursor.fixed = lengths.fixedLead
  }

  /// An item's length at a place in its row: the last one of a row takes up to a point that would be left over.
  @inline(__always)
  private func fixedLength(_ length: Double, at fixed: Double) -> Double {
    let gap = padded - (fixed + length)
    return stretchToEdge && gap > 0 && gap <= 1 ? padded - fixed : length
  }

  /// Places one item.
  ///
  /// - Returns: Its frame, and whether it is the first of its row within the section.
  mutating func add(_ item: ItemLengths) -> (frame: LayoutFrame, startsRow: Bool) {
    let capped = min(item.fixed, padded)
    let startsRow = startsRow(capped)
    if startsRow { startRow() }
    let frame = frame(
      row: pixels.floor(cursor.row + lengths.scrollLead), fixed: cursor.fixed, capped, scrollLength(item))
    reach(from: frame.scroll.start, to: frame.scroll.end)
    advance(capped)
    let isFirst = isFirstItem
    isFirstItem = false
    return (frame, startsRow || isFirst)
  }

  /// Places all items of one size, in the time that one row takes.
  ///
  /// - Returns: Where they are, or `nil`, with nothing placed, if rows may overlap and so have to be gone through one by one.
  mutating func addAll(of item: ItemLengths) -> UniformRows? {
    let length = scrollLength(item)
    guard lengths.lineSpacing >= 0, length * pixels.scale >= 1 else { return nil }
    let capped = min(item.fixed, padded)
    if startsRow(capped) { startRow() }
    var rows = UniformRows(
      itemCount: lengths.itemCount, length: length, fixedLength: capped, firstRowFixed: cursor.fixed,
      pixels: pixels)
    rows.firstRowCount = fillRow(capped, atMost: lengths.itemCount)
    rows.firstRowStart = pixels.floor(cursor.row + lengths.scrollLead)
    reach(from: rows.firstRowStart, to: rows.firstRowStart + length)
    isFirstItem = false

    let others = lengths.itemCount - rows.firstRowCount
    guard others > 0 else { return rows }
    startRow()
    rows.perRow = fillRow(capped, atMost: others)
    rows.secondRowStart = pixels.floor(cursor.row + lengths.scrollLead)
    // From here on every row starts at whole pixels after the one before, so that they need not be gone through.
    rows.pitch = (length * pixels.scale).rounded() + pixels.pixels(within: lengths.lineSpacing)
    let lastRow = rows.count - 1
    if lastRow > 1 {
      let previous = rows.start(ofRow: lastRow - 1)
      reach(from: previous, to: previous + length)
      startRow()
      _ = fillRow(capped, atMost: others - (lastRow - 1) * rows.perRow)
    }
    reach(from: rows.start(ofRow: lastRow), to: rows.start(ofRow: lastRow) + length)
    return rows
  }

  /// An item of uniform rows.
  func frame(ofItem index: Int, in rows: UniformRows) -> LayoutFrame {
    let (row, column) = rows.place(ofItem: index)
    var fixed = row == 0 ? rows.firstRowFixed : lengths.fixedLead
    for _ in 0..<column { fixed = next(after: fixed, rows.fixedLength) }
    return frame(row: rows.start(ofRow: row), fixed: fixed, rows.fixedLength, rows.length)
  }

  /// The items of some of the uniform rows, in order.
  func forEachItem(ofRows range: Range<Int>, in rows: UniformRows, _ body: (Int, LayoutFrame) -> Void) {
    for row in range {
      let start = rows.start(ofRow: row)
      var fixed = row == 0 ? rows.firstRowFixed : lengths.fixedLead
      for index in rows.items(ofRow: row) {
        body(index, frame(row: start, fixed: fixed, rows.fixedLength, rows.length))
        fixed = next(after: fixed, rows.fixedLength)
      }
    }
  }

  /// Ends the section: puts the header before what has been placed and the footer after it.
  mutating func finish() -> SectionExtent {
    let isEmpty = lastEnd < firstStart
    // An empty section's header is where the section before it ended.
    let header = LayoutSpan(
      start: isEmpty ? cursor.sectionEnd : firstStart - lengths.header, length: lengths.header)
    let footer = LayoutSpan(start: isEmpty ? header.end : lastEnd, length: lengths.footer)
    cursor.fixed += lengths.fixedTrail
    cursor.sectionEnd = footer.end
    cursor.nextRow = max(cursor.nextRow, footer.end + lengths.scrollTrail)
    cursor.contentEnd = max(cursor.contentEnd, footer.end + lengths.scrollTrail)
    return SectionExtent(
      header: header, footer: footer, fixed: LayoutSpan(start: lengths.fixedLead, length: padded))
  }

  private func scrollLength(_ item: ItemLengths) -> Double { pixels.ceil(item.scroll) }

  private func frame(
    row: Double, fixed: Double, _ fixedLength: Double, _ scrollLength: Double
  ) -> LayoutFrame {
    LayoutFrame(
      scroll: LayoutSpan(start: row, length: scrollLength),
      fixed: LayoutSpan(
        start: pixels.floor(fixed), length: pixels.ceil(self.fixedLength(fixedLength, at: fixed))))
  }

  @inline(__always)
  private func next(after fixed: Double, _ length: Double) -> Double {
    fixed + (fixedLength(length, at: fixed) + lengths.interitemSpacing)
  }

  @inline(__always)
  private mutating func advance(_ length: Double) { cursor.fixed = next(after: cursor.fixed, length) }

  private mutating func fillRow(_ length: Double, atMost count: Int) -> Int {
    var placed = 0
    repeat {
      advance(length)
      placed += 1
    } while placed < count && cursor.fixed + length <= limit
    return placed
  }

  @inline(__always)
  private mutating func reach(from start: Double, to end: Double) {
    firstStart = min(firstStart, start)
    lastEnd = max(lastEnd, end)
    cursor.nextRow = max(cursor.nextRow, end - lengths.scrollLead)
  }
}
