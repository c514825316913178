// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Shows the items of a `GridItemContainer` in columns, and needs no subclass.
///
/// Items are diffed one by one: those that stay keep their cell, which is configured again if their content is another one; others are
/// moved, inserted and deleted.
///
/// With a size block the layout puts as many items into a row as fit. With a number of columns the items fill the width exactly, less
/// the insets of the list and of the section: columns are whole pixels wide, and two of them differ by one pixel at the most. The grid
/// starts a row of its own unless the section before it leaves room in its last row.
///
/// ```swift
/// ListGridSectionController<Photo, PhotoCell>(
///   columns: 4, spacing: 1,
///   configureBlock: { photo, cell in cell.text = photo.title },
///   didSelect: { index, photo in print(index, photo.title) })
/// ```
open class ListGridSectionController<Item: Diffable, Cell: ListCell>: ListSectionController {
  /// Fills a cell.
  public typealias ConfigureBlock = @MainActor (_ item: Item, _ cell: Cell) -> Void
  /// Says how large an item is, in points. The context is `nil` if the section controller is in no list.
  public typealias SizeBlock = @MainActor (_ item: Item, _ context: (any ListCollectionContext)?) -> CGSize
  /// Is called for an item.
  public typealias ItemBlock = @MainActor (_ index: Int, _ item: Item) -> Void

  /// The container, in its latest revision; `nil` until the section controller is in a list.
  public private(set) var container: GridItemContainer<Item>?

  // MARK: What the user does

  /// Is called when the user selects an item.
  public var didSelect: ItemBlock?
  /// Is called when the user deselects an item.
  public var didDeselect: ItemBlock?
  /// Is called when an item is touched.
  public var didHighlight: ItemBlock?
  /// Is called when an item is no longer touched.
  public var didUnhighlight: ItemBlock?
  /// Says whether the user may pick an item up. Without it the delegate is asked.
  public var canMove: (@MainActor (_ index: Int, _ item: Item) -> Bool)?
  /// Is called when the user has moved an item, with the new order, which belongs into the container that the data source gives.
  public var didReorder: (@MainActor (_ items: [Item]) -> Void)?

  private let cellSource: ListViewSource
  private let configureBlock: ConfigureBlock
  private var sizing: GridItemSizing<Item>
  private var delegate = Delegate()
  private lazy var list = SectionItems<Item>(
    of: self,
    read: { [unowned self] in container?.items ?? [] },
    sizesMayChange: { [unowned self] in if case .block = sizing { true } else { false } },
    rebind: { [unowned self] cell, item in
      guard let cell = cell as? Cell else { return false }
      configureBlock(item, cell)
      return true
    })

  /// The items that the section has now.
  public var items: [Item] { list.items }

  // MARK: Sizes by a block

  /// Makes a grid of cells made from their type, whose sizes a block says.
  ///
  /// - Parameters:
  ///   - cellClass: The type of the cells.
  ///   - configureBlock: Fills a cell. It is kept: mind what it captures.
  ///   - sizeBlock: Says how large an item is, in points.
  ///   - spacing: The least space between two items of a row, and between two rows, in points.
  ///   - didSelect: Is called when the user selects an item.
  public init(
    cellClass: Cell.Type = Cell.self, configureBlock: @escaping ConfigureBlock,
    sizeBlock: @escaping SizeBlock, spacing: CGFloat = 1, didSelect: ItemBlock? = nil
  ) {
    cellSource = .type(cellClass)
    self.configureBlock = configureBlock
    sizing = .block(sizeBlock)
    self.didSelect = didSelect
    super.init()
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
  }

  /// Makes a grid of cells that come from a nib, whose sizes a block says.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib, whose cell is a `Cell`.
  ///   - bundle: Where the nib is; `nil` for the main bundle.
  ///   - configureBlock: Fills a cell. It is kept: mind what it captures.
  ///   - sizeBlock: Says how large an item is, in points.
  ///   - spacing: The least space between two items of a row, and between two rows, in points.
  ///   - didSelect: Is called when the user selects an item.
  public init(
    nibName: String, bundle: Bundle? = nil, configureBlock: @escaping ConfigureBlock,
    sizeBlock: @escaping SizeBlock, spacing: CGFloat = 1, didSelect: ItemBlock? = nil
  ) {
    cellSource = .nib(name: nibName, bundle: bundle)
    self.configureBlock = configureBlock
    sizing = .block(sizeBlock)
    self.didSelect = didSelect
    super.init()
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
  }

