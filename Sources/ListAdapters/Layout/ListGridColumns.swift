// SPDX-License-Identifier: MIT

import Foundation

/// Divides a width into equal columns, pixel by pixel, so that no gap is left at the end.
///
/// Dividing a width by a number of columns rarely gives whole pixels; rounding leaves a gap or makes the last item too wide for its
/// row. Here some columns are a pixel wider than others: the columns and the spacing between them add up to the width, whatever it
/// is. For a grid that is scrolled horizontally, read height for width.
///
/// Lengths are in points, and a display scale is the number of pixels per point. A width or spacing that is negative or no finite
/// number counts as none. All is O(1).
public struct ListGridColumns: Sendable, Hashable {
  /// Where a column is, in points.
  public struct Column: Sendable, Hashable {
    /// The distance from the start of the width to the column.
    public var offset: CGFloat

    /// How wide the column is.
    public var length: CGFloat

    /// Makes a column.
    public init(offset: CGFloat, length: CGFloat) {
      self.offset = offset
      self.length = length
    }
  }

  /// How many columns there are, at least one.
  public let count: Int

  /// The space between two columns, in points. It is rounded to the nearest whole pixel where columns are placed, and shrinks where
  /// it would leave less than a pixel to a column.
  public let spacing: CGFloat

  /// Makes a number of columns.
  ///
  /// - Precondition: `count` is at least 1.
  public init(count: Int, spacing: CGFloat = 0) {
    precondition(count >= 1, "A grid has at least one column, not \(count).")
    self.count = count
    self.spacing = CGFloat(ItemLengths.length(spacing))
  }

  /// Makes as many columns as fit into a width, each of a length or wider; one if not even that fits. A column and the spacing after
  /// it count as 1/16 point at the least.
  public init(minimumLength: CGFloat, spacing: CGFloat = 0, fitting width: CGFloat) {
    let spacing = ItemLengths.length(spacing)
    let step = max(1.0 / 16, ItemLengths.length(minimumLength) + spacing)
    // A hair is allowed for, so that columns that fit exactly do so whatever the fractions.
    let fitting = (ItemLengths.length(width) + spacing + 1.0 / 4096) / step
    self.init(count: fitting < 1 ? 1 : Int(min(fitting, 1e6)), spacing: CGFloat(spacing))
  }

  /// The side of a square item: what a column has at the least, in whole pixels, or whole points with a scale of 1.
  ///
  /// It is ⌊(width − (count − 1) · spacing) / count⌋ and 0 where the spacing leaves nothing. Squares of four columns with a spacing of
  /// 1 in a width of 100 have a side of 24.
  public func side(in width: CGFloat, displayScale: CGFloat = 1) -> CGFloat {
    let room = ItemLengths.length(width) - Double(count - 1) * Double(spacing)
    return CGFloat(max(0, PixelGrid(scale: displayScale).floor(room / Double(count))))
  }

  /// Where a column is in a width.
  ///
  /// The first column starts at 0, the last ends at the width, and between two there is the spacing. Two columns differ by a pixel at
  /// most; all are of whole pixels, but for the last one if the width is not. Where there are fewer pixels than columns, some columns
  /// have none.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func column(_ index: Int, in width: CGFloat, displayScale: CGFloat = 1) -> Column {
    precondition(
      index >= 0 && index < count, "The grid has \(count) columns; there is none with the index \(index).")
    let pixels = PixelGrid(scale: displayScale)
    let length = ItemLengths.length(width)
    let (room, gap) = division(of: length, pixels)
    // Rounded up, so that the last column is none of the wider ones and can take what is less than a pixel.
    func edge(_ index: Int) -> Double { (Double(index) * room / Double(count)).rounded(.up) }
    let start = (edge(index) + Double(index) * gap) / pixels.scale
    let end =
      index == count - 1 ? length : (edge(index + 1) + Double(index) * gap) / pixels.scale
    return Column(offset: CGFloat(start), length: CGFloat(end - start))
  }

  /// The space that there is between two columns in a width: ``spacing`` in whole pixels, and less where there is no room for it.
  public func spacing(in width: CGFloat, displayScale: CGFloat = 1) -> CGFloat {
    let pixels = PixelGrid(scale: displayScale)
    return CGFloat(division(of: ItemLengths.length(width), pixels).gap / pixels.scale)
  }

  /// The pixels that are left for the columns, and those between two columns.
  private func division(of length: Double, _ pixels: PixelGrid) -> (room: Double, gap: Double) {
    let whole = pixels.pixels(within: length)
    let gaps = Double(count - 1)
    var gap = pixels.pixels(nearest: Double(spacing))
    if whole - gap * gaps < Double(count) {
      // Not even a pixel for each.
      gap = max(0, ((whole - Double(count)) / max(1, gaps)).rounded(.down))
    }
    return (whole - gap * gaps, gap)
  }
}
