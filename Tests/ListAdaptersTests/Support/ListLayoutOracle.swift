// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// What `ListCollectionViewLayout` has to find, found in the most obvious way: every frame in an array, one after the other, for a
/// vertical list. A horizontal one is laid out with its axes exchanged, before and after.
struct ListLayoutOracle {
  struct Element {
    var element: ListLayoutAttributes.Element
    var path: ItemPath
    var frame: CGRect
  }

  private(set) var elements: [Element] = []
  private(set) var contentSize = CGSize.zero
  private let direction: ListScrollDirection

  init(
    _ sections: [LayoutSourceOfSizes.Section], direction: ListScrollDirection, container: ListLayoutContainer,
    stretch: Bool, showHeaderWhenEmpty: Bool, stickyEdge: CGFloat?
  ) {
    self.direction = direction
    let inside = container.bounds.inset(by: container.adjustedContentInset).size
    let room = direction == .vertical ? inside.width : inside.height
    let scale = container.displayScale
    func down(_ place: CGFloat) -> CGFloat { (place * scale + 1 / 4096).rounded(.down) / scale }
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1 / 4096).rounded(.up) / scale }

    var row: CGFloat = 0
    var x: CGFloat = 0
    var nextRow: CGFloat = 0
    var lastEnd: CGFloat = 0
    var contentEnd: CGFloat = 0
    var headers: [CGRect] = []
    var perSection: [(items: [CGRect], footer: CGRect)] = []
    for section in sections {
      let metrics = section.metrics
      let inset = exchanged(metrics.inset)
      let isHidden = metrics.numberOfItems == 0 && !showHeaderWhenEmpty
      let headerLength = isHidden ? 0 : exchanged(metrics.headerSize).height
      let footerLength = isHidden ? 0 : exchanged(metrics.footerSize).height
      let padded = max(0, room - inset.left - inset.right)
      row += headerLength
      nextRow += headerLength
      x += inset.left
      var frames: [CGRect] = []
      for item in 0..<metrics.numberOfItems {
        let size = exchanged(metrics.itemSize ?? section.sizes[item])
        var width = min(size.width, padded)
        if x + width > room - inset.right + 1 || (item == 0 && headerLength > 0) {
          row = nextRow + (item > 0 ? metrics.minimumLineSpacing : 0)
          x = inset.left
        }
        let gap = padded - (x + width)
        if stretch, gap > 0, gap <= 1 { width = padded - x }
        let frame = CGRect(x: down(x), y: down(row + inset.top), width: up(width), height: up(size.height))
        frames.append(frame)
        nextRow = max(nextRow, frame.maxY - inset.top)
        x += width + metrics.minimumInteritemSpacing
      }
      let top = frames.map(\.minY).min().map { $0 - headerLength } ?? lastEnd
      let bottom = frames.map(\.maxY).max() ?? lastEnd + headerLength
      headers.append(CGRect(x: inset.left, y: top, width: padded, height: headerLength))
      perSection.append(
        (frames, CGRect(x: inset.left, y: bottom, width: padded, height: footerLength)))
      lastEnd = bottom + footerLength
      x += inset.right
      nextRow = max(nextRow, lastEnd + inset.bottom)
      contentEnd = max(contentEnd, lastEnd + inset.bottom)
    }

    let starts = headers.map(\.minY)
    if let stickyEdge {
      for section in headers.indices {
        let limit =
          section + 1 < starts.count ? starts[section + 1] - headers[section].height : .infinity
        headers[section].origin.y = max(starts[section], min(stickyEdge, limit))
      }
    }
    for (section, (items, footer)) in perSection.enumerated() {
      add(.supplementary(.header), 0, section, headers[section])
      for (item, frame) in items.enumerated() { add(.cell, item, section, frame) }
      add(.supplementary(.footer), 0, section, footer)
    }
    if !sections.isEmpty { contentSize = exchanged(CGSize(width: room, height: contentEnd)) }
  }

  private mutating func add(
    _ element: ListLayoutAttributes.Element, _ item: Int, _ section: Int, _ frame: CGRect
  ) {
    if element != .cell, frame.width <= 0 || frame.height <= 0 { return }
    elements.append(
      Element(element: element, path: ItemPath(item: item, section: section), frame: exchanged(frame)))
  }

  /// The elements that share more than an edge with a rectangle.
  func elements(in rect: CGRect) -> [Element] {
    elements.filter { element in
      let frame = element.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
        && frame.maxY > rect.minY
    }
  }

  private func exchanged(_ size: CGSize) -> CGSize {
    direction == .vertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func exchanged(_ frame: CGRect) -> CGRect {
    direction == .vertical
      ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
  }

  private func exchanged(_ inset: ListEdgeInsets) -> ListEdgeInsets {
    direction == .vertical
      ? inset
      : ListEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
  }
}
