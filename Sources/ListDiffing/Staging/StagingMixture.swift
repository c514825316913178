// SPDX-License-Identifier: MIT

/// What happens to items in the first and what in the second of two stages. Sections come in the first, go in the second, and move in
/// one of the two.
///
/// What has to do with sections that come can't be early, with sections that go late, and with sections that move at that time. A section
/// does its own changes at one of the two, but items may enter or leave it at the other.
internal struct StagingMixture {
  /// By new section, whether it does its own changes late.
  internal private(set) var isLate: [Bool]
  /// By index of the input's item moves.
  internal private(set) var isLateMove: [Bool]

  /// For sections that move in the first stage.
  ///
  /// - Returns: `nil` if an item would have to move out of a section that goes to one that is not ready for it.
  internal init?(sectionsFirstIn input: StagingInput) {
    var isMoved = [Bool](repeating: false, count: input.oldOfNew.count)
    for move in input.sectionMoves { isMoved[move.to] = true }
    isLate = isMoved
    isLateMove = [Bool](repeating: false, count: input.itemMoves.count)
    // By new section, whether something in it is to be reloaded, which can't be at the same time as moves into it or out of it.
    var isReloaded = [Bool](repeating: false, count: input.oldOfNew.count)
    for refresh in input.sectionRefreshes { isReloaded[refresh.new] = true }
    if input.strategy == .reload {
      for refresh in input.itemRefreshes {
        isReloaded[refresh.new.section] = true
        let section = input.newOfOld[refresh.old.section]
        if section >= 0 { isReloaded[section] = true }
      }
    }
    var isStable = false
    while !isStable {
      isStable = true
      for (index, move) in input.itemMoves.enumerated() where !isLateMove[index] {
        let source = input.newOfOld[move.from.section]
        let target = move.to.section
        guard input.oldOfNew[target] < 0 || isLate[target] || (source >= 0 && isLate[source]) else {
          continue
        }
        if source < 0 { return nil }
        isLateMove[index] = true
        isStable = false
        // With moves late, a reload has to be early, and then so may no moves be.
        if input.sectionMoves.isEmpty {
          for section in [source, target] where isReloaded[section] && input.oldOfNew[section] >= 0 {
            isLate[section] = true
          }
        }
      }
    }
  }
}

extension StagingMixture {
  /// By new section, whether it has its new items after the first stage.
  internal func hasNewItemsEarly(_ input: StagingInput) -> [Bool] {
    input.oldOfNew.indices.map { input.oldOfNew[$0] >= 0 && !isLate[$0] }
  }

  /// For sections that move in the second stage, which leaves the first one to all reloads.
  ///
  /// - Returns: `nil` if no section moves, or something would have to be early and late.
  internal init?(sectionsLastIn input: StagingInput) {
    guard !input.sectionMoves.isEmpty else { return nil }
    isLate = [Bool](repeating: false, count: input.oldOfNew.count)
    isLateMove = [Bool](repeating: false, count: input.itemMoves.count)
    for refresh in input.sectionRefreshes { isLate[refresh.new] = true }
    var hasLateMoves = isLate
    if input.strategy == .reload {
      for refresh in input.itemRefreshes {
        let section = input.newOfOld[refresh.old.section]
        if section >= 0 { hasLateMoves[section] = true }
      }
    }
    var isMoved = [Bool](repeating: false, count: input.oldOfNew.count)
    for move in input.sectionMoves { isMoved[move.to] = true }
    for (index, move) in input.itemMoves.enumerated() {
      let source = input.newOfOld[move.from.section]
      let target = move.to.section
      let isComing = input.oldOfNew[target] < 0
      guard isComing || hasLateMoves[target] || (source >= 0 && hasLateMoves[source]) else { continue }
      if source < 0 || isMoved[source] || isMoved[target] { return nil }
      isLateMove[index] = true
    }
    let isStuck = { [isLate] (section: Int) in isLate[section] && isMoved[section] }
    if input.itemDeletions.contains(where: { isStuck(input.newOfOld[$0.section]) })
      || input.itemInsertions.contains(where: { isStuck($0.section) })
    {
      return nil
    }
  }
}

/// A kept section with its own changes done, from which some items are still to leave, and which others are still to enter.
@usableFromInline
internal struct StagingMixedSection {
  /// The items in order: new places, and the complements of old ones for those that are still to leave.
  @usableFromInline internal private(set) var items: [Int] = []
  /// By new place; of those that are still to enter, anything.
  private var positionOfNew: [Int]
  /// Of those that are still to leave: few, as a rule.
  private var positionOfOld: [Int: Int] = [:]

  /// - Parameters:
  ///   - staying: The items that neither come, go nor move: old and new places, ascending.
  ///   - newItemCount: How many items the section has in the new list.
  ///   - leavingLater: The old places of those that are still to leave, ascending.
  ///   - enteringLater: The new places of those that are still to enter.
  internal init(
    staying: [(old: Int, new: Int)], newItemCount: Int, leavingLater: [Int], enteringLater: Set<Int>
  ) {
    // What is to leave follows the last item before it that stays, so that it need not move now.
    items.reserveCapacity(newItemCount + leavingLater.count)
    positionOfNew = Array(0..<newItemCount)
    var leaving = leavingLater[...]
    var next = staying[...]
    func appendLeaving(before old: Int, to items: inout [Int]) {
      while let item = leaving.first, item < old {
        items.append(~item)
        leaving.removeFirst()
      }
    }
    appendLeaving(before: next.first?.old ?? .max, to: &items)
    for item in 0..<newItemCount {
      if !enteringLater.contains(item) { items.append(item) }
      if next.first?.new == item {
        next.removeFirst()
        appendLeaving(before: next.first?.old ?? .max, to: &items)
      }
    }
    for (position, item) in items.enumerated() {
      if item >= 0 { positionOfNew[item] = position } else { positionOfOld[~item] = position }
    }
  }

  internal func position(ofNew item: Int) -> Int { positionOfNew[item] }
  internal func position(ofOld item: Int) -> Int { positionOfOld[item] ?? item }
}
