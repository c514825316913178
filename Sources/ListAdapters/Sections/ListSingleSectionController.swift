// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Shows its object in one cell, and needs no subclass.
///
/// When the object has new content the section is not reloaded: the cell on screen stays and is configured again, and takes another
/// size if it needs one.
///
/// ```swift
/// ListSingleSectionController<Person, PersonCell>(
///   configureBlock: { person, cell in cell.text = person.name },
///   sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) },
///   didSelect: { person in print(person.name) })
/// ```
open class ListSingleSectionController<Item: Diffable, Cell: ListCell>: ListSectionController {
  /// Fills a cell.
  public typealias ConfigureBlock = @MainActor (_ item: Item, _ cell: Cell) -> Void
  /// Says how large the cell is, in points. The context is `nil` if the section controller is in no list.
  public typealias SizeBlock = @MainActor (_ item: Item, _ context: (any ListCollectionContext)?) -> CGSize

  /// What is shown, in its latest revision; `nil` until the section controller is in a list.
  public private(set) var item: Item?

  /// Is called when the user selects the item.
  public var didSelect: (@MainActor (Item) -> Void)?
  /// Is called when the user deselects the item.
  public var didDeselect: (@MainActor (Item) -> Void)?

  private let cellSource: ListViewSource
  private let configureBlock: ConfigureBlock
  private let sizeBlock: SizeBlock
  private var selectionDelegate = SelectionDelegate()

  /// Makes a section controller whose cell is made from its type.
  ///
  /// - Parameters:
  ///   - cellClass: The type of the cell.
  ///   - configureBlock: Fills the cell. It is kept: mind what it captures.
  ///   - sizeBlock: Says how large the cell is, in points.
  ///   - didSelect: Is called when the user selects the item.
  public init(
    cellClass: Cell.Type = Cell.self, configureBlock: @escaping ConfigureBlock,
    sizeBlock: @escaping SizeBlock, didSelect: (@MainActor (Item) -> Void)? = nil
  ) {
    cellSource = .type(cellClass)
    self.configureBlock = configureBlock
    self.sizeBlock = sizeBlock
    self.didSelect = didSelect
    super.init()
  }

  /// Makes a section controller whose cell comes from a nib.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib, whose cell is a `Cell`.
  ///   - bundle: Where the nib is; `nil` for the main bundle.
  ///   - configureBlock: Fills the cell. It is kept: mind what it captures.
  ///   - sizeBlock: Says how large the cell is, in points.
  ///   - didSelect: Is called when the user selects the item.
  public init(
    nibName: String, bundle: Bundle? = nil, configureBlock: @escaping ConfigureBlock,
    sizeBlock: @escaping SizeBlock, didSelect: (@MainActor (Item) -> Void)? = nil
  ) {
    cellSource = .nib(name: nibName, bundle: bundle)
    self.configureBlock = configureBlock
    self.sizeBlock = sizeBlock
    self.didSelect = didSelect
    super.init()
  }

  /// Makes a section controller whose cell comes from a storyboard's prototype.
  ///
  /// - Parameters:
  ///   - storyboardCellIdentifier: The identifier of the prototype, which is a `Cell`.
  ///   - configureBlock: Fills the cell. It is kept: mind what it captures.
  ///   - sizeBlock: Says how large the cell is, in points.
  ///   - didSelect: Is called when the user selects the item.
  public init(
    storyboardCellIdentifier: String, configureBlock: @escaping ConfigureBlock,
    sizeBlock: @escaping SizeBlock, didSelect: (@MainActor (Item) -> Void)? = nil
  ) {
    cellSource = .storyboard(identifier: storyboardCellIdentifier)
    self.configureBlock = configureBlock
    self.sizeBlock = sizeBlock
    self.didSelect = didSelect
    super.init()
  }

  /// Sets who is told when the item is selected, before the blocks are called. It is held weakly.
  public func setSelectionDelegate<Delegate: ListSingleSectionControllerDelegate>(_ delegate: Delegate?)
  where Delegate.Item == Item, Delegate.Cell == Cell {
    selectionDelegate = SelectionDelegate(
      didSelect: { [weak delegate] in delegate?.didSelect($0, with: $1) },
      didDeselect: { [weak delegate] in delegate?.didDeselect($0, with: $1) })
  }

  // MARK: As a section controller

  open override var updatesItemsItself: Bool { true }

  /// Keeps the object and has its cell on screen show it. Overrides call `super` first.
  ///
  /// - Precondition: The object is an `Item`, or stands for one.
  open override func didUpdate(to object: any Diffable) {
    let old = item
    let new: Item = typed(object)
    item = new
    guard let old else { return }
    if let cell: Cell = displayedCell(at: 0) { configureBlock(new, cell) }
    if sizeBlock(old, collectionContext) != sizeBlock(new, collectionContext) { invalidateOnlyItem() }
  }

  open override func sizeForItem(at index: Int) -> CGSize {
    item.map { sizeBlock($0, collectionContext) } ?? .zero
  }

  open override func cellForItem(at index: Int) -> any ListCell {
    let cell: Cell = dequeueCell(from: cellSource, at: index)
    if let item { configureBlock(item, cell) }
    return cell
  }

  open override func didSelectItem(at index: Int) {
    guard let item else { return }
    selectionDelegate.didSelect?(self, item)
    didSelect?(item)
  }

  open override func didDeselectItem(at index: Int) {
    guard let item else { return }
    selectionDelegate.didDeselect?(self, item)
    didDeselect?(item)
  }

  /// A delegate whose own type is not known.
  private struct SelectionDelegate {
    typealias Event = @MainActor (ListSingleSectionController, Item) -> Void
    var didSelect: Event?
    var didDeselect: Event?
  }
}
