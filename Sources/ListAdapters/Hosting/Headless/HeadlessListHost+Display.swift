// SPDX-License-Identifier: MIT

import ListDiffing

extension HeadlessListHost {
  internal func beginDisplay(of hosted: HostedView, _ client: any ListHostClient) {
    displaysBegun += 1
    if let view = hosted.view as? HeadlessReusableView {
      view.displayCount += 1
      view.isDisplayed = true
    }
    let path = hosted.path
    switch hosted.key.element {
    case .cell:
      hosted.cell?.isSelected = selection.contains(path)
      hosted.cell?.isHighlighted = pathForHighlightedItem == path
      record(.willDisplayCell(path))
      if let cell = hosted.cell { client.host(self, willDisplay: cell, forItemAt: path) }
    case .supplementary(let kind):
      record(.willDisplaySupplementaryView(kind, section: path.section))
      client.host(self, willDisplaySupplementaryView: hosted.view, ofKind: kind, at: path)
    }
  }

  /// Reports that a view is no longer displayed, if there is anybody to report it to, and then has it wait to be used again.
  internal func endDisplay(of hosted: HostedView) {
    displaysEnded += 1
    (hosted.view as? HeadlessReusableView)?.isDisplayed = false
    let path = hosted.path
    switch hosted.key.element {
    case .cell:
      record(.didEndDisplayingCell(path))
      if let cell = hosted.cell { client?.host(self, didEndDisplaying: cell, forItemAt: path) }
      hosted.cell?.isHighlighted = false
    case .supplementary(let kind):
      record(.didEndDisplayingSupplementaryView(kind, section: path.section))
      client?.host(self, didEndDisplayingSupplementaryView: hosted.view, ofKind: kind, at: path)
    }
    pool.put(hosted.view, hosted.reuseIdentifier)
  }

  /// Has everything leave, as there is no client, or soon will be another.
  internal func endAllDisplay() {
    revision += 1
    let leaving = leftBehind + departing + shown.values.sorted { $0.key < $1.key }
    (leftBehind, departing, awaitingReconfigure) = ([], [], [])
    shown = [:]
    let animations = batchAnimations
    batchAnimations = []
    for hosted in animations.flatMap(\.leaving) + leaving { endDisplay(of: hosted) }
    for animation in animations { complete(animation.completion, finished: false) }
  }

  /// The client is gone.
  internal func showNothing() {
    endAllDisplay()
    model = BatchUpdateModel(itemCounts: [])
    selection = []
    pathForHighlightedItem = nil
    move = nil
  }
}
