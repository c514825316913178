// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension ListAdapterUpdater {
  internal func handle(_ event: UpdateMachine.Event) {
    switch machine.handle(event) {
    case .nothing: break
    // What completions ask for is never run inside them.
    case .schedule(let turn): schedule(turn, atOnceAllowed: event == .asked)
    case .prepare(let turn): start(turn)
    case .prepareAgain(let turn): if let running { prepare(running, turn) }
    case .apply: if let running { apply(running) }
    case .complete, .changeSource, .changeSourceWithin, .changeSourceSuperseding: break
    case .supersede: running?.isSuperseded = true
    }
  }

  // MARK: Waiting

  private func schedule(_ turn: Int, atOnceAllowed: Bool) {
    switch coalescer.start(now: scheduler.now, isVisible: isVisible(queue.host())) {
    case .atOnce where atOnceAllowed: handle(.turnCame(turn))
    case .atOnce: scheduler.schedule(after: 0) { [weak self] in self?.handle(.turnCame(turn)) }
    case .after(let delay): scheduler.schedule(after: delay) { [weak self] in self?.handle(.turnCame(turn)) }
    }
  }

  /// Whether a host is visible, or new; one that is not there counts as visible.
  private func isVisible(_ host: (any ListHost)?) -> Bool {
    guard let host else { return true }
    let tracker: VisibilityTracker
    if let known = visibilityTracker, known.host === host {
      tracker = known
    } else {
      tracker = VisibilityTracker(host, now: scheduler.now)
      visibilityTracker = tracker
    }
    return tracker.visibility(now: scheduler.now) != .notVisible
  }

  // MARK: Finding out what is different

  private func start(_ turn: Int) {
    coalescer.started(at: scheduler.now)
    let update = UpdateRun(queue, settings: settings)
    queue = UpdateQueue()
    running = update
    prepare(update, turn)
  }

  private var settings: UpdateRun.Settings {
    UpdateRun.Settings(
      composing: BatchComposer.Options(
        movesSectionsByReplacing: sectionMovesAsDeletesInserts,
        sectionsHaveOneItem: singleItemSectionUpdates,
        prefersItemReloads: preferItemReloadsForSectionReloads),
      maximumChangeCount: allowsReloadingOnTooManyUpdates ? maximumChangeCount : nil,
      allowsBackgroundDiffing: allowsBackgroundDiffing, adaptiveDiffing: adaptiveDiffing)
  }

  /// Whether an update is still at this step, after somebody else's code has run.
  private func isPreparing(_ update: UpdateRun, _ turn: Int) -> Bool {
    running === update && machine.state == .diffing(turn: turn)
  }

  private func prepare(_ update: UpdateRun, _ turn: Int) {
    guard let host = update.findHost() else { return finishWithoutUpdates(update) }
    guard update.queue.reload == nil, let section = update.queue.sectionUpdate else {
      return handle(.prepared(turn: turn))
    }
    let transition = section.transition()
    guard isPreparing(update, turn) else { return }
    update.transition = transition
    guard let transition else {
      return update.queue.itemUpdates.isEmpty
        ? finishWithoutUpdates(update) : handle(.prepared(turn: turn))
    }
    delegate?.listAdapterUpdater(self, willDiffFrom: transition.old, to: transition.new)
    guard isPreparing(update, turn) else { return }
    switch diffPlace(of: transition, in: host, update.settings) {
    case .main: found(transition.result(), isOnMain: true, update, turn)
    case .background(let priority):
      let answer = DiffAnswer()
      scheduler.performInBackground(priority: priority) {
        answer.result = transition.result()
      } completion: { [weak self, weak update] in
        guard let self, let update, let result = answer.result else { return }
        found(result, isOnMain: false, update, turn)
      }
    }
  }

  private func diffPlace(
    of transition: ListTransition, in host: any ListHost, _ settings: UpdateRun.Settings
  ) -> DiffPlace {
    DiffPlace(
      oldCount: transition.old.count, newCount: transition.new.count, isVisible: isVisible(host),
      allowsBackground: settings.allowsBackgroundDiffing, adaptive: settings.adaptiveDiffing)
  }

  private func found(
    _ result: ListTransition.Result, isOnMain: Bool, _ update: UpdateRun, _ turn: Int
  ) {
    guard isPreparing(update, turn) else { return }
    update.result = result
    delegate?.listAdapterUpdater(self, didDiff: result, inBackground: !isOnMain)
    handle(.prepared(turn: turn))
  }

  // MARK: The end

  internal func finishWithoutUpdates(_ update: UpdateRun) {
    guard running === update else { return }
    delegate?.listAdapterUpdaterDidFinishWithoutUpdates(self)
    finish(update, false)
  }

  internal func finish(_ update: UpdateRun, _ isFinished: Bool) {
    guard running === update, machine.handle(.finished) == .complete else { return }
    update.callCompletions(isFinished)
    running = nil
    handle(.completed)
  }
}

/// A place for what a diff in the background finds. It is written before it is read.
private final class DiffAnswer: @unchecked Sendable {
  var result: ListTransition.Result?
}
