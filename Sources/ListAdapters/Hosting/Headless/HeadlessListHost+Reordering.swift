// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension HeadlessListHost {
  /// The user picks an item up. The items make room when it is dropped, not before.
  ///
  /// - Returns: Whether the client lets it be moved.
  /// - Precondition: The host has the item, and no other one is being moved.
  @discardableResult
  public func beginMove(at path: ItemPath) -> Bool {
    precondition(move == nil, "An item is being moved already; end or cancel that first")
    layoutIfNeeded()
    requireItem(at: path)
    let revision = revision
    guard let client, client.host(self, canMoveItemAt: path), revision == self.revision else { return false }
    cancelTouch()
    move = HeadlessMove(source: path, target: path)
    record(.beganMove(path))
    return true
  }

  /// The user holds the item over a place: the client says where it would come to lie.
  ///
  /// - Parameter path: The place, counted as if the item was where it came from: one of the items, or the place behind the last item of
  ///   another section. What lies beyond is taken for the nearest place that there is.
  /// - Returns: Where it would come to lie; `nil` if no item is being moved any more.
  @discardableResult
  public func moveItem(over path: ItemPath) -> ItemPath? {
    guard let source = move?.source, let client else { return nil }
    let proposed = nearestTarget(path, from: source)
    let target = nearestTarget(
      client.host(self, targetPathForMoveFrom: source, toProposed: proposed), from: source)
    // The client may have had the host reload.
    guard move?.source == source else { return nil }
    move?.target = target
    record(.proposedMove(from: source, to: target))
    return target
  }

  /// The user holds the item over a point of the content. Over no item, it stays where it is.
  @discardableResult
  public func moveItem(over point: CGPoint) -> ItemPath? {
    pathForItem(at: point).map { moveItem(over: $0) } ?? move?.target
  }

  /// The user drops the item. If that is another place than it came from, the host shows it there, the client is told, and
  /// then it is laid out.
  ///
  /// - Precondition: The client's data follow: it has as many items in each section then as the host shows, or else it has told the
  ///   host to show something else.
  public func endMove() {
    guard let move else { return }
    self.move = nil
    record(.endedMove(from: move.source, to: move.target))
    guard move.source != move.target, let client else { return }
    var counts = model.itemCounts
    counts[move.source.section] -= 1
    counts[move.target.section] += 1
    model = BatchUpdateModel(itemCounts: counts)
    follow(BatchUpdate(itemMoves: [.init(from: move.source, to: move.target)]))
    awaitsDrop = true
    client.host(self, moveItemFrom: move.source, to: move.target)
    if awaitsDrop {
      awaitsDrop = false
      precondition(
        askedItemCounts() == model.itemCounts,
        """
        After the move from \(move.source) to \(move.target) the client has other numbers of items than the host shows; \
        change the data when the client is told, or move the item back
        """)
    }
    layoutIfNeeded()
  }

  /// The item goes back to where it came from. The client is told nothing.
  public func cancelMove() {
    guard let source = move?.source else { return }
    move = nil
    record(.cancelledMove(source))
  }

  private func nearestTarget(_ path: ItemPath, from source: ItemPath) -> ItemPath {
    let section = min(max(path.section, 0), numberOfSections - 1)
    let last = model.itemCounts[section] - (section == source.section ? 1 : 0)
    return ItemPath(item: min(max(path.item, 0), last), section: section)
  }
}
