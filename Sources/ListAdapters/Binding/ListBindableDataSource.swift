// SPDX-License-Identifier: MIT

/// A data source that is fed by a stream.
///
/// The adapter's `bind(to:dataSource:)` hands it what the stream does, on the main actor:
///
/// - a value: store the elements and return. The adapter is asked for an update after that, and asks for the objects then; the data source
///   need not, and should not, ask for one itself.
/// - failure and completion: after all that the stream yielded before has been shown. What the list shows stays, unless the data source changes
///   it and asks the adapter for an update.
@MainActor
public protocol ListBindableDataSource: ListAdapterDataSource {
  /// What the stream yields: a list of objects, or whatever the data source makes one from.
  associatedtype Element

  /// The stream has yielded a value, failed or ended.
  func listAdapter(_ listAdapter: ListAdapter, observed event: ListBindingEvent<Element>)
}
