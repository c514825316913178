// SPDX-License-Identifier: MIT

/// The batches of a changeset of a flat list: one, or everything to its place and then what has other content.
@usableFromInline
internal struct FlatStagingPlan {
  @usableFromInline internal let batches: [BatchUpdate]

  /// O(*k*) for *k* operations, and a bit for each old element if there are moves.
  @usableFromInline
  internal init(_ original: Changeset, section: Int, options: StagingOptions) {
    if original.updates.isEmpty || options.updates == .deleteAndInsert {
      batches = [original.forBatchUpdates(section: section)]
      return
    }
    let changeset = Self.choosingMoves(original, options)
    var isMoved = [Bool](repeating: false, count: changeset.moves.isEmpty ? 0 : changeset.oldCount)
    for move in changeset.moves { isMoved[move.from] = true }
    let movedUpdates = isMoved.isEmpty ? [] : changeset.updates.filter { isMoved[$0.old] }
    // A reload gets into a batch without other moves, a reconfiguration into one where it does not move itself.
    if movedUpdates.isEmpty, options.updates == .reconfigure || changeset.moves.isEmpty {
      var batch = Self.structure(changeset, section)
      Self.refresh(changeset.updates.map(\.old), section, options, in: &batch)
      batches = [batch]
      return
    }
    // An element that moves and is reloaded may as well be deleted and inserted, if that leaves no move beside a reload.
    let allMovesAreUpdated = movedUpdates.count == changeset.moves.count
    if options.updates == .reload, allMovesAreUpdated || movedUpdates.count == changeset.updates.count {
      var batch = Self.replacing(movedUpdates, in: changeset, section)
      Self.refresh(
        changeset.updates.map(\.old).filter { !isMoved[$0] }, section, options, in: &batch)
      batches = [batch]
      return
    }
    var refreshes = BatchUpdate()
    Self.refresh(changeset.updates.map(\.new), section, options, in: &refreshes)
    batches = [Self.structure(changeset, section), refreshes]
  }

  /// Among all choices of as few moves, takes one that suits what is updated.
  ///
  /// An element that moves can't be reconfigured beside that, so the most of those stay. One that moves and is reloaded may be replaced, and
  /// then no reload is beside a move; so the most of those move.
  private static func choosingMoves(_ changeset: Changeset, _ options: StagingOptions) -> Changeset {
    guard !changeset.moves.isEmpty else { return changeset }
    let updated = SortedPlaces(changeset.updates.map(\.old))
    var choice = MoveChoice()
    for move in changeset.moves { choice.note(moveFrom: move.from, isRefreshed: updated.contains(move.from)) }
    for update in changeset.updates { choice.note(refreshOf: update.old) }
    let keepsUpdated = options.updates == .reconfigure
    guard keepsUpdated ? choice.mayKeepMore : choice.mayReplaceMore else { return changeset }
    // An updated element is a run of its own, so that it can stay or move without its neighbours.
    var runs: [Changeset.KeptRun] = []
    var updates = changeset.updates[...]
    for run in changeset.keptRuns {
      var start = 0
      func append(upTo end: Int) {
        if end > start {
          runs.append(
            .init(oldStart: run.oldStart + start, newStart: run.newStart + start, count: end - start))
        }
        start = end
      }
      while let update = updates.first, update.new < run.newRange.upperBound {
        updates.removeFirst()
        append(upTo: update.new - run.newStart)
        append(upTo: update.new - run.newStart + 1)
      }
      append(upTo: run.count)
    }
    let moves = HeaviestOrder.moves(among: runs) { run in
      let isUpdated = run.count == 1 && updated.contains(run.oldStart)
      return run.count * (changeset.keptCount + 1) + (isUpdated == keepsUpdated ? run.count : 0)
    }
    return Changeset(
      oldCount: changeset.oldCount, newCount: changeset.newCount, deletions: changeset.deletions,
      insertions: changeset.insertions, updates: changeset.updates, moves: moves, keptRuns: changeset.keptRuns
    )
  }

  /// The structure with some elements replaced.
  private static func replacing(
    _ updates: [Changeset.Update], in changeset: Changeset, _ section: Int
  ) -> BatchUpdate {
    Changeset(
      oldCount: changeset.oldCount, newCount: changeset.newCount, deletions: changeset.deletions,
      insertions: changeset.insertions, updates: updates, moves: changeset.moves, keptRuns: changeset.keptRuns
    ).forBatchUpdates(section: section)
  }

  private static func structure(_ changeset: Changeset, _ section: Int) -> BatchUpdate {
    BatchUpdate(
      itemDeletions: changeset.deletions.map { ItemPath(item: $0, section: section) },
      itemInsertions: changeset.insertions.map { ItemPath(item: $0, section: section) },
      itemMoves: changeset.moves.map {
        .init(from: ItemPath(item: $0.from, section: section), to: ItemPath(item: $0.to, section: section))
      })
  }

  private static func refresh(
    _ items: [Int], _ section: Int, _ options: StagingOptions, in batch: inout BatchUpdate
  ) {
    let paths = items.map { ItemPath(item: $0, section: section) }
    if options.updates == .reload { batch.itemReloads = paths } else { batch.itemReconfigures = paths }
  }
}
