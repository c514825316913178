// SPDX-License-Identifier: MIT

/// The stages of a changeset as batches, and the lists between them.
///
/// Candidates are tried from the fewest stages to the most, and the first that a view accepts is taken:
///
/// 1. everything at once;
/// 2. everything to its place, then refreshes; or sections come and move, with items where they don't get in the way, then the rest; or
///    sections come, reloads and items where they don't get in the way, then sections move and the rest; or items change, then sections;
///    and all of that with another choice of the sections that move;
/// 3. sections come and move; items change; sections go and refreshes, which is always accepted.
///
/// All of it is O(*s* + *k*) for *s* sections and *k* operations.
@usableFromInline
internal struct StagingPlan {
  @usableFromInline
  internal struct Stage {
    @usableFromInline internal var batch: BatchUpdate
    /// The list after the stage; `nil` if everything is in its new place.
    @usableFromInline internal var list: StagingBetween?
    /// What the stage refreshes, as indexes into the input's refreshes.
    @usableFromInline internal var refreshedItems: [Int] = []
    @usableFromInline internal var refreshedSections: [Int] = []
  }

  /// How many items sections have.
  @usableFromInline
  internal struct ItemCounts {
    internal let old: (Int) -> Int
    internal let new: (Int) -> Int

    @usableFromInline
    internal init(old: @escaping (Int) -> Int, new: @escaping (Int) -> Int) {
      self.old = old
      self.new = new
    }
  }

  @usableFromInline internal let input: StagingInput
  @usableFromInline internal let stages: [Stage]

  @usableFromInline
  internal init(_ input: StagingInput, _ counts: ItemCounts) {
    if let stage = Self.oneStage(input) {
      self.init(input, [stage])
      return
    }
    // A reloaded item that moves may as well be replaced: it gets another cell in any case.
    let replaced = input.strategy == .reload ? input.replacingMovedRefreshes() : nil
    if let replaced, let stage = Self.oneStage(replaced) {
      self.init(replaced, [stage])
      return
    }
    if let stages = Self.structureThenRefreshes(input) {
      self.init(input, stages)
      return
    }
    let inputs = [input, replaced].compactMap { $0 }
    for isOtherChoice in [false, true] {
      for input in isOtherChoice ? inputs.compactMap({ $0.movingOtherSections() }) : inputs {
        if let stages = Self.twoStages(input, counts) {
          self.init(input, stages)
          return
        }
      }
    }
    self.init(input, Self.threeStages(input))
  }

  private init(_ input: StagingInput, _ stages: [Stage]) {
    self.input = input
    self.stages = stages
  }

  // MARK: - No list between

  private static func structure(_ input: StagingInput) -> BatchUpdate {
    BatchUpdate(
      sectionDeletions: input.goingSections, sectionInsertions: input.comingSections,
      sectionMoves: input.sectionMoves, itemDeletions: input.itemDeletions,
      itemInsertions: input.itemInsertions, itemMoves: input.itemMoves)
  }

  private static func oneStage(
    _ input: StagingInput
  ) -> Stage? {
    var stage = Stage(batch: structure(input))
    let step = StagingStep(stage.batch, oldCount: input.newOfOld.count, oldOfNew: input.oldOfNew)
    guard step.isLegal, input.itemRefreshes.allSatisfy({ step.canRefresh($0.old, input.strategy) }),
      input.sectionRefreshes.allSatisfy({ step.canReload(section: $0.old) })
    else { return nil }
    refreshAll(of: input, in: &stage, at: \.old, at: \.old)
    return stage
  }

  private static func structureThenRefreshes(
    _ input: StagingInput
  ) -> [Stage]? {
    let batch = structure(input)
    guard StagingStep(batch, oldCount: input.newOfOld.count, oldOfNew: input.oldOfNew).isLegal else {
      return nil
    }
    var last = Stage(batch: BatchUpdate())
    refreshAll(of: input, in: &last, at: \.new, at: \.new)
    return [Stage(batch: batch), last]
  }

  // MARK: - One list between

  private static func twoStages(_ input: StagingInput, _ counts: ItemCounts) -> [Stage]? {
    sectionsFirst(input, counts) ?? sectionsLast(input, counts) ?? itemsFirst(input)
  }

  private static func sectionsFirst(_ input: StagingInput, _ counts: ItemCounts) -> [Stage]? {
    guard let mixture = StagingMixture(sectionsFirstIn: input) else { return nil }
    var between = StagingBetween(sectionsFirstIn: input, hasNewItems: mixture.hasNewItemsEarly(input))
    between.mixed = mixedSections(input, mixture, counts)
    return stages(
      comingAndMovingSections(input, between), between,
      BatchUpdate(sectionDeletions: input.goingSections.map { between.positionOfOld[$0] }.sorted()),
      input, mixture)
  }

