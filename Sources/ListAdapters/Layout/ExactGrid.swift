// SPDX-License-Identifier: MIT

/// The lengths along the scroll direction that add up without rounding, and that come to lie on whole pixels in the same way wherever
/// they start.
///
/// Where a pixel is a power of two of a point, these are multiples of 1/1024 point, else whole points.
struct ExactGrid {
  /// How many of its steps make a point; 0 if no length is exact.
  private let steps: Double
  private let scale: Double

  init(pixels: PixelGrid) {
    scale = pixels.scale
    let isPowerOfTwo = scale.significand == 1 && scale.exponent >= 0 && scale.exponent <= 10
    steps = isPowerOfTwo ? 1024 : scale == scale.rounded() && scale < 1024 ? 1 : 0
  }

  @inline(__always)
  private func holds(_ length: Double) -> Bool {
    let scaled = length * steps
    // Doubles hold sums and multiples of such numbers exactly.
    guard steps > 0, abs(scaled) < 0x1p40 else { return false }
    return Double(Int64(scaled)) == scaled
  }

  func holds(_ cursor: ListLayoutCursor) -> Bool {
    holds(cursor.row) && holds(cursor.nextRow) && holds(cursor.sectionEnd) && holds(cursor.contentEnd)
  }

  /// Whether all of a section is exact, which is known only if its items are of one size.
  func holds(_ lengths: SectionLengths, _ pixels: PixelGrid) -> Bool {
    guard lengths.itemCount == 0 || lengths.item.map({ holds(pixels.ceil($0.scroll)) }) == true else {
      return false
    }
    return holds(lengths.scrollLead) && holds(lengths.scrollTrail) && holds(lengths.lineSpacing)
      && holds(lengths.header) && holds(lengths.footer)
  }

  /// By how much everything is moved, if all of it is moved by the same whole number of pixels, and stays where it is across.
  func distance(from old: ListLayoutCursor, to new: ListLayoutCursor) -> Double? {
    let distance = new.row - old.row
    guard old.fixed == new.fixed, new.nextRow - old.nextRow == distance,
      new.sectionEnd - old.sectionEnd == distance, new.contentEnd - old.contentEnd == distance,
      distance * scale == (distance * scale).rounded()
    else { return nil }
    return distance
  }
}
