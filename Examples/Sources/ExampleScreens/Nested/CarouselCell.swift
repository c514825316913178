// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// Numbers in a row.
struct Carousel: Identifiable, Equatable, Diffable {
  let id: Int
  var numbers: [Int]
}

/// A cell that is filled by a list, which is scrolled sideways.
final class CarouselCell: HeadlessCell {
  private var adapter: ListAdapter?
  private var carousel: Carousel?

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { embeddedHost?.setSize(frame.size) } }
  }

  /// How far the list is scrolled, in points.
  var offset: CGFloat { embeddedHost?.bounds.minX ?? 0 }

  /// Makes the list.
  func makeList(scheduler: any ListScheduler) {
    let host = HeadlessListHost(
      size: frame.size, layout: ListCollectionViewLayout(scrollDirection: .horizontal))
    let adapter = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler))
    embeddedHost = host
    self.adapter = adapter
    adapter.host = host
    adapter.setDataSource(
      objects: { [unowned self] in carousel?.numbers ?? [] },
      sectionController: { [unowned self] _ in makeSectionController() })
  }

  /// Shows a carousel.
  ///
  /// - Parameter offset: Where it is scrolled to if it is another one than that which was shown.
  func show(_ carousel: Carousel, offset: CGFloat) {
    let isOther = carousel.id != self.carousel?.id
    self.carousel = carousel
    guard isOther else {
      adapter?.performUpdates(animated: false, completion: nil)
      return
    }
    adapter?.reloadData { [weak self] _ in
      guard let self, self.carousel?.id == carousel.id else { return }
      embeddedHost?.setContentOffset(CGPoint(x: offset, y: 0), animated: false)
      embeddedHost?.layoutIfNeeded()
    }
  }

  /// The user scrolls the list.
  func scroll(to offset: CGFloat) { embeddedHost?.scroll(to: CGPoint(x: offset, y: 0)) }

  private func makeSectionController() -> ListSectionController {
    let controller = ListSingleSectionController<Int, RowCell>(
      configureBlock: { [unowned self] number, cell in
        cell.text = "\(number)"
        cell.textAlignment = .center
        cell.fontSize = 20
        cell.textColor = .white
        cell.cornerRadius = 8
        cell.backgroundColor = HeadlessColor.palette[(carousel?.id ?? 0) % HeadlessColor.palette.count]
      },
      sizeBlock: { _, context in CGSize(width: 64, height: (context?.containerSize.height ?? 0) - 16) })
    controller.inset = ListEdgeInsets(top: 8, left: 6, bottom: 8, right: 0)
    return controller
  }
}
