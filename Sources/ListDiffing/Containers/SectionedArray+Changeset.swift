// SPDX-License-Identifier: MIT

extension SectionedArray {
  /// The difference from an old list to this one.
  ///
  /// Items that were reloaded or reconfigured since are among the updates, whether their content differs or not.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - options: How to go about it.
  /// - Complexity: As for arrays of sections. Sections that both lists have from a common past are not looked at. O(*k* log *k*) for *k*
  ///   entries besides, if items were reloaded.
  public func sectionedChangeset(
    from old: SectionedArray, options: DiffOptions = DiffOptions()
  ) -> SectionedChangeset {
    let changeset = sections.sectionedChangeset(from: old.sections, options: options)
    let marked = marks.filter { old.marks[$0.key] != $0.value }.keys
    guard !marked.isEmpty else { return changeset }
    let partners = ItemPartners(changeset)
    var updates = Set(changeset.itemUpdates)
    for identifier in marked {
      // An item that is new shows what it is anyway.
      guard let new = path(ofItem: identifier), let kept = partners.old(of: new) else { continue }
      updates.insert(.init(old: kept, new: new))
    }
    return SectionedChangeset(
      sections: changeset.sections, itemDeletions: changeset.itemDeletions,
      itemInsertions: changeset.itemInsertions, itemUpdates: updates.sorted { $0.new < $1.new },
      itemMoves: changeset.itemMoves, itemDuplicates: changeset.itemDuplicates)
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
  /// Of an identifier that repeats, the first item is meant. What is deleted loses its mark.
  ///
  /// - Throws: ``SectionedArrayError/unknownItem(_:)``, if one is not there; none is then marked.
  /// - Complexity: O(*k*) for *k* items, besides the look-up.
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

  /// Forgets that items were marked, unless others with their identifiers are still there.
  @usableFromInline
  internal mutating func forgetMarks(of identifiers: some Sequence<ItemIdentifier>) {
    guard !marks.isEmpty else { return }
    for identifier in identifiers where path(ofItem: identifier) == nil { marks[identifier] = nil }
  }
}
