// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension HeadlessListHost {
  /// Forgets what is shown, selected, highlighted or held, asks for counts at once, and for everything else at the next layout.
  ///
  /// Batches that are being shown end here: their completions are called with `false`.
  public func reloadData() {
    revision += 1
    let revision = revision
    refusal = nil
    awaitsDrop = false
    let animations = batchAnimations
    batchAnimations = []
    leftBehind += animations.flatMap(\.leaving) + departing + shown.values.sorted { $0.key < $1.key }
    (departing, awaitingReconfigure) = ([], [])
    shown = [:]
    selection = []
    pathForHighlightedItem = nil
    if let source = move?.source { record(.cancelledMove(source)) }
    move = nil
    let counts = askedItemCounts()
    // Who was asked may have had the host reload again, and then said what counts.
    if revision == self.revision {
      model = BatchUpdateModel(itemCounts: counts)
      record(.reloadedData(sectionCount: numberOfSections))
      layout.invalidate(.everything)
      layoutIsInvalid = true
      needsLayout = true
    }
    for animation in animations { complete(animation.completion, finished: false) }
  }

  /// Carries out a batch: lays out the old list if it is invalid, calls `updates`, asks for counts, checks the batch, and shows it.
  ///
  /// If the client has the host reload, or is replaced, within `updates`, that counts and the batch is dropped: the completion
  /// is called with `false`. Linear in the number of sections and of operations, and in what is on screen.
  ///
  /// - Precondition: No batch is performed within the `updates` of another.
  public func performBatchUpdates(
    animated: Bool, _ updates: () -> BatchUpdate, completion: @escaping @MainActor (Bool) -> Void
  ) throws(BatchUpdateError) {
    precondition(!isInUpdates, "A batch can't be performed within the updates of another; put both into one")
    layoutIfNeeded()
    let isAnimated = animated && animates && !isLayingOut
    let finalAttributes = isAnimated ? askedFinalAttributes() : [:]
    let revision = revision
    isInUpdates = true
    let batch = updates()
    isInUpdates = false
    guard revision == self.revision, client != nil else {
      reloadData()
      return complete(completion, finished: false)
    }
    let outcome = askedOutcome(of: batch)
    guard revision == self.revision else { return complete(completion, finished: false) }
    try check(batch, outcome)
    record(.performedBatch(batch, animated: isAnimated))
    awaitsDrop = false
    follow(batch, changedSections: outcome.changedSections)

    if isLayingOut {
      afterLayout.append { [self] in complete(completion, finished: true) }
      return
    }
    let animation = LayoutAnimation(
      start: now, duration: animationDuration, finalAttributes: finalAttributes)
    let leaving = layOut(animation: isAnimated ? animation : nil)
    if isAnimated {
      batchAnimations.append(
        BatchAnimation(end: now + animationDuration, leaving: leaving, completion: completion))
    } else {
      complete(completion, finished: true)
    }
  }

  /// Whether what is to be animated is.
  internal var animates: Bool { areAnimationsEnabled && isVisible && animationDuration > 0 }

  internal func complete(_ completion: @escaping @MainActor (Bool) -> Void, finished: Bool) {
    if isLayingOut {
      afterLayout.append { [self] in complete(completion, finished: finished) }
      return
    }
    record(.completedBatch(finished: finished))
    completion(finished)
  }

  private func check(_ batch: BatchUpdate, _ outcome: ListBatchOutcome) throws(BatchUpdateError) {
    do throws(BatchUpdateError) {
      try model.perform(batch, newItemCounts: outcome.itemCounts)
    } catch {
      refusal = error
      record(.refusedBatch(error))
      throw error
    }
  }

  /// What the client wants to happen to cells that leave, asked while it has the old list.
  private func askedFinalAttributes() -> [ObjectIdentifier: ListLayoutAttributes] {
    guard let client else { return [:] }
    var result: [ObjectIdentifier: ListLayoutAttributes] = [:]
    for hosted in shown.values.sorted(by: { $0.key < $1.key }) where hosted.key.element == .cell {
      result[ObjectIdentifier(hosted)] = client.finalLayoutAttributes(hosted.attributes)
    }
    return result
  }

  /// Has everything that paths point to follow its items.
  internal func follow(_ batch: BatchUpdate, changedSections: [Int]? = nil) {
    revision += 1
    let places = BatchPlaces(batch)
    let reconfigured = Set(batch.itemReconfigures)
    var following: [HostedElement: HostedView] = [:]
    for hosted in shown.values.sorted(by: { $0.key < $1.key }) {
      let path =
        hosted.key.element == .cell
        ? places.item(hosted.path)
        : places.section(hosted.path.section).map { ItemPath(item: 0, section: $0) }
      guard let path else {
        departing.append(hosted)
        continue
      }
      if hosted.key.element == .cell, reconfigured.contains(hosted.path) {
        awaitingReconfigure.append(hosted)
      }
      hosted.key.path = path
      following[hosted.key] = hosted
    }
    shown = following
    let gone = Set(departing.map(ObjectIdentifier.init))
    awaitingReconfigure.removeAll { gone.contains(ObjectIdentifier($0)) }
    selection = Set(selection.compactMap(places.item))
    pathForHighlightedItem = pathForHighlightedItem.flatMap(places.item)
    if let move { follow(places, move) }
    if let invalidation = ListLayoutInvalidation(after: batch, changedSections: changedSections) {
      layout.invalidate(invalidation)
      layoutIsInvalid = true
    }
    needsLayout = true
  }

  private func follow(_ places: BatchPlaces, _ move: HeadlessMove) {
    if let source = places.item(move.source) {
      self.move = HeadlessMove(source: source, target: places.item(move.target) ?? source)
    } else {
      record(.cancelledMove(move.source))
      self.move = nil
    }
  }
}
