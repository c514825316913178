// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension ListAdapter {
  /// Has the list follow a stream of lists, a cell for each element, made from its type.
  ///
  /// - Parameters:
  ///   - stream: Any asynchronous sequence of arrays or other sequences; one task iterates it.
  ///   - cellClass: The type of the cells.
  ///   - animated: Which values are shown with their changes seen happening.
  ///   - buffering: What becomes of values that come while an earlier one is still being shown.
  ///   - observer: What is to be told of the binding.
  ///   - moved: Called when the user has dropped a cell at another place, with the elements in their new order; the list shows it already. If
  ///     `nil`, cells can't be moved.
  ///   - emptyView: What is shown when there is no element.
  ///   - configureBlock: Fills a cell. It is kept: mind what it captures.
  ///   - sizeBlock: Says how large a cell is, in points.
  ///   - didSelect: Is called when the user selects an element.
  /// - Returns: The binding, which ends when you let go of it.
  public func bind<Stream: AsyncSequence, Element: Diffable, Cell: ListCell>(
    to stream: Stream, cellClass: Cell.Type,
    animated: ListBindingAnimation<Stream.Element> = true, buffering: ListBindingBuffering = .latest,
    observer: ListBindingObserver = ListBindingObserver(), moved: (@MainActor ([Element]) -> Void)? = nil,
    emptyView: @escaping @MainActor () -> (any ListView)? = { nil },
    configureBlock: @escaping ListSingleSectionController<Element, Cell>.ConfigureBlock,
    sizeBlock: @escaping ListSingleSectionController<Element, Cell>.SizeBlock,
    didSelect: (@MainActor (Element) -> Void)? = nil
  ) -> ListBinding where Stream.Element: Sequence, Stream.Element.Element == Element {
    bindCells(to: stream, animated, buffering, observer, moved, emptyView) {
      MovableSingleSectionController<Element, Cell>(
        cellClass: cellClass,
        configureBlock: configureBlock, sizeBlock: sizeBlock, didSelect: didSelect)
    }
  }

  /// Has the list follow a stream of lists, a cell for each element, which comes from a nib.
  ///
  /// - Parameters:
  ///   - stream: Any asynchronous sequence of arrays or other sequences; one task iterates it.
  ///   - nibName: The name of the nib, whose cell is of the type.
  ///   - bundle: Where the nib is; `nil` for the main bundle.
  ///   - cellClass: The type of the cells.
  ///   - animated: Which values are shown with their changes seen happening.
  ///   - buffering: What becomes of values that come while an earlier one is still being shown.
  ///   - observer: What is to be told of the binding.
  ///   - moved: Called when the user has dropped a cell at another place, with the elements in their new order; the list shows it already. If
  ///     `nil`, cells can't be moved.
  ///   - emptyView: What is shown when there is no element.
  ///   - configureBlock: Fills a cell. It is kept: mind what it captures.
  ///   - sizeBlock: Says how large a cell is, in points.
  ///   - didSelect: Is called when the user selects an element.
  /// - Returns: The binding, which ends when you let go of it.
  public func bind<Stream: AsyncSequence, Element: Diffable, Cell: ListCell>(
    to stream: Stream, nibName: String, bundle: Bundle? = nil, cellClass: Cell.Type = Cell.self,
    animated: ListBindingAnimation<Stream.Element> = true, buffering: ListBindingBuffering = .latest,
    observer: ListBindingObserver = ListBindingObserver(), moved: (@MainActor ([Element]) -> Void)? = nil,
    emptyView: @escaping @MainActor () -> (any ListView)? = { nil },
    configureBlock: @escaping ListSingleSectionController<Element, Cell>.ConfigureBlock,
    sizeBlock: @escaping ListSingleSectionController<Element, Cell>.SizeBlock,
    didSelect: (@MainActor (Element) -> Void)? = nil
  ) -> ListBinding where Stream.Element: Sequence, Stream.Element.Element == Element {
    bindCells(to: stream, animated, buffering, observer, moved, emptyView) {
      MovableSingleSectionController<Element, Cell>(
        nibName: nibName, bundle: bundle,
        configureBlock: configureBlock, sizeBlock: sizeBlock, didSelect: didSelect)
    }
  }

  /// Has the list follow a stream of lists, a cell for each element, which comes from a storyboard's prototype.
  ///
  /// - Parameters:
  ///   - stream: Any asynchronous sequence of arrays or other sequences; one task iterates it.
  ///   - storyboardCellIdentifier: The identifier of the prototype, which is of the type.
  ///   - cellClass: The type of the cells.
  ///   - animated: Which values are shown with their changes seen happening.
  ///   - buffering: What becomes of values that come while an earlier one is still being shown.
  ///   - observer: What is to be told of the binding.
  ///   - moved: Called when the user has dropped a cell at another place, with the elements in their new order; the list shows it already. If
  ///     `nil`, cells can't be moved.
  ///   - emptyView: What is shown when there is no element.
  ///   - configureBlock: Fills a cell. It is kept: mind what it captures.
  ///   - sizeBlock: Says how large a cell is, in points.
  ///   - didSelect: Is called when the user selects an element.
  /// - Returns: The binding, which ends when you let go of it.
  public func bind<Stream: AsyncSequence, Element: Diffable, Cell: ListCell>(
    to stream: Stream, storyboardCellIdentifier: String, cellClass: Cell.Type = Cell.self,
    animated: ListBindingAnimation<Stream.Element> = true, buffering: ListBindingBuffering = .latest,
    observer: ListBindingObserver = ListBindingObserver(), moved: (@MainActor ([Element]) -> Void)? = nil,
    emptyView: @escaping @MainActor () -> (any ListView)? = { nil },
    configureBlock: @escaping ListSingleSectionController<Element, Cell>.ConfigureBlock,
    sizeBlock: @escaping ListSingleSectionController<Element, Cell>.SizeBlock,
    didSelect: (@MainActor (Element) -> Void)? = nil
  ) -> ListBinding where Stream.Element: Sequence, Stream.Element.Element == Element {
    bindCells(to: stream, animated, buffering, observer, moved, emptyView) {
      MovableSingleSectionController<Element, Cell>(
        storyboardCellIdentifier: storyboardCellIdentifier,
        configureBlock: configureBlock, sizeBlock: sizeBlock, didSelect: didSelect)
    }
  }

  private func bindCells<Stream: AsyncSequence, Element: Diffable, Cell: ListCell>(
    to stream: Stream, _ animated: ListBindingAnimation<Stream.Element>,
    _ buffering: ListBindingBuffering, _ observer: ListBindingObserver,
    _ moved: (@MainActor ([Element]) -> Void)?, _ emptyView: @escaping @MainActor () -> (any ListView)?,
    _ makeController: @escaping @MainActor () -> MovableSingleSectionController<Element, Cell>
  ) -> ListBinding where Stream.Element: Sequence, Stream.Element.Element == Element {
    let isMovable = moved != nil
    let source = BoundDataSource<Element>(
      sectionController: { _ in
        let controller = makeController()
        controller.isMovable = isMovable
        return controller
      }, emptyView: emptyView)
    return startBinding(to: stream, source, animated, buffering, observer, moved)
  }
}
