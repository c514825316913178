// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// Writes down the steps of an updater in words.
@MainActor
final class RecordingUpdaterDelegate: ListAdapterUpdaterDelegate {
  var steps: [String] = []
  private(set) var changesets: [Changeset] = []
  private(set) var batches: [BatchUpdate] = []
  private(set) var failures: [ListUpdateFailure] = []
  /// Called with each step, when it has been written down.
  var onStep: ((String) -> Void)?

  private func note(_ step: String) {
    steps.append(step)
    onStep?(step)
  }

  func listAdapterUpdater(_ updater: ListAdapterUpdater, willDiffFrom old: ListObjects, to new: ListObjects) {
    note("willDiff \(old.count) \(new.count)")
  }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didDiff result: ListTransition.Result, inBackground: Bool
  ) {
    changesets.append(result.changeset)
    note("didDiff\(inBackground ? " in background" : "")")
  }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willPerformBatchUpdatesIn host: any ListHost, from old: ListObjects?,
    to new: ListObjects?, changeset: Changeset?, animated: Bool
  ) {
    note("willPerform\(changeset == nil ? " items" : "")\(animated ? "" : " unanimated")")
  }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didPerform batch: BatchUpdate, in host: any ListHost
  ) {
    batches.append(batch)
    note("didPerform")
  }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willInsertItemsAt paths: [ItemPath], in host: any ListHost
  ) { note("willInsert \(paths)") }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willDeleteItemsAt paths: [ItemPath], in host: any ListHost
  ) { note("willDelete \(paths)") }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willMoveItemFrom path: ItemPath, to newPath: ItemPath,
    in host: any ListHost
  ) { note("willMove \(path) \(newPath)") }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willReloadItemsAt paths: [ItemPath], in host: any ListHost
  ) { note("willReload \(paths)") }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willReloadSections sections: IndexSet, in host: any ListHost
  ) { note("willReloadSections \(Array(sections))") }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, willReloadDataIn host: any ListHost, isFallbackReload: Bool
  ) { note("willReloadData\(isFallbackReload ? " as fallback" : "")") }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didReloadDataIn host: any ListHost, isFallbackReload: Bool
  ) { note("didReloadData\(isFallbackReload ? " as fallback" : "")") }
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater, didFail failure: ListUpdateFailure, in host: any ListHost
  ) {
    failures.append(failure)
    note("didFail \(failure.error.rule)")
  }
  func listAdapterUpdaterDidFinishWithoutUpdates(_ updater: ListAdapterUpdater) {
    note("didFinishWithoutUpdates")
  }
}
