// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// The adapter as its host sees it.
@MainActor
internal final class AdapterHostClient: ListHostClient {
  internal private(set) weak var adapter: ListAdapter?

  /// The revision of the section map that the host was last told of.
  internal var toldRevision: Int?

  internal init(_ adapter: ListAdapter) { self.adapter = adapter }

  /// The adapter, which a host may outlive only between two of its own calls.
  private var owner: ListAdapter {
    guard let adapter else {
      preconditionFailure("The adapter of this host is gone; reload the host, which then finds it empty")
    }
    return adapter
  }

  private func controller(_ section: Int) -> ListSectionController? {
    adapter?.madeController(at: section)
  }

  internal var queuedUpdateCount: Int { adapter?.updater.queuedUpdateCount ?? 0 }

  // MARK: Counts and sizes

  internal var numberOfSections: Int { adapter?.map.count ?? 0 }

  internal func host(_ host: any ListHost, numberOfItemsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }

  internal func numberOfItems(inSection section: Int) -> Int {
    guard let adapter else { return 0 }
    if adapter.map.controller(at: section) == nil, let metrics = adapter.sourceMetrics(forSection: section) {
      return metrics.numberOfItems
    }
    return controller(section).map { Self.checkedCount($0) } ?? 0
  }

  internal static func checkedCount(_ controller: ListSectionController) -> Int {
    let count = controller.numberOfItems()
    precondition(count >= 0, "\(controller) says that it has \(count) items")
    return count
  }

  internal func metrics(forSection section: Int) -> ListSectionMetrics {
    guard let adapter else { return ListSectionMetrics(numberOfItems: 0) }
    if adapter.map.controller(at: section) == nil, let metrics = adapter.sourceMetrics(forSection: section) {
      return metrics
    }
    guard let controller = controller(section) else { return ListSectionMetrics(numberOfItems: 0) }
    return ListSectionMetrics(
      numberOfItems: Self.checkedCount(controller),
      itemSize: controller.uniformItemSize.map(Self.atLeastZero),
      inset: controller.inset, minimumLineSpacing: controller.minimumLineSpacing,
      minimumInteritemSpacing: controller.minimumInteritemSpacing,
      headerSize: supplementarySize(.header, of: controller),
      footerSize: supplementarySize(.footer, of: controller))
  }

  internal func sizeForItem(at path: ItemPath) -> CGSize {
    guard let adapter else { return .zero }
    adapter.performanceDelegate?.listAdapterWillCallSize(adapter)
    let controller = controller(path.section)
    let size = Self.atLeastZero(controller?.sizeForItem(at: path.item) ?? .zero)
    adapter.performanceDelegate?.listAdapter(adapter, didCallSizeOn: controller, at: path.item)
    return size
  }

  internal func supplementarySize(
    _ kind: ListSupplementaryKind, of controller: ListSectionController, at index: Int = 0
  ) -> CGSize {
    guard let source = controller.supplementaryViewSource, source.supportedElementKinds.contains(kind) else {
      return .zero
    }
    return Self.atLeastZero(source.sizeForSupplementaryView(ofKind: kind, at: index))
  }

