// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// Gives a feed to an adapter, and takes the order that the user drags it into.
@MainActor
final class FeedSource: ListAdapterDataSource, ListAdapterMoveDelegate {
  var items: [FeedItem]

  init(_ items: [FeedItem]) { self.items = items }

  func objects(for listAdapter: ListAdapter) -> [FeedItem] { items }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: FeedItem)
    -> ListSectionController
  {
    FeedSectionControllers.make(for: object)
  }

  func emptyView(for listAdapter: ListAdapter) -> (any ListView)? { EmptyView("Nothing new") }

  func listAdapter(
    _ listAdapter: ListAdapter, move object: any Diffable, from previousObjects: ListObjects,
    to objects: ListObjects
  ) {
    items = objects.array(of: FeedItem.self) ?? items
  }
}
