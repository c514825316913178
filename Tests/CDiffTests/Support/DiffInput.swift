// SPDX-License-Identifier: MIT

import CDiff
import TrellisTestSupport

/// What a test hands to the C core.
struct DiffInput {
  /// The whole lists, common ends included.
  var old: [UInt64]
  var new: [UInt64]
  var kind = CDIFF_EXACT_IDENTIFIERS
  var identifiersAreUnique = false
  var commonPrefix = 0
  var commonSuffix = 0
  var seed: UInt64 = 0x5EED
  var probeLimit: UInt32 = 0

  init(_ old: [UInt64], _ new: [UInt64]) {
    self.old = old
    self.new = new
  }

  /// The identifiers of a generated pair, as integers or as what a good hash makes of them.
  init(_ pair: ListPair, kind: cdiff_identifier_kind = CDIFF_EXACT_IDENTIFIERS) {
    self.init(
      pair.old.map { UInt64(bitPattern: Int64($0.id)) }, pair.new.map { UInt64(bitPattern: Int64($0.id)) })
    if kind == CDIFF_HASHED_IDENTIFIERS { hash() }
  }

  /// Replaces each identifier by a hash that differs for different ones.
  mutating func hash() {
    kind = CDIFF_HASHED_IDENTIFIERS
    old = old.map(Self.hashed)
    new = new.map(Self.hashed)
  }

  private static func hashed(_ value: UInt64) -> UInt64 {
    var mixer = SplitMix64(seed: value)
    return mixer.next()
  }

  /// How many elements the lists have in common at their ends, none counted twice.
  var commonEnds: (prefix: Int, suffix: Int) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }
      .count
    return (prefix, suffix)
  }

  /// What breaks the guarantees in a diff of these lists.
  func violations(of diff: ObservedDiff) -> [Violation] {
    // The obvious oracle is quadratic.
    let pairs =
      old.count > 100 ? FastDiffOracle.pairs(old: old, new: new) : DiffOracle.pairs(old: old, new: new)
    return DiffChecker(old: old, new: new, pairs: pairs, isContentEqual: { _, _ in true })
      .violations(of: diff, strict: !identifiersAreUnique)
  }
}
