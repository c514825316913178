// SPDX-License-Identifier: MIT

extension StagedChangeset where Element: DiffableSection {
  /// Stages a changeset of a list of sections.
  ///
  /// - Parameters:
  ///   - changeset: The changeset from `old` to `new`.
  ///   - old: The sections as they were.
  ///   - new: The sections as they are to be.
  ///   - options: What the view can do.
  /// - Precondition: The changeset is one from `old` to `new`, at least by its counts.
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations if one stage is enough; else O(*n*) for *n* items as well.
  public init(
    _ changeset: SectionedChangeset, from old: [Element], to new: [Element],
    options: StagingOptions = StagingOptions()
  ) {
    precondition(
      changeset.sections.oldCount == old.count && changeset.sections.newCount == new.count,
      "A changeset of \(changeset.sections.oldCount) to \(changeset.sections.newCount) sections can't be staged for lists of \(old.count) and \(new.count)"
    )
    if changeset.isEmpty {
      self.init([])
      return
    }
    let input = StagingInput(
      changeset, oldCounts: old.map(\.items.count), newCounts: new.map(\.items.count), options: options)
    let plan = StagingPlan(input, options.updates)
    guard plan.stages.count > 1, let names = plan.names else {
      self.init(plan.stages.map { Stage(batch: $0.batch, list: new) })
      return
    }
    var maker = StagedListMaker(old: old, new: new, plan.input, names)
    self.init(
      plan.stages.enumerated().map { index, stage in
        if index == plan.stages.count - 1 { return Stage(batch: stage.batch, list: new) }
        maker.refresh(stage)
        return Stage(batch: stage.batch, list: maker.sections(of: stage.list ?? names.new))
      })
  }
}

/// Turns lists of numbers into lists of sections.
private struct StagedListMaker<Section: DiffableSection> {
  private let old: [Section]
  private let new: [Section]
  private let names: StagingNames
  private let input: StagingInput
  private let oldItems: [Section.Item]
  private let newItems: [Section.Item]
  /// By place in the new list, whether an item still shows its old content.
  private var isOutdated: [Bool]
  /// By section of the new list.
  private var isSectionOutdated: [Bool]

  init(old: [Section], new: [Section], _ input: StagingInput, _ names: StagingNames) {
    self.old = old
    self.new = new
    self.names = names
    self.input = input
    oldItems = old.flatMap(\.items)
    newItems = new.flatMap(\.items)
    isOutdated = [Bool](repeating: false, count: newItems.count)
    for refresh in input.itemRefreshes { isOutdated[names.newPlace(refresh.new)] = true }
    isSectionOutdated = [Bool](repeating: false, count: new.count)
    for refresh in input.sectionRefreshes { isSectionOutdated[refresh.new] = true }
  }

  mutating func refresh(_ stage: StagingPlan.Stage) {
    for index in stage.refreshedItems { isOutdated[names.newPlace(input.itemRefreshes[index].new)] = false }
    for index in stage.refreshedSections { isSectionOutdated[input.sectionRefreshes[index].new] = false }
  }

  func sections(of list: StagingList) -> [Section] {
    list.sections.indices.map { position in
      let name = list.sections[position]
      var section = name < 0 ? old[~name] : isSectionOutdated[name] ? old[input.oldOfNew[name]] : new[name]
      let items = list.items(at: position)
      // Most sections have all their items already, and share their storage with the new list.
      if name >= 0, items.elementsEqual(names.new.items(at: name)), !items.contains(where: { isOutdated[$0] })
      {
        if isSectionOutdated[name] { section.items = new[name].items }
        return section
      }
      section.items = items.map { item in
        if item < 0 { return oldItems[~item] }
        return isOutdated[item] ? oldItems[names.originOfNew[item]] : newItems[item]
      }
      return section
    }
  }
}

extension RandomAccessCollection where Element: DiffableSection {
  /// The way from an old list of sections to this one, in stages that a collection view accepts.
  ///
  /// - Parameters:
  ///   - old: The sections as they were.
  ///   - options: What the view can do.
  /// - Returns: No stage if nothing changed, else one to three.
  /// - Complexity: As ``sectionedChangeset(from:options:)``.
  @inlinable
  public func stagedSectionedChangeset<Old: RandomAccessCollection>(
    from old: Old, options: StagingOptions = StagingOptions()
  ) -> StagedChangeset<Element> where Old.Element == Element {
    let old = (old as? [Element]) ?? Array(old)
    let new = (self as? [Element]) ?? Array(self)
    return StagedChangeset(new.sectionedChangeset(from: old), from: old, to: new, options: options)
  }
}
