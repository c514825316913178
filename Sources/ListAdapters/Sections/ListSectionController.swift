// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Turns one object of a list into the cells of a section.
///
/// Subclass it and override at least ``cellForItem(at:)``. There is one instance for each object, made when it is first needed and
/// kept as long as an object with that identifier is in the list; indexes are those of items within the section.
@MainActor
open class ListSectionController {
  /// Makes a section controller.
  ///
  /// Within the data source's call it already knows its ``collectionContext`` and ``viewController``.
  public init() {
    guard let adapter = ListAdapter.adaptersAsking.last else { return }
    collectionContext = adapter.context
    viewController = adapter.viewController
  }

  // MARK: Where it is

  /// The adapter, seen narrowly. `nil` before the section controller is in a list and after the adapter is gone.
  public internal(set) weak var collectionContext: (any ListCollectionContext)?

  /// Who shows the list, such as a view controller.
  public internal(set) weak var viewController: AnyObject?

  /// The position of the section in the list; `nil` while it is in none. It may change with every update: don't keep it.
  public var section: Int? { collectionContext == nil ? nil : position }
  internal var position: Int? { slot?.position }
  /// Where the position is kept; `nil` while the section controller is in no list.
  internal var slot: SectionPositions.Slot?
  /// Whether the user has moved items since the section controller was last given its object.
  internal var isAheadOfObject = false

  /// Whether the section is the first of its list.
  public internal(set) var isFirstSection = false

  /// Whether the section is the last of its list.
  public internal(set) var isLastSection = false

  // MARK: How it is laid out

  /// The space around the section, in points.
  public var inset = ListEdgeInsets.zero

  /// The least space between two lines of items, in points.
  public var minimumLineSpacing: CGFloat = 0

  /// The least space between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 0

  // MARK: Who helps

  /// Gives headers and footers.
  public weak var supplementaryViewSource: (any ListSupplementaryViewSource)?

  /// Is told when the section and its cells appear and disappear.
  public weak var displayDelegate: (any ListDisplayDelegate)?

  /// Is told when the section comes near the visible part of the list, and when it leaves it.
  public weak var workingRangeDelegate: (any ListWorkingRangeDelegate)?

  /// Is told of scrolling while the section is visible.
  public weak var scrollDelegate: (any ListScrollDelegate)?

  /// Says from where to where cells appear and disappear in animated updates.
  public weak var transitionDelegate: (any ListTransitionDelegate)?

  // MARK: Items

  /// How many items the section has. The default is 1.
  open func numberOfItems() -> Int { 1 }

  /// The size of an item, in points. Negative lengths count as 0. The default is zero.
  open func sizeForItem(at index: Int) -> CGSize { .zero }

  /// The size of all items, if they are of one: spares the layout asking for each. The default is `nil`, which has it ask.
  open var uniformItemSize: CGSize? { nil }

  /// A cell, dequeued from the `collectionContext` during the call.
  ///
  /// - Precondition: It is overridden.
  open func cellForItem(at index: Int) -> any ListCell {
    preconditionFailure("\(type(of: self)) has to override cellForItem(at:)")
  }

  // MARK: The object

  /// Whether the section controller changes its items itself when its object has new content.
  ///
  /// If so, it gets the object in ``didUpdate(to:)`` during the update and does there, through `performBatch` of its context, what
  /// has to be done; else the section is reloaded as a whole. The default is `false`.
  open var updatesItemsItself: Bool { false }

  /// The section controller has an object, its first one or one with other content.
  ///
  /// - Parameter object: The object; of a list of `AnyDiffable`, its base.
  open func didUpdate(to object: any Diffable) {}

  // MARK: Selection

  /// Whether an item may be selected. The default is `true`.
  open func shouldSelectItem(at index: Int) -> Bool { true }
  /// Whether an item may be deselected. The default is `true`.
  open func shouldDeselectItem(at index: Int) -> Bool { true }
  /// The user selected an item.
  open func didSelectItem(at index: Int) {}
  /// The user deselected an item.
  open func didDeselectItem(at index: Int) {}
  /// Whether an item may be highlighted, without which it cannot be selected. The default is `true`.
  open func shouldHighlightItem(at index: Int) -> Bool { true }
  /// An item is touched.
  open func didHighlightItem(at index: Int) {}
  /// An item is no longer touched.
  open func didUnhighlightItem(at index: Int) {}
  /// The menu of an item, at a point of the content. The default is none.
  open func contextMenuForItem(at index: Int, point: CGPoint) -> (any ListContextMenu)? { nil }

  // MARK: Reordering

  /// Whether the user may pick an item up. The default is `false`.
  open func canMoveItem(at index: Int) -> Bool { false }
  /// Whether an item that was picked up may be dropped at another place of the section. The default asks whether it may be picked up.
  open func canMoveItem(at index: Int, to newIndex: Int) -> Bool { canMoveItem(at: index) }
  /// The user moved an item within the section; the cells are in place already, the section controller's data are not.
  ///
  /// - Precondition: It is overridden where items can be moved.
  open func moveObject(from index: Int, to newIndex: Int) {
    preconditionFailure("\(type(of: self)) lets items be moved and has to override moveObject(from:to:)")
  }
}
