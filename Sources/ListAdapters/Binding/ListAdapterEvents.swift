// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// What happens in a list, as asynchronous sequences.
///
/// Each can be iterated any number of times at once, beside whatever delegates the adapter has, which are told first. Events wait until they are
/// read, all of them but for ``didScroll``, where only the newest does; ``ListEventSequence/buffering(_:)`` has it otherwise.
/// The sequences end when the adapter is gone, and don't keep it.
public struct ListAdapterEvents: Sendable {
  private let sources: ListEventSources

  internal init(_ sources: ListEventSources) { self.sources = sources }

  // MARK: Display

  /// The first view of an object's section appears.
  public var willDisplay: ListEventSequence<ListDisplayEvent> {
    sources.willDisplay.sequence(buffering: .all)
  }

  /// The last view of an object's section has disappeared.
  public var didEndDisplaying: ListEventSequence<ListDisplayEvent> {
    sources.didEndDisplaying.sequence(buffering: .all)
  }

  // MARK: Selection

  /// The user selected an item.
  public var itemSelected: ListEventSequence<ItemPath> { sources.itemSelected.sequence(buffering: .all) }

  /// The user selected an item: with the object of its section.
  public var modelSelected: ListEventSequence<ListModelEvent<any Diffable>> {
    sources.modelSelected.sequence(buffering: .all)
  }

  /// The user deselected an item: with the object of its section.
  public var modelDeselected: ListEventSequence<ListModelEvent<any Diffable>> {
    sources.modelDeselected.sequence(buffering: .all)
  }

  /// The user selected an item in the section of an object of a type; selections of others are left out.
  public func modelSelected<Model: Diffable>(
    of type: Model.Type
  ) -> ListEventSequence<ListModelEvent<Model>> {
    Self.typed(sources.modelSelected, type)
  }

  /// The user deselected an item in the section of an object of a type; others are left out.
  public func modelDeselected<Model: Diffable>(
    of type: Model.Type
  ) -> ListEventSequence<ListModelEvent<Model>> {
    Self.typed(sources.modelDeselected, type)
  }

  private static func typed<Model: Diffable>(
    _ source: EventMulticaster<ListModelEvent<any Diffable>>, _ type: Model.Type
  ) -> ListEventSequence<ListModelEvent<Model>> {
    source.sequence(buffering: .all) {
      { event in (event.model as? Model).map { ListModelEvent(model: $0, path: event.path) } }
    }
  }

  // MARK: Scrolling

  /// The user begins to drag the list.
  public var willBeginDragging: ListEventSequence<Void> {
    sources.willBeginDragging.sequence(buffering: .all)
  }

  /// The user lets go of the list.
  public var willEndDragging: ListEventSequence<ListDragEndEvent> {
    sources.willEndDragging.sequence(buffering: .all)
  }

  /// The list was scrolled: the content offset, in points. Only the newest waits.
  public var didScroll: ListEventSequence<CGPoint> { sources.didScroll.sequence(buffering: .newest(1)) }

  /// The end of the list comes near: time to load more.
  ///
  /// It is told once when the part on screen, or where a drag will take it, comes within `distance` of the end of the content, by
  /// scrolling or because the list got shorter; not again until the end was out of reach or an update changed the length of the
  /// content. So a list that is too short to be scrolled goes on being told as long as each page makes it longer.
  ///
  /// - Parameter distance: In points, along the axis that the list is scrolled on.
  public func willReachEnd(within distance: CGFloat) -> ListEventSequence<Void> {
    sources.extent.sequence(buffering: .newest(1)) {
      let detector = DetectorBox(EndDetector(distance: distance))
      return { extent in detector.detector.scroll(to: extent) ? () : nil }
    }
  }

  private final class DetectorBox {
    var detector: EndDetector
    init(_ detector: EndDetector) { self.detector = detector }
  }

  // MARK: Changes

  /// The user dropped a section at another place; the data have changed already.
  public var moved: ListEventSequence<ListMoveEvent> { sources.moved.sequence(buffering: .all) }

  /// An update has finished; with what was different.
  public var updated: ListEventSequence<ListUpdateEvent> { sources.updated.sequence(buffering: .all) }
}

extension ListAdapter {
  /// What happens in the list, as asynchronous sequences.
  public var events: ListAdapterEvents {
    let hub = eventHub ?? ListEventHub()
    eventHub = hub
    return ListAdapterEvents(hub.sources)
  }
}
