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
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations, and the items of those sections that are like neither the old ones nor
  ///   the new ones in a list between.
  @inlinable
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
      changeset, options: options, oldItemCount: { old[$0].items.count },
      newItemCount: { new[$0].items.count })
    let plan = StagingPlan(
      input, .init(old: { old[$0].items.count }, new: { new[$0].items.count }))
    var maker = plan.stages.count > 1 ? StagedListMaker(old: old, new: new, plan.input) : nil
    self.init(
      plan.stages.enumerated().map { index, stage in
        if index == plan.stages.count - 1 { return Stage(batch: stage.batch, list: new) }
        maker?.refresh(stage)
        return Stage(batch: stage.batch, list: maker?.sections(of: stage.list) ?? new)
      })
  }
}

/// Makes the lists between. Sections that are like old or new ones share their items.
///
/// Compiled where the type of the items is known, because it copies those of sections that are like neither.
@usableFromInline
internal struct StagedListMaker<Section: DiffableSection> {
  @usableFromInline internal let old: [Section]
  @usableFromInline internal let new: [Section]
  @usableFromInline internal let input: StagingInput
  /// By new section, its items that still show their old content. (Dictionaries, because few sections have any.)
  @usableFromInline internal var outdated: [Int: [SectionedChangeset.ItemUpdate]]
  /// By old section, its items that show their new content before the section has its new items.
  @usableFromInline internal var updatedEarly: [Int: [SectionedChangeset.ItemUpdate]] = [:]
  @usableFromInline internal var isSectionOutdated: [Bool]
  /// By section that goes or comes, the items that move out of it or into it.
  @usableFromInline internal let movesFrom: [Int: [SectionedChangeset.ItemMove]]
  @usableFromInline internal let movesTo: [Int: Set<Int>]

  @inlinable
  internal init(old: [Section], new: [Section], _ input: StagingInput) {
    self.old = old
    self.new = new
    self.input = input
    outdated = Dictionary(grouping: input.itemRefreshes, by: \.new.section)
    isSectionOutdated = [Bool](repeating: false, count: new.count)
    for refresh in input.sectionRefreshes { isSectionOutdated[refresh.new] = true }
    movesFrom = Dictionary(
      grouping: input.itemMoves.filter { input.newOfOld[$0.from.section] < 0 }, by: \.from.section)
    movesTo = Dictionary(
      grouping: input.itemMoves.filter { input.oldOfNew[$0.to.section] < 0 }, by: \.to.section
    ).mapValues { Set($0.map(\.to.item)) }
  }

  @inlinable
  internal mutating func refresh(_ stage: StagingPlan.Stage) {
    for index in stage.refreshedItems {
      let item = input.itemRefreshes[index]
      outdated[item.new.section]?.removeAll { $0.new == item.new }
      updatedEarly[item.old.section, default: []].append(item)
    }
    for index in stage.refreshedSections { isSectionOutdated[input.sectionRefreshes[index].new] = false }
  }

  /// - Parameter list: `nil` if everything is in its new place.
  @inlinable
  internal func sections(of list: StagingBetween?) -> [Section] {
    guard let list else { return new.indices.map { withNewItems($0) } }
    return list.sections.map { name in
      if name < 0 { return leaving(~name, hasNewItems: list.hasNewItems) }
      if list.hasNewItems[name] { return withNewItems(name, list.mixed[name]) }
      return input.oldOfNew[name] < 0 ? coming(name) : withOldItems(name)
    }
  }

  @inlinable
  internal func withNewItems(_ section: Int, _ mixed: StagingMixedSection? = nil) -> Section {
    var result = new[section]
    if isSectionOutdated[section] {
      result = old[input.oldOfNew[section]]
      if input.absorbsItems[section] { return result }
      result.items = new[section].items
    }
    for item in outdated[section] ?? [] {
      result.items[item.new.item] = old[item.old.section].items[item.old.item]
    }
    guard let mixed else { return result }
    let ready = result.items
    let early = updatedEarly[input.oldOfNew[section]] ?? []
    result.items = mixed.items.map { item in
      if item >= 0 { return ready[item] }
      if let update = early.first(where: { $0.old.item == ~item }) {
        return new[update.new.section].items[update.new.item]
      }
      return old[input.oldOfNew[section]].items[~item]
    }
    return result
  }

  @inlinable
  internal func withOldItems(_ section: Int) -> Section {
    let oldSection = input.oldOfNew[section]
    var result = old[oldSection]
    if !isSectionOutdated[section] {
      result = new[section]
      if input.absorbsItems[section] { return result }
      result.items = old[oldSection].items
    }
    for item in updatedEarly[oldSection] ?? [] {
      result.items[item.old.item] = new[item.new.section].items[item.new.item]
    }
    return result
  }

  /// A section that comes, with what is really new in it.
  @inlinable
  internal func coming(_ section: Int) -> Section {
    guard let others = movesTo[section] else { return new[section] }
    var result = new[section]
    result.items = result.items.indices.filter { !others.contains($0) }.map { new[section].items[$0] }
    return result
  }

  /// A section that goes, without what has moved away.
  @inlinable
  internal func leaving(_ section: Int, hasNewItems: [Bool]) -> Section {
    let gone = Set((movesFrom[section] ?? []).filter { hasNewItems[$0.to.section] }.map(\.from.item))
    if gone.isEmpty { return old[section] }
    var result = old[section]
    result.items = result.items.indices.filter { !gone.contains($0) }.map { old[section].items[$0] }
    return result
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