  /// Makes a grid of cells that come from a storyboard's prototype, whose sizes a block says.
  ///
  /// - Parameters:
  ///   - storyboardCellIdentifier: The identifier of the prototype, which is a `Cell`.
  ///   - configureBlock: Fills a cell. It is kept: mind what it captures.
  ///   - sizeBlock: Says how large an item is, in points.
  ///   - spacing: The least space between two items of a row, and between two rows, in points.
  ///   - didSelect: Is called when the user selects an item.
  public init(
    storyboardCellIdentifier: String, configureBlock: @escaping ConfigureBlock,
    sizeBlock: @escaping SizeBlock, spacing: CGFloat = 1, didSelect: ItemBlock? = nil
  ) {
    cellSource = .storyboard(identifier: storyboardCellIdentifier)
    self.configureBlock = configureBlock
    sizing = .block(sizeBlock)
    self.didSelect = didSelect
    super.init()
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
  }

  // MARK: Sizes by columns

  /// Makes a grid of cells made from their type, in columns that fill the width exactly.
  ///
  /// - Parameters:
  ///   - cellClass: The type of the cells.
  ///   - columns: How many columns there are, at least one.
  ///   - spacing: The space between two columns, and between two rows, in points.
  ///   - itemLength: How long items are along the scroll direction; squares if not given, as exactly as whole points allow.
  ///   - configureBlock: Fills a cell. It is kept: mind what it captures.
  ///   - didSelect: Is called when the user selects an item.
  public init(
    cellClass: Cell.Type = Cell.self, columns: Int, spacing: CGFloat = 1,
    itemLength: ListGridLayout.ItemLength = .aspectRatio(1), configureBlock: @escaping ConfigureBlock,
    didSelect: ItemBlock? = nil
  ) {
    cellSource = .type(cellClass)
    self.configureBlock = configureBlock
    sizing = .columns(ListGridColumns(count: columns, spacing: spacing), itemLength)
    self.didSelect = didSelect
    super.init()
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
  }

  /// Makes a grid of cells that come from a nib, in columns that fill the width exactly.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib, whose cell is a `Cell`.
  ///   - bundle: Where the nib is; `nil` for the main bundle.
  ///   - columns: How many columns there are, at least one.
  ///   - spacing: The space between two columns, and between two rows, in points.
  ///   - itemLength: How long items are along the scroll direction; squares if not given, as exactly as whole points allow.
  ///   - configureBlock: Fills a cell. It is kept: mind what it captures.
  ///   - didSelect: Is called when the user selects an item.
  public init(
    nibName: String, bundle: Bundle? = nil, columns: Int, spacing: CGFloat = 1,
    itemLength: ListGridLayout.ItemLength = .aspectRatio(1), configureBlock: @escaping ConfigureBlock,
    didSelect: ItemBlock? = nil
  ) {
    cellSource = .nib(name: nibName, bundle: bundle)
    self.configureBlock = configureBlock
    sizing = .columns(ListGridColumns(count: columns, spacing: spacing), itemLength)
    self.didSelect = didSelect
    super.init()
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
  }

  /// Makes a grid of cells that come from a storyboard's prototype, in columns that fill the width exactly.
  ///
  /// - Parameters:
  ///   - storyboardCellIdentifier: The identifier of the prototype, which is a `Cell`.
  ///   - columns: How many columns there are, at least one.
  ///   - spacing: The space between two columns, and between two rows, in points.
  ///   - itemLength: How long items are along the scroll direction; squares if not given, as exactly as whole points allow.
  ///   - configureBlock: Fills a cell. It is kept: mind what it captures.
  ///   - didSelect: Is called when the user selects an item.
  public init(
    storyboardCellIdentifier: String, columns: Int, spacing: CGFloat = 1,
    itemLength: ListGridLayout.ItemLength = .aspectRatio(1), configureBlock: @escaping ConfigureBlock,
    didSelect: ItemBlock? = nil
  ) {
    cellSource = .storyboard(identifier: storyboardCellIdentifier)
    self.configureBlock = configureBlock
    sizing = .columns(ListGridColumns(count: columns, spacing: spacing), itemLength)
    self.didSelect = didSelect
    super.init()
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
  }

