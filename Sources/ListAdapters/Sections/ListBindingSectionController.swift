// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Shows an object in several cells: makes view models of it, diffs those, and binds each to a cell.
///
/// When the object has new content, or ``update(animated:completion:)`` is called, the view models are made anew. Cells on screen
/// whose view model has other content are bound to it where they are and stay; others are moved, inserted and deleted. Nothing is
/// reloaded, so the object itself may be as equal or unequal as it likes.
///
/// Override ``viewModels(for:)``, ``cell(for:at:)`` and ``size(for:at:)``, or set a data source that does it. View models of several
/// types are an enum, ``ListObjectWrapping`` at best, or `AnyDiffable`; their cells are bound to what they stand for.
open class ListBindingSectionController<Object: Diffable, ViewModel: Diffable>: ListSectionController {
  /// The object, in its latest revision; `nil` until the section controller is in a list.
  public private(set) var object: Object?

  private lazy var list = SectionItems<ViewModel>(
    of: self,
    read: { [unowned self] in makeViewModels() },
    rebind: { cell, viewModel in (cell as? any ListBindable)?.bindIfPossible(viewModel) ?? false })
  private var dataSource: DataSource?
  private var selectionDelegate = SelectionDelegate()

  /// Makes a section controller.
  public override init() { super.init() }

  /// The view models that the section has now, no two of one identifier.
  public var viewModels: [ViewModel] { list.items }

  // MARK: Who helps

  /// Sets who gives view models and cells. It is held weakly; when it is gone an object has no view models.
  public func setDataSource<Source: ListBindingSectionControllerDataSource>(_ source: Source?)
  where Source.Object == Object, Source.ViewModel == ViewModel {
    guard let source else { return dataSource = nil }
    dataSource = DataSource(
      viewModels: { [weak source] in source?.sectionController($0, viewModelsFor: $1) ?? [] },
      cell: { [weak source] in source?.sectionController($0, cellForViewModel: $1, at: $2) },
      size: { [weak source] in source?.sectionController($0, sizeForViewModel: $1, at: $2) ?? .zero })
  }

  /// Sets who is told what the user does. It is held weakly.
  public func setSelectionDelegate<Delegate: ListBindingSectionControllerSelectionDelegate>(
    _ delegate: Delegate?
  ) where Delegate.Object == Object, Delegate.ViewModel == ViewModel {
    selectionDelegate = SelectionDelegate(
      didSelect: { [weak delegate] in delegate?.sectionController($0, didSelectItemAt: $1, viewModel: $2) },
      didDeselect: { [weak delegate] in
        delegate?.sectionController($0, didDeselectItemAt: $1, viewModel: $2)
      },
      didHighlight: { [weak delegate] in
        delegate?.sectionController($0, didHighlightItemAt: $1, viewModel: $2)
      },
      didUnhighlight: { [weak delegate] in
        delegate?.sectionController($0, didUnhighlightItemAt: $1, viewModel: $2)
      },
      contextMenu: { [weak delegate] in
        delegate?.sectionController($0, contextMenuForItemAt: $1, viewModel: $2, point: $3)
      })
  }

  // MARK: To be overridden

  /// The view models of an object, in the order of the cells. Of several with one identifier the first counts. The default asks the
  /// data source.
  ///
  /// - Precondition: It is overridden, or a data source was set.
  open func viewModels(for object: Object) -> [ViewModel] {
    requiredDataSource("viewModels(for:)").viewModels(self, object)
  }

  /// A cell for a view model, dequeued during the call. The default asks the data source.
  ///
  /// - Precondition: It is overridden, or there is a data source.
  open func cell(for viewModel: ViewModel, at index: Int) -> any ListBindable {
    guard let cell = requiredDataSource("cell(for:at:)").cell(self, viewModel, index) else {
      preconditionFailure("The data source of \(type(of: self)) is gone, and still a cell is asked for")
    }
    return cell
  }

