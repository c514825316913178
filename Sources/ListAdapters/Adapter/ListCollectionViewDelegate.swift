// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Is told what a host does with its views, before section controllers are. Everything is optional.
@MainActor
public protocol ListCollectionViewDelegate: AnyObject {
  func listAdapter(_ listAdapter: ListAdapter, willDisplay cell: any ListCell, forItemAt path: ItemPath)
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying cell: any ListCell, forItemAt path: ItemPath)
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplaySupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath)
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplayingSupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath)
  func listAdapter(_ listAdapter: ListAdapter, didSelectItemAt path: ItemPath)
  func listAdapter(_ listAdapter: ListAdapter, didDeselectItemAt path: ItemPath)
  func listAdapter(_ listAdapter: ListAdapter, didHighlightItemAt path: ItemPath)
  func listAdapter(_ listAdapter: ListAdapter, didUnhighlightItemAt path: ItemPath)
  /// A menu to be shown instead of the section controller's.
  func listAdapter(_ listAdapter: ListAdapter, contextMenuForItemAt path: ItemPath, point: CGPoint)
    -> (any ListContextMenu)?
}

extension ListCollectionViewDelegate {
  public func listAdapter(
    _ listAdapter: ListAdapter, willDisplay cell: any ListCell, forItemAt path: ItemPath
  ) {}
  public func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying cell: any ListCell, forItemAt path: ItemPath
  ) {}
  public func listAdapter(
    _ listAdapter: ListAdapter, willDisplaySupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath
  ) {}
  public func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplayingSupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath
  ) {}
  public func listAdapter(_ listAdapter: ListAdapter, didSelectItemAt path: ItemPath) {}
  public func listAdapter(_ listAdapter: ListAdapter, didDeselectItemAt path: ItemPath) {}
  public func listAdapter(_ listAdapter: ListAdapter, didHighlightItemAt path: ItemPath) {}
  public func listAdapter(_ listAdapter: ListAdapter, didUnhighlightItemAt path: ItemPath) {}
  public func listAdapter(
    _ listAdapter: ListAdapter, contextMenuForItemAt path: ItemPath, point: CGPoint
  ) -> (any ListContextMenu)? { nil }
}
