// SPDX-License-Identifier: MIT

import ListDiffing

extension ListAdapter {
  /// Has the list follow a stream of lists, all elements in one grid.
  ///
  /// Elements are diffed one by one: those that stay keep their cells.
  ///
  /// - Parameters:
  ///   - stream: Any asynchronous sequence of arrays or other sequences; one task iterates it.
  ///   - animated: Which values are shown with their changes seen happening.
  ///   - buffering: What becomes of values that come while an earlier one is still being shown.
  ///   - observer: What is to be told of the binding.
  ///   - moved: Called when the user has dropped an item at another place, with the elements in their new order; the list shows it already.
  ///     When the stream yields the same list, nothing is updated. If `nil`, the section controller is on its own.
  ///   - emptyView: What is shown when there is no element.
  ///   - grid: A new section controller for the grid, which says what cells there are and how large. If `moved` is given, its `didReorder`
  ///     is replaced, and items can be moved unless it says otherwise.
  /// - Returns: The binding, which ends when you let go of it.
  public func bind<Stream: AsyncSequence, Element: Diffable, Cell: ListCell>(
    to stream: Stream, animated: ListBindingAnimation<Stream.Element> = true,
    buffering: ListBindingBuffering = .latest, observer: ListBindingObserver = ListBindingObserver(),
    moved: (@MainActor ([Element]) -> Void)? = nil,
    emptyView: @escaping @MainActor () -> (any ListView)? = { nil },
    grid: @escaping @MainActor () -> ListGridSectionController<Element, Cell>
  ) -> ListBinding where Stream.Element: Sequence, Stream.Element.Element == Element {
    let container = GridItemContainer<Element>(items: [])
    let source = BoundGridDataSource(container, grid: grid, emptyView: emptyView)
    if let moved {
      source.written = { [weak self] container in
        self?.replaceWithoutUpdate(container)
        moved(container.items)
      }
    }
    let target = BindingDriver<Stream.Element>.Target(
      dataSource: source,
      observe: { _, event in
        if case .next(let elements) = event { source.store(Array(elements)) }
      },
      moved: nil)
    return startBinding(to: stream, target, animated, buffering, observer)
  }
}
