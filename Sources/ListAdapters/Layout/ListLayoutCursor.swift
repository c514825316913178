// SPDX-License-Identifier: MIT

/// How far a list layout has come, between two sections. In points.
struct ListLayoutCursor: Sendable, Hashable {
  /// Where the current row starts along the scroll direction, without the section's leading inset.
  var row: Double = 0
  /// Where the next item of the current row goes across it.
  var fixed: Double = 0
  /// Where the row after the current one starts. It never goes back, whatever the sections are.
  var nextRow: Double = 0
  /// Where the last section ends along the scroll direction.
  var sectionEnd: Double = 0
  /// How far any section reaches, its trailing inset included.
  var contentEnd: Double = 0

  /// Moves everything along the scroll direction.
  @inline(__always)
  mutating func move(by distance: Double) {
    row += distance
    nextRow += distance
    sectionEnd += distance
    contentEnd += distance
  }
}
