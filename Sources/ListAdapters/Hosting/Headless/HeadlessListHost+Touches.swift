// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension HeadlessListHost {
  /// The user taps on a point of the content: ``beginTouch(at:)`` and ``endTouch()``.
  ///
  /// - Returns: The item that was hit, as it was before anything happened. `nil` if there is none on screen, or if something covers it.
  @discardableResult
  public func tap(at point: CGPoint) -> ItemPath? {
    let path = beginTouch(at: point)
    endTouch()
    return path
  }

  /// The user taps on the middle of an item's cell.
  ///
  /// - Precondition: The item is on screen.
  public func tap(itemAt path: ItemPath) {
    layoutIfNeeded()
    guard let hosted = shown[HostedElement(.cell, path)] else {
      preconditionFailure("Item \(path) is not on screen and can't be tapped; scroll to it first")
    }
    touch(hosted.path)
    endTouch()
  }

  /// The user puts a finger down: the client is asked whether the item may be highlighted, and told when it is.
  ///
  /// - Returns: The item that was hit. `nil` if there is none on screen, or if something covers it.
  @discardableResult
  public func beginTouch(at point: CGPoint) -> ItemPath? {
    layoutIfNeeded()
    guard bounds.contains(point),
      let front = shown.values.filter({ $0.attributes.frame.contains(point) })
        .max(by: { $0.order < $1.order }),
      front.key.element == .cell
    else { return nil }
    let path = front.path
    touch(path)
    return path
  }

  private func touch(_ path: ItemPath) {
    cancelTouch()
    let revision = revision
    guard let client, client.host(self, shouldHighlightItemAt: path), revision == self.revision else {
      return
    }
    pathForHighlightedItem = path
    cellForItem(at: path)?.isHighlighted = true
    record(.highlighted(path))
    client.host(self, didHighlightItemAt: path)
    layoutIfNeeded()
  }

  /// The user lifts the finger: the highlighted item is unhighlighted, and then selected or deselected if the client has nothing
  /// against it.
  ///
  /// If one item can be selected, the one that was is deselected after the client has agreed to the new one, and before that is
  /// selected; tapped again, it is reported as selected again. Nothing happens if no item is highlighted.
  public func endTouch() {
    guard let path = pathForHighlightedItem, let client else { return }
    let revision = revision
    cancelTouch()
    if allowsSelection, revision == self.revision {
      if allowsMultipleSelection, selection.contains(path) {
        deselect(path, client)
      } else if client.host(self, shouldSelectItemAt: path), revision == self.revision {
        select(path, client)
      }
    }
    layoutIfNeeded()
  }

  /// The touch turns out to be something else: the highlighted item is unhighlighted.
  public func cancelTouch() {
    guard let path = pathForHighlightedItem else { return }
    pathForHighlightedItem = nil
    cellForItem(at: path)?.isHighlighted = false
    record(.unhighlighted(path))
    client?.host(self, didUnhighlightItemAt: path)
  }

  /// The user asks for the menu of what is at a point of the content.
  ///
  /// - Returns: What the client gives. `nil` also if no item is there.
  public func contextMenu(at point: CGPoint) -> (any ListContextMenu)? {
    layoutIfNeeded()
    guard let client, let path = pathForItem(at: point), shown[HostedElement(.cell, path)] != nil else {
      return nil
    }
    return client.host(self, contextMenuForItemAt: path, point: point)
  }

  private func select(_ path: ItemPath, _ client: any ListHostClient) {
    let revision = revision
    if !allowsMultipleSelection {
      for other in pathsForSelectedItems where other != path {
        setSelected(false, other)
        client.host(self, didDeselectItemAt: other)
        guard revision == self.revision else { return }
      }
    }
    setSelected(true, path)
    client.host(self, didSelectItemAt: path)
  }

  private func deselect(_ path: ItemPath, _ client: any ListHostClient) {
    let revision = revision
    guard client.host(self, shouldDeselectItemAt: path), revision == self.revision else { return }
    setSelected(false, path)
    client.host(self, didDeselectItemAt: path)
  }
}
