// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension ListSectionController {
  /// An object as the type that the section controller is made for.
  internal func typed<Object>(_ object: any Diffable, as type: Object.Type = Object.self) -> Object {
    guard let typed: Object = unwrapped(object) else {
      preconditionFailure(
        """
        \(Swift.type(of: self)) shows a \(Object.self) and was given a \(Swift.type(of: object)); either the data \
        source made it for an object of another type, or two objects of different types have one identifier
        """)
    }
    return typed
  }

  /// A cell from any source, new or used again.
  internal func dequeueCell<Cell: ListCell>(
    of type: Cell.Type = Cell.self, from source: ListViewSource, at index: Int
  ) -> Cell {
    guard let collectionContext else {
      preconditionFailure("\(Swift.type(of: self)) is asked for a cell, but is in no list")
    }
    switch source {
    case .type:
      return collectionContext.dequeueReusableCell(of: type, for: self, at: index)
    case .nib(let name, let bundle):
      return collectionContext.dequeueReusableCell(
        of: type, withNibName: name, bundle: bundle, for: self, at: index)
    case .storyboard(let identifier):
      return collectionContext.dequeueReusableCellFromStoryboard(
        of: type, withIdentifier: identifier, for: self, at: index)
    }
  }

  /// The cell on screen of an item, if it is of a type.
  internal func displayedCell<Cell>(at index: Int, as type: Cell.Type = Cell.self) -> Cell? {
    collectionContext?.cellForItem(at: index, in: self) as? Cell
  }

  /// The only item has another size.
  internal func invalidateOnlyItem() {
    collectionContext?.performBatch(
      animated: true, updates: { $0.invalidateLayout(in: self, at: [0]) }, completion: nil)
  }
}
