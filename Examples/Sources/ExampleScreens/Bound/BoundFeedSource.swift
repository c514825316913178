// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// Gives an adapter what the stream of a view model has yielded last.
final class BoundFeedSource: ListBindableDataSource {
  private var items: [FeedItem] = []
  private(set) var notes: [String] = []

  func listAdapter(_ listAdapter: ListAdapter, observed event: ListBindingEvent<[FeedItem]>) {
    switch event {
    case .next(let items):
      self.items = items
      notes = ["Next: \(items.count) items"]
    case .failure(let error): notes = ["Failed: \(error)"]
    case .completion: notes = ["Completed"]
    }
  }

  func objects(for listAdapter: ListAdapter) -> [FeedItem] { items }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: FeedItem)
    -> ListSectionController
  {
    FeedSectionControllers.make(for: object)
  }

  func emptyView(for listAdapter: ListAdapter) -> (any ListView)? { EmptyView("Nothing here yet") }
}
