// SPDX-License-Identifier: MIT

import ListDiffing

/// An element that counts what is asked of it, and knows where it stands.
public struct CountedRow<ID: Hashable>: Diffable {
  public enum Side { case old, new }

  public let id: ID
  public let content: Int
  public let side: Side
  public let position: Int
  public let counts: CallCounts
  private let log: ComparisonLog

  public var diffIdentifier: ID {
    counts.identifierReads += 1
    return id
  }

  public func isContentEqual(to other: CountedRow) -> Bool {
    counts.contentComparisons += 1
    log.append(self, other)
    return content == other.content
  }
}

extension CountedRow {
  /// Which elements had their contents compared.
  public final class ComparisonLog {
    public private(set) var pairs: [ObservedDiff.Pair] = []
    /// Comparisons within one list, which no diff has a reason for.
    public private(set) var strayCount = 0

    fileprivate func append(_ left: CountedRow, _ right: CountedRow) {
      switch (left.side, right.side) {
      case (.old, .new): pairs.append(.init(old: left.position, new: right.position))
      case (.new, .old): pairs.append(.init(old: right.position, new: left.position))
      default: strayCount += 1
      }
    }
  }

  /// The two lists of a pair as counting elements, each with counts of its own.
  public static func lists(
    _ pair: ListPair, id: (Int, CallCounts) -> ID
  ) -> (old: [CountedRow], new: [CountedRow], log: ComparisonLog) {
    let log = ComparisonLog()
    func rows(_ list: [Row<Int>], _ side: Side) -> [CountedRow] {
      list.enumerated().map { position, row in
        let counts = CallCounts()
        return CountedRow(
          id: id(row.id, counts), content: row.content, side: side, position: position, counts: counts,
          log: log)
      }
    }
    return (rows(pair.old, .old), rows(pair.new, .new), log)
  }
}
