// SPDX-License-Identifier: MIT

import ListDiffing

/// Is told before and after steps that take time, each with all that section controllers and delegates do in it.
@MainActor
public protocol ListAdapterPerformanceDelegate: AnyObject {
  func listAdapterWillCallDequeueCell(_ listAdapter: ListAdapter)
  func listAdapter(
    _ listAdapter: ListAdapter, didCallDequeue cell: any ListCell,
    on sectionController: ListSectionController,
    at index: Int)
  func listAdapterWillCallDisplayCell(_ listAdapter: ListAdapter)
  func listAdapter(
    _ listAdapter: ListAdapter, didCallDisplay cell: any ListCell,
    on sectionController: ListSectionController?,
    at index: Int)
  func listAdapterWillCallEndDisplayCell(_ listAdapter: ListAdapter)
  func listAdapter(
    _ listAdapter: ListAdapter, didCallEndDisplay cell: any ListCell,
    on sectionController: ListSectionController?, at index: Int)
  func listAdapterWillCallSize(_ listAdapter: ListAdapter)
  func listAdapter(
    _ listAdapter: ListAdapter, didCallSizeOn sectionController: ListSectionController?, at index: Int)
  func listAdapterWillCallScroll(_ listAdapter: ListAdapter)
  func listAdapter(
    _ listAdapter: ListAdapter, didCallScroll visibleSectionControllers: [ListSectionController])
}

extension ListAdapterPerformanceDelegate {
  public func listAdapterWillCallDequeueCell(_ listAdapter: ListAdapter) {}
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallDequeue cell: any ListCell,
    on sectionController: ListSectionController,
    at index: Int
  ) {}
  public func listAdapterWillCallDisplayCell(_ listAdapter: ListAdapter) {}
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallDisplay cell: any ListCell,
    on sectionController: ListSectionController?,
    at index: Int
  ) {}
  public func listAdapterWillCallEndDisplayCell(_ listAdapter: ListAdapter) {}
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallEndDisplay cell: any ListCell,
    on sectionController: ListSectionController?, at index: Int
  ) {}
  public func listAdapterWillCallSize(_ listAdapter: ListAdapter) {}
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallSizeOn sectionController: ListSectionController?, at index: Int
  ) {}
  public func listAdapterWillCallScroll(_ listAdapter: ListAdapter) {}
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallScroll visibleSectionControllers: [ListSectionController]
  ) {}
}
