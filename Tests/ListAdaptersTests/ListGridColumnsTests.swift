// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import Testing

@Suite struct ListGridColumnsTests {
  @Test func squaresHaveTheSideOfTheWholePointsOfAColumn() {
    #expect(ListGridColumns(count: 4, spacing: 1).side(in: 100) == 24)
    #expect(ListGridColumns(count: 3).side(in: 100) == 33)
    #expect(ListGridColumns(count: 3).side(in: 100, displayScale: 2) == 33)
    #expect(ListGridColumns(count: 3).side(in: 101, displayScale: 2) == 33.5)
    #expect(ListGridColumns(count: 12, spacing: 1).side(in: 5) == 0)
    #expect(ListGridColumns(count: 3).side(in: 0.3, displayScale: 10) == 0.1)
  }

  /// At every width, number of columns, scale and spacing: no gap, none overlaps, and none is more than a pixel wider than another.
  @Test(arguments: [1, 2, 3] as [CGFloat], [0, 1, 7.5] as [CGFloat])
  func columnsFillEveryWidth(scale: CGFloat, spacing: CGFloat) {
    for count in 1...12 {
      let columns = ListGridColumns(count: count, spacing: spacing)
      for points in 1...2000 {
        let width = CGFloat(points)
        if let fault = fault(of: columns, in: width, scale) {
          Issue.record("\(count) columns, spacing \(spacing), width \(width), scale \(scale): \(fault)")
          return
        }
      }
    }
  }

  @Test func columnsFillWidthsOfFractionsOfAPixel() {
    for count in 1...12 {
      for hundredths in stride(from: 1, through: 5000, by: 7) {
        let width = CGFloat(hundredths) / 100
        let columns = (0..<count).map {
          ListGridColumns(count: count).column($0, in: width, displayScale: 2)
        }
        #expect(columns[0].offset == 0)
        #expect(columns.last.map { $0.offset + $0.length } == width)
        let lengths = columns.map(\.length)
        #expect(lengths.max()! - lengths.min()! <= 0.5 + 1e-9)
      }
    }
  }

  private func fault(of columns: ListGridColumns, in width: CGFloat, _ scale: CGFloat) -> String? {
    let all = (0..<columns.count).map { columns.column($0, in: width, displayScale: scale) }
    let pixels = all.map {
      (start: $0.offset * scale, end: ($0.offset + $0.length) * scale)
    }
    // At a scale of 3 no double is a whole pixel.
    let tolerance: CGFloat = scale == 3 ? 1e-9 * width : 0
    for (index, column) in pixels.enumerated() {
      if abs(column.start - column.start.rounded()) > tolerance { return "\(index) starts within a pixel." }
      if abs(column.end - column.end.rounded()) > tolerance { return "\(index) ends within a pixel." }
      if column.end < column.start { return "\(index) is less than nothing." }
    }
    guard all[0].offset == 0 else { return "The first does not start at 0." }
    let last = all[all.count - 1]
    guard abs(last.offset + last.length - width) <= tolerance else {
      return "The last does not end at the width."
    }
    let gaps = zip(pixels, pixels.dropFirst()).map { ($1.start - $0.end).rounded() }
    if let first = gaps.first {
      let spacing = columns.spacing(in: width, displayScale: scale)
      if (spacing * scale).rounded() != first {
        return "A spacing of \(spacing), but gaps of \(first) pixels."
      }
      if gaps.contains(where: { $0 != first }) { return "Gaps of \(gaps)." }
      let wanted = (columns.spacing * scale).rounded()
      let hasRoom = width * scale - wanted * CGFloat(gaps.count) >= CGFloat(columns.count)
      if hasRoom ? first != wanted : !(0...wanted).contains(first) { return "A gap of \(first)." }
    }
    let lengths = pixels.map { ($0.end - $0.start).rounded() }
    let (least, most) = (lengths.min()!, lengths.max()!)
    if most - least > 1 { return "Columns of \(least) to \(most) pixels." }
    if least == 0, width * scale >= CGFloat(columns.count) { return "A column of nothing." }
    let side = columns.side(in: width, displayScale: scale)
    let sum = lengths.reduce(0, +) + gaps.reduce(0, +)
    if sum != (width * scale).rounded() { return "\(sum) pixels in all." }
    let isExact = (columns.spacing * scale).rounded() == columns.spacing * scale
    if isExact, gaps.first ?? 0 == columns.spacing * scale || gaps.isEmpty,
      (side * scale).rounded() != least
    {
      return "A side of \(side), but columns of \(least) pixels."
    }
    return nil
  }

  /// As items of one section of a list layout, with the spacing that there is, they fill the row to its end.
  @MainActor
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func columnsFillTheRowOfAListLayout(scale: CGFloat) {
    for count in 1...12 {
      let columns = ListGridColumns(count: count, spacing: 1.25)
      for width in stride(from: CGFloat(1), through: 2000, by: 13) {
        let all = (0..<count).map { columns.column($0, in: width, displayScale: scale) }
        // A row takes what ends up to a point too late, and so the next line's first item if it is that narrow.
        if all.contains(where: { $0.length < 1 }) { continue }
        let source = LayoutSourceOfSizes([
          .init(
            (all + all).map { CGSize(width: $0.length, height: 10) },
            interitem: columns.spacing(in: width, displayScale: scale))
        ])
        let layout = ListCollectionViewLayout(stretchToEdge: false)
        layout.prepare(source, CGSize(width: width, height: 100), scale: scale)
        let frames = layout.attributesForElements(in: rect(0, 0, width, 20)).map(\.frame)
        let expected = (0..<2).flatMap { row in
          all.map { rect($0.offset, CGFloat(row) * 10, $0.length, 10) }
        }
        guard frames.count == expected.count else {
          Issue.record("\(count) columns in \(width): \(frames)")
          return
        }
        for (frame, expected) in zip(frames, expected) {
          #expect(abs(frame.minX - expected.minX) < 1e-9 && abs(frame.width - expected.width) < 1e-9)
          #expect(frame.minY == expected.minY)
        }
      }
    }
  }

  @Test func asManyColumnsAsFit() {
    func count(_ minimum: CGFloat, _ spacing: CGFloat, _ width: CGFloat) -> Int {
      ListGridColumns(minimumLength: minimum, spacing: spacing, fitting: width).count
    }
    #expect(count(100, 0, 320) == 3)
    #expect(count(100, 10, 320) == 3)
    #expect(count(100, 11, 320) == 2)
    #expect(count(100, 0, 50) == 1)
    #expect(count(0.1, 0, 0.3) == 3)
    #expect(count(100.0 / 3, 0, 100) == 3)
    for count in 1...12 {
      for width in 1...2000 {
        let width = CGFloat(width)
        let fitting = ListGridColumns(minimumLength: width / CGFloat(count), fitting: width)
        #expect(fitting.count == count, "\(count) in \(width)")
      }
    }
  }

  @Test func whatIsNoLengthCountsAsNone() {
    for nonsense in [-1, .nan, .infinity] as [CGFloat] {
      let columns = ListGridColumns(count: 2, spacing: nonsense)
      #expect(columns.spacing == 0)
      #expect(columns.side(in: nonsense) == 0)
      #expect(columns.column(1, in: nonsense) == .init(offset: 0, length: 0))
      #expect(columns.column(1, in: 10, displayScale: nonsense) == .init(offset: 5, length: 5))
      #expect(ListGridColumns(minimumLength: 10, fitting: nonsense).count == 1)
      #expect(ListGridColumns(minimumLength: nonsense, fitting: 10).count >= 1)
    }
  }
}
