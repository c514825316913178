// SPDX-License-Identifier: MIT

extension SectionedArray {
  /// The difference from an old list to this one.
  ///
  /// Items that were reloaded or reconfigured since are among the updates, whether their content differs or not.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - options: How to go about it.
  /// - Complexity: As for arrays of sections. Sections that both lists have from a common past are not looked at.
  public func sectionedChangeset(
    from old: SectionedArray, options: DiffOptions = DiffOptions()
  ) -> SectionedChangeset {
    let changeset = sections.sectionedChangeset(from: old.sections, options: options)
    let marked = marks.filter { old.marks[$0.key] != $0.value }.keys
    guard !marked.isEmpty else { return changeset }
    let movedFrom = Dictionary(uniqueKeysWithValues: changeset.itemMoves.map { ($0.to, $0.from) })
    var updates = Set(changeset.itemUpdates)
    for identifier in marked {
      guard let new = path(ofItem: identifier) else { continue }
      // An item that is not moved is the one with its identifier in the same section, or it is new.
      let kept = movedFrom[new] ?? old.path(ofItem: identifier)
      guard let kept, movedFrom[new] != nil || Self.isPair(kept, new, in: changeset) else { continue }
      updates.insert(.init(old: kept, new: new))
    }
    return SectionedChangeset(
      sections: changeset.sections, itemDeletions: changeset.itemDeletions,
      itemInsertions: changeset.itemInsertions, itemUpdates: updates.sorted { $0.new < $1.new },
      itemMoves: changeset.itemMoves, itemDuplicates: changeset.itemDuplicates)
  }

  /// Whether two places with one identifier that nothing moves between are those of a kept item.
  private static func isPair(_ old: ItemPath, _ new: ItemPath, in changeset: SectionedChangeset) -> Bool {
    changeset.sections.keptRuns.contains { run in
      run.oldRange.contains(old.section) && old.section - run.oldStart == new.section - run.newStart
    } && !changeset.itemInsertions.contains(new) && !changeset.itemDeletions.contains(old)
  }

  /// The way from an old list to this one, in stages that a collection view accepts.
  public func stagedSectionedChangeset(
    from old: SectionedArray, options: StagingOptions = StagingOptions()
  ) -> StagedChangeset<ArraySection<Section, Item>> {
    StagedChangeset(sectionedChangeset(from: old), from: old.sections, to: sections, options: options)
  }

  // MARK: - Showing items anew

  /// Has items shown anew, though their content may be equal, when this list is diffed with an older one. How is up to
  /// ``StagingOptions/updates``.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``, if one is not there; none is then marked.
  public mutating func reloadItems<Identifiers: Sequence>(
    _ identifiers: Identifiers
  ) throws(SectionedArrayError) where Identifiers.Element == ItemIdentifier {
    let identifiers = Array(identifiers)
    for identifier in identifiers { _ = try path(ofKnownItem: identifier) }
    for identifier in identifiers { marks[identifier] = UniqueNumber.next() }
  }

  /// The same as ``reloadItems(_:)``, under the name that goes with ``StagingOptions/UpdateStrategy/reconfigure``.
  public mutating func reconfigureItems<Identifiers: Sequence>(
    _ identifiers: Identifiers
  ) throws(SectionedArrayError) where Identifiers.Element == ItemIdentifier {
    try reloadItems(identifiers)
  }
}
