// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// An adapter on a host of the size of a small phone, with an updater whose turns come when they are told to.
@MainActor
final class Stage {
  static let size = CGSize(width: 320, height: 480)

  /// How far a finger moves between two frames, in points.
  private static let scrollStep: CGFloat = 30

  let host: HeadlessListHost
  let adapter: ListAdapter
  let scheduler = ManualListScheduler()
  /// What bindings that were given the `observer` have reported.
  private(set) var reports: [ListBindingUpdate] = []

  init(size: CGSize = Stage.size, layout: (any ListLayout)? = nil, workingRangeSize: Int = 0) {
    host = HeadlessListHost(size: size, layout: layout)
    adapter = ListAdapter(
      updater: ListAdapterUpdater(scheduler: scheduler), workingRangeSize: workingRangeSize)
    adapter.host = host
  }

  /// Has the list follow its data, until nothing moves any more.
  func update() {
    adapter.performUpdates(animated: true, completion: nil)
    settle()
  }

  /// Has the list follow its data, up to a moment while the changes are being shown.
  func beginUpdate(showing seconds: TimeInterval) {
    adapter.performUpdates(animated: true, completion: nil)
    scheduler.advance()
    host.advance(by: seconds)
  }

  /// The user scrolls bit by bit, and everything comes to rest.
  func scroll(to offset: CGFloat) {
    host.beginDragging()
    while host.bounds.minY != offset {
      let way = offset - host.bounds.minY
      host.scroll(to: CGPoint(x: 0, y: host.bounds.minY + min(max(way, -Self.scrollStep), Self.scrollStep)))
    }
    host.endDragging()
    settle()
  }

  /// Gives turns and lets time pass until nothing is under way.
  func settle() {
    host.layoutIfNeeded()
    repeat {
      scheduler.advance()
      host.finishAnimations()
    } while scheduler.scheduledCount > 0
  }

  /// To be given to bindings, so that `follow(_:_:)` knows of them.
  var observer: ListBindingObserver {
    ListBindingObserver(updated: { [weak self] update in self?.reports.append(update) })
  }

  /// How many values have been shown, or left out for newer ones.
  private var followedValueCount: Int { reports.reduce(0) { $0 + 1 + $1.skippedValues } }

  /// Makes a change, and waits until the list shows what streams yield because of it.
  ///
  /// - Parameters:
  ///   - valueCount: How many values they yield. Of several, some may be left out.
  ///   - change: What has them yield.
  func follow(_ valueCount: Int = 1, _ change: @MainActor () -> Void = {}) async {
    let goal = followedValueCount + valueCount
    change()
    await settle { followedValueCount >= goal }
  }

  /// Gives turns, to tasks too, and lets time pass until something is so and nothing is under way.
  func settle(until isDone: @MainActor () -> Bool) async {
    settle()
    while !isDone(), !Task.isCancelled {
      await Task.yield()
      settle()
    }
  }
}
