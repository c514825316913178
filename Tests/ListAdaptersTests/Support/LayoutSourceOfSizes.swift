// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// Sections of items of given sizes, for layouts without a list. It counts what it is asked.
@MainActor
final class LayoutSourceOfSizes: ListLayoutSource {
  struct Section: Hashable {
    var metrics: ListSectionMetrics
    var sizes: [CGSize]

    init(
      _ sizes: [CGSize], inset: ListEdgeInsets = .zero, line: CGFloat = 0, interitem: CGFloat = 0,
      header: CGFloat = 0, footer: CGFloat = 0
    ) {
      self.sizes = sizes
      metrics = ListSectionMetrics(
        numberOfItems: sizes.count, inset: inset, minimumLineSpacing: line,
        minimumInteritemSpacing: interitem, headerSize: CGSize(width: header, height: header),
        footerSize: CGSize(width: footer, height: footer))
    }

    /// A section that gives the size of its items with its metrics.
    init(
      _ count: Int, of size: CGSize, inset: ListEdgeInsets = .zero, line: CGFloat = 0,
      interitem: CGFloat = 0, header: CGFloat = 0, footer: CGFloat = 0
    ) {
      self.init(
        [], inset: inset, line: line, interitem: interitem, header: header, footer: footer)
      metrics.numberOfItems = count
      metrics.itemSize = size
    }
  }

  var sections: [Section]
  private(set) var metricsCalls = 0
  private(set) var sizeCalls = 0

  /// Run whenever the size of an item is asked for.
  var whenAskedForSize: (ItemPath) -> Void = { _ in }

  init(_ sections: [Section] = []) { self.sections = sections }

  func resetCounts() { (metricsCalls, sizeCalls) = (0, 0) }

  var numberOfSections: Int { sections.count }

  func metrics(forSection section: Int) -> ListSectionMetrics {
    metricsCalls += 1
    return sections[section].metrics
  }

  func sizeForItem(at path: ItemPath) -> CGSize {
    sizeCalls += 1
    whenAskedForSize(path)
    return sections[path.section].metrics.itemSize ?? sections[path.section].sizes[path.item]
  }

  func initialLayoutAttributes(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes {
    var attributes = attributes
    attributes.alpha = 0
    return attributes
  }

  func finalLayoutAttributes(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes {
    var attributes = attributes
    attributes.center.x += 100
    return attributes
  }
}

/// Sizes of one width and several heights.
func sizes(_ width: CGFloat, _ heights: [CGFloat]) -> [CGSize] {
  heights.map { CGSize(width: width, height: $0) }
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension ListLayout {
  func frame(_ section: Int, _ item: Int) -> CGRect? {
    attributesForItem(at: ItemPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? {
    attributesForSupplementaryView(ofKind: .header, inSection: section)?.frame
  }

  func footer(_ section: Int) -> CGRect? {
    attributesForSupplementaryView(ofKind: .footer, inSection: section)?.frame
  }

  /// The items in a rectangle.
  func items(in rect: CGRect) -> [ItemPath] {
    attributesForElements(in: rect).filter { $0.element == .cell }.map(\.path)
  }

  /// Lays out in a view of a size that is scrolled to an offset.
  func prepare(
    _ source: LayoutSourceOfSizes, _ size: CGSize = CGSize(width: 100, height: 100),
    offset: CGPoint = .zero, inset: ListEdgeInsets = .zero, scale: CGFloat = 2
  ) {
    prepare(
      with: source,
      in: ListLayoutContainer(
        bounds: CGRect(origin: offset, size: size), adjustedContentInset: inset, displayScale: scale))
  }
}
