// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// An updater that updates when it is told to, so that a test decides how long an update takes.
@MainActor
final class HeldUpdater: ListUpdating {
  private(set) var isInDataUpdateBlock = false
  /// Whether the updates that were asked for are to be seen.
  private(set) var requests: [Bool] = []
  private(set) var finishedUpdates = 0

  private var held: [(update: ListSectionUpdate, completion: (@MainActor (Bool) -> Void)?)] = []
  private var unawaitedRequests = 0
  private var waiter: CheckedContinuation<Void, Never>?

  /// Returns once per update that was asked for.
  func untilAsked() async {
    if unawaitedRequests == 0 { await withCheckedContinuation { waiter = $0 } }
    unawaitedRequests -= 1
  }

  /// What would be in force if the update were carried out now.
  var pendingObjects: ListObjects? { held.last?.update.transition()?.new }

  /// Carries out what was asked for.
  func finish(_ finished: Bool = true) {
    let finishing = held
    held = []
    guard let last = finishing.last?.update else { return }
    if let host = last.host(), let transition = last.transition() {
      isInDataUpdateBlock = true
      _ = last.apply(transition, transition.result())
      isInDataUpdateBlock = false
      host.reloadData()
    }
    finishedUpdates += 1
    for (_, completion) in finishing { completion?(finished) }
  }

  func performUpdate(_ update: ListSectionUpdate, completion: (@MainActor (Bool) -> Void)?) {
    requests.append(update.animated)
    held.append((update, completion))
    unawaitedRequests += 1
    waiter?.resume()
    waiter = nil
  }

  func performDataSourceChange(_ change: @escaping @MainActor () -> Void) {
    let absorbed = held
    held = []
    change()
    for (_, completion) in absorbed { completion?(true) }
  }

  func performItemUpdates(
    in host: @escaping @MainActor () -> (any ListHost)?, animated: Bool,
    updates: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?
  ) {
    updates()
    completion?(true)
  }

  func reloadData(
    in host: @escaping @MainActor () -> (any ListHost)?, reload: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    reload()
    host()?.reloadData()
    completion?(true)
  }

  func insertItems(at paths: [ItemPath], in host: any ListHost) { host.reloadData() }
  func deleteItems(at paths: [ItemPath], in host: any ListHost) { host.reloadData() }
  func moveItem(from path: ItemPath, to newPath: ItemPath, in host: any ListHost) { host.reloadData() }
  func reloadItem(from path: ItemPath, to newPath: ItemPath, in host: any ListHost) { host.reloadData() }
  func reloadSections(_ sections: IndexSet, in host: any ListHost) { host.reloadData() }
  func moveSection(from section: Int, to newSection: Int, in host: any ListHost) { host.reloadData() }
}