  private static func sectionsLast(_ input: StagingInput, _ counts: ItemCounts) -> [Stage]? {
    guard let mixture = StagingMixture(sectionsLastIn: input) else { return nil }
    var between = StagingBetween(sectionsLastIn: input, hasNewItems: mixture.hasNewItemsEarly(input))
    between.mixed = mixedSections(input, mixture, counts)
    return stages(
      BatchUpdate(sectionInsertions: input.comingSections.map { between.positionOfNew[$0] }.sorted()),
      between,
      BatchUpdate(
        sectionDeletions: input.goingSections.map { between.positionOfOld[$0] }.sorted(),
        sectionMoves: input.sectionMoves.map { .init(from: between.positionOfNew[$0.to], to: $0.to) }),
      input, mixture)
  }

  /// Two stages of what sections do, with what items do added.
  private static func stages(
    _ sectionsFirst: BatchUpdate, _ between: StagingBetween, _ sectionsSecond: BatchUpdate,
    _ input: StagingInput, _ mixture: StagingMixture
  ) -> [Stage]? {
    let isLate = mixture.isLate
    var first = sectionsFirst
    var second = sectionsSecond
    let old = { (path: ItemPath) in between.old(path, newSection: input.newOfOld[path.section]) }
    for path in input.itemDeletions {
      if isLate[input.newOfOld[path.section]] {
        second.itemDeletions.append(old(path))
      } else {
        first.itemDeletions.append(path)
      }
    }
    for path in input.itemInsertions {
      if isLate[path.section] {
        second.itemInsertions.append(path)
      } else {
        first.itemInsertions.append(between.new(path))
      }
    }
    var lateItems: Set<ItemPath> = []
    for (index, move) in input.itemMoves.enumerated() {
      if mixture.isLateMove[index] {
        lateItems.insert(move.from)
        second.itemMoves.append(.init(from: old(move.from), to: move.to))
      } else {
        first.itemMoves.append(.init(from: move.from, to: between.new(move.to)))
      }
    }
    return stages(first, between, second, input) { item in
      lateItems.contains(item.old) || isLate[item.new.section] ? old(item.old) : between.new(item.new)
    }
  }

  /// Sections that have done their own changes while items are still to enter or leave them.
  private static func mixedSections(
    _ input: StagingInput, _ mixture: StagingMixture, _ counts: ItemCounts
  ) -> [Int: StagingMixedSection] {
    var leaving: [Int: [Int]] = [:]
    var entering: [Int: Set<Int>] = [:]
    for (index, move) in input.itemMoves.enumerated() where mixture.isLateMove[index] {
      let source = input.newOfOld[move.from.section]
      if source >= 0, !mixture.isLate[source] { leaving[source, default: []].append(move.from.item) }
      if input.oldOfNew[move.to.section] >= 0, !mixture.isLate[move.to.section] {
        entering[move.to.section, default: []].insert(move.to.item)
      }
    }
    var mixed: [Int: StagingMixedSection] = [:]
    for section in Set(leaving.keys).union(entering.keys) {
      let old = input.oldOfNew[section]
      let newItemCount = counts.new(section)
      mixed[section] = StagingMixedSection(
        staying: input.stayingItems(ofOld: old, oldItemCount: counts.old(old), newItemCount: newItemCount),
        newItemCount: newItemCount, leavingLater: (leaving[section] ?? []).sorted(),
        enteringLater: entering[section] ?? [])
    }
    return mixed
  }

  private static func itemsFirst(
    _ input: StagingInput
  ) -> [Stage]? {
    if input.itemMoves.contains(where: { input.oldOfNew[$0.to.section] < 0 }) { return nil }
    let between = StagingBetween(itemsFirstIn: input)
    let first = BatchUpdate(
      itemDeletions: input.itemDeletions, itemInsertions: input.itemInsertions.map(between.new),
      itemMoves: input.itemMoves.map { .init(from: $0.from, to: between.new($0.to)) })
    let second = BatchUpdate(
      sectionDeletions: input.goingSections, sectionInsertions: input.comingSections,
      sectionMoves: input.sectionMoves)
    return stages(first, between, second, input) { between.new($0.new) }
  }

