// SPDX-License-Identifier: MIT

/// Knows where the sections of a grid are, without knowing any view: numbers in, numbers out.
///
/// The items of all sections fill lines of equal length one after the other. What is kept of a section, a flat record, says where
/// all its items are, so that nobody has to be asked again. Lengths along the scroll direction are whole numbers of pixels, so that
/// sums and products of them are exact.
struct GridLayoutEngine: Sendable {
  /// What decides about every section's place.
  struct Configuration: Sendable, Hashable {
    var columnCount: Int
    /// The length of a line along the scroll direction.
    var lineLength: Double
    var lineSpacing: Double
    /// Where the first section starts along the scroll direction, and what comes after the last.
    var lead: Double
    var trail: Double
    var sectionsStartLines: Bool
  }

  /// What there is to know of a section.
  struct Section: Sendable, Hashable {
    var itemCount: Int
    var header: Double
    var footer: Double
  }

  struct Record: Sendable {
    /// Where the lines and headers before the section end.
    var start: Double
    var header: Double
    var footer: Double
    var itemCount: UInt32
    /// How many items of earlier sections its first line has.
    var firstColumn: UInt32
    /// Whether line spacing comes before a line at ``start``, as there is another line.
    var followsLine: Bool
  }

  private(set) var configuration: Configuration
  private(set) var records: ContiguousArray<Record> = []

  init(_ configuration: Configuration) { self.configuration = configuration }

  /// From the start of a line to the next.
  private var pitch: Double { configuration.lineLength + configuration.lineSpacing }

  var contentLength: Double {
    end(ofSection: records.count - 1) + configuration.trail
  }

  /// Changes what decides about every section's place, which forgets all sections.
  mutating func reset(_ configuration: Configuration) {
    self.configuration = configuration
    records.removeAll(keepingCapacity: true)
  }

  /// Places the sections from one on; those before it stay as they are. The metrics of each are asked for once.
  mutating func place(from first: Int, count: Int, metrics: (Int) -> Section) {
    let first = max(0, min(first, records.count, count))
    records.removeSubrange(first...)
    if count > records.capacity { records.reserveCapacity(max(count, 2 * records.capacity)) }
    for section in first..<count {
      records.append(record(of: metrics(section), after: section - 1))
    }
  }

  private func record(of section: Section, after previous: Int) -> Record {
    var record = Record(
      start: configuration.lead, header: section.header, footer: section.footer,
      itemCount: UInt32(clamping: section.itemCount), firstColumn: 0, followsLine: false)
    guard previous >= 0 else { return record }
    let before = records[previous]
    record.start = end(ofSection: previous)
    // After a header or a footer there is no line to go on with.
    guard before.footer == 0, before.itemCount > 0 || before.header == 0 else { return record }
    record.followsLine = before.itemCount > 0 || before.followsLine
    if section.header == 0, !configuration.sectionsStartLines {
      let usedColumns = (Int(before.firstColumn) + Int(before.itemCount)) % configuration.columnCount
      record.firstColumn = UInt32(usedColumns)
    }
    return record
  }

  /// Where a section ends along the scroll direction.
  func end(ofSection section: Int) -> Double {
    guard section >= 0 else { return configuration.lead }
    return itemsEnd(ofSection: section) + records[section].footer
  }

  private func itemsEnd(ofSection section: Int) -> Double {
    let record = records[section]
    let count = Int(record.itemCount)
    guard count > 0 else { return record.start + record.header }
    let lastLine = (Int(record.firstColumn) + count - 1) / configuration.columnCount
    return firstLine(ofSection: section) + Double(lastLine) * pitch + configuration.lineLength
  }

  /// Where the section's first line starts, which it may share.
  private func firstLine(ofSection section: Int) -> Double {
    let record = records[section]
    if record.firstColumn > 0 { return record.start - configuration.lineLength }
    let followsLine = record.followsLine && record.header == 0
    return record.start + record.header + (followsLine ? configuration.lineSpacing : 0)
  }

  func header(ofSection section: Int) -> LayoutSpan {
    LayoutSpan(start: records[section].start, length: records[section].header)
  }

  func footer(ofSection section: Int) -> LayoutSpan {
    LayoutSpan(start: itemsEnd(ofSection: section), length: records[section].footer)
  }

  /// The line and the column of an item.
  func place(ofItem item: Int, inSection section: Int) -> (line: LayoutSpan, column: Int) {
    let (line, column) = (Int(records[section].firstColumn) + item)
      .quotientAndRemainder(dividingBy: configuration.columnCount)
    let start = firstLine(ofSection: section) + Double(line) * pitch
    return (LayoutSpan(start: start, length: configuration.lineLength), column)
  }

  /// The items of a section whose lines overlap a stretch along the scroll direction. O(log lines).
  func items(ofSection section: Int, in span: LayoutSpan) -> Range<Int> {
    let record = records[section]
    let (count, columns) = (Int(record.itemCount), configuration.columnCount)
    guard count > 0, configuration.lineLength > 0 else { return 0..<0 }
    let before = Int(record.firstColumn)
    let start = firstLine(ofSection: section)
    let lines = 0..<(before + count + columns - 1) / columns
    let first = partitionIndex(in: lines) {
      start + Double($0) * pitch + configuration.lineLength > span.start
    }
    let end = partitionIndex(in: first..<lines.upperBound) { start + Double($0) * pitch >= span.end }
    func firstItem(ofLine line: Int) -> Int { max(0, min(count, line * columns - before)) }
    return firstItem(ofLine: first)..<firstItem(ofLine: end)
  }

  /// The sections that overlap a stretch along the scroll direction, and perhaps a few others, in O(log sections) and the time
  /// that it takes to count them. Many sections may share a line, but ends ascend, and lines do.
  func sections(in span: LayoutSpan) -> Range<Int> {
    let first = partitionIndex(in: 0..<records.count) { end(ofSection: $0) > span.start }
    var last = first
    while last < records.count, records[last].start - configuration.lineLength < span.end { last += 1 }
    return first..<last
  }
}
