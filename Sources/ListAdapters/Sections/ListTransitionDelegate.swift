// SPDX-License-Identifier: MIT

/// Says from where to where cells appear and disappear in animated updates.
@MainActor
public protocol ListTransitionDelegate: AnyObject {
  /// The attributes from which a cell appears.
  ///
  /// - Parameters:
  ///   - listAdapter: The adapter.
  ///   - attributes: Those that it will have.
  ///   - sectionController: The section controller of the item.
  ///   - index: The index of its item in the section.
  func listAdapter(
    _ listAdapter: ListAdapter, customizedInitialLayoutAttributes attributes: ListLayoutAttributes,
    sectionController: ListSectionController, at index: Int
  ) -> ListLayoutAttributes
  /// The attributes towards which a cell disappears.
  ///
  /// - Parameters:
  ///   - listAdapter: The adapter.
  ///   - attributes: Those that it had.
  ///   - sectionController: The section controller of the item.
  ///   - index: The index of its item in the section.
  func listAdapter(
    _ listAdapter: ListAdapter, customizedFinalLayoutAttributes attributes: ListLayoutAttributes,
    sectionController: ListSectionController, at index: Int
  ) -> ListLayoutAttributes
}
