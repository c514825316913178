// SPDX-License-Identifier: MIT

import Foundation

/// Takes down what a section controller changed in its items, in the `updates` of ``ListCollectionContext/performBatch(animated:updates:completion:)``.
///
/// Indexes of what is deleted, reloaded or moved from are those of the items before the update, of what is inserted or moved to those
/// after it. What can't be shown in one batch (an item changed in a section that moves, say) is shown by replacing the section.
@MainActor
public protocol ListBatchContext: AnyObject {
  /// Items were inserted: indexes after the update.
  func insert(in sectionController: ListSectionController, at indexes: IndexSet)
  /// Items were deleted: indexes before the update.
  func delete(in sectionController: ListSectionController, at indexes: IndexSet)
  /// Items show something else and need new cells: indexes that are the same before and after the update.
  func reload(in sectionController: ListSectionController, at indexes: IndexSet)
  /// An item changed places, from an index before the update to one after it.
  func move(in sectionController: ListSectionController, from index: Int, to newIndex: Int)
  /// Items have other sizes: indexes after the update. Takes effect at once.
  func invalidateLayout(in sectionController: ListSectionController, at indexes: IndexSet)
  /// The whole section shows something else.
  func reload(_ sectionController: ListSectionController)
}
