// SPDX-License-Identifier: MIT

import ListDiffing

extension ListAdapterUpdater {
  internal func apply(_ update: UpdateRun) {
    guard let host = update.host, host.client != nil else { return finishWithoutUpdates(update) }
    if update.queue.reload != nil { return reload(update, in: host, isFallback: false) }
    if let transition = update.transition, let result = update.result {
      let isTooMuch = update.settings.maximumChangeCount.map { result.changeset.changeCount > $0 } ?? false
      if isTooMuch || host.numberOfSections != transition.old.count {
        return reload(update, in: host, isFallback: true)
      }
    }
    handOver(update, to: host)
  }

  // MARK: By a batch

  private func handOver(_ update: UpdateRun, to host: any ListHost) {
    delegate?.listAdapterUpdater(
      self, willPerformBatchUpdatesIn: host, from: update.transition?.old, to: update.result?.objects,
      changeset: update.result?.changeset, animated: update.queue.isAnimated)
    let handedOver = HandedOverBatch { [weak self] isFinished in
      if let self { shown(update, isFinished) } else { update.callCompletions(isFinished) }
    }
    update.isBeingHandedOver = true
    var failure: BatchUpdateError?
    do {
      try host.performBatchUpdates(animated: update.queue.isAnimated) {
        runBlocks(update, in: host)
      } completion: {
        handedOver.shown($0)
      }
    } catch {
      failure = error
      handedOver.withdraw()
    }
    update.isBeingHandedOver = false
    if update.isSuperseded {
      // The host has the batch of a list that is no longer meant, if any.
      handedOver.withdraw()
      reloadHost(host, isFallback: true)
      finish(update, true)
    } else if let failure {
      fail(failure, update, in: host)
    } else {
      for action in update.afterHandover { action() }
      update.afterHandover = []
      if let isFinished = update.shownEarly { shown(update, isFinished) }
    }
  }

  /// Runs everything that changes data.
  private func changeData(_ update: UpdateRun) -> (
    operations: CollectedOperations, reloads: [Changeset.Update]
  ) {
    let block = UpdateBlock(completions: update.completionsInBlock)
    blocks.append(block)
    defer { blocks.removeLast() }
    var reloads: [Changeset.Update] = []
    if let section = update.queue.sectionUpdate, let transition = update.transition,
      let result = update.result, !update.isSuperseded
    {
      reloads = section.apply(transition, result)
    }
    while let itemUpdate = update.takeItemUpdate() { itemUpdate() }
    return (update.earlyOperations + block.operations, reloads)
  }

  private func runBlocks(_ update: UpdateRun, in host: any ListHost) -> BatchUpdate {
    let (operations, reloads) = changeData(update)
    handle(.blockRan)
    // Then the host is reloaded anyway.
    guard !update.isSuperseded else { return BatchUpdate() }
    update.batch = BatchComposer.batch(
      changeset: update.result?.changeset, reloads: reloads, collected: operations,
      options: update.settings.composing,
      // Section controllers may name sections that are not there; the host will say so.
      oldItemCount: { section in
        (0..<host.numberOfSections).contains(section) ? host.numberOfItems(inSection: section) : 0
      },
      newItemCount: { section in
        guard let client = host.client, (0..<client.numberOfSections).contains(section) else { return 0 }
        return client.host(host, numberOfItemsInSection: section)
      })
    return update.batch
  }

  private func shown(_ update: UpdateRun, _ isFinished: Bool) {
    if update.isBeingHandedOver {
      update.shownEarly = isFinished
      return
    }
    guard running === update, !update.isSuperseded else { return }
    if let host = update.host {
      delegate?.listAdapterUpdater(self, didPerform: update.batch, in: host)
    }
    finish(update, isFinished)
  }

