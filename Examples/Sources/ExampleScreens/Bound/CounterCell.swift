// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// A cell that is filled by a list, which follows the counter that the cell shows.
final class CounterCell: HeadlessCell {
  private var adapter: ListAdapter?
  private var binding: ListBinding?
  private var counter: Counter?

  convenience init(scheduler: any ListScheduler) {
    self.init()
    let host = HeadlessListHost(size: .zero, layout: ListCollectionViewLayout(scrollDirection: .horizontal))
    let adapter = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler))
    adapter.host = host
    embeddedHost = host
    self.adapter = adapter
  }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { embeddedHost?.setSize(frame.size) } }
  }

  /// The numbers that are to be seen.
  var shownNumbers: [Int] {
    embeddedHost?.visibleCells.compactMap { ($0 as? HeadlessView).flatMap { Int($0.text) } } ?? []
  }

  /// Follows a counter, if it is another one than before. The binding to the one before ends.
  func show(_ counter: Counter) {
    guard counter.numbers !== self.counter?.numbers else { return }
    self.counter = counter
    let color = HeadlessColor.palette[counter.id % HeadlessColor.palette.count]
    binding = adapter?.bind(
      to: counter.numbers.values, cellClass: RowCell.self, animated: false,
      configureBlock: { number, cell in
        cell.text = "\(number)"
        cell.textAlignment = .center
        cell.textColor = .white
        cell.backgroundColor = color
      },
      sizeBlock: { _, context in CGSize(width: 72, height: context?.containerSize.height ?? 0) })
  }
}

/// Shows a counter.
final class CounterSectionController: ListGenericSectionController<Counter> {
  override init() {
    super.init()
    inset = ListEdgeInsets(top: 6, left: 6, bottom: 0, right: 6)
  }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext?.containerSize(for: self).width ?? 0, height: 80)
  }

  override func cellForItem(at index: Int) -> any ListCell {
    guard let object, let collectionContext else { return CounterCell() }
    let cell: CounterCell = collectionContext.dequeueReusableCell(for: self, at: index)
    cell.show(object)
    return cell
  }
}
