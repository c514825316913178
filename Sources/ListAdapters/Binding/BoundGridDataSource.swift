// SPDX-License-Identifier: MIT

import ListDiffing

/// The data source of a binding to one grid: holds the last elements that the stream yielded in one container.
@MainActor
internal final class BoundGridDataSource<Item: Diffable, Cell: ListCell>: ListAdapterDataSource {
  /// Writes back what the user moved.
  internal var written: (@MainActor (GridItemContainer<Item>) -> Void)?

  private var container: GridItemContainer<Item>
  private var isKnown = false
  private let makeGrid: @MainActor () -> ListGridSectionController<Item, Cell>
  private let makeEmptyView: @MainActor () -> (any ListView)?

  internal init(
    _ container: GridItemContainer<Item>,
    grid: @escaping @MainActor () -> ListGridSectionController<Item, Cell>,
    emptyView: @escaping @MainActor () -> (any ListView)?
  ) {
    self.container = container
    makeGrid = grid
    makeEmptyView = emptyView
  }

  internal func store(_ items: [Item]) {
    container.items = items
    isKnown = true
  }

  internal func objects(for listAdapter: ListAdapter) -> [GridItemContainer<Item>] { [container] }

  internal func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: GridItemContainer<Item>
  ) -> ListSectionController {
    let controller = makeGrid()
    guard written != nil else { return controller }
    if controller.canMove == nil { controller.canMove = { _, _ in true } }
    controller.didReorder = { [weak self] items in self?.reorder(items) }
    return controller
  }

  /// A list of which nothing is known yet is not an empty one.
  internal func emptyView(for listAdapter: ListAdapter) -> (any ListView)? {
    isKnown ? makeEmptyView() : nil
  }

  private func reorder(_ items: [Item]) {
    container.items = items
    written?(container)
  }
}
