// SPDX-License-Identifier: MIT

import ListDiffing

/// Which views are displayed, and of which section controllers.
///
/// A section controller is displayed while at least one of its views is. Views are remembered with what they were displayed for, so that
/// the end of a display is reported of the same object and place, whatever the list is by then.
internal struct DisplayTracker {
  /// One displayed view.
  internal struct Displayed {
    internal let view: any ListReusableView
    internal let isCell: Bool
    internal let controller: ListSectionController
    internal let object: any Diffable
    internal let path: ItemPath
  }

  /// The end of one view's display.
  internal struct End {
    internal let displayed: Displayed
    /// Whether it was the last view of its section controller.
    internal let isLastOfSection: Bool
  }

  private var views: [ObjectIdentifier: Displayed] = [:]
  private var controllers: [ObjectIdentifier: (controller: ListSectionController, views: Int, cells: Int)] =
    [:]

  /// A view appears.
  ///
  /// - Returns: Whether it is the first of its section controller.
  internal mutating func begin(_ displayed: Displayed) -> Bool {
    if views.updateValue(displayed, forKey: ObjectIdentifier(displayed.view)) != nil { return false }
    let key = ObjectIdentifier(displayed.controller)
    var entry = controllers[key] ?? (displayed.controller, 0, 0)
    entry.views += 1
    entry.cells += displayed.isCell ? 1 : 0
    controllers[key] = entry
    return entry.views == 1
  }

  /// A view has disappeared.
  ///
  /// - Returns: `nil` if it was not displayed.
  internal mutating func end(_ view: any ListReusableView) -> End? {
    guard let displayed = views.removeValue(forKey: ObjectIdentifier(view)) else { return nil }
    let key = ObjectIdentifier(displayed.controller)
    guard var entry = controllers[key] else { return nil }
    entry.views -= 1
    entry.cells -= displayed.isCell ? 1 : 0
    controllers[key] = entry.views > 0 ? entry : nil
    return End(displayed: displayed, isLastOfSection: entry.views == 0)
  }

  /// Everything disappears.
  internal mutating func endAll() -> [End] {
    let displayed = views.values.sorted { $0.path < $1.path }
    return displayed.compactMap { end($0.view) }
  }

  /// The section controllers with a displayed view, in no order.
  internal var displayedControllers: [ListSectionController] { controllers.values.map(\.controller) }

  /// The section controllers with a displayed cell, in no order.
  internal var controllersWithCells: [ListSectionController] {
    controllers.values.filter { $0.cells > 0 }.map(\.controller)
  }

  /// From the first section with a displayed cell to behind the last; `nil` if there is none.
  @MainActor internal var sectionsWithCells: Range<Int>? {
    var (first, last) = (Int.max, -1)
    for entry in controllers.values where entry.cells > 0 {
      guard let section = entry.controller.position else { continue }
      (first, last) = (min(first, section), max(last, section))
    }
    return last < 0 ? nil : first..<last + 1
  }

  /// Whose view it is, if it is displayed.
  internal func controller(of view: any ListReusableView) -> ListSectionController? {
    views[ObjectIdentifier(view)]?.controller
  }
}