  /// Sets who is told what the user does, before the blocks are called. It is held weakly.
  public func setDelegate<NewDelegate: ListGridSectionControllerDelegate>(_ delegate: NewDelegate?)
  where NewDelegate.Item == Item, NewDelegate.Cell == Cell {
    self.delegate = Delegate(
      didSelect: { [weak delegate] in delegate?.sectionController($0, didSelectItemAt: $1, item: $2) },
      didDeselect: { [weak delegate] in delegate?.sectionController($0, didDeselectItemAt: $1, item: $2) },
      didHighlight: { [weak delegate] in delegate?.sectionController($0, didHighlightItemAt: $1, item: $2) },
      didUnhighlight: { [weak delegate] in
        delegate?.sectionController($0, didUnhighlightItemAt: $1, item: $2)
      },
      canMove: { [weak delegate] in
        delegate?.sectionController($0, canMoveItemAt: $1, item: $2) ?? false
      },
      didReorder: { [weak delegate] in delegate?.sectionController($0, didReorder: $1) })
  }

  // MARK: As a section controller

  /// The least space between two items of a row, in points. Between columns it is in whole pixels, and less where there is no room
  /// for it.
  open override var minimumInteritemSpacing: CGFloat {
    get {
      guard case .columns(let columns, _) = sizing, let room else { return super.minimumInteritemSpacing }
      return room.spacing(of: columns)
    }
    set {
      super.minimumInteritemSpacing = newValue
      if case .columns(let columns, let length) = sizing {
        sizing = .columns(ListGridColumns(count: columns.count, spacing: newValue), length)
      }
    }
  }

  open override var updatesItemsItself: Bool { true }

  /// Keeps the container and has the items follow. Overrides call `super` first.
  ///
  /// - Precondition: The object is a `GridItemContainer<Item>`, or stands for one.
  open override func didUpdate(to object: any Diffable) {
    let isFirst = container == nil
    container = typed(object)
    if isFirst { list.load() } else { list.update(animated: true, completion: nil) }
  }

  open override func numberOfItems() -> Int { list.items.count }

  open override var uniformItemSize: CGSize? {
    guard case .columns(let columns, let length) = sizing else { return nil }
    return room?.uniformSize(of: columns, length: length)
  }

  open override func sizeForItem(at index: Int) -> CGSize {
    switch sizing {
    case .block(let sizeBlock):
      return items.indices.contains(index) ? sizeBlock(items[index], collectionContext) : .zero
    case .columns(let columns, let length):
      return room?.size(inColumn: index % columns.count, of: columns, length: length) ?? .zero
    }
  }

  open override func cellForItem(at index: Int) -> any ListCell {
    let cell: Cell = dequeueCell(from: cellSource, at: index)
    configureBlock(items[index], cell)
    return cell
  }

  open override func didSelectItem(at index: Int) {
    let item = items[index]
    delegate.didSelect?(self, index, item)
    didSelect?(index, item)
  }

  open override func didDeselectItem(at index: Int) {
    let item = items[index]
    delegate.didDeselect?(self, index, item)
    didDeselect?(index, item)
  }

  open override func didHighlightItem(at index: Int) {
    let item = items[index]
    delegate.didHighlight?(self, index, item)
    didHighlight?(index, item)
  }

  open override func didUnhighlightItem(at index: Int) {
    let item = items[index]
    delegate.didUnhighlight?(self, index, item)
    didUnhighlight?(index, item)
  }

  open override func canMoveItem(at index: Int) -> Bool {
    canMove?(index, items[index]) ?? delegate.canMove?(self, index, items[index]) ?? false
  }

  /// Moves an item to where the user has dropped it, and tells the new order. Overrides call `super`.
  open override func moveObject(from index: Int, to newIndex: Int) {
    list.move(from: index, to: newIndex)
    let items = items
    // A container that has come meanwhile has an order of its own.
    if list.isUpToDate { container?.items = items }
    delegate.didReorder?(self, items)
    didReorder?(items)
  }

  private var room: GridRoom? { collectionContext.map { GridRoom(of: self, in: $0) } }

  /// A delegate whose own type is not known.
  private struct Delegate {
    typealias Event = @MainActor (ListGridSectionController, Int, Item) -> Void
    var didSelect: Event?
    var didDeselect: Event?
    var didHighlight: Event?
    var didUnhighlight: Event?
    var canMove: (@MainActor (ListGridSectionController, Int, Item) -> Bool)?
    var didReorder: (@MainActor (ListGridSectionController, [Item]) -> Void)?
  }
}
