// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// The view side of a list: all that an adapter knows of it.
///
/// A host shows sections of items, keeps reusable views, scrolls, selects and carries out batches. It asks its ``client`` for counts,
/// sizes and views, and tells it what its user does. Paths are those of the list that the host shows at the time of the call;
/// points and sizes are in the coordinates of the content. The article <doc:WritingAHost> says what is expected when.
@MainActor
public protocol ListHost: ListView {
  /// Who is asked and told. Hosts hold it weakly.
  var client: (any ListHostClient)? { get set }

  // MARK: Geometry

  /// Along which axis the list is scrolled.
  var scrollDirection: ListScrollDirection { get }
  /// Pixels per point. The default is 1.
  var displayScale: CGFloat { get }
  /// The visible part of the content; its origin is the content offset.
  var bounds: CGRect { get }
  /// What the content is inset by.
  var contentInset: ListEdgeInsets { get }
  /// The content inset, and what bars and safe areas cover.
  var adjustedContentInset: ListEdgeInsets { get }
  /// The size of the content, as the layout has it.
  var contentSize: CGSize { get }
  /// How the list is being scrolled.
  var scrollingTraits: ListScrollingTraits { get }
  /// Whether somebody could see the list: it is in a window, and neither it nor what it is in is hidden or transparent.
  var isVisible: Bool { get }

  // MARK: What is shown

  /// How many sections the host has, which is what it was last told, not what the client would say now.
  var numberOfSections: Int { get }
  /// How many items a section has, as the host was last told.
  func numberOfItems(inSection section: Int) -> Int
  /// The items that have a cell on screen, ascending.
  var pathsForVisibleItems: [ItemPath] { get }
  /// The cell on screen of an item.
  func cellForItem(at path: ItemPath) -> (any ListCell)?
  /// The item that a cell on screen shows.
  func path(for cell: any ListCell) -> ItemPath?
  /// A section's supplementary view on screen.
  func supplementaryView(ofKind kind: ListSupplementaryKind, inSection section: Int) -> (
    any ListReusableView
  )?
  /// Where an item is or would be, or `nil` if there is no such item.
  func layoutAttributesForItem(at path: ItemPath) -> ListLayoutAttributes?
  /// Where a section's supplementary view is or would be, or `nil` if there is none.
  func layoutAttributesForSupplementaryView(ofKind kind: ListSupplementaryKind, inSection section: Int)
    -> ListLayoutAttributes?
  /// The item at a point of the content.
  func pathForItem(at point: CGPoint) -> ItemPath?
  /// A point in a view's coordinates, in those of the content.
  func convert(_ point: CGPoint, from view: any ListView) -> CGPoint

  // MARK: Reusable views

  /// A cell for an item, used again if one of its reuse identifier is free. Only to be called while the client is asked for the
  /// item's cell.
  func dequeueReusableCell(
    from source: ListViewSource, reuseIdentifier: String, for path: ItemPath
  ) -> any ListCell
  /// A supplementary view, used again if one of its reuse identifier is free. Only to be called while the client is asked for it.
  func dequeueReusableSupplementaryView(
    ofKind kind: ListSupplementaryKind, from source: ListViewSource, reuseIdentifier: String,
    for path: ItemPath
  ) -> any ListReusableView

  // MARK: Changes

  /// Forgets what it knows and asks for counts, and at the next layout for everything else.
  func reloadData()
  /// Carries out a batch.
  ///
  /// The host may lay out the old list before it calls `updates`, never between the call and its end. `updates` changes the client's
  /// data and returns what is different.
  ///
  /// - Parameters:
  ///   - animated: Whether the changes are to be seen happening.
  ///   - updates: Called once, before this method returns.
  ///   - completion: Called once, when the changes have been shown, with whether they were shown to their end. Not called if the
  ///     method throws.
  /// - Throws: The rule that the batch breaks. The client's data have then changed and the host shows the old list; it has to be
  ///   told to reload.
  func performBatchUpdates(
    animated: Bool, _ updates: () -> BatchUpdate, completion: @escaping @MainActor (Bool) -> Void
  ) throws(BatchUpdateError)
  /// Marks a part of the layout as invalid; the next layout asks for sizes again.
  func invalidateLayout(_ invalidation: ListLayoutInvalidation)
  /// Asks for supplementary views of a kind in some sections again, and for their sizes, without touching the items.
  func reloadSupplementaryViews(ofKind kind: ListSupplementaryKind, inSections sections: IndexSet)
  /// Lays out what is invalid, which makes and drops cells.
  func layoutIfNeeded()

  // MARK: Selection and scrolling

  /// The selected items, ascending.
  var pathsForSelectedItems: [ItemPath] { get }
  /// Selects an item, without telling the client.
  func selectItem(at path: ItemPath, animated: Bool, scrollPosition: ListScrollPosition)
  /// Deselects an item, without telling the client.
  func deselectItem(at path: ItemPath, animated: Bool)
  /// Scrolls to an offset. Nothing between is laid out if it is not animated.
  func setContentOffset(_ offset: CGPoint, animated: Bool)
  /// Scrolls until an item is at a position.
  func scrollToItem(at path: ItemPath, at position: ListScrollPosition, animated: Bool)

  // MARK: Background

  /// What is shown behind the cells, for an empty list.
  var backgroundView: (any ListView)? { get set }
  /// Whether it is hidden.
  var isBackgroundViewHidden: Bool { get set }
}

extension ListHost {
  public var displayScale: CGFloat { 1 }
}