  private func fail(_ error: BatchUpdateError, _ update: UpdateRun, in host: any ListHost) {
    let failure = ListUpdateFailure(
      error: error, old: update.transition?.old, new: update.result?.objects,
      changeset: update.result?.changeset, batch: update.batch)
    delegate?.listAdapterUpdater(self, didFail: failure, in: host)
    reloadHost(host, isFallback: true)
    for action in update.afterHandover { action() }
    finish(update, false)
  }

  // MARK: By a reload

  private func reload(_ update: UpdateRun, in host: any ListHost, isFallback: Bool) {
    // What was to be a batch is announced before the data change, as that would have been; a reload when they have.
    if isFallback { delegate?.listAdapterUpdater(self, willReloadDataIn: host, isFallbackReload: true) }
    if let reload = update.queue.reload {
      let block = UpdateBlock(completions: update.completionsInBlock)
      blocks.append(block)
      reload()
      blocks.removeLast()
      // An update of sections that was asked for in the same turn may know of newer data than the reload, which read them at once.
      if let transition = update.queue.sectionUpdate?.transition() {
        update.transition = transition
        update.result = transition.result()
      }
    }
    _ = changeData(update)
    handle(.blockRan)
    if !isFallback {
      // The host does not know of the data yet: what is said of items meanwhile can't be shown by itself.
      blocks.append(UpdateBlock(completions: update.completionsInBlock))
      delegate?.listAdapterUpdater(self, willReloadDataIn: host, isFallbackReload: false)
      blocks.removeLast()
    }
    showAnew(host)
    delegate?.listAdapterUpdater(self, didReloadDataIn: host, isFallbackReload: isFallback)
    finish(update, true)
  }

  /// Has a host that shows something else than the data follow them.
  internal func reloadHost(_ host: any ListHost, isFallback: Bool) {
    delegate?.listAdapterUpdater(self, willReloadDataIn: host, isFallbackReload: isFallback)
    showAnew(host)
    delegate?.listAdapterUpdater(self, didReloadDataIn: host, isFallbackReload: isFallback)
  }

  private func showAnew(_ host: any ListHost) {
    // It asks for counts, and who answers may say something of items, which is shown anyway.
    blocks.append(UpdateBlock(completions: running?.completionsInBlock ?? UpdateCompletions()))
    host.reloadData()
    blocks.removeLast()
    host.invalidateLayout(.everything)
    host.layoutIfNeeded()
  }

  // MARK: Exchanging the source

  internal func changeSource(_ action: UpdateMachine.Action, _ change: @MainActor () -> Void) {
    var absorbed = UpdateQueue()
    if action == .changeSource(callingOff: true), let calledOff = running {
      absorbed.absorb(calledOff.queue)
      running = nil
    }
    // Blocks that have not run yet change the data before they are read, as those in the queue do.
    var itemUpdates: [@MainActor () -> Void] = []
    if action == .changeSourceSuperseding, let running {
      running.isSuperseded = true
      while let itemUpdate = running.takeItemUpdate() { itemUpdates.append(itemUpdate) }
    }
    absorbed.absorb(queue)
    queue = UpdateQueue()
    // An update that the host calls off meanwhile ends after the change: what its completions ask for is no part of it.
    let interrupted = running.flatMap { $0.isBeingHandedOver ? nil : $0 }
    interrupted?.isBeingHandedOver = true
    // What is said of items meanwhile is dropped: the change has the host forget what it knows.
    let block = UpdateBlock(completions: UpdateCompletions())
    blocks.append(block)
    for itemUpdate in itemUpdates { itemUpdate() }
    while let itemUpdate = absorbed.takeItemUpdate() { itemUpdate() }
    change()
    blocks.removeLast()
    interrupted?.isBeingHandedOver = false
    if let interrupted, let isFinished = interrupted.shownEarly { shown(interrupted, isFinished) }
    absorbed.completions.call(true)
    block.completions.call(true)
    if case .changeSource = action { handle(.sourceChanged) }
  }
}

extension Changeset {
  /// How many changes it lists; of one that moves and is updated, both.
  fileprivate var changeCount: Int { deletions.count + insertions.count + updates.count + moves.count }
}
