// SPDX-License-Identifier: MIT

import ListDiffing

/// The data source of a binding that was given closures: holds the last elements that the stream yielded.
@MainActor
internal class BoundDataSource<Object: Diffable>: ListAdapterDataSource {
  private var elements: [Object]?
  private let makeSectionController: @MainActor (Object) -> ListSectionController
  private let makeEmptyView: @MainActor () -> (any ListView)?

  internal init(
    sectionController: @escaping @MainActor (Object) -> ListSectionController,
    emptyView: @escaping @MainActor () -> (any ListView)?
  ) {
    makeSectionController = sectionController
    makeEmptyView = emptyView
  }

  internal func store(_ newElements: [Object]) { elements = newElements }

  internal var objects: [Object] { elements ?? [] }

  internal func objects(for listAdapter: ListAdapter) -> [Object] { objects }

  internal func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Object)
    -> ListSectionController
  {
    makeSectionController(object)
  }

  /// A list of which nothing is known yet is not an empty one.
  internal func emptyView(for listAdapter: ListAdapter) -> (any ListView)? {
    elements == nil ? nil : makeEmptyView()
  }

  internal func _makeObjects(for listAdapter: ListAdapter) -> ListObjects {
    ListObjects(objects(for: listAdapter))
  }
}

/// The same for elements that are sections: new items are new content.
internal final class BoundSectionDataSource<Object: DiffableSection>: BoundDataSource<Object> {
  /// Puts another revision of a section into its place.
  ///
  /// - Returns: All elements; `nil` if there is no such section.
  internal func replace(_ section: Object) -> [Object]? {
    var elements = objects
    guard let place = elements.firstIndex(where: { $0.diffIdentifier == section.diffIdentifier }) else {
      return nil
    }
    elements[place] = section
    store(elements)
    return elements
  }

  internal override func _makeObjects(for listAdapter: ListAdapter) -> ListObjects {
    ListObjects(sections: objects(for: listAdapter))
  }
}
