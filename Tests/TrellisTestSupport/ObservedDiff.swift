// SPDX-License-Identifier: MIT

import ListDiffing

/// What a diff said, as plain data. The checker judges this and not a `Changeset`, so that tests can also show it
/// answers that no `Changeset` would hold.
public struct ObservedDiff: Equatable, Sendable {
  public struct Pair: Hashable, Sendable {
    public var old: Int
    public var new: Int

    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  public struct Run: Hashable, Sendable {
    public var oldStart: Int
    public var newStart: Int
    public var count: Int

    public init(oldStart: Int, newStart: Int, count: Int) {
      self.oldStart = oldStart
      self.newStart = newStart
      self.count = count
    }
  }

  public var oldCount: Int
  public var newCount: Int
  public var deletions: [Int]
  public var insertions: [Int]
  public var updates: [Pair]
  public var moves: [Pair]
  public var runs: [Run]

  public init(
    oldCount: Int, newCount: Int, deletions: [Int] = [], insertions: [Int] = [], updates: [Pair] = [],
    moves: [Pair] = [], runs: [Run] = []
  ) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.deletions = deletions
    self.insertions = insertions
    self.updates = updates
    self.moves = moves
    self.runs = runs
  }

  public init(_ changeset: Changeset) {
    self.init(
      oldCount: changeset.oldCount, newCount: changeset.newCount, deletions: changeset.deletions,
      insertions: changeset.insertions, updates: changeset.updates.map { Pair(old: $0.old, new: $0.new) },
      moves: changeset.moves.map { Pair(old: $0.from, new: $0.to) },
      runs: changeset.keptRuns.map { Run(oldStart: $0.oldStart, newStart: $0.newStart, count: $0.count) })
  }
}

extension ObservedDiff {
  /// The kept pairs that the runs stand for, in their order.
  public var keptPairs: [Pair] {
    var pairs: [Pair] = []
    for run in runs {
      for offset in 0..<max(0, run.count) {
        pairs.append(Pair(old: run.oldStart + offset, new: run.newStart + offset))
      }
    }
    return pairs
  }

  /// Carries the diff out as its definition says, without any code of the library: takes the deleted and the moved
  /// elements out of the old list, puts the inserted and the moved ones at their new positions, and fills the gaps
  /// with what stayed, in order. Kept elements that the diff calls updated are taken from the new list.
  ///
  /// - Precondition: Every position is in range.
  /// - Returns: The new list, or nil when gaps and elements do not come out even.
  public func replay<Element>(old: [Element], new: [Element]) -> [Element]? {
    var result = [Element?](repeating: nil, count: new.count)
    for position in insertions { result[position] = new[position] }
    for move in moves { result[move.new] = old[move.old] }
    var stays = [Bool](repeating: true, count: old.count)
    for position in deletions { stays[position] = false }
    for move in moves { stays[move.old] = false }
    var staying = old.indices.filter { stays[$0] }.makeIterator()
    for position in result.indices where result[position] == nil {
      guard let next = staying.next() else { return nil }
      result[position] = old[next]
    }
    guard staying.next() == nil else { return nil }
    for update in updates { result[update.new] = new[update.new] }
    return result.compactMap { $0 }
  }
}
