// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A client that knows how many items each section has, and nothing else.
@MainActor
final class CountingClient: ListHostClient {
  var itemCounts: [Int] = []

  var numberOfSections: Int { itemCounts.count }
  func host(_ host: any ListHost, numberOfItemsInSection section: Int) -> Int { itemCounts[section] }

  func metrics(forSection section: Int) -> ListSectionMetrics {
    ListSectionMetrics(numberOfItems: itemCounts[section], itemSize: .zero)
  }
  func sizeForItem(at path: ItemPath) -> CGSize { .zero }
  func initialLayoutAttributes(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes { attributes }
  func finalLayoutAttributes(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes { attributes }

  func host(_ host: any ListHost, cellForItemAt path: ItemPath) -> any ListCell {
    preconditionFailure("This client makes no views")
  }
  func host(
    _ host: any ListHost, viewForSupplementaryElementOfKind kind: ListSupplementaryKind, at path: ItemPath
  ) -> any ListReusableView { preconditionFailure("This client makes no views") }
  func host(_ host: any ListHost, willDisplay cell: any ListCell, forItemAt path: ItemPath) {}
  func host(_ host: any ListHost, didEndDisplaying cell: any ListCell, forItemAt path: ItemPath) {}
  func host(
    _ host: any ListHost, willDisplaySupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath
  ) {}
  func host(
    _ host: any ListHost, didEndDisplayingSupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath
  ) {}
  func host(_ host: any ListHost, shouldHighlightItemAt path: ItemPath) -> Bool { true }
  func host(_ host: any ListHost, didHighlightItemAt path: ItemPath) {}
  func host(_ host: any ListHost, didUnhighlightItemAt path: ItemPath) {}
  func host(_ host: any ListHost, shouldSelectItemAt path: ItemPath) -> Bool { true }
  func host(_ host: any ListHost, shouldDeselectItemAt path: ItemPath) -> Bool { true }
  func host(_ host: any ListHost, didSelectItemAt path: ItemPath) {}
  func host(_ host: any ListHost, didDeselectItemAt path: ItemPath) {}
  func host(_ host: any ListHost, contextMenuForItemAt path: ItemPath, point: CGPoint)
    -> (any ListContextMenu)?
  { nil }
  func hostDidScroll(_ host: any ListHost) {}
  func hostWillBeginDragging(_ host: any ListHost) {}
  func hostWillEndDragging(_ host: any ListHost, velocity: CGPoint, targetContentOffset: CGPoint) {}
  func hostDidEndDragging(_ host: any ListHost, willDecelerate: Bool) {}
  func hostDidEndDecelerating(_ host: any ListHost) {}
  func host(_ host: any ListHost, canMoveItemAt path: ItemPath) -> Bool { false }
  func host(_ host: any ListHost, targetPathForMoveFrom source: ItemPath, toProposed proposed: ItemPath)
    -> ItemPath
  { proposed }
  func host(_ host: any ListHost, moveItemFrom source: ItemPath, to target: ItemPath) {}
}
