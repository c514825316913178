// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Is told of each step of an updater, for logs and measurements. Everything is optional.
@MainActor
public protocol ListAdapterUpdaterDelegate: AnyObject {
  /// Two lists are about to be diffed. The new one has all its repetitions.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willDiffFrom old: ListObjects, to new: ListObjects)

  /// Two lists have been diffed.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didDiff result: ListTransition.Result, inBackground: Bool)

  /// A batch is about to be handed to the host.
  ///
  /// - Parameters:
  ///   - updater: The updater.
  ///   - host: The host.
  ///   - old: The objects in force; `nil` if only items change.
  ///   - new: The objects that come into force; `nil` if only items change.
  ///   - changeset: The difference of the two.
  ///   - animated: Whether the batch is to be seen.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willPerformBatchUpdatesIn host: any ListHost, from old: ListObjects?,
    to new: ListObjects?, changeset: Changeset?, animated: Bool)

  /// A host has shown a batch. Called before the completions.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didPerform batch: BatchUpdate, in host: any ListHost)

  /// Items are about to be inserted outside an update: new paths.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willInsertItemsAt paths: [ItemPath], in host: any ListHost)

  /// Items are about to be deleted outside an update: old paths.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willDeleteItemsAt paths: [ItemPath], in host: any ListHost)

  /// An item is about to be moved outside an update.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willMoveItemFrom path: ItemPath, to newPath: ItemPath,
    in host: any ListHost)

  /// Items are about to be reloaded outside an update: old paths.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willReloadItemsAt paths: [ItemPath], in host: any ListHost)

  /// Sections are about to be reloaded outside an update: old positions.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willReloadSections sections: IndexSet, in host: any ListHost)

  /// A host is about to reload. The data have changed already if a reload was asked for, and not yet if it takes the place of a batch.
  ///
  /// - Parameters:
  ///   - updater: The updater.
  ///   - host: The host.
  ///   - isFallbackReload: Whether a batch was asked for and would not do.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willReloadDataIn host: any ListHost, isFallbackReload: Bool)

  /// A host has reloaded and laid itself out. Called before the completions.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didReloadDataIn host: any ListHost, isFallbackReload: Bool)

  /// A host has refused a batch: some section controller or data source contradicts itself. The host is reloaded next, and the completions
  /// of the update are called with `false`.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didFail failure: ListUpdateFailure, in host: any ListHost)

  /// An update ended because there was no host to show it, or nobody who answers for the host's data.
  func listAdapterUpdaterDidFinishWithoutUpdates(_ updater: ListAdapterUpdater)
}

extension ListAdapterUpdaterDelegate {
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willDiffFrom old: ListObjects, to new: ListObjects
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didDiff result: ListTransition.Result, inBackground: Bool
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willPerformBatchUpdatesIn host: any ListHost, from old: ListObjects?,
    to new: ListObjects?, changeset: Changeset?, animated: Bool
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didPerform batch: BatchUpdate, in host: any ListHost
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willInsertItemsAt paths: [ItemPath], in host: any ListHost
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willDeleteItemsAt paths: [ItemPath], in host: any ListHost
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willMoveItemFrom path: ItemPath, to newPath: ItemPath,
    in host: any ListHost
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willReloadItemsAt paths: [ItemPath], in host: any ListHost
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willReloadSections sections: IndexSet, in host: any ListHost
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willReloadDataIn host: any ListHost, isFallbackReload: Bool
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didReloadDataIn host: any ListHost, isFallbackReload: Bool
  ) {}
  public func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didFail failure: ListUpdateFailure, in host: any ListHost
  ) {}
  public func listAdapterUpdaterDidFinishWithoutUpdates(_ updater: ListAdapterUpdater) {}
}
