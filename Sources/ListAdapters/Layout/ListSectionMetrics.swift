// SPDX-License-Identifier: MIT

import Foundation

/// What a layout has to know of a section, all in one answer. Lengths in points.
public struct ListSectionMetrics: Sendable, Hashable {
  /// How many items the section has.
  public var numberOfItems: Int

  /// The size of every item, if they are all of one size; `nil` has the layout ask for each.
  public var itemSize: CGSize?

  /// The space around the section's items. Header and footer keep those across the scroll direction.
  public var inset: ListEdgeInsets
  /// The least space between two lines of the section's items.
  public var minimumLineSpacing: CGFloat
  /// The least space between two items of a line.
  public var minimumInteritemSpacing: CGFloat

  /// The size of the header; only the length along the scroll direction counts, and 0 means none.
  public var headerSize: CGSize

  /// The size of the footer; only the length along the scroll direction counts, and 0 means none.
  public var footerSize: CGSize

  /// Makes metrics.
  public init(
    numberOfItems: Int = 1, itemSize: CGSize? = nil, inset: ListEdgeInsets = .zero,
    minimumLineSpacing: CGFloat = 0,
    minimumInteritemSpacing: CGFloat = 0, headerSize: CGSize = .zero, footerSize: CGSize = .zero
  ) {
    self.numberOfItems = numberOfItems
    self.itemSize = itemSize
    self.inset = inset
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.headerSize = headerSize
    self.footerSize = footerSize
  }
}
