// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// One source for each kind of event.
internal final class ListEventSources: Sendable {
  internal let willDisplay = EventMulticaster<ListDisplayEvent>()
  internal let didEndDisplaying = EventMulticaster<ListDisplayEvent>()
  internal let modelSelected = EventMulticaster<ListModelEvent<any Diffable>>()
  internal let modelDeselected = EventMulticaster<ListModelEvent<any Diffable>>()
  internal let itemSelected = EventMulticaster<ItemPath>()
  internal let willBeginDragging = EventMulticaster<Void>()
  internal let willEndDragging = EventMulticaster<ListDragEndEvent>()
  internal let didScroll = EventMulticaster<CGPoint>()
  internal let extent = EventMulticaster<ListScrollExtent>()
  internal let moved = EventMulticaster<ListMoveEvent>()
  internal let updated = EventMulticaster<ListUpdateEvent>()

  internal func finish() {
    willDisplay.finish()
    didEndDisplaying.finish()
    modelSelected.finish()
    modelDeselected.finish()
    itemSelected.finish()
    willBeginDragging.finish()
    willEndDragging.finish()
    didScroll.finish()
    extent.finish()
    moved.finish()
    updated.finish()
  }
}
