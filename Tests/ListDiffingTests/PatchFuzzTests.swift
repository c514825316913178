// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

/// Patches that were damaged or tampered with on the way: refused with a typed error, or sound. Never a trap.
@Suite struct PatchFuzzTests {
  @Test func aDamagedPatchIsRefusedOrSound() throws {
    let budget = try FuzzBudget(share: 0.05)
    print("fuzz seed \(budget.seed): damaged patches")
    var generator = SplitMix64(seed: budget.seed)
    let deadline = Deadline(in: budget.seconds)
    var caseCount = 0
    var outcomes = Outcomes()
    repeat {
      caseCount += 1
      let (old, new) = ListPairShape.randomPair(maximumCount: 30, using: &generator).pair.items
      let patch = new.patch(from: old, options: DiffOptions(reportsDuplicates: generator.chance(oneIn: 4)))
      let data = try damaged(JSONEncoder().encode(patch), using: &generator)
      let context: Comment =
        "seed \(budget.seed), case \(caseCount): \(String(decoding: data, as: UTF8.self))"
      let other = ListPairShape.randomPair(maximumCount: 30, using: &generator).pair.items.new
      try receive(data, old: old, other: other, counting: &outcomes, context)
    } while !deadline.hasPassed || !outcomes.areAllSeen
    print("damaged patches: \(caseCount), \(outcomes)")
    #expect(outcomes.areAllSeen)
  }

  private struct Outcomes {
    var unreadable = 0
    var forOtherCount = 0
    var forOtherElements = 0
    var applied = 0
    var appended = 0
    var areAllSeen: Bool {
      unreadable > 0 && forOtherCount > 0 && forOtherElements > 0 && applied > 0 && appended > 0
    }
  }

  private func receive(
    _ data: Data, old: [PatchItem], other: [PatchItem], counting outcomes: inout Outcomes, _ context: Comment
  ) throws {
    let patch: Patch<PatchItem>
    do {
      patch = try JSONDecoder().decode(Patch<PatchItem>.self, from: data)
    } catch is DecodingError {
      outcomes.unreadable += 1
      return
    }
    // Any other error ends the test. What was read is what would be written.
    let again = try JSONEncoder().encode(patch)
    try #require(try JSONDecoder().decode(Patch<PatchItem>.self, from: again) == patch, context)
    for list in [old, other] {
      do throws(PatchError) {
        let result = try list.applying(patch)
        outcomes.applied += 1
        let replay = list.applying(patch.changeset, newElements: full(patch))
        #expect(result == replay, context)
        let undone = try patch.appending(list.patch(from: result))
        outcomes.appended += 1
        #expect(try list.applying(undone) == list, context)
      } catch {
        switch error {
        case .countMismatch(let expected, let actual):
          outcomes.forOtherCount += 1
          #expect(expected == patch.changeset.oldCount && actual == list.count && expected != actual, context)
        case .identifierMismatch(let oldPosition, let newPosition):
          outcomes.forOtherElements += 1
          let isUpdate = patch.changeset.updates.contains(.init(old: oldPosition, new: newPosition))
          #expect(isUpdate, context)
        case .tooManyElements:
          Issue.record("Small lists are too long: \(context)")
        }
      }
    }
  }

  /// The elements of a patch in their places in a list of the new length.
  private func full(_ patch: Patch<PatchItem>) -> [PatchItem] {
    let positions = (patch.changeset.insertions + patch.changeset.updates.map(\.new)).sorted()
    var list = [PatchItem](repeating: PatchItem(-1, "not sent"), count: patch.changeset.newCount)
    for (position, element) in zip(positions, patch.elements) { list[position] = element }
    return list
  }

  private func damaged(_ data: Data, using generator: inout SplitMix64) throws -> Data {
    var data = data
    switch generator.below(4) {
    case 0:
      return data.prefix(generator.below(data.count))
    case 1:
      for _ in 0...generator.below(3) where !data.isEmpty {
        let index = generator.below(data.count)
        switch generator.below(3) {
        case 0: data[index] = UInt8(truncatingIfNeeded: generator.next())
        case 1: data[index] = Array("0123456789,[]{}-".utf8)[generator.below(16)]
        default: data.remove(at: index)
        }
      }
      return data
    default:
      var json = try JSONSerialization.jsonObject(with: data)
      for _ in 0...generator.below(2) { json = JSONTampering.tampered(json, using: &generator) }
      return try JSONSerialization.data(withJSONObject: json)
    }
  }
}