  /// How large the cell of a view model is, in points. The default asks the data source.
  ///
  /// - Precondition: It is overridden, or a data source was set.
  open func size(for viewModel: ViewModel, at index: Int) -> CGSize {
    requiredDataSource("size(for:at:)").size(self, viewModel, index)
  }

  // MARK: Updating

  /// Makes the view models anew and has the cells follow. Use it when view models depend on more than the object.
  ///
  /// Calls that come before the update starts are one. One that comes while changes of this section are being shown is carried out
  /// after that.
  ///
  /// - Parameters:
  ///   - animated: Whether the changes are to be seen.
  ///   - completion: Called once, with whether the changes were shown to their end; with `false` at once if the section controller is in no list.
  public func update(animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil) {
    list.update(animated: animated, completion: completion)
  }

  /// Makes the view models anew and waits until the cells follow.
  ///
  /// - Returns: Whether the changes were shown to their end.
  @discardableResult
  public func update(animated: Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      update(animated: animated) { continuation.resume(returning: $0) }
    }
  }

  private func makeViewModels() -> [ViewModel] {
    guard let object else { return [] }
    var seen: Set<ViewModel.DiffIdentifier> = []
    return viewModels(for: object).filter { seen.insert($0.diffIdentifier).inserted }
  }

  // MARK: As a section controller

  open override var updatesItemsItself: Bool { true }

  /// Keeps the object and has the view models follow. Overrides call `super` first.
  ///
  /// - Precondition: The object is an `Object`, or stands for one.
  open override func didUpdate(to object: any Diffable) {
    let isFirst = self.object == nil
    self.object = typed(object)
    if isFirst { list.load() } else { update(animated: true) }
  }

  open override func numberOfItems() -> Int { list.items.count }

  open override func sizeForItem(at index: Int) -> CGSize {
    viewModels.indices.contains(index) ? size(for: viewModels[index], at: index) : .zero
  }

  open override func cellForItem(at index: Int) -> any ListCell {
    let viewModel = list.items[index]
    let cell = cell(for: viewModel, at: index)
    precondition(
      cell.bindIfPossible(viewModel),
      "\(type(of: self)) has a \(type(of: cell)) for a \(ViewModel.self), which such a cell does not take")
    return cell
  }

  /// Moves a view model to where the user has dropped it. Overrides call `super` and change the data that view models are made of.
  open override func moveObject(from index: Int, to newIndex: Int) { list.move(from: index, to: newIndex) }

  open override func didSelectItem(at index: Int) {
    selectionDelegate.didSelect?(self, index, viewModels[index])
  }

  open override func didDeselectItem(at index: Int) {
    selectionDelegate.didDeselect?(self, index, viewModels[index])
  }

  open override func didHighlightItem(at index: Int) {
    selectionDelegate.didHighlight?(self, index, viewModels[index])
  }

  open override func didUnhighlightItem(at index: Int) {
    selectionDelegate.didUnhighlight?(self, index, viewModels[index])
  }

  open override func contextMenuForItem(at index: Int, point: CGPoint) -> (any ListContextMenu)? {
    selectionDelegate.contextMenu?(self, index, viewModels[index], point)
  }

  // MARK: Helpers of unknown type

  private func requiredDataSource(_ method: String) -> DataSource {
    guard let dataSource else {
      preconditionFailure("\(type(of: self)) has to override \(method), or be given a data source")
    }
    return dataSource
  }

  private struct DataSource {
    let viewModels: @MainActor (ListBindingSectionController, Object) -> [ViewModel]
    let cell: @MainActor (ListBindingSectionController, ViewModel, Int) -> (any ListBindable)?
    let size: @MainActor (ListBindingSectionController, ViewModel, Int) -> CGSize
  }

  private struct SelectionDelegate {
    typealias Event = @MainActor (ListBindingSectionController, Int, ViewModel) -> Void
    var didSelect: Event?
    var didDeselect: Event?
    var didHighlight: Event?
    var didUnhighlight: Event?
    var contextMenu:
      (@MainActor (ListBindingSectionController, Int, ViewModel, CGPoint) -> (any ListContextMenu)?)?
  }
}
