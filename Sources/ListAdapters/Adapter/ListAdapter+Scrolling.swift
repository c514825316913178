// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension ListAdapter {
  /// Scrolls to an object's section. An object that is not in the list is left out. Cells on the way are not made.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - supplementaryKinds: The kinds of views that are to be on screen with the items.
  ///   - scrollDirection: Along which axis to scroll.
  ///   - scrollPosition: Where the section is to be.
  ///   - additionalOffset: Points to scroll on from there.
  ///   - animated: Whether the scrolling is to be seen.
  public func scroll(
    to object: any Diffable, supplementaryKinds: [ListSupplementaryKind] = [],
    scrollDirection: ListScrollDirection = .vertical, scrollPosition: ListScrollPosition = .none,
    additionalOffset: CGFloat = 0, animated: Bool
  ) {
    guard let host = currentHost, let section = section(for: object) else { return }
    let extent = extent(ofSection: section, supplementaryKinds, along: scrollDirection, in: host)
    let axis = ScrollAxis(direction: scrollDirection, host: host)
    let target = axis.offset(showing: extent, at: scrollPosition) + additionalOffset
    host.setContentOffset(axis.point(at: axis.clamped(target), from: host.bounds.origin), animated: animated)
  }

  /// The first item at the upper left of the visible part, without what the content is inset by.
  public func indexPathForFirstVisibleItem() -> ItemPath? {
    guard let host = currentHost else { return nil }
    return host.pathForItem(
      at: CGPoint(
        x: host.bounds.minX + host.contentInset.left, y: host.bounds.minY + host.contentInset.top))
  }

  /// How far the list is scrolled into its first visible item, in points; 0 if there is none.
  public func offsetForFirstVisibleItem(scrollDirection: ListScrollDirection) -> CGFloat {
    guard let host = currentHost, let path = indexPathForFirstVisibleItem(),
      let frame = host.layoutAttributesForItem(at: path)?.frame
    else { return 0 }
    switch scrollDirection {
    case .vertical: return host.bounds.minY + host.contentInset.top - frame.minY
    case .horizontal: return host.bounds.minX + host.contentInset.left - frame.minX
    }
  }

  /// From where to where a section reaches: its first item, its last, and the views that were asked for.
  private func extent(
    ofSection section: Int, _ kinds: [ListSupplementaryKind], along direction: ListScrollDirection,
    in host: any ListHost
  ) -> ClosedRange<CGFloat> {
    let count = section < host.numberOfSections ? host.numberOfItems(inSection: section) : 0
    let items = count > 0 ? [0, count - 1].map { ItemPath(item: $0, section: section) } : []
    let frames =
      items.compactMap { host.layoutAttributesForItem(at: $0)?.frame }
      + kinds.compactMap { host.layoutAttributesForSupplementaryView(ofKind: $0, inSection: section)?.frame }
    let lower = frames.map { direction == .vertical ? $0.minY : $0.minX }.min() ?? 0
    let upper = frames.map { direction == .vertical ? $0.maxY : $0.maxX }.max() ?? 0
    return lower...max(lower, upper)
  }
}

/// One axis of a host: lengths and offsets along it, in points.
@MainActor
private struct ScrollAxis {
  let direction: ListScrollDirection
  let length: CGFloat
  let contentLength: CGFloat
  let leadingInset: CGFloat
  let trailingInset: CGFloat

  init(direction: ListScrollDirection, host: any ListHost) {
    let inset = host.adjustedContentInset
    self.direction = direction
    switch direction {
    case .vertical:
      (length, contentLength) = (host.bounds.height, host.contentSize.height)
      (leadingInset, trailingInset) = (inset.top, inset.bottom)
    case .horizontal:
      (length, contentLength) = (host.bounds.width, host.contentSize.width)
      (leadingInset, trailingInset) = (inset.left, inset.right)
    }
  }

  func offset(showing extent: ClosedRange<CGFloat>, at position: ListScrollPosition) -> CGFloat {
    switch (direction, position) {
    case (.vertical, .bottom), (.horizontal, .right):
      extent.upperBound - length + trailingInset
    case (.vertical, .centeredVertically), (.horizontal, .centeredHorizontally):
      (extent.lowerBound + extent.upperBound - length - leadingInset + trailingInset) / 2
    default:
      extent.lowerBound - leadingInset
    }
  }

  func clamped(_ offset: CGFloat) -> CGFloat {
    max(min(offset, contentLength - length + trailingInset), -leadingInset)
  }

  func point(at offset: CGFloat, from origin: CGPoint) -> CGPoint {
    direction == .vertical ? CGPoint(x: origin.x, y: offset) : CGPoint(x: offset, y: origin.y)
  }
}
