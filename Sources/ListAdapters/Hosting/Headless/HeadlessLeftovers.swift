// SPDX-License-Identifier: MIT

import ListDiffing

/// What a headless host found undone when it was finished.
public struct HeadlessLeftovers: Sendable, Hashable {
  /// How many completions of batches had not been called. Finishing has called them, with `false`.
  public internal(set) var undeliveredCompletions = 0
  /// How many updates were still on their way to the host, as the client said, or ``HeadlessListHost/queuedUpdateCount``.
  public internal(set) var queuedUpdates = 0
  /// The batch that was refused, after which the host was not told to reload.
  public internal(set) var refusedBatch: BatchUpdateError?
  /// Whether the list was still scrolling by itself.
  public internal(set) var isScrolling = false
  /// Whether the list was still being dragged.
  public internal(set) var isDragging = false
  /// The item that was still touched.
  public internal(set) var touchedItem: ItemPath?
  /// The item that was still being moved.
  public internal(set) var movedItem: ItemPath?
  /// How many views were handed out and neither on screen, nor leaving, nor back in the pool.
  public internal(set) var lostViews = 0
  /// How many more displays had begun than ended, after everything had left.
  public internal(set) var unbalancedDisplays = 0

  /// Whether nothing was left.
  public var isClean: Bool { self == HeadlessLeftovers() }
}

extension HeadlessLeftovers: CustomStringConvertible {
  /// For example `2 completions undelivered, the list is being dragged`, or `nothing left`.
  public var description: String {
    let parts = [
      undeliveredCompletions > 0 ? "\(undeliveredCompletions) completions undelivered" : nil,
      queuedUpdates > 0 ? "\(queuedUpdates) updates queued" : nil,
      refusedBatch.map { "no reload after a batch was refused (\($0))" },
      isScrolling ? "the list is scrolling" : nil,
      isDragging ? "the list is being dragged" : nil,
      touchedItem.map { "item \($0) is being touched" },
      movedItem.map { "item \($0) is being moved" },
      lostViews != 0 ? "\(lostViews) views lost" : nil,
      unbalancedDisplays != 0 ? "\(unbalancedDisplays) displays without an end" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "nothing left" : parts.joined(separator: ", ")
  }
}
