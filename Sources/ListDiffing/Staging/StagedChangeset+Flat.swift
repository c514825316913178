// SPDX-License-Identifier: MIT

extension StagedChangeset where Element: Diffable {
  /// Stages a changeset of a flat list, shown in one section.
  ///
  /// - Parameters:
  ///   - changeset: The changeset from `old` to `new`.
  ///   - old: The list as it was.
  ///   - new: The list as it is to be.
  ///   - section: The section that it is shown in.
  ///   - options: What the view can do.
  /// - Precondition: The changeset is one from `old` to `new`, at least by its counts.
  /// - Complexity: O(*k*) for *k* operations, and O(*n*) for a list between, if there are two stages.
  public init(
    _ changeset: Changeset, from old: [Element], to new: [Element], section: Int = 0,
    options: StagingOptions = StagingOptions()
  ) {
    precondition(
      changeset.oldCount == old.count && changeset.newCount == new.count,
      "A changeset of \(changeset.oldCount) to \(changeset.newCount) elements can't be staged for lists of \(old.count) and \(new.count)"
    )
    if changeset.updates.isEmpty || options.updates == .deleteAndInsert
      || (options.updates == .reload && Self.everyConflictIsOfOneElement(changeset))
    {
      self.init([Stage(batch: Self.batch(changeset, section, options), list: new)])
      return
    }
    if Self.canRefreshAtOnce(changeset, options) {
      var batch = Self.structure(changeset, section)
      Self.refresh(changeset.updates.map(\.old), section, options, in: &batch)
      self.init([Stage(batch: batch, list: new)])
      return
    }
    // First everything gets to its place, then what has other content shows it there.
    var between = new
    for update in changeset.updates { between[update.new] = old[update.old] }
    var refreshes = BatchUpdate()
    Self.refresh(changeset.updates.map(\.new), section, options, in: &refreshes)
    self.init([
      Stage(batch: Self.structure(changeset, section), list: between), Stage(batch: refreshes, list: new),
    ])
  }

  /// One stage for updates by deletion and insertion, and for reloads none of which is beside another element's move.
  private static func batch(_ changeset: Changeset, _ section: Int, _ options: StagingOptions) -> BatchUpdate
  {
    guard options.updates != .deleteAndInsert, !changeset.updates.isEmpty else {
      return changeset.forBatchUpdates(section: section)
    }
    let moved = Set(changeset.moves.map(\.from))
    let inPlace = changeset.updates.filter { !moved.contains($0.old) }
    // A moved element that is reloaded as well is a deletion and an insertion, which are as many operations.
    var batch = Changeset(
      oldCount: changeset.oldCount, newCount: changeset.newCount, deletions: changeset.deletions,
      insertions: changeset.insertions, updates: changeset.updates.filter { moved.contains($0.old) },
      moves: changeset.moves, keptRuns: changeset.keptRuns
    ).forBatchUpdates(section: section)
    refresh(inPlace.map(\.old), section, options, in: &batch)
    return batch
  }

  /// Whether no element that stays is reloaded while another moves.
  private static func everyConflictIsOfOneElement(_ changeset: Changeset) -> Bool {
    let updated = Set(changeset.updates.map(\.old))
    let moved = Set(changeset.moves.map(\.from))
    return updated.isSubset(of: moved) || moved.isSubset(of: updated)
  }

  private static func canRefreshAtOnce(_ changeset: Changeset, _ options: StagingOptions) -> Bool {
    switch options.updates {
    case .reload: return changeset.moves.isEmpty
    case .reconfigure:
      let moved = Set(changeset.moves.map(\.from))
      return !changeset.updates.contains { moved.contains($0.old) }
    case .deleteAndInsert: return true
    }
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

extension RandomAccessCollection where Element: Diffable {
  /// The way from an old list to this one, in stages that a collection view accepts.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - section: The section of the view that the list is shown in.
  ///   - options: What the view can do.
  /// - Returns: No stage if nothing changed, else one or two.
  /// - Complexity: As ``changeset(from:options:)``.
  @inlinable
  public func stagedChangeset<Old: RandomAccessCollection>(
    from old: Old, section: Int = 0, options: StagingOptions = StagingOptions()
  ) -> StagedChangeset<Element> where Old.Element == Element {
    let old = (old as? [Element]) ?? Array(old)
    let new = (self as? [Element]) ?? Array(self)
    return StagedChangeset(new.changeset(from: old), from: old, to: new, section: section, options: options)
  }
}
