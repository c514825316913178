// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A host that shows nothing: it counts sections when told to reload, and has a scroll position and a content length.
@MainActor
final class BareHost: ListHost {
  weak var client: (any ListHostClient)?
  private(set) var reloads = 0

  let scrollDirection = ListScrollDirection.vertical
  var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  var contentSize = CGSize(width: 100, height: 1_000)
  let contentInset = ListEdgeInsets.zero
  let adjustedContentInset = ListEdgeInsets.zero
  let scrollingTraits = ListScrollingTraits()
  let isVisible = true
  private(set) var numberOfSections = 0
  var backgroundView: (any ListView)?
  var isBackgroundViewHidden = true

  func reloadData() {
    reloads += 1
    numberOfSections = client?.numberOfSections ?? 0
  }

  func performBatchUpdates(
    animated: Bool, _ updates: () -> BatchUpdate, completion: @escaping @MainActor (Bool) -> Void
  ) throws(BatchUpdateError) {
    _ = updates()
    reloadData()
    completion(true)
  }

  func numberOfItems(inSection section: Int) -> Int {
    client?.host(self, numberOfItemsInSection: section) ?? 0
  }
  let pathsForVisibleItems: [ItemPath] = []
  func cellForItem(at path: ItemPath) -> (any ListCell)? { nil }
  func path(for cell: any ListCell) -> ItemPath? { nil }
  func supplementaryView(
    ofKind kind: ListSupplementaryKind, inSection section: Int
  ) -> (any ListReusableView)? { nil }
  func layoutAttributesForItem(at path: ItemPath) -> ListLayoutAttributes? { nil }
  func layoutAttributesForSupplementaryView(
    ofKind kind: ListSupplementaryKind, inSection section: Int
  ) -> ListLayoutAttributes? { nil }
  func pathForItem(at point: CGPoint) -> ItemPath? { nil }
  func convert(_ point: CGPoint, from view: any ListView) -> CGPoint { point }
  func dequeueReusableCell(
    from source: ListViewSource, reuseIdentifier: String, for path: ItemPath
  ) -> any ListCell { BareCell() }
  func dequeueReusableSupplementaryView(
    ofKind kind: ListSupplementaryKind, from source: ListViewSource, reuseIdentifier: String,
    for path: ItemPath
  ) -> any ListReusableView { BareCell() }
  func invalidateLayout(_ invalidation: ListLayoutInvalidation) {}
  func reloadSupplementaryViews(ofKind kind: ListSupplementaryKind, inSections sections: IndexSet) {}
  func layoutIfNeeded() {}
  let pathsForSelectedItems: [ItemPath] = []
  func selectItem(at path: ItemPath, animated: Bool, scrollPosition: ListScrollPosition) {}
  func deselectItem(at path: ItemPath, animated: Bool) {}
  func setContentOffset(_ offset: CGPoint, animated: Bool) {}
  func scrollToItem(at path: ItemPath, at position: ListScrollPosition, animated: Bool) {}
}

@MainActor
final class BareCell: ListCell {
  var isSelected = false
  var isHighlighted = false
  func prepareForReuse() {}
}
