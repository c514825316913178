// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// Shows an integer as that many cells of a size.
final class NumberSectionController: ListSectionController {
  private(set) var number = 0
  var itemCount = 0
  var itemSize = CGSize(width: 100, height: 10)
  private(set) var updates: [Int] = []
  var isMovable = false

  override func numberOfItems() -> Int { itemCount }
  override func sizeForItem(at index: Int) -> CGSize { itemSize }

  override func cellForItem(at index: Int) -> any ListCell {
    let cell: HeadlessCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
    cell?.text = "\(number).\(index)"
    return cell ?? HeadlessCell()
  }

  override func didUpdate(to object: any Diffable) {
    guard let number = object as? Int else { return }
    self.number = number
    itemCount = number
    updates.append(number)
  }

  override func canMoveItem(at index: Int) -> Bool { isMovable }
}

/// A list of integers on a host of 100 x 100 points: 1 is a section of one cell, 2 one of two. Updates are synchronous.
@MainActor
final class NumberListFixture: ListAdapterDataSource {
  let host: HeadlessListHost
  let adapter: ListAdapter
  var numbers: [Int]
  var itemSize = CGSize(width: 100, height: 10)
  var emptyView: (any ListView)?
  var prepare: (NumberSectionController) -> Void = { _ in }
  private(set) var made: [Int] = []

  init(
    _ numbers: [Int] = [], direction: ListScrollDirection = .vertical,
    size: CGSize = CGSize(width: 100, height: 100),
    itemSize: CGSize = CGSize(width: 100, height: 10), updater: any ListUpdating = ListReloadDataUpdater(),
    workingRangeSize: Int = 0, prepare: @escaping (NumberSectionController) -> Void = { _ in }
  ) {
    self.numbers = numbers
    self.itemSize = itemSize
    self.prepare = prepare
    host = HeadlessListHost(
      size: size, layout: ListCollectionViewLayout(stickyHeaders: false, scrollDirection: direction))
    adapter = ListAdapter(updater: updater, workingRangeSize: workingRangeSize)
    adapter.host = host
    adapter.dataSource = self
    host.layoutIfNeeded()
  }

  /// Shows other numbers.
  func show(_ numbers: [Int]) {
    self.numbers = numbers
    adapter.performUpdates(animated: false)
    host.layoutIfNeeded()
  }

  /// Has the layout show the headers and footers of sections without items, too.
  func showsHeadersOfEmptySections() {
    (host.layout as? ListCollectionViewLayout)?.showHeaderWhenEmpty = true
    host.invalidateLayout(.everything)
    host.layoutIfNeeded()
  }

  func controller(_ number: Int) -> NumberSectionController? {
    adapter.sectionController(for: number) as? NumberSectionController
  }

  func objects(for listAdapter: ListAdapter) -> [Int] { numbers }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Int) -> ListSectionController {
    made.append(object)
    let controller = NumberSectionController()
    controller.itemSize = itemSize
    prepare(controller)
    return controller
  }

  func emptyView(for listAdapter: ListAdapter) -> (any ListView)? { emptyView }
}

/// A header or footer of a height, for a section controller that has none.
final class FixedSupplementaryViews: ListSupplementaryViewSource {
  private weak var controller: ListSectionController?
  let kinds: [ListSupplementaryKind]
  let size: CGSize

  init(_ controller: ListSectionController, kinds: [ListSupplementaryKind], size: CGSize) {
    self.controller = controller
    self.kinds = kinds
    self.size = size
  }

  var supportedElementKinds: [ListSupplementaryKind] { kinds }

  func viewForSupplementaryElement(ofKind kind: ListSupplementaryKind, at index: Int) -> any ListReusableView
  {
    let view: HeadlessReusableView? = controller.flatMap {
      $0.collectionContext?.dequeueReusableSupplementaryView(ofKind: kind, for: $0, at: index)
    }
    return view ?? HeadlessReusableView()
  }

  func sizeForSupplementaryView(ofKind kind: ListSupplementaryKind, at index: Int) -> CGSize { size }
}
