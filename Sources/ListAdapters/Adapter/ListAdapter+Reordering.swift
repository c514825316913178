// SPDX-License-Identifier: MIT

import ListDiffing

extension ListAdapter {
  /// Where an item that is held over a place would come to lie.
  ///
  /// Sections of one item are reordered as sections: held behind the only item of another such section, the item goes behind that
  /// section, and behind the last one to the end.
  internal func targetPath(forMoveFrom source: ItemPath, toProposed proposed: ItemPath) -> ItemPath {
    isMovingToLastSpot = false
    guard proposed.item == 1, proposed.section != source.section,
      haveOneItemEach(source.section, proposed.section)
    else { return proposed }
    if proposed.section < map.count - 1 { return ItemPath(item: 0, section: proposed.section + 1) }
    isMovingToLastSpot = true
    return proposed
  }

  /// The user dropped an item; the host shows it at its target already.
  internal func moveItem(from source: ItemPath, to target: ItemPath, in host: any ListHost) {
    let movesToLastSpot = isMovingToLastSpot
    isMovingToLastSpot = false
    if source.section == target.section {
      guard let controller = madeController(at: source.section),
        controller.canMoveItem(at: source.item, to: target.item)
      else { return revert(from: source, to: target, in: host) }
      controller.moveObject(from: source.item, to: target.item)
      controller.isAheadOfObject = true
      hasControllersAheadOfObjects = true
      bindingLease?.driver?.userMovedItem(inSection: source.section, from: source.item, to: target.item)
    } else if haveOneItemEach(source.section, target.section) {
      var section = target.section
      if !movesToLastSpot, source.section < section { section -= 1 }
      moveSection(from: source.section, to: section, in: host)
    } else {
      revert(from: source, to: target, in: host)
    }
  }

  private func haveOneItemEach(_ first: Int, _ second: Int) -> Bool {
    client.numberOfItems(inSection: first) == 1 && client.numberOfItems(inSection: second) == 1
  }

  private func moveSection(from section: Int, to newSection: Int, in host: any ListHost) {
    if section != newSection {
      let previous = map.objects
      let object = previous[section]
      let moved = previous.moving(from: section, to: newSection)
      let binding = bindingLease?.driver
      precondition(
        moveDelegate != nil || binding?.takesMoves == true,
        "Sections can be reordered, so the adapter needs a move delegate to change the data")
      moveDelegate?.listAdapter(self, move: object, from: previous, to: moved)
      binding?.userMoved(to: moved)
      if let source = currentDataSource {
        _ = apply(ListTransition(from: map.objects, to: source._makeObjects(for: self)).result())
        running = nil
      }
      eventHub?.sources.moved.send(
        ListMoveEvent(object: object, oldSection: section, newSection: newSection, objects: map.objects))
    }
    updater.moveSection(from: section, to: newSection, in: host)
  }

  /// Has the host take the item back; the data have not changed.
  private func revert(from source: ItemPath, to target: ItemPath, in host: any ListHost) {
    updater.moveItem(from: target, to: source, in: host)
  }
}
