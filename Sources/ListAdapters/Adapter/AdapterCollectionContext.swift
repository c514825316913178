// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// The adapter as its section controllers see it.
@MainActor
internal final class AdapterCollectionContext: ListCollectionContext {
  private weak var adapter: ListAdapter?

  internal init(_ adapter: ListAdapter) { self.adapter = adapter }

  private var host: (any ListHost)? { adapter?.currentHost }

  // MARK: Geometry

  internal var containerSize: CGSize { host?.bounds.size ?? .zero }
  internal var containerInset: ListEdgeInsets { host?.contentInset ?? .zero }
  internal var adjustedContainerInset: ListEdgeInsets { host?.adjustedContentInset ?? .zero }
  internal var insetContainerSize: CGSize {
    CGRect(origin: .zero, size: containerSize).inset(by: adjustedContainerInset).size
  }
  internal var containerContentOffset: CGPoint { host?.bounds.origin ?? .zero }
  internal var scrollDirection: ListScrollDirection { host?.scrollDirection ?? .vertical }
  internal var displayScale: CGFloat { host?.displayScale ?? 1 }
  internal var scrollingTraits: ListScrollingTraits { host?.scrollingTraits ?? ListScrollingTraits() }

  internal func containerSize(for sectionController: ListSectionController) -> CGSize {
    CGRect(origin: .zero, size: containerSize).inset(by: sectionController.inset).size
  }

  // MARK: Cells on screen

  internal func index(for cell: any ListCell, in sectionController: ListSectionController) -> Int? {
    guard let adapter, let path = host?.path(for: cell),
      path.section == adapter.shownSection(of: sectionController)
    else { return nil }
    return path.item
  }

  internal func cellForItem(at index: Int, in sectionController: ListSectionController) -> (any ListCell)? {
    guard let adapter, let host, adapter.viewsBeingMade.isEmpty, !adapter.isReportingWorkingRange,
      let section = adapter.shownSection(of: sectionController), section < host.numberOfSections,
      let cell = host.cellForItem(at: ItemPath(item: index, section: section))
    else { return nil }
    // While a batch is being shown, the cell at a place may still be another section controller's.
    if let owner = adapter.display.controller(of: cell), owner !== sectionController { return nil }
    return cell
  }

  internal func viewForSupplementaryElement(
    ofKind kind: ListSupplementaryKind, in sectionController: ListSectionController
  ) -> (any ListReusableView)? {
    guard let adapter, let host, adapter.viewsBeingMade.isEmpty, !adapter.isReportingWorkingRange,
      let section = adapter.shownSection(of: sectionController), section < host.numberOfSections
    else { return nil }
    return host.supplementaryView(ofKind: kind, inSection: section)
  }

  internal func visibleCells(for sectionController: ListSectionController) -> [any ListCell] {
    visiblePaths(of: sectionController).compactMap { host?.cellForItem(at: $0) }
  }

  internal func fullyVisibleCells(for sectionController: ListSectionController) -> [any ListCell] {
    guard let host else { return [] }
    let visible = host.bounds.inset(by: host.contentInset)
    return visiblePaths(of: sectionController).compactMap { path in
      guard let frame = host.layoutAttributesForItem(at: path)?.frame, visible.contains(frame) else {
        return nil
      }
      return host.cellForItem(at: path)
    }
  }

  internal func visibleIndexes(for sectionController: ListSectionController) -> [Int] {
    visiblePaths(of: sectionController).map(\.item)
  }

  private func visiblePaths(of sectionController: ListSectionController) -> [ItemPath] {
    guard let section = adapter?.shownSection(of: sectionController) else { return [] }
    return host?.pathsForVisibleItems.filter { $0.section == section } ?? []
  }

  internal func layoutAttributesForItem(
    at index: Int, in sectionController: ListSectionController
  ) -> ListLayoutAttributes? {
    path(index, sectionController).flatMap { host?.layoutAttributesForItem(at: $0) }
  }

  internal func pathForItem(at point: CGPoint) -> ItemPath? { host?.pathForItem(at: point) }

  internal func convert(_ point: CGPoint, from view: any ListView) -> CGPoint {
    host?.convert(point, from: view) ?? point
  }

  // MARK: Reusable views

