// SPDX-License-Identifier: MIT

import ListDiffing

extension ListLayoutInvalidation {
  /// What a layout has to work out anew after a batch: the sections from the first on that the batch touches, whether it names them
  /// by their old or their new position. `nil` if it touches none. O(operations).
  public init?(after batch: BatchUpdate) {
    let first = [
      batch.sectionDeletions.min(), batch.sectionInsertions.min(), batch.sectionReloads.min(),
      batch.sectionMoves.lazy.map { min($0.from, $0.to) }.min(),
      batch.itemDeletions.lazy.map(\.section).min(), batch.itemInsertions.lazy.map(\.section).min(),
      batch.itemReloads.lazy.map(\.section).min(), batch.itemReconfigures.lazy.map(\.section).min(),
      batch.itemMoves.lazy.map { min($0.from.section, $0.to.section) }.min(),
    ].lazy.compactMap { $0 }.min()
    guard let first else { return nil }
    self = .sections(from: first)
  }
}
