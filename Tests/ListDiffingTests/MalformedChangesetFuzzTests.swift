// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

/// Changesets that were tampered with on the way: refused, or harmless. Never a trap.
@Suite struct MalformedChangesetFuzzTests {
  @Test func aTamperedChangesetIsRefusedOrHarmless() throws {
    let budget = try FuzzBudget(share: 0.02)
    print("fuzz seed \(budget.seed): malformed changesets")
    var generator = SplitMix64(seed: budget.seed)
    let deadline = Deadline(in: budget.seconds)
    var refusedCount = 0
    var acceptedCount = 0
    repeat {
      let pair = ListPairShape.randomPair(maximumCount: 30, using: &generator).pair
      let changeset = pair.new.changeset(from: pair.old, options: DiffOptions(reportsDuplicates: true))
      var json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(changeset))
      for _ in 0...generator.below(3) { json = JSONTampering.tampered(json, using: &generator) }
      let data = try JSONSerialization.data(withJSONObject: json)
      if let decoded = try? JSONDecoder().decode(Changeset.self, from: data) {
        acceptedCount += 1
        try expectHarmless(decoded, old: pair.old, new: pair.new, json: data, seed: budget.seed)
      } else {
        refusedCount += 1
      }
    } while !deadline.hasPassed || refusedCount == 0 || acceptedCount == 0
    #expect(refusedCount > 0)
    #expect(acceptedCount > 0)
  }

  /// What was accepted may be another changeset, but it has to be one.
  private func expectHarmless(
    _ changeset: Changeset, old: [Row<Int>], new: [Row<Int>], json: Data, seed: UInt64
  ) throws {
    let context: Comment = "seed \(seed): \(String(decoding: json, as: UTF8.self))"
    let fits = changeset.oldCount == old.count && changeset.newCount == new.count
    let result = old.applying(changeset, newElements: new)
    try #require((result != nil) == fits, context)
    if let result {
      let replay = ObservedDiff(changeset).replay(old: old, new: new)
      try #require(result == replay, context)
    }
    // The counts may be anything up to the maximum; do not unfold those.
    guard changeset.oldCount < 10_000, changeset.newCount < 10_000 else { return }
    let kept = ObservedDiff(changeset).keptPairs
    try #require(changeset.oldToNew.count { $0 != nil } == kept.count, context)
    try #require(changeset.newToOld.count { $0 != nil } == kept.count, context)
    try #require(!changeset.description.isEmpty && !changeset.debugDescription.isEmpty, context)
  }
}
