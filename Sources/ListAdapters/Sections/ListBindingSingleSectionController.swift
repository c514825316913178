// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Shows its object, the view model, in one cell. Subclass it and override ``configureCell(_:withViewModel:)`` and
/// ``size(forViewModel:)``.
///
/// A view model with equal content changes nothing. One with other content takes the place of the old one, and the cell on screen is
/// configured again, not replaced.
open class ListBindingSingleSectionController<ViewModel: Diffable, Cell: ListCell>: ListSectionController {
  /// What is shown; `nil` until the section controller is in a list.
  public private(set) var viewModel: ViewModel?

  /// Makes a section controller.
  public override init() { super.init() }

  // MARK: To be overridden

  /// Where new cells come from. The default is the type `Cell`.
  open var cellSource: ListViewSource { .type(Cell.self) }

  /// Fills the cell.
  ///
  /// - Precondition: It is overridden.
  open func configureCell(_ cell: Cell, withViewModel viewModel: ViewModel) {
    preconditionFailure("\(type(of: self)) has to override configureCell(_:withViewModel:)")
  }

  /// How large the cell is, in points.
  ///
  /// - Precondition: It is overridden.
  open func size(forViewModel viewModel: ViewModel) -> CGSize {
    preconditionFailure("\(type(of: self)) has to override size(forViewModel:)")
  }

  /// The user selected the item. The default does nothing.
  open func didSelectItem(with cell: Cell) {}
  /// The user deselected the item. The default does nothing.
  open func didDeselectItem(with cell: Cell) {}
  /// The item is touched. The default does nothing.
  open func didHighlightItem(with cell: Cell) {}
  /// The item is no longer touched. The default does nothing.
  open func didUnhighlightItem(with cell: Cell) {}

  /// Whether the section's cell is on screen.
  public var isDisplayingCell: Bool {
    collectionContext.map { !$0.visibleCells(for: self).isEmpty } ?? false
  }

  // MARK: As a section controller

  open override var updatesItemsItself: Bool { true }

  /// Keeps the view model and has its cell on screen show it, if its content is another one. Overrides call `super` first.
  ///
  /// - Precondition: The object is a `ViewModel`, or stands for one.
  open override func didUpdate(to object: any Diffable) {
    let new: ViewModel = typed(object)
    guard let old = viewModel else {
      viewModel = new
      return
    }
    guard !new.isContentEqual(to: old) else { return }
    viewModel = new
    if let cell: Cell = displayedCell(at: 0) { configureCell(cell, withViewModel: new) }
    if size(forViewModel: old) != size(forViewModel: new) { invalidateOnlyItem() }
  }

  public final override func numberOfItems() -> Int { 1 }

  public final override func sizeForItem(at index: Int) -> CGSize {
    viewModel.map { size(forViewModel: $0) } ?? .zero
  }

  public final override func cellForItem(at index: Int) -> any ListCell {
    let cell: Cell = dequeueCell(from: cellSource, at: index)
    if let viewModel { configureCell(cell, withViewModel: viewModel) }
    return cell
  }

  public final override func didSelectItem(at index: Int) {
    if let cell: Cell = displayedCell(at: index) { didSelectItem(with: cell) }
  }

  public final override func didDeselectItem(at index: Int) {
    if let cell: Cell = displayedCell(at: index) { didDeselectItem(with: cell) }
  }

  public final override func didHighlightItem(at index: Int) {
    if let cell: Cell = displayedCell(at: index) { didHighlightItem(with: cell) }
  }

  public final override func didUnhighlightItem(at index: Int) {
    if let cell: Cell = displayedCell(at: index) { didUnhighlightItem(with: cell) }
  }
}
