// SPDX-License-Identifier: MIT

import ListDiffing

/// Is told when the item of a ``ListSingleSectionController`` is selected.
@MainActor
public protocol ListSingleSectionControllerDelegate: AnyObject {
  /// What the section shows.
  associatedtype Item: Diffable
  /// What shows it.
  associatedtype Cell: ListCell

  /// The user selected the item.
  func didSelect(_ sectionController: ListSingleSectionController<Item, Cell>, with item: Item)
  /// The user deselected the item. The default does nothing.
  func didDeselect(_ sectionController: ListSingleSectionController<Item, Cell>, with item: Item)
}

extension ListSingleSectionControllerDelegate {
  public func didDeselect(_ sectionController: ListSingleSectionController<Item, Cell>, with item: Item) {}
}
