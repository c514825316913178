// SPDX-License-Identifier: MIT

extension Changeset {
  /// The changeset as one batch that every collection view accepts: what is updated is deleted and inserted, whether it moves or not.
  ///
  /// The counterpart of IGListKit's method of that name. A ``StagedChangeset`` keeps more cells.
  ///
  /// - Parameter section: The section that the list is shown in, old and new.
  /// - Complexity: O(*k*) for *k* operations.
  public func forBatchUpdates(section: Int = 0) -> BatchUpdate {
    let updatedOld = Set(updates.map(\.old))
    return BatchUpdate(
      itemDeletions: Self.merged(deletions, updates.map(\.old).sorted()).map {
        ItemPath(item: $0, section: section)
      },
      itemInsertions: Self.merged(insertions, updates.map(\.new)).map {
        ItemPath(item: $0, section: section)
      },
      itemMoves: moves.lazy.filter { !updatedOld.contains($0.from) }.map {
        .init(from: ItemPath(item: $0.from, section: section), to: ItemPath(item: $0.to, section: section))
      })
  }

  /// Two ascending lists as one.
  private static func merged(_ left: [Int], _ right: [Int]) -> [Int] {
    right.isEmpty ? left : (left + right).sorted()
  }
}

extension SectionedChangeset {
  /// The changeset as one batch that every collection view accepts.
  ///
  /// What is updated is deleted and inserted. So is a section that moves while its items change. An item that leaves a section which
  /// goes is inserted at its target, one that enters a section which comes is deleted at its source.
  ///
  /// The counterpart of IGListKit's method of that name and of what its updater does to a batch. A ``StagedChangeset`` keeps more cells.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations, and sorting the operations.
  public func forBatchUpdates() -> BatchUpdate {
    var replaced = Set(sections.updates.map(\.old))
    var newOfMoved: [Int: Int] = [:]
    var oldOfMoved: [Int: Int] = [:]
    for move in sections.moves {
      newOfMoved[move.from] = move.to
      oldOfMoved[move.to] = move.from
    }
    for path in itemDeletions + itemMoves.map(\.from) + itemUpdates.map(\.old)
    where newOfMoved[path.section] != nil { replaced.insert(path.section) }
    for path in itemInsertions + itemMoves.map(\.to) {
      if let old = oldOfMoved[path.section] { replaced.insert(old) }
    }

    var batch = BatchUpdate()
    let newOfReplaced = sections.keptRuns.flatMap { run in
      zip(run.oldRange, run.newRange).filter { replaced.contains($0.0) }.map(\.1)
    }
    batch.sectionDeletions = (sections.deletions + replaced).sorted()
    batch.sectionInsertions = (sections.insertions + newOfReplaced).sorted()
    batch.sectionMoves = sections.moves.filter { !replaced.contains($0.from) }

    let gone = Set(batch.sectionDeletions)
    let come = Set(batch.sectionInsertions)
    let updated = Set(itemUpdates.map(\.old))
    batch.itemDeletions = itemDeletions.filter { !gone.contains($0.section) }
    batch.itemInsertions = itemInsertions.filter { !come.contains($0.section) }
    let deletedAndInserted =
      itemMoves.filter {
        updated.contains($0.from) || gone.contains($0.from.section) || come.contains($0.to.section)
      }.map { (old: $0.from, new: $0.to) }
      + unmovedUpdates.map { (old: $0.old, new: $0.new) }
    for (old, new) in deletedAndInserted {
      if !gone.contains(old.section) { batch.itemDeletions.append(old) }
      if !come.contains(new.section) { batch.itemInsertions.append(new) }
    }
    batch.itemMoves = itemMoves.filter {
      !updated.contains($0.from) && !gone.contains($0.from.section) && !come.contains($0.to.section)
    }
    batch.itemDeletions.sort()
    batch.itemInsertions.sort()
    return batch
  }

  private var unmovedUpdates: [ItemUpdate] {
    let moved = Set(itemMoves.map(\.from))
    return itemUpdates.filter { !moved.contains($0.old) }
  }
}