  /// What is not a number counts as 0 too.
  private static func atLeastZero(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  internal func initialLayoutAttributes(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes {
    guard let adapter, let controller = controller(attributes.path.section) else { return attributes }
    return controller.transitionDelegate?.listAdapter(
      adapter, customizedInitialLayoutAttributes: attributes, sectionController: controller,
      at: attributes.path.item) ?? attributes
  }

  internal func finalLayoutAttributes(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes {
    guard let adapter, let controller = controller(attributes.path.section) else { return attributes }
    return controller.transitionDelegate?.listAdapter(
      adapter, customizedFinalLayoutAttributes: attributes, sectionController: controller,
      at: attributes.path.item) ?? attributes
  }

  // MARK: Views

  internal func host(_ host: any ListHost, cellForItemAt path: ItemPath) -> any ListCell {
    let adapter = owner
    // Whoever is told may exchange everything: the cell is still that of the section controller that the host meant.
    guard let controller = adapter.madeController(at: path.section, evenIfGone: true) else {
      preconditionFailure("The host asks for a cell of section \(path.section) of \(numberOfSections)")
    }
    adapter.performanceDelegate?.listAdapterWillCallDequeueCell(adapter)
    adapter.viewsBeingMade.append(ViewBeingMade(host: host, path: path, controller: controller))
    let cell = controller.cellForItem(at: path.item)
    adapter.viewsBeingMade.removeLast()
    adapter.performanceDelegate?.listAdapter(adapter, didCallDequeue: cell, on: controller, at: path.item)
    return cell
  }

  internal func host(
    _ host: any ListHost, viewForSupplementaryElementOfKind kind: ListSupplementaryKind, at path: ItemPath
  ) -> any ListReusableView {
    let adapter = owner
    let controller = adapter.madeController(at: path.section, evenIfGone: true)
    guard let controller, let source = controller.supplementaryViewSource else {
      preconditionFailure(
        "Section \(path.section) has no supplementary view source to give a \(kind.rawValue)")
    }
    adapter.viewsBeingMade.append(ViewBeingMade(host: host, path: path, controller: controller))
    defer { adapter.viewsBeingMade.removeLast() }
    return source.viewForSupplementaryElement(ofKind: kind, at: path.item)
  }

  // MARK: Display

  internal func host(_ host: any ListHost, willDisplay cell: any ListCell, forItemAt path: ItemPath) {
    guard let adapter else { return }
    adapter.performanceDelegate?.listAdapterWillCallDisplayCell(adapter)
    adapter.collectionViewDelegate?.listAdapter(adapter, willDisplay: cell, forItemAt: path)
    adapter.beginDisplay(of: cell, isCell: true, at: path)
    adapter.performanceDelegate?.listAdapter(
      adapter, didCallDisplay: cell, on: adapter.display.controller(of: cell), at: path.item)
  }

  internal func host(_ host: any ListHost, didEndDisplaying cell: any ListCell, forItemAt path: ItemPath) {
    guard let adapter else { return }
    adapter.performanceDelegate?.listAdapterWillCallEndDisplayCell(adapter)
    let controller = adapter.display.controller(of: cell)
    adapter.collectionViewDelegate?.listAdapter(adapter, didEndDisplaying: cell, forItemAt: path)
    adapter.endDisplay(of: cell, isCell: true)
    adapter.performanceDelegate?.listAdapter(
      adapter, didCallEndDisplay: cell, on: controller, at: path.item)
  }

  internal func host(
    _ host: any ListHost, willDisplaySupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath
  ) {
    guard let adapter else { return }
    adapter.collectionViewDelegate?.listAdapter(
      adapter, willDisplaySupplementaryView: view, ofKind: kind, at: path)
    adapter.beginDisplay(of: view, isCell: false, at: path)
  }

  internal func host(
    _ host: any ListHost, didEndDisplayingSupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath
  ) {
    guard let adapter else { return }
    adapter.collectionViewDelegate?.listAdapter(
      adapter, didEndDisplayingSupplementaryView: view, ofKind: kind, at: path)
    adapter.endDisplay(of: view, isCell: false)
  }

  // MARK: Selection

  internal func host(_ host: any ListHost, shouldHighlightItemAt path: ItemPath) -> Bool {
    controller(path.section)?.shouldHighlightItem(at: path.item) ?? false
  }

  internal func host(_ host: any ListHost, didHighlightItemAt path: ItemPath) {
    guard let adapter else { return }
    adapter.collectionViewDelegate?.listAdapter(adapter, didHighlightItemAt: path)
    controller(path.section)?.didHighlightItem(at: path.item)
  }

  internal func host(_ host: any ListHost, didUnhighlightItemAt path: ItemPath) {
    guard let adapter else { return }
    adapter.collectionViewDelegate?.listAdapter(adapter, didUnhighlightItemAt: path)
    controller(path.section)?.didUnhighlightItem(at: path.item)
  }

  internal func host(_ host: any ListHost, shouldSelectItemAt path: ItemPath) -> Bool {
    controller(path.section)?.shouldSelectItem(at: path.item) ?? false
  }

  internal func host(_ host: any ListHost, shouldDeselectItemAt path: ItemPath) -> Bool {
    controller(path.section)?.shouldDeselectItem(at: path.item) ?? false
  }

  internal func host(_ host: any ListHost, didSelectItemAt path: ItemPath) {
    guard let adapter else { return }
    adapter.collectionViewDelegate?.listAdapter(adapter, didSelectItemAt: path)
    controller(path.section)?.didSelectItem(at: path.item)
    adapter.eventHub?.selected(path, of: adapter)
    if adapter.autoDeselectEnabled { host.deselectItem(at: path, animated: true) }
  }

  internal func host(_ host: any ListHost, didDeselectItemAt path: ItemPath) {
    guard let adapter else { return }
    adapter.collectionViewDelegate?.listAdapter(adapter, didDeselectItemAt: path)
    controller(path.section)?.didDeselectItem(at: path.item)
    adapter.eventHub?.deselected(path, of: adapter)
  }

  internal func host(_ host: any ListHost, contextMenuForItemAt path: ItemPath, point: CGPoint)
    -> (any ListContextMenu)?
  {
    guard let adapter else { return nil }
    return adapter.collectionViewDelegate?.listAdapter(adapter, contextMenuForItemAt: path, point: point)
      ?? controller(path.section)?.contextMenuForItem(at: path.item, point: point)
  }

  // MARK: Scrolling

  internal func hostDidScroll(_ host: any ListHost) {
    guard let adapter else { return }
    adapter.performanceDelegate?.listAdapterWillCallScroll(adapter)
    adapter.scrollViewDelegate?.listAdapterDidScroll(adapter)
    let visible = adapter.visibleSectionControllers()
    for controller in visible { controller.scrollDelegate?.listAdapter(adapter, didScroll: controller) }
    adapter.eventHub?.scrolled(host)
    adapter.performanceDelegate?.listAdapter(adapter, didCallScroll: visible)
  }

  internal func hostWillBeginDragging(_ host: any ListHost) {
    guard let adapter else { return }
    adapter.scrollViewDelegate?.listAdapterWillBeginDragging(adapter)
    for controller in adapter.visibleSectionControllers() {
      controller.scrollDelegate?.listAdapter(adapter, willBeginDragging: controller)
    }
    adapter.eventHub?.sources.willBeginDragging.send(())
  }

  internal func hostWillEndDragging(_ host: any ListHost, velocity: CGPoint, targetContentOffset: CGPoint) {
    guard let adapter else { return }
    adapter.scrollViewDelegate?.listAdapterWillEndDragging(
      adapter, velocity: velocity, targetContentOffset: targetContentOffset)
    adapter.eventHub?.willEndDragging(
      host, velocity: velocity, targetContentOffset: targetContentOffset)
  }

  internal func hostDidEndDragging(_ host: any ListHost, willDecelerate: Bool) {
    guard let adapter else { return }
    adapter.scrollViewDelegate?.listAdapterDidEndDragging(adapter, willDecelerate: willDecelerate)
    for controller in adapter.visibleSectionControllers() {
      controller.scrollDelegate?.listAdapter(
        adapter, didEndDragging: controller, willDecelerate: willDecelerate)
    }
  }

  internal func hostDidEndDecelerating(_ host: any ListHost) {
    guard let adapter else { return }
    adapter.scrollViewDelegate?.listAdapterDidEndDecelerating(adapter)
    for controller in adapter.visibleSectionControllers() {
      controller.scrollDelegate?.listAdapter(adapter, didEndDecelerating: controller)
    }
  }

  // MARK: Reordering

  internal func host(_ host: any ListHost, canMoveItemAt path: ItemPath) -> Bool {
    controller(path.section)?.canMoveItem(at: path.item) ?? false
  }

  internal func host(
    _ host: any ListHost, targetPathForMoveFrom source: ItemPath, toProposed proposed: ItemPath
  ) -> ItemPath {
    adapter?.targetPath(forMoveFrom: source, toProposed: proposed) ?? proposed
  }

  internal func host(_ host: any ListHost, moveItemFrom source: ItemPath, to target: ItemPath) {
    adapter?.moveItem(from: source, to: target, in: host)
  }
}
