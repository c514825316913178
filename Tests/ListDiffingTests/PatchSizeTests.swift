// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

/// Prints what the article on patches says of their sizes. Sizes depend on the elements and are not asserted; what a patch
/// holds is.
@Suite struct PatchSizeTests {
  private struct FeedRow: Identifiable, Hashable, Codable, Diffable {
    let id: UUID
    var title: String
    var likes: Int
  }

  private enum Workload: String, CaseIterable {
    case nothing, oneUpdate, prepended, feed, shuffled, disjoint
  }

  private func row(_ generator: inout SplitMix64) -> FeedRow {
    let words: [UInt64] = [generator.next(), generator.next()]
    let bytes = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    let id = bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }
    return FeedRow(
      id: UUID(uuid: id), title: "What was said in number \(generator.below(1_000_000))", likes: 0)
  }

  private func new(_ old: [FeedRow], _ workload: Workload, _ generator: inout SplitMix64) -> [FeedRow] {
    var new = old
    switch workload {
    case .nothing: break
    case .oneUpdate: new[generator.below(new.count)].likes += 1
    case .prepended: new = (0..<50).map { _ in row(&generator) } + old
    case .shuffled: new.shuffle(using: &generator)
    case .disjoint: new = old.map { _ in row(&generator) }
    case .feed:
      for _ in 0..<(old.count / 20) { new.remove(at: generator.below(new.count)) }
      for _ in 0..<(old.count / 20) { new[generator.below(new.count)].likes += 1 }
      for _ in 0..<(old.count / 100) {
        new.insert(new.remove(at: generator.below(new.count)), at: generator.below(new.count))
      }
      for _ in 0..<(old.count / 20) { new.insert(row(&generator), at: generator.below(new.count)) }
    }
    return new
  }

  @Test(arguments: Workload.allCases)
  private func aPatchHoldsWhatTheReceiverLacks(workload: Workload) throws {
    for count in [100, 10_000] {
      var generator = SplitMix64(seed: 4)
      let old = (0..<count).map { _ in row(&generator) }
      let new = new(old, workload, &generator)
      let patch = new.patch(from: old)
      let received = Set(old)
      #expect(patch.elements == new.filter { !received.contains($0) })
      let (list, sent) = (try JSONEncoder().encode(new), try JSONEncoder().encode(patch))
      let changeset = try JSONEncoder().encode(patch.changeset)
      let elements = try JSONEncoder().encode(patch.elements)
      #expect(try old.applying(JSONDecoder().decode(Patch<FeedRow>.self, from: sent)) == new)
      print(
        "patch size: \(workload.rawValue), \(count) rows: list \(list.count), patch \(sent.count), of which elements",
        "\(elements.count); as a Changeset the rest were \(changeset.count)")
    }
  }
}
