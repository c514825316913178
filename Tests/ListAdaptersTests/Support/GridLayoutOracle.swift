// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// What a vertical `ListGridLayout` of squares has to find at a scale of 1, found by putting one thing after the other.
struct GridLayoutOracle {
  private(set) var elements: [ListLayoutOracle.Element] = []
  private(set) var contentLength: CGFloat = 0

  init(
    _ sections: [LayoutSourceOfSizes.Section], columns: ListGridColumns, width: CGFloat, lineSpacing: CGFloat,
    inset: ListEdgeInsets, sectionsStartLines: Bool, showHeaderWhenEmpty: Bool
  ) {
    let room = max(0, width - inset.left - inset.right)
    let side = columns.side(in: room)
    /// The end of all there is, the start of the line that is being filled, and how many items that line has.
    var end = inset.top
    var line: CGFloat?
    var filled = 0
    /// Whether the last thing there is a line of items.
    var endsWithLine = false
    var elements: [ListLayoutOracle.Element] = []

    func addSupplementary(_ kind: ListSupplementaryKind, _ section: Int, _ length: CGFloat) {
      let frame = CGRect(x: inset.left, y: end, width: room, height: length)
      if room > 0 {
        elements.append(
          .init(element: .supplementary(kind), path: ItemPath(item: 0, section: section), frame: frame))
      }
      end += length
      line = nil
      endsWithLine = false
    }

    for (index, section) in sections.enumerated() {
      let isHidden = section.metrics.numberOfItems == 0 && !showHeaderWhenEmpty
      let header = isHidden ? 0 : section.metrics.headerSize.height
      let footer = isHidden ? 0 : section.metrics.footerSize.height
      if header > 0 { addSupplementary(.header, index, header) }
      if sectionsStartLines, section.metrics.numberOfItems > 0 { line = nil }
      for item in 0..<section.metrics.numberOfItems {
        if filled == columns.count { line = nil }
        if line == nil {
          let start = end + (endsWithLine ? lineSpacing : 0)
          line = start
          filled = 0
          end = start + side
          endsWithLine = true
        }
        let column = columns.column(filled, in: room)
        elements.append(
          .init(
            element: .cell, path: ItemPath(item: item, section: index),
            frame: CGRect(x: inset.left + column.offset, y: line!, width: column.length, height: side)))
        filled += 1
      }
      if footer > 0 { addSupplementary(.footer, index, footer) }
    }
    self.elements = elements
    contentLength = end + inset.bottom
  }

  /// The elements that share more than an edge with a rectangle.
  func elements(in rect: CGRect) -> [ListLayoutOracle.Element] {
    elements.filter { element in
      let frame = element.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
        && frame.maxY > rect.minY && frame.height > 0
    }
  }
}
