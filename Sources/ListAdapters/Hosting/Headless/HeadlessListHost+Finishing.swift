// SPDX-License-Identifier: MIT

extension HeadlessListHost {
  /// Takes the list down and tells what was left undone: of batches, scrolls, drags and touches, updates that the client has queued, and
  /// views that are out.
  ///
  /// Completions are called with `false`, everything on screen leaves, the client is told so and let go. Do it at the end of a test,
  /// and expect the answer to be clean. The host can be used again with a client.
  @discardableResult
  public func finish() -> HeadlessLeftovers {
    var leftovers = HeadlessLeftovers()
    leftovers.undeliveredCompletions = batchAnimations.count
    leftovers.queuedUpdates = queuedUpdateCount?() ?? client?.queuedUpdateCount ?? 0
    leftovers.refusedBatch = refusal
    leftovers.isScrolling = scrollAnimation != nil
    leftovers.isDragging = scrollingTraits.isDragging
    leftovers.touchedItem = pathForHighlightedItem
    leftovers.movedItem = move?.source

    scrollAnimation = nil
    scrollingTraits = ListScrollingTraits()
    cancelTouch()
    cancelMove()
    endAllDisplay()
    client = nil
    leftovers.lostViews = reuseCounts.handedOut
    leftovers.unbalancedDisplays = displaysBegun - displaysEnded
    return leftovers
  }
}
