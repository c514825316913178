// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Is told what the user does with the items of a ``ListGridSectionController``. All but selecting has a default.
@MainActor
public protocol ListGridSectionControllerDelegate: AnyObject {
  /// What the grid shows.
  associatedtype Item: Diffable
  /// What shows it.
  associatedtype Cell: ListCell

  /// The user selected an item.
  func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, didSelectItemAt index: Int, item: Item)
  /// The user deselected an item. The default does nothing.
  func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, didDeselectItemAt index: Int, item: Item)
  /// An item is touched. The default does nothing.
  func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, didHighlightItemAt index: Int, item: Item)
  /// An item is no longer touched. The default does nothing.
  func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, didUnhighlightItemAt index: Int, item: Item)
  /// Whether the user may pick an item up. The default is `false`.
  func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, canMoveItemAt index: Int, item: Item
  ) -> Bool
  /// The user moved an item; this is the new order, which belongs into the container that the data source gives. The default does
  /// nothing.
  func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, didReorder items: [Item])
}

extension ListGridSectionControllerDelegate {
  public func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, didDeselectItemAt index: Int, item: Item
  ) {}
  public func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, didHighlightItemAt index: Int, item: Item
  ) {}
  public func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, didUnhighlightItemAt index: Int, item: Item
  ) {}
  public func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, canMoveItemAt index: Int, item: Item
  ) -> Bool { false }
  public func sectionController(
    _ sectionController: ListGridSectionController<Item, Cell>, didReorder items: [Item]
  ) {}
}
