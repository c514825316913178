// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// The rows of one section, 20 points high and 10 points apart, so that each lies over half of the one before. From item 998 on they are
/// at one level.
final class OverlappingLayout: ListLayout {
  private var count = 0
  private var width: CGFloat = 0

  let scrollDirection = ListScrollDirection.vertical

  func prepare(with source: any ListLayoutSource, in container: ListLayoutContainer) {
    count = source.numberOfSections == 0 ? 0 : source.metrics(forSection: 0).numberOfItems
    width = container.bounds.width
  }

  func invalidate(_ invalidation: ListLayoutInvalidation) {}

  func invalidation(from old: ListLayoutContainer, to new: ListLayoutContainer) -> ListLayoutInvalidation? {
    old.bounds.size == new.bounds.size ? nil : .everything
  }

  var contentSize: CGSize { CGSize(width: width, height: count == 0 ? 0 : CGFloat(count) * 10 + 10) }

  func attributesForElements(in rect: CGRect) -> [ListLayoutAttributes] {
    (0..<count).compactMap { attributesForItem(at: at(0, $0)) }.filter { $0.frame.intersects(rect) }
  }

  func attributesForItem(at path: ItemPath) -> ListLayoutAttributes? {
    guard path.section == 0, (0..<count).contains(path.item) else { return nil }
    return ListLayoutAttributes(
      element: .cell, path: path,
      frame: CGRect(x: 0, y: CGFloat(path.item) * 10, width: width, height: 20), zIndex: min(path.item, 998))
  }

  func attributesForSupplementaryView(
    ofKind kind: ListSupplementaryKind, inSection section: Int
  ) -> ListLayoutAttributes? { nil }
}
