// SPDX-License-Identifier: MIT

import Foundation

/// Is told how a host is scrolled, before section controllers are. Everything is optional.
@MainActor
public protocol ListScrollViewDelegate: AnyObject {
  func listAdapterDidScroll(_ listAdapter: ListAdapter)
  func listAdapterWillBeginDragging(_ listAdapter: ListAdapter)
  /// The user is about to let go.
  ///
  /// - Parameters:
  ///   - listAdapter: The adapter.
  ///   - velocity: Points per second.
  ///   - targetContentOffset: Where the list will come to rest.
  func listAdapterWillEndDragging(_ listAdapter: ListAdapter, velocity: CGPoint, targetContentOffset: CGPoint)
  func listAdapterDidEndDragging(_ listAdapter: ListAdapter, willDecelerate: Bool)
  func listAdapterDidEndDecelerating(_ listAdapter: ListAdapter)
}

extension ListScrollViewDelegate {
  public func listAdapterDidScroll(_ listAdapter: ListAdapter) {}
  public func listAdapterWillBeginDragging(_ listAdapter: ListAdapter) {}
  public func listAdapterWillEndDragging(
    _ listAdapter: ListAdapter, velocity: CGPoint, targetContentOffset: CGPoint
  ) {}
  public func listAdapterDidEndDragging(_ listAdapter: ListAdapter, willDecelerate: Bool) {}
  public func listAdapterDidEndDecelerating(_ listAdapter: ListAdapter) {}
}
