// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Where an adapter's events come from. The adapter has one as soon as somebody asked for its events.
@MainActor
internal final class ListEventHub {
  internal let sources = ListEventSources()

  deinit { sources.finish() }

  internal func selected(_ path: ItemPath, of adapter: ListAdapter) {
    sources.itemSelected.send(path)
    if let event = modelEvent(path, of: adapter) { sources.modelSelected.send(event) }
  }

  internal func deselected(_ path: ItemPath, of adapter: ListAdapter) {
    if let event = modelEvent(path, of: adapter) { sources.modelDeselected.send(event) }
  }

  private func modelEvent(_ path: ItemPath, of adapter: ListAdapter) -> ListModelEvent<any Diffable>? {
    guard adapter.map.objects.indices.contains(path.section) else { return nil }
    return ListModelEvent(model: adapter.map.objects[path.section], path: path)
  }

  internal func scrolled(_ host: any ListHost) {
    sources.didScroll.send(host.bounds.origin)
    sendExtent(of: host)
  }

  internal func willEndDragging(_ host: any ListHost, velocity: CGPoint, targetContentOffset: CGPoint) {
    sources.willEndDragging.send(
      ListDragEndEvent(velocity: velocity, targetContentOffset: targetContentOffset))
    sendExtent(of: host, at: targetContentOffset)
  }

  internal func updated(_ event: ListUpdateEvent, of adapter: ListAdapter) {
    sources.updated.send(event)
    if let host = adapter.currentHost { sendExtent(of: host) }
  }

  /// Lengths are not worked out for nobody.
  private func sendExtent(of host: any ListHost, at offset: CGPoint? = nil) {
    guard !sources.extent.isUnused else { return }
    sources.extent.send(ListScrollExtent(of: host, at: offset))
  }
}
