// SPDX-License-Identifier: MIT

import ListDiffing

/// Is told what an adapter displays, and what goes wrong. Everything is optional.
@MainActor
public protocol ListAdapterDelegate: AnyObject {
  /// The first view of an object's section appears.
  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: any Diffable, at section: Int)
  /// The last view of an object's section has disappeared; the section is the one that it had when it appeared.
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: any Diffable, at section: Int)
  /// A cell of an object's section appears.
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: any Diffable, cell: any ListCell, at path: ItemPath)
  /// A cell of an object's section has disappeared; the path is the one that it had when it appeared.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: any Diffable, cell: any ListCell, at path: ItemPath)
  /// The data source gave objects that repeat the identifier of an earlier one; they are not in the list.
  ///
  /// - Parameters:
  ///   - listAdapter: The adapter.
  ///   - positions: Their positions in what the data source gave, ascending.
  func listAdapter(_ listAdapter: ListAdapter, didLeaveOutDuplicatesAt positions: [Int])
}

extension ListAdapterDelegate {
  public func listAdapter(_ listAdapter: ListAdapter, willDisplay object: any Diffable, at section: Int) {}
  public func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: any Diffable, at section: Int)
  {}
  public func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: any Diffable, cell: any ListCell, at path: ItemPath
  ) {}
  public func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: any Diffable, cell: any ListCell, at path: ItemPath
  ) {}
  public func listAdapter(_ listAdapter: ListAdapter, didLeaveOutDuplicatesAt positions: [Int]) {}
}
