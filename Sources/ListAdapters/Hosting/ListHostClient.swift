// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// What a host calls back on: all that it knows of an adapter.
///
/// Paths are those of the list that the host shows, or is just coming to show. Order of events: a cell is asked for before it is
/// reported as displayed, and reported as no longer displayed before it can be used again.
@MainActor
public protocol ListHostClient: ListLayoutSource {
  // MARK: Views

  /// How many items a section has.
  func host(_ host: any ListHost, numberOfItemsInSection section: Int) -> Int
  /// How many items each section has. The default asks of one after the other.
  func itemCounts(for host: any ListHost) -> [Int]
  /// What has become of the sections in a batch, asked when the data have changed. The default asks how many items each section has, and
  /// knows nothing else.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - batch: What the host was told.
  ///   - oldCounts: How many items each section had before.
  func host(_ host: any ListHost, outcomeOf batch: BatchUpdate, from oldCounts: [Int]) -> ListBatchOutcome
  /// A cell, dequeued during the call.
  func host(_ host: any ListHost, cellForItemAt path: ItemPath) -> any ListCell
  /// A supplementary view, dequeued during the call.
  func host(
    _ host: any ListHost, viewForSupplementaryElementOfKind kind: ListSupplementaryKind, at path: ItemPath
  ) -> any ListReusableView

  /// How many updates are on their way and the host was not told of yet, for who takes a host down. The default is 0.
  var queuedUpdateCount: Int { get }

  // MARK: Display

  func host(_ host: any ListHost, willDisplay cell: any ListCell, forItemAt path: ItemPath)
  func host(_ host: any ListHost, didEndDisplaying cell: any ListCell, forItemAt path: ItemPath)
  func host(
    _ host: any ListHost, willDisplaySupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath)
  func host(
    _ host: any ListHost, didEndDisplayingSupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath)

  // MARK: Selection

  func host(_ host: any ListHost, shouldHighlightItemAt path: ItemPath) -> Bool
  func host(_ host: any ListHost, didHighlightItemAt path: ItemPath)
  func host(_ host: any ListHost, didUnhighlightItemAt path: ItemPath)
  func host(_ host: any ListHost, shouldSelectItemAt path: ItemPath) -> Bool
  func host(_ host: any ListHost, shouldDeselectItemAt path: ItemPath) -> Bool
  func host(_ host: any ListHost, didSelectItemAt path: ItemPath)
  func host(_ host: any ListHost, didDeselectItemAt path: ItemPath)
  /// The menu of an item at a point of the content.
  func host(_ host: any ListHost, contextMenuForItemAt path: ItemPath, point: CGPoint)
    -> (any ListContextMenu)?

  // MARK: Scrolling

  func hostDidScroll(_ host: any ListHost)
  func hostWillBeginDragging(_ host: any ListHost)
  /// The user is about to let go.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - velocity: Points per second.
  ///   - targetContentOffset: Where the list will come to rest.
  func hostWillEndDragging(_ host: any ListHost, velocity: CGPoint, targetContentOffset: CGPoint)
  func hostDidEndDragging(_ host: any ListHost, willDecelerate: Bool)
  func hostDidEndDecelerating(_ host: any ListHost)

  // MARK: Reordering

  /// Whether an item can be picked up.
  func host(_ host: any ListHost, canMoveItemAt path: ItemPath) -> Bool
  /// Where an item that was picked up would come to lie, given where it is held.
  func host(_ host: any ListHost, targetPathForMoveFrom source: ItemPath, toProposed proposed: ItemPath)
    -> ItemPath
  /// An item was dropped; the host shows it at its target already.
  func host(_ host: any ListHost, moveItemFrom source: ItemPath, to target: ItemPath)
}

extension ListHostClient {
  public func host(_ host: any ListHost, outcomeOf batch: BatchUpdate, from oldCounts: [Int])
    -> ListBatchOutcome
  {
    ListBatchOutcome(itemCounts: itemCounts(for: host))
  }

  public var queuedUpdateCount: Int { 0 }

  public func itemCounts(for host: any ListHost) -> [Int] {
    (0..<numberOfSections).map { self.host(host, numberOfItemsInSection: $0) }
  }
}