  /// Two stages, if a view accepts them and each refresh finds a stage that it gets into.
  private static func stages(
    _ first: BatchUpdate, _ between: StagingBetween, _ second: BatchUpdate, _ input: StagingInput,
    pathBetween: (SectionedChangeset.ItemUpdate) -> ItemPath
  ) -> [Stage]? {
    let firstStep = StagingStep(
      first, oldCount: input.newOfOld.count,
      oldOfNew: between.sections.map { $0 < 0 ? ~$0 : input.oldOfNew[$0] })
    guard firstStep.isLegal else { return nil }
    let secondStep = StagingStep(second, oldCount: between.sections.count, oldOfNew: between.positionOfNew)
    guard secondStep.isLegal else { return nil }
    var stages = [Stage(batch: first, list: between), Stage(batch: second)]
    for (index, item) in input.itemRefreshes.enumerated() {
      if secondStep.canRefresh(pathBetween(item), input.strategy) {
        stages[1].refreshedItems.append(index)
      } else if firstStep.canRefresh(item.old, input.strategy) {
        stages[0].refreshedItems.append(index)
      } else {
        return nil
      }
    }
    for (index, section) in input.sectionRefreshes.enumerated() {
      if secondStep.canReload(section: between.positionOfNew[section.new]) {
        stages[1].refreshedSections.append(index)
      } else if firstStep.canReload(section: section.old) {
        stages[0].refreshedSections.append(index)
      } else {
        return nil
      }
    }
    refresh(&stages[0], of: input, at: \.old, at: \.old)
    refresh(&stages[1], of: input, at: pathBetween, at: { between.positionOfNew[$0.new] })
    return stages
  }

  // MARK: - Two lists between

  private static func threeStages(
    _ input: StagingInput
  ) -> [Stage] {
    let sectionsInPlace = StagingBetween(
      sectionsFirstIn: input, hasNewItems: [Bool](repeating: false, count: input.oldOfNew.count))
    let itemsInPlace = StagingBetween(
      sectionsFirstIn: input, hasNewItems: [Bool](repeating: true, count: input.oldOfNew.count))
    let items = BatchUpdate(
      itemDeletions: input.itemDeletions.map { sectionsInPlace.old($0, newSection: -1) },
      itemInsertions: input.itemInsertions.map(sectionsInPlace.new),
      itemMoves: input.itemMoves.map {
        .init(from: sectionsInPlace.old($0.from, newSection: -1), to: sectionsInPlace.new($0.to))
      })
    var last = Stage(
      batch: BatchUpdate(
        sectionDeletions: input.goingSections.map { itemsInPlace.positionOfOld[$0] }.sorted()))
    refreshAll(
      of: input, in: &last, at: { itemsInPlace.new($0.new) }, at: { itemsInPlace.positionOfNew[$0.new] })
    return [
      Stage(batch: comingAndMovingSections(input, sectionsInPlace), list: sectionsInPlace),
      Stage(batch: items, list: itemsInPlace), last,
    ]
  }

  private static func comingAndMovingSections(_ input: StagingInput, _ between: StagingBetween) -> BatchUpdate
  {
    BatchUpdate(
      sectionInsertions: input.comingSections.map { between.positionOfNew[$0] },
      sectionMoves: input.sectionMoves.map { .init(from: $0.from, to: between.positionOfNew[$0.to]) })
  }

  // MARK: - Refreshes

  private static func refreshAll(
    of input: StagingInput, in stage: inout Stage, at path: (SectionedChangeset.ItemUpdate) -> ItemPath,
    at position: (Changeset.Update) -> Int
  ) {
    stage.refreshedItems = Array(input.itemRefreshes.indices)
    stage.refreshedSections = Array(input.sectionRefreshes.indices)
    refresh(&stage, of: input, at: path, at: position)
  }

  private static func refresh(
    _ stage: inout Stage, of input: StagingInput, at path: (SectionedChangeset.ItemUpdate) -> ItemPath,
    at position: (Changeset.Update) -> Int
  ) {
    stage.batch.sectionReloads = stage.refreshedSections.map { position(input.sectionRefreshes[$0]) }.sorted()
    var paths = stage.refreshedItems.map { path(input.itemRefreshes[$0]) }
    if !stage.batch.sectionReloads.isEmpty {
      // A reloaded section asks for its items anyway.
      let reloaded = Set(stage.batch.sectionReloads)
      paths.removeAll { reloaded.contains($0.section) }
    }
    paths.sort()
    if input.strategy == .reconfigure {
      stage.batch.itemReconfigures = paths
    } else {
      stage.batch.itemReloads = paths
    }
  }
}
