// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Gives a layout the sections that it places. The adapter is one.
@MainActor
public protocol ListLayoutSource: AnyObject {
  /// How many sections there are. Asked at every preparing, so it should be O(1).
  var numberOfSections: Int { get }

  /// What is to be known of a section. It should be cheap: a layout asks it of every section whose place it does not know.
  func metrics(forSection section: Int) -> ListSectionMetrics

  /// The size of an item, in points, if the section's ``ListSectionMetrics/itemSize`` does not say.
  func sizeForItem(at path: ItemPath) -> CGSize

  /// The attributes from which an item's cell appears in an animated update, given those that it will have.
  func initialLayoutAttributes(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes

  /// The attributes towards which an item's cell disappears in an animated update, given those that it had.
  func finalLayoutAttributes(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes
}

/// The room that a layout fills.
public struct ListLayoutContainer: Sendable, Hashable {
  /// The visible part, in the coordinates of the content: its origin is the content offset.
  public var bounds: CGRect

  /// What bars and safe areas cover at the edges, and what the content is inset by.
  public var adjustedContentInset: ListEdgeInsets

  /// Pixels per point, for frames that start at whole pixels.
  public var displayScale: CGFloat

  /// Makes a container.
  public init(bounds: CGRect, adjustedContentInset: ListEdgeInsets = .zero, displayScale: CGFloat = 2) {
    self.bounds = bounds
    self.adjustedContentInset = adjustedContentInset
    self.displayScale = displayScale
  }
}

/// What a layout has to work out anew.
public enum ListLayoutInvalidation: Sendable, Hashable {
  /// Everything.
  case everything
  /// Every section from a position on; the ones before it are as they were.
  case sections(from: Int)
  /// A batch was carried out. Sections that it does not touch are as they were, but for those at the given new positions; only their
  /// places may be others.
  case batch(BatchUpdate, changedSections: [Int])
  /// Some items have other sizes.
  case items([ItemPath])
  /// Headers that stick to the edge have other places.
  case supplementaryViews
}

/// Places the cells and supplementary views of a list.
///
/// A host asks in this order: ``prepare(with:in:)``, then anything else, and `prepare` again after it has invalidated something or
/// when the container has changed. Preparing without either costs nothing.
@MainActor
public protocol ListLayout: AnyObject {
  /// Along which axis the list is scrolled.
  var scrollDirection: ListScrollDirection { get }

  /// Works out what is invalid.
  func prepare(with source: any ListLayoutSource, in container: ListLayoutContainer)

  /// Marks something as invalid.
  func invalidate(_ invalidation: ListLayoutInvalidation)

  /// What has to be worked out anew, if anything, when the container changes.
  func invalidation(from old: ListLayoutContainer, to new: ListLayoutContainer) -> ListLayoutInvalidation?

  /// The size of all there is, in points.
  var contentSize: CGSize { get }

  /// What is at least partly in a rectangle, in ascending order of paths, a section's header before its items, its footer after.
  func attributesForElements(in rect: CGRect) -> [ListLayoutAttributes]

  /// An item's attributes, or `nil` if there is no such item.
  func attributesForItem(at path: ItemPath) -> ListLayoutAttributes?

  /// A section's supplementary view's attributes, or `nil` if it has none of the kind.
  func attributesForSupplementaryView(ofKind kind: ListSupplementaryKind, inSection section: Int)
    -> ListLayoutAttributes?
}
