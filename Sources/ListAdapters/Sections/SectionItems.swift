// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// The items of a section, kept in step with where they come from by diffing, without reloading anything.
@MainActor
internal final class SectionItems<Item: Diffable> {
  internal typealias Completion = @MainActor (Bool) -> Void

  /// What the section has now.
  internal private(set) var items: [Item] = []

  private unowned let controller: ListSectionController
  private let read: @MainActor () -> [Item]
  private let sizesMayChange: @MainActor () -> Bool
  private let rebind: @MainActor (any ListCell, Item) -> Bool
  private var state = SectionUpdateState()
  private var waiting: [(animated: Bool, completion: Completion?)] = []

  /// Makes an empty section.
  ///
  /// - Parameters:
  ///   - controller: Whose items they are; it outlives them.
  ///   - read: What the section should have.
  ///   - sizesMayChange: Whether an item with other content can have another size.
  ///   - rebind: Has a cell show another revision of its item; `false` if it can't and has to be replaced.
  internal init(
    of controller: ListSectionController, read: @escaping @MainActor () -> [Item],
    sizesMayChange: @escaping @MainActor () -> Bool = { true },
    rebind: @escaping @MainActor (any ListCell, Item) -> Bool
  ) {
    self.controller = controller
    self.read = read
    self.sizesMayChange = sizesMayChange
    self.rebind = rebind
  }

  /// Whether nothing was asked for that the items do not show yet.
  internal var isUpToDate: Bool { state.isUpToDate }

  /// Has the items at once; for a section of which the host knows nothing yet.
  internal func load() { items = read() }

  /// An item was moved by the user: the host shows it at its new place already.
  internal func move(from index: Int, to newIndex: Int) {
    items.insert(items.remove(at: index), at: newIndex)
  }

  /// Has the items follow in the next update, or the running one.
  internal func update(animated: Bool, completion: Completion?) {
    guard let context = controller.collectionContext, controller.section != nil else {
      load()
      completion?(false)
      return
    }
    guard let ticket = state.request() else {
      waiting.append((animated, completion))
      return
    }
    let controller = controller
    context.performBatch(animated: animated) { [self] batch in
      // The controller is kept as long as it may be called.
      withExtendedLifetime(controller) { if state.run(ticket) { follow(batch) } }
    } completion: { [self] finished in
      withExtendedLifetime(controller) {
        switch state.finish(ticket) {
        case .nothing: break
        case .makeWaitingRequests: makeWaitingRequests()
        case .load: load()
        }
        completion?(finished)
      }
    }
  }

  private func makeWaitingRequests() {
    let requests = waiting
    waiting = []
    for request in requests { update(animated: request.animated, completion: request.completion) }
  }

  /// Changes the items and tells how.
  private func follow(_ batch: any ListBatchContext) {
    let new = read()
    let changeset = new.changeset(from: items)
    items = new
    // Who is no longer in the list has nothing to tell.
    guard controller.section != nil, !changeset.isEmpty else { return }

    var deletions = IndexSet(changeset.deletions)
    var insertions = IndexSet(changeset.insertions)
    for update in changeset.updates {
      guard let cell = controller.collectionContext?.cellForItem(at: update.old, in: controller),
        !rebind(cell, new[update.new])
      else { continue }
      deletions.insert(update.old)
      insertions.insert(update.new)
    }
    if sizesMayChange(), !changeset.updates.isEmpty {
      batch.invalidateLayout(in: controller, at: IndexSet(changeset.updates.map(\.new)))
    }
    batch.delete(in: controller, at: deletions)
    batch.insert(in: controller, at: insertions)
    for move in changeset.moves where !deletions.contains(move.from) {
      batch.move(in: controller, from: move.from, to: move.to)
    }
  }
}
