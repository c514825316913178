// SPDX-License-Identifier: MIT

import Foundation

/// The size of an item by axes.
struct ItemLengths: Sendable, Hashable {
  var scroll: Double
  var fixed: Double

  init(_ size: CGSize, _ direction: ListScrollDirection) {
    let width = Self.length(size.width)
    let height = Self.length(size.height)
    (scroll, fixed) = direction == .vertical ? (height, width) : (width, height)
  }

  /// What is no length, because it is negative or no finite number, counts as none.
  static func length(_ value: CGFloat) -> Double {
    value > 0 && value.isFinite ? Double(value) : 0
  }
}

/// A section's metrics by axes, all of them finite.
struct SectionLengths: Sendable, Hashable {
  var itemCount: Int
  var item: ItemLengths?
  var scrollLead: Double
  var scrollTrail: Double
  var fixedLead: Double
  var fixedTrail: Double
  var lineSpacing: Double
  var interitemSpacing: Double
  var header: Double
  var footer: Double

  init(_ metrics: ListSectionMetrics, _ direction: ListScrollDirection, showHeaderWhenEmpty: Bool) {
    itemCount = max(0, metrics.numberOfItems)
    item = metrics.itemSize.map { ItemLengths($0, direction) }
    let inset = metrics.inset
    let (left, right) = (Self.distance(inset.left), Self.distance(inset.right))
    let (top, bottom) = (Self.distance(inset.top), Self.distance(inset.bottom))
    switch direction {
    case .vertical:
      (scrollLead, scrollTrail, fixedLead, fixedTrail) = (top, bottom, left, right)
      (header, footer) = (
        ItemLengths.length(metrics.headerSize.height), ItemLengths.length(metrics.footerSize.height)
      )
    case .horizontal:
      (scrollLead, scrollTrail, fixedLead, fixedTrail) = (left, right, top, bottom)
      (header, footer) = (
        ItemLengths.length(metrics.headerSize.width), ItemLengths.length(metrics.footerSize.width)
      )
    }
    if itemCount == 0, !showHeaderWhenEmpty { (header, footer) = (0, 0) }
    lineSpacing = Self.distance(metrics.minimumLineSpacing)
    interitemSpacing = Self.distance(metrics.minimumInteritemSpacing)
  }

  private static func distance(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
}
