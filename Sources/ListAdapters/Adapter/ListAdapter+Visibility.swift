// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension ListAdapter {
  /// The section controllers with a cell, header or footer on screen, by ascending section.
  public func visibleSectionControllers() -> [ListSectionController] {
    display.displayedControllers.sorted { ($0.position ?? .max) < ($1.position ?? .max) }
  }

  /// The objects with a cell on screen, by ascending section. A header alone does not count.
  public func visibleObjects() -> [any Diffable] { indexesOfVisibleObjects().map { map.objects[$0] } }

  /// The sections with a cell on screen, ascending.
  public func indexesOfVisibleObjects() -> [Int] {
    display.controllersWithCells.compactMap(\.position).sorted()
  }

  /// The cells on screen of an object, by ascending item; none if the object is not in the list.
  public func visibleCells(for object: any Diffable) -> [any ListCell] {
    guard let controller = section(for: object).flatMap({ map.controller(at: $0) }) else { return [] }
    return context.visibleCells(for: controller)
  }

  /// The sections of the working range, which is empty while no cell is on screen.
  public var workingRangeSections: Range<Int> {
    let visible = indexesOfVisibleObjects()
    return workingRange.sections(
      around: visible.first.map { $0..<(visible.last ?? $0) + 1 }, count: map.count)
  }

  // MARK: Sizes

  /// The size of an item, in points, as its section controller says, at least 0.
  public func sizeForItem(at path: ItemPath) -> CGSize {
    madeController(at: path.section)?.uniformItemSize ?? client.sizeForItem(at: path)
  }

  /// The size of a header or footer, in points, at least 0; zero if the section has none of the kind.
  public func sizeForSupplementaryView(ofKind kind: ListSupplementaryKind, at path: ItemPath) -> CGSize {
    madeController(at: path.section).map { client.supplementarySize(kind, of: $0, at: path.item) } ?? .zero
  }
}
