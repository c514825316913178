// SPDX-License-Identifier: MIT

import ListDiffing

extension HeadlessListHost {
  /// The selected items, ascending. They follow their items through batches; a reload forgets them.
  public var pathsForSelectedItems: [ItemPath] { selection.sorted() }

  /// Selects an item, and no other if ``allowsMultipleSelection`` is `false`, without telling the client. Does nothing if
  /// ``allowsSelection`` is `false`.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - animated: Whether the scrolling is to be seen.
  ///   - scrollPosition: Where to scroll the item; ``ListScrollPosition/none`` does not scroll.
  /// - Precondition: The host has the item.
  public func selectItem(at path: ItemPath, animated: Bool, scrollPosition: ListScrollPosition) {
    if !isInUpdates { requireItem(at: path) }
    guard allowsSelection, contains(path) else { return }
    if !allowsMultipleSelection {
      for other in pathsForSelectedItems where other != path { setSelected(false, other) }
    }
    setSelected(true, path)
    if scrollPosition != .none { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item if it is selected, without telling the client.
  public func deselectItem(at path: ItemPath, animated: Bool) { setSelected(false, path) }

  internal func setSelected(_ isSelected: Bool, _ path: ItemPath) {
    guard isSelected != selection.contains(path) else { return }
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    cellForItem(at: path)?.isSelected = isSelected
    record(isSelected ? .selected(path) : .deselected(path))
  }
}
