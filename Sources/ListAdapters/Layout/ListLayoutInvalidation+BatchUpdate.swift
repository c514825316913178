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

  /// The same, but for layouts that can keep what is known of sections behind the first that a batch touches.
  ///
  /// - Parameters:
  ///   - batch: What was carried out.
  ///   - changedSections: See ``ListBatchOutcome/changedSections``.
  public init?(after batch: BatchUpdate, changedSections: [Int]?) {
    guard let changedSections else {
      self.init(after: batch)
      return
    }
    if changedSections.isEmpty, Self(after: batch) == nil { return nil }
    self = .batch(batch, changedSections: changedSections)
  }

  /// The first section whose metrics or place may be others than before, or `nil` if there is none.
  internal var firstSection: Int? {
    switch self {
    case .everything: 0
    case .sections(let first): first
    case .batch(let batch, let changedSections):
      [Self(after: batch)?.firstSection, changedSections.min()].lazy.compactMap { $0 }.min()
    case .items(let paths): paths.lazy.map(\.section).min()
    case .supplementaryViews: nil  // Where headers stick is worked out whenever somebody asks.
    }
  }
}
