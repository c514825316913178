// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension HeadlessListHost {
  /// How many sections the host has, as it was last told.
  public var numberOfSections: Int { model.itemCounts.count }

  /// How many items a section has, as the host was last told.
  ///
  /// - Precondition: The host has the section.
  public func numberOfItems(inSection section: Int) -> Int {
    precondition(
      model.itemCounts.indices.contains(section),
      "Section \(section) is not among the \(numberOfSections) sections of the host")
    return model.itemCounts[section]
  }

  /// The items with a cell on screen, ascending. O(v log v) for v views.
  public var pathsForVisibleItems: [ItemPath] {
    shown.keys.filter { $0.element == .cell }.map(\.path).sorted()
  }

  /// The cells on screen, by ascending paths.
  public var visibleCells: [any ListCell] { pathsForVisibleItems.compactMap { cellForItem(at: $0) } }

  /// The cell on screen of an item. Within the block of a batch, the path is one of the old list. O(1).
  public func cellForItem(at path: ItemPath) -> (any ListCell)? {
    shown[HostedElement(.cell, path)]?.cell
  }

  /// The item that a cell on screen shows.
  public func path(for cell: any ListCell) -> ItemPath? {
    shown.first { $0.key.element == .cell && $0.value.view === cell }?.key.path
  }

  /// A section's supplementary view on screen. O(1).
  public func supplementaryView(
    ofKind kind: ListSupplementaryKind, inSection section: Int
  ) -> (any ListReusableView)? {
    shown[HostedElement(.supplementary(kind), ItemPath(item: 0, section: section))]?.view
  }

  /// The point of the content, for a view that the host shows, one that is in such a view, or one that is in the content itself. Of other
  /// kinds of views that the host does not show nothing is known: the point comes back.
  public func convert(_ point: CGPoint, from view: any ListView) -> CGPoint {
    var point = point
    if var view = view as? HeadlessView {
      while true {
        point.x += view.frame.minX
        point.y += view.frame.minY
        guard let superview = view.superview else { return point }
        view = superview
      }
    }
    if let frame = shown.values.first(where: { $0.view === view })?.attributes.frame {
      point.x += frame.minX
      point.y += frame.minY
    }
    return point
  }

  internal func contains(_ path: ItemPath) -> Bool {
    model.itemCounts.indices.contains(path.section)
      && (0..<model.itemCounts[path.section]).contains(path.item)
  }

  internal func requireItem(at path: ItemPath) {
    precondition(contains(path), "There is no item \(path) in the host, which has \(countOfSection(path))")
  }

  private func countOfSection(_ path: ItemPath) -> String {
    model.itemCounts.indices.contains(path.section)
      ? "\(model.itemCounts[path.section]) items in section \(path.section)" : "\(numberOfSections) sections"
  }

  /// Asks the client how many items each section has.
  internal func askedItemCounts() -> [Int] {
    guard let client else { return [] }
    countsBeingAsked += 1
    defer { countsBeingAsked -= 1 }
    return checked(client.itemCounts(for: self))
  }

  internal func askedOutcome(of batch: BatchUpdate) -> ListBatchOutcome {
    guard let client else { return ListBatchOutcome(itemCounts: []) }
    countsBeingAsked += 1
    defer { countsBeingAsked -= 1 }
    let outcome = client.host(self, outcomeOf: batch, from: model.itemCounts)
    _ = checked(outcome.itemCounts)
    return outcome
  }

  private func checked(_ counts: [Int]) -> [Int] {
    let signs = counts.withUnsafeBufferPointer { $0.reduce(0, |) }
    precondition(signs >= 0, "The client says that a section has \(counts.min() ?? 0) items")
    return counts
  }
}
