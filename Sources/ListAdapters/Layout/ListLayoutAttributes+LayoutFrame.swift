// SPDX-License-Identifier: MIT

import ListDiffing

/// Sections lie in front of each other in order, and their headers and footers in front of all their items, since they may stick
/// there.
extension ListLayoutAttributes {
  private static let levelsPerSection = 1000

  init(itemAt path: ItemPath, _ frame: LayoutFrame, _ direction: ListScrollDirection) {
    self.init(
      element: .cell, path: path, frame: frame.rect(direction),
      zIndex: path.section * Self.levelsPerSection + min(path.item, Self.levelsPerSection - 2))
  }

  init(
    _ kind: ListSupplementaryKind, ofSection section: Int, _ frame: LayoutFrame,
    _ direction: ListScrollDirection
  ) {
    self.init(
      element: .supplementary(kind), path: ItemPath(item: 0, section: section), frame: frame.rect(direction),
      zIndex: section * Self.levelsPerSection + Self.levelsPerSection - 1)
  }
}
