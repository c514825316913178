// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// What is wrong with the parts, or `nil` if there are lists of sections that they are the difference of. O(*k* log *k*) for *k* entries,
  /// however large the positions claim to be, so that it can judge what a decoder read.
  internal var inconsistency: String? {
    if let inconsistency = sections.inconsistency { return inconsistency }
    if let inconsistency = inconsistencyOfPlaces ?? inconsistencyOfDuplicates { return inconsistency }
    guard Self.ascend((itemDeletions + itemMoves.map(\.from)).sorted()),
      Self.ascend((itemInsertions + itemMoves.map(\.to)).sorted())
    else { return "An item is deleted or inserted and moved, or moved twice." }
    return inconsistencyOfUpdates
  }

  private var inconsistencyOfPlaces: String? {
    guard Self.ascend(itemDeletions), Self.ascend(itemInsertions), Self.ascend(itemUpdates.map(\.new)),
      Self.ascend(itemMoves.map(\.to))
    else { return "Items are not listed in ascending order, each once." }
    let oldPaths =
      itemDeletions + itemUpdates.map(\.old) + itemMoves.map(\.from) + itemDuplicates.flatMap(\.oldPaths)
    let newPaths =
      itemInsertions + itemUpdates.map(\.new) + itemMoves.map(\.to) + itemDuplicates.flatMap(\.newPaths)
    guard let oldCount = Self.leastItemCount(of: oldPaths, sectionCount: sections.oldCount),
      let newCount = Self.leastItemCount(of: newPaths, sectionCount: sections.newCount),
      oldCount <= Changeset.maximumCount - newCount
    else { return "A path is out of range." }
    let gone = Set(sections.deletions)
    let come = Set(sections.insertions)
    if itemDeletions.contains(where: { gone.contains($0.section) })
      || itemInsertions.contains(where: { come.contains($0.section) })
    {
      return "An item is listed that goes or comes with its section."
    }
    return nil
  }

  private var inconsistencyOfDuplicates: String? {
    guard itemDuplicates.allSatisfy({ $0.oldPaths.count > 1 || $0.newPaths.count > 1 }) else {
      return "An identifier is reported as a duplicate that occurs once."
    }
    let firsts = itemDuplicates.map {
      (isNew: $0.oldPaths.isEmpty, path: $0.oldPaths.first ?? $0.newPaths[0])
    }
    guard itemDuplicates.allSatisfy({ Self.ascend($0.oldPaths) && Self.ascend($0.newPaths) }),
      zip(firsts, firsts.dropFirst()).allSatisfy({ $0.isNew == $1.isNew ? $0.path < $1.path : $1.isNew })
    else { return "The duplicates are not in ascending order of their places." }
    guard Self.ascend(itemDuplicates.flatMap(\.oldPaths).sorted()),
      Self.ascend(itemDuplicates.flatMap(\.newPaths).sorted())
    else { return "An item is reported as a duplicate of two identifiers." }
    return nil
  }

  private var inconsistencyOfUpdates: String? {
    guard !itemUpdates.isEmpty else { return nil }
    let partners = ItemPartners(self)
    for update in itemUpdates where partners.old(of: update.new) != update.old {
      return "The update of \(update.old), new \(update.new), is not of an item that is kept."
    }
    return nil
  }

  /// How many items a list holds at the least, if these are paths in it; `nil` if they can't be.
  private static func leastItemCount(of paths: [ItemPath], sectionCount: Int) -> Int? {
    var countOfSection: [Int: Int] = [:]
    for path in paths {
      guard path.section >= 0, path.section < sectionCount, path.item >= 0, path.item < Changeset.maximumCount
      else { return nil }
      countOfSection[path.section] = max(countOfSection[path.section] ?? 0, path.item + 1)
    }
    var sum = 0
    for count in countOfSection.values {
      sum += count
      if sum > Changeset.maximumCount { return nil }
    }
    return sum
  }

  private static func ascend(_ paths: [ItemPath]) -> Bool {
    zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Stops if the parts do not make a changeset, in builds with `TRELLIS_INTERNAL_CHECKS`.
  #if TRELLIS_INTERNAL_CHECKS
    @usableFromInline @inline(never)
    internal func _checkInvariants() {
      if let inconsistency { preconditionFailure(inconsistency) }
    }
  #else
    @inlinable @inline(__always)
    internal func _checkInvariants() {}
  #endif
}
