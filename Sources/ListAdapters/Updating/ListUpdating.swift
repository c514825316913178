// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// What an adapter asks of its updater: to carry changes to the host, at a moment of the updater's choosing.
///
/// Whatever an updater does, after an update of sections the host shows one section for each new object, and each completion has been
/// called once.
@MainActor
public protocol ListUpdating: AnyObject {
  /// Whether a block that changes data is running: an `apply`, an `updates`, a `reload`, or the `change` of a data source. What is said of
  /// items meanwhile belongs to the same update.
  var isInDataUpdateBlock: Bool { get }

  /// How many calls for updates wait: those whose changes no host has been told of. The default is 0, for updaters that have none wait.
  var queuedUpdateCount: Int { get }

  /// Changes the sections. Calls that come before the update starts are one update: the last `update` counts, every completion is
  /// called.
  func performUpdate(_ update: ListSectionUpdate, completion: (@MainActor (Bool) -> Void)?)

  /// Changes items of sections. At once if a block that changes data is running.
  ///
  /// - Parameters:
  ///   - host: Gives the host, when the update starts.
  ///   - animated: Whether the change is to be seen.
  ///   - updates: Changes the data and names the changes through `insertItems` and its like.
  ///   - completion: Called once, with whether the update was shown to its end.
  func performItemUpdates(
    in host: @escaping @MainActor () -> (any ListHost)?, animated: Bool,
    updates: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?)

  /// Has the host forget what it knows.
  ///
  /// - Parameters:
  ///   - host: Gives the host, when the reload starts.
  ///   - reload: Sets the data.
  ///   - completion: Called once, when that is done.
  func reloadData(
    in host: @escaping @MainActor () -> (any ListHost)?, reload: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?)

  /// Changes the data source or the host before the call returns. What is queued is taken along: its blocks are run, its completions
  /// called with `true`.
  func performDataSourceChange(_ change: @escaping @MainActor () -> Void)

  // MARK: Changes of items

  // Collected while a block that changes data is running, else carried out at once.

  /// Items were inserted: new paths.
  func insertItems(at paths: [ItemPath], in host: any ListHost)
  /// Items were deleted: old paths.
  func deleteItems(at paths: [ItemPath], in host: any ListHost)
  /// An item changed places, from an old path to a new one.
  func moveItem(from path: ItemPath, to newPath: ItemPath, in host: any ListHost)
  /// An item needs another cell: its old path and its new one.
  func reloadItem(from path: ItemPath, to newPath: ItemPath, in host: any ListHost)
  /// Sections show something else: old positions. None if objects have new revisions that section controllers show themselves.
  func reloadSections(_ sections: IndexSet, in host: any ListHost)
  /// The user dropped a section at another place; the data have changed already.
  func moveSection(from section: Int, to newSection: Int, in host: any ListHost)
}

extension ListUpdating {
  public var queuedUpdateCount: Int { 0 }
}

/// A change of the sections of a list.
@MainActor
public struct ListSectionUpdate {
  /// Gives the host, when the update starts.
  public let host: @MainActor () -> (any ListHost)?
  /// Whether the change is to be seen.
  public let animated: Bool
  /// Reads the data source, when the update starts. `nil` if there is none.
  public let transition: @MainActor () -> ListTransition?
  /// Puts the new objects in force. Called while the host waits for what is different.
  ///
  /// - Returns: The updates among the changeset's that no section controller takes upon itself: sections to be reloaded.
  public let apply:
    @MainActor (_ transition: ListTransition, _ result: ListTransition.Result) -> [Changeset.Update]

  /// Makes an update.
  public init(
    host: @escaping @MainActor () -> (any ListHost)?, animated: Bool,
    transition: @escaping @MainActor () -> ListTransition?,
    apply: @escaping @MainActor (ListTransition, ListTransition.Result) -> [Changeset.Update]
  ) {
    self.host = host
    self.animated = animated
    self.transition = transition
    self.apply = apply
  }
}
