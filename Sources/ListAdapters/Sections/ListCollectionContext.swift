// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// What a section controller may see and do of the list that it is in. The adapter is one.
///
/// Indexes are those of items within the section controller's section. A section controller that is not, or no longer, in the
/// list gets `nil` or nothing.
@MainActor
public protocol ListCollectionContext: AnyObject {
  // MARK: Geometry, in points

  /// The size of the list on screen.
  var containerSize: CGSize { get }
  /// What the content is inset by.
  var containerInset: ListEdgeInsets { get }
  /// The content inset, and what bars and safe areas cover.
  var adjustedContainerInset: ListEdgeInsets { get }
  /// The size of the list on screen without the adjusted inset.
  var insetContainerSize: CGSize { get }
  /// The point of the content at the upper left of the screen.
  var containerContentOffset: CGPoint { get }
  /// Along which axis the list is scrolled.
  var scrollDirection: ListScrollDirection { get }
  /// Pixels per point.
  var displayScale: CGFloat { get }
  /// How the list is being scrolled.
  var scrollingTraits: ListScrollingTraits { get }
  /// The size of the list on screen without the section's own inset.
  func containerSize(for sectionController: ListSectionController) -> CGSize

  // MARK: Cells on screen

  /// The index of the item that a cell shows; `nil` if it is not on screen or in another section.
  func index(for cell: any ListCell, in sectionController: ListSectionController) -> Int?
  /// The cell of an item, if it is on screen. `nil` while cells are being made or the working range is being reported.
  func cellForItem(at index: Int, in sectionController: ListSectionController) -> (any ListCell)?
  /// The section's header or footer, if it is on screen. `nil` while such are being made or the working range is being reported.
  func viewForSupplementaryElement(
    ofKind kind: ListSupplementaryKind, in sectionController: ListSectionController
  ) -> (any ListReusableView)?
  /// The section's cells on screen, by ascending index.
  func visibleCells(for sectionController: ListSectionController) -> [any ListCell]
  /// Those of them that are wholly on screen, by ascending index.
  func fullyVisibleCells(for sectionController: ListSectionController) -> [any ListCell]
  /// The indexes of the section's items on screen, ascending.
  func visibleIndexes(for sectionController: ListSectionController) -> [Int]
  /// Where an item is.
  func layoutAttributesForItem(at index: Int, in sectionController: ListSectionController)
    -> ListLayoutAttributes?
  /// The item at a point of the content.
  func pathForItem(at point: CGPoint) -> ItemPath?
  /// A point in a view's coordinates, in those of the content.
  func convert(_ point: CGPoint, from view: any ListView) -> CGPoint

  // MARK: Reusable views

  /// A cell, new or used again. See the typed forms.
  func dequeueReusableCell(
    from source: ListViewSource, reuseIdentifier: String?, for sectionController: ListSectionController,
    at index: Int
  ) -> any ListCell
  /// A header or footer, new or used again. See the typed forms.
  func dequeueReusableSupplementaryView(
    ofKind kind: ListSupplementaryKind, from source: ListViewSource,
    for sectionController: ListSectionController,
    at index: Int
  ) -> any ListReusableView

  // MARK: Selection and scrolling

  /// Selects an item; nobody is told.
  func selectItem(
    at index: Int, in sectionController: ListSectionController, animated: Bool,
    scrollPosition: ListScrollPosition)
  /// Deselects an item; nobody is told.
  func deselectItem(at index: Int, in sectionController: ListSectionController, animated: Bool)
  /// Scrolls until an item is at a position.
  func scroll(
    to sectionController: ListSectionController, at index: Int, scrollPosition: ListScrollPosition,
    animated: Bool)

  // MARK: Changes

  /// Changes items. `updates` runs in the next update, or at once if one is running; it changes the data and tells the batch context
  /// what it changed.
  ///
  /// - Parameters:
  ///   - animated: Whether the changes are to be seen; only if all that is done together is animated.
  ///   - updates: Called once. Change the section controller's data in it, not before.
  ///   - completion: Called once, with whether the changes were shown to their end.
  func performBatch(
    animated: Bool, updates: @escaping @MainActor (any ListBatchContext) -> Void,
    completion: (@MainActor (Bool) -> Void)?)
  /// Has the layout ask for the sizes of all items of the section again; the cells stay. After a running update, if there is one.
  ///
  /// - Parameters:
  ///   - sectionController: Whose items have other sizes.
  ///   - completion: Called once, with `false` if the section controller is no longer in the list by then.
  func invalidateLayout(
    for sectionController: ListSectionController, completion: (@MainActor (Bool) -> Void)?)
  /// Asks for the section's header or footer again, without touching its items. After a running update, if there is one.
  func reloadSupplementaryView(
    ofKind kind: ListSupplementaryKind, for sectionController: ListSectionController)
}
