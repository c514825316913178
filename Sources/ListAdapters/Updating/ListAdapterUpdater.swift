// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Carries changes to a host as batches of animated changes: what was asked for in one turn is one update, is diffed once and is one
/// legal batch.
///
/// An update goes through these steps: it is asked for; at the end of the turn, or when ``adaptiveCoalescing`` says, the data source is
/// read; the lists are diffed, here or in the background; the host is handed a batch, and in the midst of that the new objects are put in
/// force and blocks of section controllers are run; when the host has shown it, completions are called. What is asked for after the data
/// source was read is the next update. What is asked for in a block that changes data is part of the update that runs the block.
///
/// Where a batch won't do, the host is told to reload: if there are more than ``maximumChangeCount`` changes, if the host shows another
/// number of sections than there were, or if it refuses the batch. The delegate is told of each.
///
/// Every completion is called once. If the adapter, the updater or the host goes before the update is shown, that is with `false`; if it is
/// being shown, the host has the last word.
@MainActor
public final class ListAdapterUpdater: ListUpdating {
  /// Is told of each step.
  public weak var delegate: (any ListAdapterUpdaterDelegate)?

  /// Whether a section that moves is deleted and inserted instead, for hosts whose moves look bad. The default is `false`.
  public var sectionMovesAsDeletesInserts = false

  /// Your word that every section has one item and needs no new cell when its object changes: then the batch holds what happens to
  /// sections and nothing else. The default is `false`.
  public var singleItemSectionUpdates = false

  /// Whether the items of a section are reloaded instead of the section, in updates without moved, inserted or deleted sections, if their
  /// number is the same. The default is `false`.
  public var preferItemReloadsForSectionReloads = false

  /// Whether the host reloads instead of showing more than ``maximumChangeCount`` changes. The default is `true`.
  public var allowsReloadingOnTooManyUpdates = true

  /// The most changes of sections that are handed to the host as a batch, if ``allowsReloadingOnTooManyUpdates`` is set: deletions,
  /// insertions, updates and moves together. The default is 100.
  public var maximumChangeCount = 100

  /// Whether lists are diffed away from the main actor. Objects must then bear being read from another thread. The default is `false`.
  public var allowsBackgroundDiffing = false

  /// Where lists are diffed if ``allowsBackgroundDiffing`` is set.
  public var adaptiveDiffing = ListAdaptiveDiffing()

  /// How updates are spaced. Setting it starts with the least interval again.
  public var adaptiveCoalescing = ListAdaptiveCoalescing() {
    didSet { coalescer = UpdateCoalescer(adaptiveCoalescing) }
  }

  internal let scheduler: any ListScheduler
  internal var machine = UpdateMachine()
  internal var queue = UpdateQueue()
  internal var running: UpdateRun?
  internal var coalescer = UpdateCoalescer(ListAdaptiveCoalescing())
  internal var visibilityTracker: VisibilityTracker?
  /// The blocks that change data and are running, the innermost last.
  internal var blocks: [UpdateBlock] = []

  /// Makes an updater.
  ///
  /// - Parameter scheduler: Gives it its turns.
  public init(scheduler: any ListScheduler = ListMainActorScheduler()) {
    self.scheduler = scheduler
  }

  public var isInDataUpdateBlock: Bool { !blocks.isEmpty }

  public var queuedUpdateCount: Int {
    guard case .diffing = machine.state, let running else { return queue.requestCount }
    return running.queue.requestCount + queue.requestCount
  }

  public func performUpdate(_ update: ListSectionUpdate, completion: (@MainActor (Bool) -> Void)?) {
    queue.add(update, completion)
    handle(.asked)
  }

  public func performItemUpdates(
    in host: @escaping @MainActor () -> (any ListHost)?, animated: Bool,
    updates: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    if let block = blocks.last {
      block.completions.append(completion)
      updates()
    } else {
      queue.addItemUpdates(in: host, animated: animated, updates, completion)
      handle(.asked)
    }
  }

  public func reloadData(
    in host: @escaping @MainActor () -> (any ListHost)?, reload: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    queue.addReload(in: host, reload, completion)
    handle(.asked)
  }

  public func performDataSourceChange(_ change: @escaping @MainActor () -> Void) {
    changeSource(machine.handle(.sourceChangeAsked), change)
  }
}
