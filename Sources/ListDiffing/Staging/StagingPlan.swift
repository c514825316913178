// SPDX-License-Identifier: MIT

/// The stages of a changeset as batches, and the lists between them as numbers.
///
/// Candidates are tried from the fewest stages to the most, and the first that a view accepts is taken:
///
/// 1. everything at once;
/// 2. everything to its place, then refreshes; or one list between, see ``StagingNames/listWithSectionsFirst(_:)`` and
///    ``StagingNames/listWithItemsFirst(_:)``;
/// 3. sections come and move; items change; sections go and refreshes, which is always accepted.
internal struct StagingPlan {
  internal struct Stage {
    internal var batch: BatchUpdate
    /// The list after the stage; `nil` for the new list's order.
    internal var list: StagingList?
    /// What the stage refreshes, as indexes into the input's refreshes.
    internal var refreshedItems: [Int] = []
    internal var refreshedSections: [Int] = []
  }

  internal let input: StagingInput
  internal private(set) var stages: [Stage] = []
  internal private(set) var names: StagingNames?

  internal init(_ input: StagingInput, _ strategy: StagingOptions.UpdateStrategy) {
    if let stage = Self.oneStage(input, strategy) {
      self.init(input, [stage], nil)
      return
    }
    // A reloaded item that moves may as well be replaced: it gets another cell in any case.
    let replaced = strategy == .reload ? input.replacingMovedRefreshes() : input
    if strategy == .reload, let stage = Self.oneStage(replaced, strategy) {
      self.init(replaced, [stage], nil)
      return
    }
    if let stages = Self.structureThenRefreshes(input, strategy) {
      self.init(input, stages, StagingNames(input))
      return
    }
    for candidate in strategy == .reload ? [input, replaced] : [input] {
      let names = StagingNames(candidate)
      for list in [names.listWithSectionsFirst(candidate), names.listWithItemsFirst(candidate)] {
        guard let list, let stages = Self.twoStages(candidate, names, list, strategy) else { continue }
        self.init(candidate, stages, names)
        return
      }
    }
    let names = StagingNames(input)
    self.init(input, Self.threeStages(input, names, strategy), names)
  }

  private init(_ input: StagingInput, _ stages: [Stage], _ names: StagingNames?) {
    self.input = input
    self.stages = stages
    self.names = names
  }

  // MARK: - One list

  private static func structure(_ input: StagingInput) -> BatchUpdate {
    BatchUpdate(
      sectionDeletions: input.newOfOld.indices.filter { input.newOfOld[$0] < 0 },
      sectionInsertions: input.oldOfNew.indices.filter { input.oldOfNew[$0] < 0 },
      sectionMoves: input.sectionMoves, itemDeletions: input.itemDeletions,
      itemInsertions: input.itemInsertions, itemMoves: input.itemMoves)
  }

  private static func oneStage(
    _ input: StagingInput, _ strategy: StagingOptions.UpdateStrategy
  ) -> Stage? {
    var stage = Stage(batch: structure(input))
    let step = StagingStep(stage.batch, oldCount: input.oldCounts.count, oldOfNew: input.oldOfNew)
    guard step.isLegal, input.itemRefreshes.allSatisfy({ step.canRefresh($0.old, strategy) }),
      input.sectionRefreshes.allSatisfy({ step.canReload(section: $0.old) })
    else { return nil }
    refresh(
      &stage, items: Array(input.itemRefreshes.indices), at: { input.itemRefreshes[$0].old },
      sections: Array(input.sectionRefreshes.indices), at: { input.sectionRefreshes[$0].old }, strategy)
    return stage
  }

  private static func structureThenRefreshes(
    _ input: StagingInput, _ strategy: StagingOptions.UpdateStrategy
  ) -> [Stage]? {
    let batch = structure(input)
    guard StagingStep(batch, oldCount: input.oldCounts.count, oldOfNew: input.oldOfNew).isLegal else {
      return nil
    }
    return [Stage(batch: batch), lastRefreshes(input, strategy)]
  }

  /// All refreshes, with everything in its new place.
  private static func lastRefreshes(
    _ input: StagingInput, _ strategy: StagingOptions.UpdateStrategy
  ) -> Stage {
    var stage = Stage(batch: BatchUpdate())
    refresh(
      &stage, items: Array(input.itemRefreshes.indices), at: { input.itemRefreshes[$0].new },
      sections: Array(input.sectionRefreshes.indices), at: { input.sectionRefreshes[$0].new }, strategy)
    return stage
  }

