// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// One thing that a headless host did or told its client, in its log.
///
/// Paths are those of the list that the host shows at that moment; the end of a display names the place that the view had.
public enum HeadlessOperation: Sendable, Hashable {
  // MARK: Changes

  /// The host forgot what it knew and learned how many sections there are.
  case reloadedData(sectionCount: Int)
  /// A batch was accepted.
  case performedBatch(BatchUpdate, animated: Bool)
  /// A batch broke a rule.
  case refusedBatch(BatchUpdateError)
  /// A batch has been shown, or something came between.
  case completedBatch(finished: Bool)
  /// A part of the layout was marked as invalid.
  case invalidatedLayout(ListLayoutInvalidation)
  /// Supplementary views were marked to be asked for again: ascending sections.
  case reloadedSupplementaryViews(ListSupplementaryKind, sections: [Int])

  // MARK: Views

  /// The client was asked for a cell.
  case askedForCell(ItemPath)
  /// The client was asked to configure the cell on screen again.
  case reconfiguredCell(ItemPath)
  /// A cell began to be displayed.
  case willDisplayCell(ItemPath)
  /// A cell ceased to be displayed.
  case didEndDisplayingCell(ItemPath)
  /// The client was asked for a supplementary view.
  case askedForSupplementaryView(ListSupplementaryKind, section: Int)
  /// A supplementary view began to be displayed.
  case willDisplaySupplementaryView(ListSupplementaryKind, section: Int)
  /// A supplementary view ceased to be displayed.
  case didEndDisplayingSupplementaryView(ListSupplementaryKind, section: Int)

  // MARK: Scrolling and size

  /// The content offset changed.
  case scrolled(to: CGPoint)
  /// The user began to drag.
  case beganDragging
  /// The user let go.
  case endedDragging(willDecelerate: Bool)
  /// The list came to rest after the user had let go.
  case endedDecelerating
  /// The host has another size.
  case resized(to: CGSize)

  // MARK: Selection

  /// An item was highlighted.
  case highlighted(ItemPath)
  /// An item was no longer highlighted.
  case unhighlighted(ItemPath)
  /// An item was selected.
  case selected(ItemPath)
  /// An item was deselected.
  case deselected(ItemPath)

  // MARK: Reordering

  /// An item was picked up.
  case beganMove(ItemPath)
  /// An item is held over a place.
  case proposedMove(from: ItemPath, to: ItemPath)
  /// An item was dropped.
  case endedMove(from: ItemPath, to: ItemPath)
  /// An item went back to where it was.
  case cancelledMove(ItemPath)
}
