// SPDX-License-Identifier: MIT

import ListDiffing

/// An update that has started: what was queued for it, with what is found out and decided on the way.
@MainActor
internal final class UpdateRun {
  /// The settings of the updater when the update started.
  internal struct Settings {
    internal var composing: BatchComposer.Options
    internal var maximumChangeCount: Int?
    internal var allowsBackgroundDiffing: Bool
    internal var adaptiveDiffing: ListAdaptiveDiffing
  }

  internal private(set) var queue: UpdateQueue
  internal let settings: Settings
  internal let completionsInBlock = UpdateCompletions()
  /// Held weakly: an update that is being diffed or shown doesn't keep a screen alive.
  internal private(set) weak var host: (any ListHost)?

  internal var transition: ListTransition?
  internal var result: ListTransition.Result?
  internal var batch = BatchUpdate()

  /// What was said of items before the block that changes data: the host may have laid out the old list, which calls out.
  internal var earlyOperations = CollectedOperations()
  /// Whether the objects in force are others than those that were diffed.
  internal var isSuperseded = false
  /// Whether the host has not yet returned from the call that hands it the batch.
  internal var isBeingHandedOver = false
  /// What the host said before it returned.
  internal var shownEarly: Bool?
  internal var afterHandover: [@MainActor () -> Void] = []

  internal init(_ queue: UpdateQueue, settings: Settings) {
    self.queue = queue
    self.settings = settings
  }

  internal func findHost() -> (any ListHost)? {
    host = queue.host()
    return host
  }

  /// The next block that changes items and has not run yet.
  internal func takeItemUpdate() -> (@MainActor () -> Void)? { queue.takeItemUpdate() }

  internal func callCompletions(_ isFinished: Bool) {
    queue.completions.call(isFinished)
    completionsInBlock.call(isFinished)
  }
}

/// A block that changes data, while it runs: what is asked for meanwhile is part of it.
@MainActor
internal final class UpdateBlock {
  internal var operations = CollectedOperations()
  internal let completions: UpdateCompletions

  internal init(completions: UpdateCompletions) { self.completions = completions }
}

/// What a host holds while it shows a batch. If the host goes without a word, the updater hears of it from here.
@MainActor
internal final class HandedOverBatch {
  private var answer: (@MainActor (Bool) -> Void)?

  internal init(_ answer: @escaping @MainActor (Bool) -> Void) { self.answer = answer }

  internal func shown(_ isFinished: Bool) {
    let answer = answer
    self.answer = nil
    answer?(isFinished)
  }

  /// The host takes no batch: nobody waits for it.
  internal func withdraw() { answer = nil }

  deinit {
    guard let answer else { return }
    Task { @MainActor in answer(false) }
  }
}
