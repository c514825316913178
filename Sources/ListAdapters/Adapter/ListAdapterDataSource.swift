// SPDX-License-Identifier: MIT

import ListDiffing

/// Gives an adapter its objects and their section controllers.
///
/// `Object` is whatever the list is a list of: a struct, an enum of several, or `AnyDiffable` where types are not known beforehand.
@MainActor
public protocol ListAdapterDataSource: AnyObject {
  /// What the list is a list of.
  associatedtype Object: Diffable

  /// The objects, one for each section. Of several with one identifier the first counts; the adapter's delegate is told of the others.
  func objects(for listAdapter: ListAdapter) -> [Object]

  /// A new section controller for an object. Asked once for each identifier, when the section controller is first needed.
  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Object) -> ListSectionController

  /// What is shown when no section has an item. The default is nothing.
  func emptyView(for listAdapter: ListAdapter) -> (any ListView)?

  /// How a section is laid out before its section controller is made, so that it need not be made until the section comes near the
  /// screen. Its section controller has to say the same. The default is `nil`: the section controller is made and asked.
  ///
  /// It is asked again if the object has other content or the layout is invalidated, so only these may decide about the answer.
  func listAdapter(_ listAdapter: ListAdapter, metricsFor object: Object) -> ListSectionMetrics?

  /// Not API: a requirement, so that lists are diffed by code that is compiled where the type of the objects is known.
  func _makeObjects(for listAdapter: ListAdapter) -> ListObjects
}

extension ListAdapterDataSource {
  public func emptyView(for listAdapter: ListAdapter) -> (any ListView)? { nil }

  public func listAdapter(_ listAdapter: ListAdapter, metricsFor object: Object) -> ListSectionMetrics? {
    nil
  }

  @inlinable
  public func _makeObjects(for listAdapter: ListAdapter) -> ListObjects {
    ListObjects(objects(for: listAdapter))
  }
}
