// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@testable import ListAdapters

@Suite struct ListObjectDifferenceTests {
  /// An identifier that counts how often it is hashed.
  private struct Counted: Diffable, Hashable {
    nonisolated(unsafe) static var hashCount = 0
    let number: Int

    func hash(into hasher: inout Hasher) {
      Self.hashCount += 1
      hasher.combine(number)
    }
  }

  private struct Row: Diffable {
    let diffIdentifier: Counted
    func isContentEqual(to other: Row) -> Bool { true }
  }

  @Test func repetitionsAreFoundByHashingWhatComesInOnly() {
    var rows = (0..<1_000).map { Row(diffIdentifier: Counted(number: $0)) }
    var objects = ListTransition(from: ListObjects([Row]()), to: ListObjects(rows)).result().objects
    var hashes = 0
    for round in 0..<20 {
      let old = rows
      rows.remove(at: 500)
      rows.insert(Row(diffIdentifier: Counted(number: 10_000 + round)), at: 200)
      // What the diff itself hashes is not what this is about.
      let bare = Self.hashes { _ = rows.changeset(from: old) }
      var result: ListTransition.Result?
      let all = Self.hashes { result = ListTransition(from: objects, to: ListObjects(rows)).result() }
      guard let result else { return }
      #expect(result.duplicates == [])
      hashes += all - bare
      objects = result.objects
    }
    #expect(hashes <= 200, "one goes and one comes, a set grows, a suspicion may be looked into; 1,000 stay")
  }

  private static func hashes(of work: () -> Void) -> Int {
    let before = Counted.hashCount
    work()
    return Counted.hashCount - before
  }

  @Test func repetitionsAreFoundWhateverCameBefore() {
    var random = SplitMix64(seed: 0x11)
    var objects = ListObjects([Int]())
    for _ in 0..<2_000 {
      let new = (0..<random.below(12)).map { _ in random.below(16) }
      let result = ListTransition(from: objects, to: ListObjects(new)).result()
      var seen: Set<Int> = []
      let repeated = new.indices.filter { !seen.insert(new[$0]).inserted }
      #expect(result.duplicates == repeated)
      objects = result.objects
    }
  }
}
