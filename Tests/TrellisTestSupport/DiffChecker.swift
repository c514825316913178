// SPDX-License-Identifier: MIT

/// Judges diffs of one pair of lists against the guarantees of the library.
public struct DiffChecker<ID: Equatable> {
  private let old: [ID]
  private let new: [ID]
  private let expectedPairs: [Int?]
  private let isContentEqual: (_ old: Int, _ new: Int) -> Bool

  /// - Parameters:
  ///   - pairs: What `DiffOracle.pairs(old:new:)` gives for these lists, for callers who know it already.
  ///   - isContentEqual: Whether the elements at an old and a new position have the same content.
  public init(
    old: [ID], new: [ID], pairs: [Int?]? = nil, isContentEqual: @escaping (_ old: Int, _ new: Int) -> Bool
  ) {
    self.old = old
    self.new = new
    self.isContentEqual = isContentEqual
    expectedPairs = pairs ?? DiffOracle.pairs(old: old, new: new)
  }

  /// The guarantees that a diff breaks.
  ///
  /// - Parameter strict: Whether the k-th occurrence of an identifier must be paired with the k-th.
  public func violations(of diff: ObservedDiff, strict: Bool = true) -> [Violation] {
    let malformed = malformations(of: diff)
    guard malformed.isEmpty else { return malformed }
    let kept = diff.keptPairs
    return runViolations(of: diff) + pairViolations(kept, strict: strict)
      + moveViolations(of: diff, kept: kept)
      + updateViolations(of: diff, kept: kept) + replayViolations(of: diff)
  }
}

extension DiffChecker {
  private func malformations(of diff: ObservedDiff) -> [Violation] {
    guard diff.oldCount == old.count, diff.newCount == new.count else {
      return [Violation(.malformed, "counts \(diff.oldCount) and \(diff.newCount)")]
    }
    var violations: [Violation] = []
    var oldCoverage = [Int](repeating: 0, count: old.count)
    var newCoverage = [Int](repeating: 0, count: new.count)
    /// Counts positions in a list, which must be in range, and ascend where they are said to.
    func cover(_ coverage: inout [Int], _ positions: [Int], _ name: String, ascending: Bool) {
      var last = -1
      for position in positions {
        if !coverage.indices.contains(position) {
          violations.append(Violation(.malformed, "\(name) \(position) of \(coverage.count)"))
        } else if ascending && position <= last {
          violations.append(Violation(.malformed, "\(name) \(position) after \(last)"))
        } else {
          coverage[position] += 1
        }
        last = position
      }
    }
    let kept = diff.keptPairs
    cover(&oldCoverage, diff.deletions, "deletion", ascending: true)
    cover(&newCoverage, diff.insertions, "insertion", ascending: true)
    cover(&oldCoverage, kept.map(\.old), "old position of a kept pair", ascending: false)
    cover(&newCoverage, kept.map(\.new), "new position of a kept pair", ascending: true)
    if let position = oldCoverage.firstIndex(where: { $0 != 1 }) {
      violations.append(Violation(.malformed, "old \(position) is covered \(oldCoverage[position]) times"))
    }
    if let position = newCoverage.firstIndex(where: { $0 != 1 }) {
      violations.append(Violation(.malformed, "new \(position) is covered \(newCoverage[position]) times"))
    }
    for (pairs, name) in [(diff.updates, "update"), (diff.moves, "move")] where !pairs.isEmpty {
      cover(&oldCoverage, pairs.map(\.old), "old position of a \(name)", ascending: false)
      cover(&newCoverage, pairs.map(\.new), "new position of a \(name)", ascending: true)
    }
    return violations
  }

  private func runViolations(of diff: ObservedDiff) -> [Violation] {
    var violations: [Violation] = []
    for run in diff.runs where run.count < 1 {
      violations.append(Violation(.runs, "empty run \(run)"))
    }
    for (run, next) in zip(diff.runs, diff.runs.dropFirst())
    where next.oldStart == run.oldStart + run.count && next.newStart == run.newStart + run.count {
      violations.append(Violation(.runs, "\(run) goes on in \(next)"))
    }
    return violations
  }

  private func pairViolations(_ kept: [ObservedDiff.Pair], strict: Bool) -> [Violation] {
    var violations: [Violation] = []
    if let pair = kept.first(where: { old[$0.old] != new[$0.new] }) {
      violations.append(Violation(.inexact, "old \(pair.old) is not new \(pair.new)"))
    }
    let expectedCount = expectedPairs.count { $0 != nil }
    if kept.count != expectedCount {
      violations.append(Violation(.notMaximal, "\(kept.count) pairs, not \(expectedCount)"))
    }
    if strict, let pair = kept.first(where: { expectedPairs[$0.old] != $0.new }) {
      let expected = expectedPairs[pair.old].map { "new \($0)" } ?? "none"
      violations.append(
        Violation(.wrongOccurrence, "old \(pair.old) is paired with new \(pair.new), not \(expected)"))
    }
    return violations
  }

  private func moveViolations(of diff: ObservedDiff, kept: [ObservedDiff.Pair]) -> [Violation] {
    let moved = Set(diff.moves)
    var violations: [Violation] = []
    if !moved.isEmpty, let move = moved.subtracting(kept).first {
      violations.append(Violation(.wrongMoves, "\(move) is no kept pair"))
    }
    let staying = moved.isEmpty ? kept : kept.filter { !moved.contains($0) }
    if !isAscending(staying.map(\.old)) {
      violations.append(Violation(.wrongMoves, "the elements that do not move are out of order"))
    }
    let needed = kept.count - longestIncreasingCount(kept.map(\.old))
    if diff.moves.count != needed {
      violations.append(Violation(.notMinimal, "\(diff.moves.count) moves, not \(needed)"))
    }
    return violations
  }

  private func updateViolations(of diff: ObservedDiff, kept: [ObservedDiff.Pair]) -> [Violation] {
    let expected = kept.filter { !isContentEqual($0.old, $0.new) }
    guard diff.updates != expected else { return [] }
    return [Violation(.wrongUpdates, "\(diff.updates), not \(expected)")]
  }

  private func replayViolations(of diff: ObservedDiff) -> [Violation] {
    // Positions are replayed, not elements: an old one keeps its sign, so that it shows where it came from.
    let result = diff.replay(old: old.indices.map { -1 - $0 }, new: Array(new.indices))
    guard let result else { return [Violation(.replay, "the gaps do not fit the elements that stay")] }
    for (position, source) in result.enumerated() {
      let isRight = source >= 0 ? source == position : old[-1 - source] == new[position]
      if !isRight { return [Violation(.replay, "a wrong element at new \(position)")] }
      if source < 0 && !isContentEqual(-1 - source, position) {
        return [Violation(.replay, "old content at new \(position)")]
      }
    }
    return []
  }

  private func isAscending(_ values: [Int]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  private func longestIncreasingCount(_ values: [Int]) -> Int {
    values.count > 64
      ? FastDiffOracle.longestIncreasingCount(values) : DiffOracle.longestIncreasingCount(values)
  }
}
