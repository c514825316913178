// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension HeadlessListHost {
  /// The content inset and the safe area together.
  public var adjustedContentInset: ListEdgeInsets {
    ListEdgeInsets(
      top: contentInset.top + safeAreaInset.top, left: contentInset.left + safeAreaInset.left,
      bottom: contentInset.bottom + safeAreaInset.bottom, right: contentInset.right + safeAreaInset.right)
  }

  /// The size of the content. What is invalid is worked out before, unless the client can't be asked now.
  public var contentSize: CGSize {
    _ = prepareLayout()
    return layout.contentSize
  }

  /// Where an item is or would be. `nil` if there is no such item, and for what is off screen while the client can't be asked: within
  /// the block of a batch, after a batch was refused, and while an item is being dropped.
  public func layoutAttributesForItem(at path: ItemPath) -> ListLayoutAttributes? {
    guard contains(path) else { return nil }
    if prepareLayout() { return layout.attributesForItem(at: path) }
    return shown[HostedElement(.cell, path)]?.attributes
  }

  /// Where a section's supplementary view is or would be. `nil` as of items.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: ListSupplementaryKind, inSection section: Int
  ) -> ListLayoutAttributes? {
    guard model.itemCounts.indices.contains(section) else { return nil }
    if prepareLayout() { return layout.attributesForSupplementaryView(ofKind: kind, inSection: section) }
    return shown[HostedElement(.supplementary(kind), ItemPath(item: 0, section: section))]?.attributes
  }

  /// The item at a point of the content, also off screen; of several the one in front. A header does not cover an item here.
  public func pathForItem(at point: CGPoint) -> ItemPath? {
    let elements =
      prepareLayout()
      ? layout.attributesForElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
      : shown.values.map(\.attributes)
    return elements.filter { $0.element == .cell && $0.frame.contains(point) }
      .max { ($0.zIndex, $0.path) < ($1.zIndex, $1.path) }?.path
  }

  /// Changes the size of what is visible and lays out.
  public func setSize(_ size: CGSize) {
    guard size != bounds.size else { return }
    layoutIfNeeded()
    bounds.size = size
    record(.resized(to: size))
    needsLayout = true
    layoutIfNeeded()
  }

  internal var container: ListLayoutContainer {
    ListLayoutContainer(
      bounds: bounds, adjustedContentInset: adjustedContentInset, displayScale: displayScale)
  }

  /// Has the layout work out what is invalid, unless the client can't be asked now.
  ///
  /// - Returns: Whether the layout is that of the list that the host shows.
  internal func prepareLayout() -> Bool {
    guard let client, refusal == nil, !isInUpdates, !awaitsDrop, !isPreparing, countsBeingAsked == 0,
      client.numberOfSections == numberOfSections
    else { return false }
    let container = container
    guard layoutIsInvalid || container != preparedContainer else { return true }
    if let old = preparedContainer, let invalidation = layout.invalidation(from: old, to: container) {
      layout.invalidate(invalidation)
    }
    layoutIsInvalid = false
    preparedContainer = container
    isPreparing = true
    layout.prepare(with: client, in: container)
    isPreparing = false
    return true
  }
}
