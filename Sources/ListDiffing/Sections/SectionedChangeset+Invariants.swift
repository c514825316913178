// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// What is wrong with the parts, or `nil` if they fit together. O(*k* log *k*) for *k* entries.
  internal var inconsistency: String? {
    let oldPaths = itemDeletions + itemMoves.map(\.from) + itemUpdates.map(\.old)
    let newPaths = itemInsertions + itemMoves.map(\.to) + itemUpdates.map(\.new)
    if oldPaths.contains(where: { !Self.isPath($0, sectionCount: sections.oldCount) })
      || newPaths.contains(where: { !Self.isPath($0, sectionCount: sections.newCount) })
    {
      return "An item is in no section, or before the start of one."
    }
    let gone = Set(sections.deletions)
    let come = Set(sections.insertions)
    if itemDeletions.contains(where: { gone.contains($0.section) })
      || itemInsertions.contains(where: { come.contains($0.section) })
    {
      return "An item is listed that goes or comes with its section."
    }
    guard Self.ascend(itemDeletions), Self.ascend(itemInsertions), Self.ascend(itemMoves.map(\.to)),
      Self.ascend(itemUpdates.map(\.new))
    else { return "Items are not listed in order, or one is listed twice." }
    let leaving = itemDeletions + itemMoves.map(\.from)
    let arriving = itemInsertions + itemMoves.map(\.to)
    if Set(leaving).count < leaving.count || Set(arriving).count < arriving.count {
      return "Two operations name one place."
    }
    return inconsistencyOfUpdates(leaving: Set(leaving), arriving: Set(arriving))
  }

  private func inconsistencyOfUpdates(leaving: Set<ItemPath>, arriving: Set<ItemPath>) -> String? {
    let movedFrom = Dictionary(uniqueKeysWithValues: itemMoves.map { ($0.to, $0.from) })
    for update in itemUpdates {
      if let source = movedFrom[update.new] {
        if source != update.old {
          return "The update \(update.old) → \(update.new) is not of the item that moves there."
        }
      } else {
        let staysInSection = sections.keptRuns.contains { run in
          run.oldRange.contains(update.old.section)
            && update.old.section - run.oldStart == update.new.section - run.newStart
        }
        if leaving.contains(update.old) || arriving.contains(update.new) || !staysInSection {
          return "The update \(update.old) → \(update.new) is not of a kept item."
        }
      }
    }
    return nil
  }

  private static func isPath(_ path: ItemPath, sectionCount: Int) -> Bool {
    path.item >= 0 && path.section >= 0 && path.section < sectionCount
  }

  private static func ascend(_ paths: [ItemPath]) -> Bool {
    zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
  }
}
