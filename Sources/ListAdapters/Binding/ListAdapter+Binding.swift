// SPDX-License-Identifier: MIT

import ListDiffing

extension ListAdapter {
  /// Has the list follow a stream, through a data source of your own.
  ///
  /// The data source is installed at once, and kept as long as the binding. Each value is handed to it before the update is asked for.
  ///
  /// - Parameters:
  ///   - stream: Any asynchronous sequence; one task iterates it.
  ///   - dataSource: Stores what the stream yields, and gives objects and section controllers.
  ///   - animated: Which values are shown with their changes seen happening.
  ///   - buffering: What becomes of values that come while an earlier one is still being shown.
  ///   - observer: What is to be told of the binding.
  /// - Returns: The binding, which ends when you let go of it.
  public func bind<Stream: AsyncSequence, Source: ListBindableDataSource>(
    to stream: Stream, dataSource: Source, animated: ListBindingAnimation<Stream.Element> = true,
    buffering: ListBindingBuffering = .latest, observer: ListBindingObserver = ListBindingObserver()
  ) -> ListBinding where Source.Element == Stream.Element {
    startBinding(
      to: stream,
      BindingDriver.Target(
        dataSource: dataSource,
        observe: { dataSource.listAdapter($0, observed: $1) },
        moved: nil),
      animated, buffering, observer)
  }

  /// Has the list follow a stream of lists, a section for each element.
  ///
  /// Until the stream has yielded its first value, the list is empty, and no empty view is shown.
  ///
  /// - Parameters:
  ///   - stream: Any asynchronous sequence of arrays or other sequences; one task iterates it.
  ///   - animated: Which values are shown with their changes seen happening.
  ///   - buffering: What becomes of values that come while an earlier one is still being shown.
  ///   - observer: What is to be told of the binding.
  ///   - moved: Called when the user has dropped a section at another place, with the elements in their new order; the list shows it
  ///     already. When the stream yields the same list, nothing is updated. If `nil`, the adapter's move delegate is on its own.
  ///   - emptyView: What is shown when no section has an item.
  ///   - sectionController: A new section controller for an element.
  /// - Returns: The binding, which ends when you let go of it.
  public func bind<Stream: AsyncSequence, Element: Diffable>(
    to stream: Stream, animated: ListBindingAnimation<Stream.Element> = true,
    buffering: ListBindingBuffering = .latest, observer: ListBindingObserver = ListBindingObserver(),
    moved: (@MainActor ([Element]) -> Void)? = nil,
    emptyView: @escaping @MainActor () -> (any ListView)? = { nil },
    sectionController: @escaping @MainActor (Element) -> ListSectionController
  ) -> ListBinding where Stream.Element: Sequence, Stream.Element.Element == Element {
    startBinding(
      to: stream, BoundDataSource(sectionController: sectionController, emptyView: emptyView), animated,
      buffering, observer, moved)
  }

  /// Has the list follow a stream of lists of sections, whose items count as their content.
  ///
  /// Parameters are as in the form for other elements. Values may be arrays of sections of yours, or a `SectionedArray`, whose marks for items
  /// to be shown anew are for changesets of its own and not looked at.
  /// A section controller gets the section in `didUpdate(to:)` whenever the section itself or one of its items has changed.
  ///
  /// `moved` is also called when the user has moved an item within its section, if the section shows its items one by one: its section controller
  /// moves the item in `moveObject(from:to:)`, and the sections are as they are then.
  public func bind<Stream: AsyncSequence, Section: DiffableSection>(
    to stream: Stream, animated: ListBindingAnimation<Stream.Element> = true,
    buffering: ListBindingBuffering = .latest, observer: ListBindingObserver = ListBindingObserver(),
    moved: (@MainActor ([Section]) -> Void)? = nil,
    emptyView: @escaping @MainActor () -> (any ListView)? = { nil },
    sectionController: @escaping @MainActor (Section) -> ListSectionController
  ) -> ListBinding where Stream.Element: Sequence, Stream.Element.Element == Section {
    let source = BoundSectionDataSource(sectionController: sectionController, emptyView: emptyView)
    var target = Self.target(source, moved, valuesOf: stream)
    if let moved {
      target.movedItem = { adapter, move in
        guard let section: Section = adapter.section(after: move), let sections = source.replace(section)
        else { return }
        adapter.replaceWithoutUpdate(section)
        moved(sections)
      }
    }
    return startBinding(to: stream, target, animated, buffering, observer)
  }

  /// A section as it is after the user has moved one of its items; `nil` if it shows anything but its items.
  private func section<Section: DiffableSection>(
    after move: (section: Int, from: Int, to: Int)
  ) -> Section? {
    guard var section = map.objects[move.section] as? Section,
      map.controller(at: move.section)?.numberOfItems() == section.items.count
    else { return nil }
    section.items.insert(section.items.remove(at: move.from), at: move.to)
    return section
  }

  // MARK: Starting

  internal func startBinding<Stream: AsyncSequence, Element: Diffable>(
    to stream: Stream, _ source: BoundDataSource<Element>,
    _ animated: ListBindingAnimation<Stream.Element>, _ buffering: ListBindingBuffering,
    _ observer: ListBindingObserver, _ moved: (@MainActor ([Element]) -> Void)? = nil
  ) -> ListBinding where Stream.Element: Sequence, Stream.Element.Element == Element {
    startBinding(to: stream, Self.target(source, moved, valuesOf: stream), animated, buffering, observer)
  }

  /// Stores the values of a stream in a data source, and what the user moves.
  private static func target<Stream: AsyncSequence, Element: Diffable>(
    _ source: BoundDataSource<Element>, _ moved: (@MainActor ([Element]) -> Void)?, valuesOf _: Stream
  ) -> BindingDriver<Stream.Element>.Target
  where Stream.Element: Sequence, Stream.Element.Element == Element {
    var writeBack: (@MainActor (ListObjects) -> Void)?
    if let moved {
      writeBack = { objects in
        guard let elements = objects.array(of: Element.self) else { return }
        source.store(elements)
        moved(elements)
      }
    }
    return BindingDriver<Stream.Element>.Target(
      dataSource: source,
      observe: { _, event in
        if case .next(let elements) = event { source.store(Array(elements)) }
      },
      moved: writeBack)
  }

  internal func startBinding<Stream: AsyncSequence>(
    to stream: Stream, _ target: BindingDriver<Stream.Element>.Target,
    _ animated: ListBindingAnimation<Stream.Element>, _ buffering: ListBindingBuffering,
    _ observer: ListBindingObserver
  ) -> ListBinding {
    // An older binding of the same data source would take it away at its end.
    bindingLease?.driver?.cancel()
    let driver = BindingDriver(
      adapter: self, target: target, animation: animated, buffering: buffering, observer: observer)
    dataSource = target.dataSource
    bindingLease = BindingLease(driver)
    driver.follow(stream)
    return ListBinding(driver)
  }

  /// Puts a revision of an object in force that its section shows already, and that the stream will come to yield.
  internal func replaceWithoutUpdate(_ object: some Diffable) {
    if let section = map.objects.position(of: object) { map.replace(object, at: section) }
    bindingLease?.driver?.expectEcho()
  }

  /// Whether the list is what a data source would give now.
  internal func hasObjects(of source: some ListAdapterDataSource) -> Bool {
    let objects = source._makeObjects(for: self)
    let result = ListTransition(from: map.objects, to: objects).result()
    return result.changeset.isEmpty
      && objects.storage.replacedInstances(of: map.objects.storage, in: result.changeset).isEmpty
  }
}
