// SPDX-License-Identifier: MIT

/// Is told when a section and its cells appear on screen and disappear.
///
/// A section is displayed while at least one of its cells, headers or footers is.
@MainActor
public protocol ListDisplayDelegate: AnyObject {
  /// The first view of the section appears.
  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController)
  /// The last view of the section has disappeared.
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController)
  /// A cell appears.
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController, cell: any ListCell,
    at index: Int)
  /// A cell has disappeared; the index is the one that it had.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController, cell: any ListCell,
    at index: Int)
}
