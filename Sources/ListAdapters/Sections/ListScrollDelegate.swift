// SPDX-License-Identifier: MIT

/// Is told of scrolling while its section is visible.
@MainActor
public protocol ListScrollDelegate: AnyObject {
  func listAdapter(_ listAdapter: ListAdapter, didScroll sectionController: ListSectionController)
  func listAdapter(_ listAdapter: ListAdapter, willBeginDragging sectionController: ListSectionController)
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDragging sectionController: ListSectionController, willDecelerate: Bool)
  func listAdapter(_ listAdapter: ListAdapter, didEndDecelerating sectionController: ListSectionController)
}

extension ListScrollDelegate {
  public func listAdapter(
    _ listAdapter: ListAdapter, didEndDecelerating sectionController: ListSectionController
  ) {}
}
