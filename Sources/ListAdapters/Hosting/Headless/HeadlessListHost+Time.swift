// SPDX-License-Identifier: MIT

import Foundation

extension HeadlessListHost {
  /// Whether a batch is being shown or the list scrolls by itself.
  public var isAnimating: Bool { !batchAnimations.isEmpty || scrollAnimation != nil }

  /// Lets time pass: lays out, moves what is on its way, and ends what has arrived, in the order of time.
  ///
  /// - Parameter seconds: How much; 0 only lays out and ends what takes no time.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "Time can't go back by \(-seconds) seconds")
    let target = now + seconds
    layoutIfNeeded()
    while let end = nextEnd, end <= target + Self.tolerance {
      now = max(now, min(end, target))
      endWhatHasArrived(at: end)
    }
    now = target
    moveOffsetAlong()
    layoutIfNeeded()
  }

  /// Lets as much time pass as all that is under way needs. What is begun by its end is ended too, if it takes no longer.
  public func finishAnimations() {
    let last = (batchAnimations.map(\.end) + [scrollAnimation?.end].compactMap { $0 }).max()
    advance(by: max(0, (last ?? now) - now))
  }

  /// For sums of times that should be equal and are not, in seconds.
  private static var tolerance: TimeInterval { 1e-9 }

  private var nextEnd: TimeInterval? {
    [batchAnimations.lazy.map(\.end).min(), scrollAnimation?.end].compactMap { $0 }.min()
  }

  private func endWhatHasArrived(at end: TimeInterval) {
    moveOffsetAlong()
    if let scroll = scrollAnimation, scroll.end <= end { endScroll(scroll) }
    layoutIfNeeded()
    guard let first = batchAnimations.firstIndex(where: { $0.end <= end }) else { return }
    let animation = batchAnimations.remove(at: first)
    for hosted in animation.leaving { endDisplay(of: hosted) }
    complete(animation.completion, finished: true)
    layoutIfNeeded()
  }

  private func moveOffsetAlong() {
    if let scroll = scrollAnimation { moveOffset(to: scroll.offset(at: now)) }
  }

  private func endScroll(_ scroll: ScrollAnimation) {
    scrollAnimation = nil
    moveOffset(to: scroll.to)
    if scroll.isDeceleration { endDeceleration() }
  }
}
