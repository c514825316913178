// SPDX-License-Identifier: MIT

import ListDiffing

/// How often the library called a test element or its identifier. One object may count for one element or for many.
public final class CallCounts {
  /// Hashes by Swift's `Hasher`.
  public var swiftHashes = 0
  /// Hashes by `DiffHasher`.
  public var flatHashes = 0
  /// `==` on identifiers.
  public var equalities = 0
  /// `diffIdentifier`, or whatever stands for it.
  public var identifierReads = 0
  public var contentComparisons = 0

  public init() {}

  public var hashes: Int { swiftHashes + flatHashes }

  public var total: Int { hashes + equalities + identifierReads + contentComparisons }
}

/// An identifier that counts and goes through Swift's `Hasher`.
public struct CountedID: Hashable {
  public let value: Int
  public let counts: CallCounts

  public init(_ value: Int, _ counts: CallCounts) {
    self.value = value
    self.counts = counts
  }

  public static func == (left: CountedID, right: CountedID) -> Bool {
    left.counts.equalities += 1
    return left.value == right.value
  }

  public func hash(into hasher: inout Hasher) {
    counts.swiftHashes += 1
    hasher.combine(value)
  }
}

/// An identifier that counts and gives flat keys.
public struct CountedKey: DiffKey {
  public let value: Int
  public let counts: CallCounts

  public init(_ value: Int, _ counts: CallCounts) {
    self.value = value
    self.counts = counts
  }

  public static func == (left: CountedKey, right: CountedKey) -> Bool {
    left.counts.equalities += 1
    return left.value == right.value
  }

  public func hash(into hasher: inout Hasher) {
    counts.swiftHashes += 1
    hasher.combine(value)
  }

  public func hash(into hasher: inout DiffHasher) {
    counts.flatHashes += 1
    hasher.combine(value)
  }
}

/// An identifier that is equal to none, not even to itself, but hashes like its copies.
public struct NeverEqualID: Hashable {
  public let value: Int
  public let counts: CallCounts

  public init(_ value: Int, _ counts: CallCounts) {
    self.value = value
    self.counts = counts
  }

  public static func == (left: NeverEqualID, right: NeverEqualID) -> Bool {
    left.counts.equalities += 1
    return false
  }

  public func hash(into hasher: inout Hasher) {
    counts.swiftHashes += 1
    hasher.combine(value)
  }
}