  // MARK: - Lists between

  private static func twoStages(
    _ input: StagingInput, _ names: StagingNames, _ list: StagingList,
    _ strategy: StagingOptions.UpdateStrategy
  ) -> [Stage]? {
    let (first, firstSources) = names.batch(from: names.old, to: list)
    let firstStep = StagingStep(first, oldCount: names.old.sections.count, oldOfNew: firstSources)
    guard firstStep.isLegal else { return nil }
    let (second, secondSources) = names.batch(from: list, to: names.new)
    let secondStep = StagingStep(second, oldCount: list.sections.count, oldOfNew: secondSources)
    guard secondStep.isLegal else { return nil }

    let paths = list.paths(newCount: names.new.items.count)
    let itemPath = { (refresh: Int) in paths[names.newPlace(input.itemRefreshes[refresh].new)] }
    var itemsByStage: [[Int]] = [[], []]
    for (index, item) in input.itemRefreshes.enumerated() {
      if secondStep.canRefresh(itemPath(index), strategy) {
        itemsByStage[1].append(index)
      } else if firstStep.canRefresh(item.old, strategy) {
        itemsByStage[0].append(index)
      } else {
        return nil
      }
    }
    let positions = list.positions(newCount: names.new.sections.count)
    let position = { (refresh: Int) in positions[input.sectionRefreshes[refresh].new] }
    var sectionsByStage: [[Int]] = [[], []]
    for (index, section) in input.sectionRefreshes.enumerated() {
      if secondStep.canReload(section: position(index)) {
        sectionsByStage[1].append(index)
      } else if firstStep.canReload(section: section.old) {
        sectionsByStage[0].append(index)
      } else {
        return nil
      }
    }
    var stages = [Stage(batch: first, list: list), Stage(batch: second)]
    refresh(
      &stages[0], items: itemsByStage[0], at: { input.itemRefreshes[$0].old }, sections: sectionsByStage[0],
      at: { input.sectionRefreshes[$0].old }, strategy)
    refresh(
      &stages[1], items: itemsByStage[1], at: itemPath, sections: sectionsByStage[1], at: position, strategy)
    return stages
  }

  private static func threeStages(
    _ input: StagingInput, _ names: StagingNames, _ strategy: StagingOptions.UpdateStrategy
  ) -> [Stage] {
    let sectionsInPlace = names.list(input, isEarly: [Bool](repeating: false, count: input.newCounts.count))
    let itemsInPlace = names.list(input, isEarly: [Bool](repeating: true, count: input.newCounts.count))
    var last = Stage(batch: names.batch(from: itemsInPlace, to: names.new).0)
    let paths = itemsInPlace.paths(newCount: names.new.items.count)
    let positions = itemsInPlace.positions(newCount: names.new.sections.count)
    refresh(
      &last, items: Array(input.itemRefreshes.indices),
      at: { paths[names.newPlace(input.itemRefreshes[$0].new)] },
      sections: Array(input.sectionRefreshes.indices), at: { positions[input.sectionRefreshes[$0].new] },
      strategy)
    return [
      Stage(batch: names.batch(from: names.old, to: sectionsInPlace).0, list: sectionsInPlace),
      Stage(batch: names.batch(from: sectionsInPlace, to: itemsInPlace).0, list: itemsInPlace), last,
    ]
  }

  // MARK: - Refreshes

  private static func refresh(
    _ stage: inout Stage, items: [Int], at path: (Int) -> ItemPath, sections: [Int],
    at position: (Int) -> Int,
    _ strategy: StagingOptions.UpdateStrategy
  ) {
    stage.refreshedItems = items
    stage.refreshedSections = sections
    stage.batch.sectionReloads = sections.map(position).sorted()
    // A reloaded section asks for its items anyway.
    let reloaded = Set(stage.batch.sectionReloads)
    let paths = items.map(path).filter { !reloaded.contains($0.section) }.sorted()
    if strategy == .reconfigure {
      stage.batch.itemReconfigures = paths
    } else {
      stage.batch.itemReloads = paths
    }
  }
}
