// SPDX-License-Identifier: MIT

import ListDiffing

/// An element that counts what is asked of it, and knows where it stands.
public protocol CountingElement: Diffable {
  var origin: CountedOrigin<DiffIdentifier> { get }

  init(origin: CountedOrigin<DiffIdentifier>)
}

/// What a counting element holds.
public struct CountedOrigin<ID> {
  public enum Side: Sendable { case old, new }

  public let id: ID
  public let content: Int
  public let side: Side
  public let position: Int
  public let counts: CallCounts
  fileprivate let log: ComparisonLog
}

/// Which elements had their contents compared.
public final class ComparisonLog {
  public private(set) var pairs: [ObservedDiff.Pair] = []
  /// Comparisons within one list, which no diff has a reason for.
  public private(set) var strayCount = 0

  fileprivate func append<ID>(_ left: CountedOrigin<ID>, _ right: CountedOrigin<ID>) {
    switch (left.side, right.side) {
    case (.old, .new): pairs.append(.init(old: left.position, new: right.position))
    case (.new, .old): pairs.append(.init(old: right.position, new: left.position))
    default: strayCount += 1
    }
  }
}

extension CountingElement {
  public var counts: CallCounts { origin.counts }

  public func isContentEqual(to other: Self) -> Bool {
    counts.contentComparisons += 1
    origin.log.append(origin, other.origin)
    return origin.content == other.origin.content
  }

  fileprivate var countedIdentifier: DiffIdentifier {
    counts.identifierReads += 1
    return origin.id
  }

  /// The two lists of a pair as counting elements, each with counts of its own.
  public static func lists(
    _ pair: ListPair, id: (Int, CallCounts) -> DiffIdentifier
  ) -> (old: [Self], new: [Self], log: ComparisonLog) {
    let log = ComparisonLog()
    func elements(_ rows: [Row<Int>], _ side: CountedOrigin<DiffIdentifier>.Side) -> [Self] {
      rows.enumerated().map { position, row in
        let counts = CallCounts()
        let origin = CountedOrigin(
          id: id(row.id, counts), content: row.content, side: side, position: position, counts: counts,
          log: log)
        return Self(origin: origin)
      }
    }
    return (elements(pair.old, .old), elements(pair.new, .new), log)
  }
}

/// A counting element whose identifier gives flat keys.
public struct CountedRow<ID: DiffKey>: CountingElement {
  public let origin: CountedOrigin<ID>

  public init(origin: CountedOrigin<ID>) {
    self.origin = origin
  }

  public var diffIdentifier: ID { countedIdentifier }
}

/// A counting element whose identifier goes through Swift's `Hasher`.
public struct CountedHashableRow<ID: Hashable>: CountingElement {
  public let origin: CountedOrigin<ID>

  public init(origin: CountedOrigin<ID>) {
    self.origin = origin
  }

  public var diffIdentifier: ID { countedIdentifier }
}
