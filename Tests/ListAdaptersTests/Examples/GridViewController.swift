// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A screen with one grid, as a view controller would be written.
final class GridViewController: ListAdapterDataSource {
  private lazy var adapter = ListAdapter(updater: updater, viewController: self)
  private let updater: ListAdapterUpdater
  private let usesNib: Bool

  private var container = GridItemContainer(items: (1...7).map { GridItem(id: $0, title: "Item \($0)") })
  private(set) var selections: [String] = []

  init(showingIn host: any ListHost, updater: ListAdapterUpdater, usesNib: Bool) {
    self.updater = updater
    self.usesNib = usesNib
    adapter.host = host
    adapter.dataSource = self
  }

  func change(_ change: (inout [GridItem]) -> Void) {
    change(&container.items)
    adapter.performUpdates(animated: true)
  }

  // MARK: ListAdapterDataSource

  func objects(for listAdapter: ListAdapter) -> [GridItemContainer<GridItem>] { [container] }

  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: GridItemContainer<GridItem>
  ) -> ListSectionController {
    let configureBlock = { @MainActor (item: GridItem, cell: ItemCell) in
      cell.configure(with: item)
    }
    let sizeBlock = { @MainActor (item: GridItem, context: (any ListCollectionContext)?) -> CGSize in
      guard let context else { return .zero }
      return CGSize(width: context.containerSize.width / 3 - 1, height: 100)
    }
    let didSelect = { @MainActor [weak self] (index: Int, item: GridItem) in
      self?.selections.append("\(index): \(item.title)") ?? ()
    }
    if usesNib {
      return GridSingleSectionController<ItemCell>(
        nibName: "ItemCell", bundle: nil, configureBlock: configureBlock, sizeBlock: sizeBlock,
        didSelect: didSelect)
    }
    return GridSingleSectionController<ItemCell>(
      configureBlock: configureBlock, sizeBlock: sizeBlock, didSelect: didSelect)
  }
}
