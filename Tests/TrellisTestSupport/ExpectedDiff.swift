// SPDX-License-Identifier: MIT

import ListDiffing

/// Judges many diffs of one pair: finds what they are held against once, and remembers what it found right.
public final class ExpectedDiff {
  public let pair: ListPair
  let hasDuplicates: Bool
  private let pairs: [Int?]
  private var rightDiffs: [Bool: ObservedDiff] = [:]

  public init(_ pair: ListPair) {
    self.pair = pair
    hasDuplicates = pair.hasDuplicates
    let old = pair.old.map(\.id)
    let new = pair.new.map(\.id)
    pairs =
      pair.count > 64 ? FastDiffOracle.pairs(old: old, new: new) : DiffOracle.pairs(old: old, new: new)
  }

  func violations(of diff: ObservedDiff, comparesContent: Bool, strict: Bool) -> [Violation] {
    if diff == rightDiffs[comparesContent] { return [] }
    let checker = DiffChecker(old: pair.old.map(\.id), new: pair.new.map(\.id), pairs: pairs) {
      [pair] in !comparesContent || pair.old[$0].content == pair.new[$1].content
    }
    let violations = checker.violations(of: diff, strict: strict)
    // What is right for k-th with k-th pairs is right for any; the converse does not hold.
    if violations.isEmpty && strict { rightDiffs[comparesContent] = diff }
    return violations
  }
}
