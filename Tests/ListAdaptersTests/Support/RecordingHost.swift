// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A host that draws nothing, writes down what it is told, and takes no batch that the strict model refuses.
@MainActor
class RecordingHost: ListHost {
  enum Event: Equatable {
    case reloadData
    case invalidateLayout(ListLayoutInvalidation)
    case layoutIfNeeded
    case batch(BatchUpdate, animated: Bool)
    case refused(BatchUpdateRule)
  }

  weak var client: (any ListHostClient)?
  private(set) var events: [Event] = []
  private(set) var model = BatchUpdateModel(itemCounts: [])
  /// Whether batches are shown at once; otherwise by `finishAnimations(_:)`.
  var showsAtOnce = true
  /// Called before a batch's block runs, when a host may lay out the old list.
  var beforeUpdates: (() -> Void)?
  /// Called after a batch's block has run, when a host lays out the new list.
  var afterUpdates: (() -> Void)?
  private var animations: [@MainActor (Bool) -> Void] = []
  var isVisible = true

  var itemCounts: [Int] { model.itemCounts }
  var batches: [BatchUpdate] {
    events.compactMap { if case .batch(let batch, _) = $0 { batch } else { nil } }
  }
  var reloadCount: Int { events.count { $0 == .reloadData } }
  var animationCount: Int { animations.count }

  func forgetEvents() { events = [] }

  func finishAnimations(_ isFinished: Bool = true) {
    let finished = animations
    animations = []
    for completion in finished { completion(isFinished) }
  }

  private var countsOfClient: [Int] {
    guard let client else { return [] }
    return (0..<client.numberOfSections).map { client.host(self, numberOfItemsInSection: $0) }
  }

  // MARK: Changes

  func reloadData() {
    events.append(.reloadData)
    model = BatchUpdateModel(itemCounts: countsOfClient)
  }

  func performBatchUpdates(
    animated: Bool, _ updates: () -> BatchUpdate, completion: @escaping @MainActor (Bool) -> Void
  ) throws(BatchUpdateError) {
    beforeUpdates?()
    let batch = updates()
    do {
      try model.perform(batch, newItemCounts: countsOfClient)
    } catch {
      events.append(.refused(error.rule))
      throw error
    }
    events.append(.batch(batch, animated: animated))
    afterUpdates?()
    if showsAtOnce { completion(true) } else { animations.append(completion) }
  }

  func invalidateLayout(_ invalidation: ListLayoutInvalidation) {
    events.append(.invalidateLayout(invalidation))
  }
  func layoutIfNeeded() { events.append(.layoutIfNeeded) }
  func reloadSupplementaryViews(ofKind kind: ListSupplementaryKind, inSections sections: IndexSet) {}

  // MARK: What is shown

  var numberOfSections: Int { model.itemCounts.count }
  func numberOfItems(inSection section: Int) -> Int { model.itemCounts[section] }

  // MARK: What an updater has no use for

  var scrollDirection: ListScrollDirection { .vertical }
  var bounds: CGRect { .zero }
  var contentInset: ListEdgeInsets { .zero }
  var adjustedContentInset: ListEdgeInsets { .zero }
  var contentSize: CGSize { .zero }
  var scrollingTraits: ListScrollingTraits { ListScrollingTraits() }
  var pathsForVisibleItems: [ItemPath] { [] }
  var pathsForSelectedItems: [ItemPath] { [] }
  var backgroundView: (any ListView)?
  var isBackgroundViewHidden = true

  func cellForItem(at path: ItemPath) -> (any ListCell)? { nil }
  func path(for cell: any ListCell) -> ItemPath? { nil }
  func supplementaryView(ofKind kind: ListSupplementaryKind, inSection section: Int) -> (
    any ListReusableView
  )? { nil }
  func layoutAttributesForItem(at path: ItemPath) -> ListLayoutAttributes? { nil }
  func layoutAttributesForSupplementaryView(ofKind kind: ListSupplementaryKind, inSection section: Int)
    -> ListLayoutAttributes?
  { nil }
  func pathForItem(at point: CGPoint) -> ItemPath? { nil }
  func convert(_ point: CGPoint, from view: any ListView) -> CGPoint { point }
  func dequeueReusableCell(
    from source: ListViewSource, reuseIdentifier: String, for path: ItemPath
  ) -> any ListCell { preconditionFailure("This host makes no views") }
  func dequeueReusableSupplementaryView(
    ofKind kind: ListSupplementaryKind, from source: ListViewSource, reuseIdentifier: String,
    for path: ItemPath
  ) -> any ListReusableView { preconditionFailure("This host makes no views") }
  func selectItem(at path: ItemPath, animated: Bool, scrollPosition: ListScrollPosition) {}
  func deselectItem(at path: ItemPath, animated: Bool) {}
  func setContentOffset(_ offset: CGPoint, animated: Bool) {}
  func scrollToItem(at path: ItemPath, at position: ListScrollPosition, animated: Bool) {}
}
