// SPDX-License-Identifier: MIT

/// Which old item a new one is, found in the entries of a changeset: those that it does not list keep their order in their section.
internal struct ItemPartners {
  private let sections: Changeset
  private let leaving: [ItemPath]
  private let arriving: [ItemPath]
  private let sourceOfMove: [ItemPath: ItemPath]

  /// O(*k* log *k*) for *k* entries.
  ///
  /// - Precondition: No two moves have one target.
  internal init(_ changeset: SectionedChangeset) {
    sections = changeset.sections
    leaving = (changeset.itemDeletions + changeset.itemMoves.map(\.from)).sorted()
    arriving = (changeset.itemInsertions + changeset.itemMoves.map(\.to)).sorted()
    sourceOfMove = Dictionary(uniqueKeysWithValues: changeset.itemMoves.map { ($0.to, $0.from) })
  }

  /// The old place of a kept item; `nil` for one that is inserted, or comes with its section. O(log *k*).
  internal func old(of new: ItemPath) -> ItemPath? {
    if let source = sourceOfMove[new] { return source }
    guard let section = sections.oldPosition(ofNew: new.section) else { return nil }
    let start = arriving.partitioningIndex { $0 >= ItemPath(item: 0, section: new.section) }
    let end = arriving.partitioningIndex { $0 >= new }
    if end < arriving.count, arriving[end] == new { return nil }
    // As many stay before it on both sides.
    let stayingBefore = new.item - (end - start)
    let first = leaving.partitioningIndex { $0 >= ItemPath(item: 0, section: section) }
    let last = leaving.partitioningIndex { $0.section > section }
    let left = (0..<last - first).partitioningIndex {
      leaving[first + $0].item - $0 > stayingBefore
    }
    return ItemPath(item: stayingBefore + left, section: section)
  }
}
