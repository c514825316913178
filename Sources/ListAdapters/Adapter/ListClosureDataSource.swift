// SPDX-License-Identifier: MIT

import ListDiffing

/// A data source made of closures, for small screens.
///
/// An adapter that is given one with ``ListAdapter/setDataSource(objects:sectionController:emptyView:)`` keeps it.
public final class ListClosureDataSource<Object: Diffable>: ListAdapterDataSource {
  private let makeObjects: @MainActor () -> [Object]
  private let makeSectionController: @MainActor (Object) -> ListSectionController
  private let makeEmptyView: @MainActor () -> (any ListView)?

  /// Makes a data source.
  ///
  /// - Parameters:
  ///   - objects: The objects, one for each section.
  ///   - sectionController: A new section controller for an object.
  ///   - emptyView: What is shown when no section has an item.
  public init(
    objects: @escaping @MainActor () -> [Object],
    sectionController: @escaping @MainActor (Object) -> ListSectionController,
    emptyView: @escaping @MainActor () -> (any ListView)? = { nil }
  ) {
    makeObjects = objects
    makeSectionController = sectionController
    makeEmptyView = emptyView
  }

  public func objects(for listAdapter: ListAdapter) -> [Object] { makeObjects() }

  public func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Object)
    -> ListSectionController
  {
    makeSectionController(object)
  }

  public func emptyView(for listAdapter: ListAdapter) -> (any ListView)? { makeEmptyView() }
}

extension ListAdapter {
  /// Sets a data source made of closures, and keeps it until another is set.
  ///
  /// - Parameters:
  ///   - objects: The objects, one for each section.
  ///   - sectionController: A new section controller for an object.
  ///   - emptyView: What is shown when no section has an item.
  public func setDataSource<Object: Diffable>(
    objects: @escaping @MainActor () -> [Object],
    sectionController: @escaping @MainActor (Object) -> ListSectionController,
    emptyView: @escaping @MainActor () -> (any ListView)? = { nil }
  ) {
    let source = ListClosureDataSource(
      objects: objects, sectionController: sectionController, emptyView: emptyView)
    dataSource = source
    ownedDataSource = source
  }
}
