// SPDX-License-Identifier: MIT

/// Rows of items of one size: where each is follows from a few numbers. Lengths in points.
struct UniformRows: Sendable, Hashable {
  let itemCount: Int
  /// The items' length along the scroll direction, in whole pixels.
  let length: Double
  let fixedLength: Double
  /// Where the first row's first item is across the scroll direction; the row may have begun in another section.
  let firstRowFixed: Double
  let pixels: PixelGrid
  var firstRowCount = 0
  var firstRowStart = 0.0
  /// How many items the rows after the first have, but for the last.
  var perRow = 1
  var secondRowStart = 0.0
  /// From the start of a row to the next, in pixels; from the second row on.
  var pitch = 0.0

  var count: Int { 1 + (itemCount - firstRowCount + perRow - 1) / perRow }

  func start(ofRow row: Int) -> Double {
    switch row {
    case 0: firstRowStart
    case 1: secondRowStart
    default: ((secondRowStart * pixels.scale).rounded() + Double(row - 1) * pitch) / pixels.scale
    }
  }

  func items(ofRow row: Int) -> Range<Int> {
    guard row > 0 else { return 0..<firstRowCount }
    let first = firstRowCount + (row - 1) * perRow
    return first..<min(first + perRow, itemCount)
  }

  func place(ofItem index: Int) -> (row: Int, column: Int) {
    guard index >= firstRowCount else { return (0, index) }
    let (row, column) = (index - firstRowCount).quotientAndRemainder(dividingBy: perRow)
    return (row + 1, column)
  }

  /// The rows that overlap a stretch along the scroll direction. O(log rows).
  func rows(in span: LayoutSpan) -> Range<Int> {
    let first = partitionIndex(in: 0..<count) { start(ofRow: $0) + length > span.start }
    let end = partitionIndex(in: first..<count) { start(ofRow: $0) >= span.end }
    return first..<end
  }
}

/// The first number of a range from which on a condition holds, or the range's end.
///
/// - Parameter holds: Once it holds, it has to hold for all numbers that follow.
func partitionIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
