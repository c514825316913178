// SPDX-License-Identifier: MIT

/// Says from where to where cells appear and disappear in animated updates.
@MainActor
public protocol ListTransitionDelegate: AnyObject {
  /// The attributes from which a cell appears.
  ///
  /// - Parameters:
  ///   - attributes: Those that it will have.
  ///   - index: The index of its item in the section.
  func listAdapter(
    _ listAdapter: ListAdapter, customizedInitialLayoutAttributes attributes: ListLayoutAttributes,
    sectionController: ListSectionController, at index: Int
  ) -> ListLayoutAttributes
  /// The attributes towards which a cell disappears.
  ///
  /// - Parameters:
  ///   - attributes: Those that it had.
  ///   - index: The index of its item in the section.
  func listAdapter(
    _ listAdapter: ListAdapter, customizedFinalLayoutAttributes attributes: ListLayoutAttributes,
    sectionController: ListSectionController, at index: Int
  ) -> ListLayoutAttributes
}
