// SPDX-License-Identifier: MIT

/// Is told when a section comes near the visible part of the list, a good moment to load what it will show.
@MainActor
public protocol ListWorkingRangeDelegate: AnyObject {
  /// The section is now within the adapter's working range.
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController)
  /// The section has left the working range.
  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerDidExitWorkingRange sectionController: ListSectionController)
}