  internal func dequeueReusableCell(
    from source: ListViewSource, reuseIdentifier: String?, for sectionController: ListSectionController,
    at index: Int
  ) -> any ListCell {
    let (host, path) = dequeuing(index, sectionController)
    return host.dequeueReusableCell(
      from: source, reuseIdentifier: source.reuseIdentifier(givenIdentifier: reuseIdentifier), for: path)
  }

  internal func dequeueReusableSupplementaryView(
    ofKind kind: ListSupplementaryKind, from source: ListViewSource,
    for sectionController: ListSectionController, at index: Int
  ) -> any ListReusableView {
    let (host, path) = dequeuing(index, sectionController)
    return host.dequeueReusableSupplementaryView(
      ofKind: kind, from: source, reuseIdentifier: source.reuseIdentifier(kind: kind), for: path)
  }

  private func dequeuing(_ index: Int, _ sectionController: ListSectionController) -> (any ListHost, ItemPath)
  {
    // The host that asks, even if the adapter has another one by now.
    if let view = adapter?.viewsBeingMade.last, view.controller === sectionController, view.path.item == index
    {
      return (view.host, view.path)
    }
    guard let host, let path = path(index, sectionController) else {
      preconditionFailure(
        "A view can be dequeued only while the host asks for it, and \(sectionController) is not in a list with one"
      )
    }
    return (host, path)
  }

  // MARK: Selection and scrolling

  internal func selectItem(
    at index: Int, in sectionController: ListSectionController, animated: Bool,
    scrollPosition: ListScrollPosition
  ) {
    guard let path = path(index, sectionController) else { return }
    host?.selectItem(at: path, animated: animated, scrollPosition: scrollPosition)
  }

  internal func deselectItem(at index: Int, in sectionController: ListSectionController, animated: Bool) {
    guard let path = path(index, sectionController) else { return }
    host?.deselectItem(at: path, animated: animated)
  }

  internal func scroll(
    to sectionController: ListSectionController, at index: Int, scrollPosition: ListScrollPosition,
    animated: Bool
  ) {
    guard let path = path(index, sectionController) else { return }
    host?.scrollToItem(at: path, at: scrollPosition, animated: animated)
  }

  private func path(_ index: Int, _ sectionController: ListSectionController) -> ItemPath? {
    adapter?.section(for: sectionController).map { ItemPath(item: index, section: $0) }
  }

  // MARK: Changes

  internal func performBatch(
    animated: Bool, updates: @escaping @MainActor (any ListBatchContext) -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    guard let adapter else {
      completion?(false)
      return
    }
    adapter.updatesUnderWay += 1
    let batch = AdapterBatchContext(adapter)
    adapter.updater.performItemUpdates(
      in: { [weak adapter] in adapter?.currentHost }, animated: animated,
      updates: { updates(batch) },
      completion: { [weak adapter] finished in
        adapter?.updateBackground()
        adapter?.finishUpdate(.itemUpdates, animated: animated, finished: finished, completion)
          ?? completion?(finished)
      })
  }

  internal func invalidateLayout(
    for sectionController: ListSectionController, completion: (@MainActor (Bool) -> Void)?
  ) {
    adapter?.afterRunningUpdates { [weak adapter] in
      guard let adapter, let host = adapter.currentHost,
        let section = adapter.section(for: sectionController),
        section < host.numberOfSections
      else {
        completion?(false)
        return
      }
      let items = (0..<host.numberOfItems(inSection: section)).map { ItemPath(item: $0, section: section) }
      do {
        try host.performBatchUpdates(animated: true) {
          host.invalidateLayout(.items(items))
          return BatchUpdate()
        } completion: {
          completion?($0)
        }
      } catch {
        // The section's count has changed without a batch that says so.
        host.reloadData()
        completion?(false)
      }
    } ?? completion?(false)
  }

  internal func reloadSupplementaryView(
    ofKind kind: ListSupplementaryKind, for sectionController: ListSectionController
  ) {
    adapter?.afterRunningUpdates { [weak adapter] in
      guard let adapter, let section = adapter.section(for: sectionController) else { return }
      adapter.currentHost?.reloadSupplementaryViews(ofKind: kind, inSections: [section])
    }
  }
}
