// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Carries every change to the host by having it reload, before the call returns and without animation.
///
/// It is for small lists, for tests, and for finding out whether a fault lies in batches. What is asked for in a block that changes data
/// is part of the running update, except for updates of sections and reloads, which follow it.
@MainActor
public final class ListReloadDataUpdater: ListUpdating {
  private var blockCount = 0
  private var completionsInBlock = UpdateCompletions()
  private var waiting: [@MainActor () -> Void] = []

  /// Makes an updater.
  public nonisolated init() {}

  public var isInDataUpdateBlock: Bool { blockCount > 0 }

  public func performUpdate(_ update: ListSectionUpdate, completion: (@MainActor (Bool) -> Void)?) {
    perform(in: update.host, completion) {
      guard let transition = update.transition() else { return }
      _ = update.apply(transition, transition.result())
    }
  }

  public func performItemUpdates(
    in host: @escaping @MainActor () -> (any ListHost)?, animated: Bool,
    updates: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    if isInDataUpdateBlock {
      completionsInBlock.append(completion)
      updates()
    } else {
      perform(in: host, completion, updates)
    }
  }

  public func reloadData(
    in host: @escaping @MainActor () -> (any ListHost)?, reload: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    perform(in: host, completion, reload)
  }

  public func performDataSourceChange(_ change: @escaping @MainActor () -> Void) { change() }

  public func insertItems(at paths: [ItemPath], in host: any ListHost) { showAnew(host) }
  public func deleteItems(at paths: [ItemPath], in host: any ListHost) { showAnew(host) }
  public func moveItem(from path: ItemPath, to newPath: ItemPath, in host: any ListHost) { showAnew(host) }
  public func reloadItem(from path: ItemPath, to newPath: ItemPath, in host: any ListHost) { showAnew(host) }
  public func reloadSections(_ sections: IndexSet, in host: any ListHost) {
    if !sections.isEmpty { showAnew(host) }
  }
  public func moveSection(from section: Int, to newSection: Int, in host: any ListHost) { showAnew(host) }

  private func perform(
    in host: @escaping @MainActor () -> (any ListHost)?, _ completion: (@MainActor (Bool) -> Void)?,
    _ change: @escaping @MainActor () -> Void
  ) {
    if isInDataUpdateBlock {
      waiting.append { [self] in perform(in: host, completion, change) }
      return
    }
    let completions = UpdateCompletions()
    completions.append(completion)
    completionsInBlock = UpdateCompletions()
    blockCount += 1
    change()
    blockCount -= 1
    completions.append(contentsOf: completionsInBlock)
    let shown = host()
    if let shown { showAnew(shown) }
    completions.call(shown != nil)
    runWaiting()
  }

  private func runWaiting() {
    let due = waiting
    waiting = []
    for action in due { action() }
  }

  private func showAnew(_ host: any ListHost) {
    // The reload that follows a block is enough for all that is said in it.
    guard !isInDataUpdateBlock else { return }
    host.reloadData()
    host.layoutIfNeeded()
  }
}
