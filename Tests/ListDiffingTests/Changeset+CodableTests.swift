// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct ChangesetCodableTests {
  private func decode(_ json: String) throws -> Changeset {
    try JSONDecoder().decode(Changeset.self, from: Data(json.utf8))
  }

  @Test func aChangesetComesBackAsItWas() throws {
    var generator = SplitMix64(seed: 17)
    for _ in 0..<100 {
      let pair = ListPairShape.randomPair(maximumCount: 60, using: &generator).pair
      let options = DiffOptions(reportsDuplicates: generator.chance(oneIn: 2))
      let changeset = pair.new.changeset(from: pair.old, options: options)
      let data = try JSONEncoder().encode(changeset)
      let again = try JSONDecoder().decode(Changeset.self, from: data)
      #expect(again == changeset)
      let list = try PropertyListEncoder().encode(changeset)
      #expect(try PropertyListDecoder().decode(Changeset.self, from: list) == changeset)
    }
  }

  @Test func theFormatIsFixed() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(ChangesetTests.example), as: UTF8.self)
    #expect(
      text == """
        {"deletions":[1],"insertions":[2],"keptRuns":[{"count":1,"newStart":0,"oldStart":3},\
        {"count":1,"newStart":1,"oldStart":0},{"count":1,"newStart":3,"oldStart":2}],\
        "moves":[{"from":3,"to":0}],"newCount":4,"oldCount":4,"updates":[{"new":0,"old":3}]}
        """)
  }

  /// Each of these would send a replay out of bounds, or make accessors contradict each other.
  @Test(arguments: [
    #"{}"#,
    #"{"oldCount":1}"#,
    #"{"oldCount":-1,"newCount":0}"#,
    #"{"oldCount":0,"newCount":-1}"#,
    #"{"oldCount":9223372036854775807,"newCount":9223372036854775807}"#,
    #"{"oldCount":4294967295,"newCount":0}"#,
    #"{"oldCount":1,"newCount":0}"#,
    #"{"oldCount":1,"newCount":0,"deletions":[1]}"#,
    #"{"oldCount":1,"newCount":0,"deletions":[-1]}"#,
    #"{"oldCount":1,"newCount":0,"deletions":[0,0]}"#,
    #"{"oldCount":2,"newCount":0,"deletions":[1,0]}"#,
    #"{"oldCount":0,"newCount":2,"insertions":[1,0]}"#,
    #"{"oldCount":0,"newCount":0,"insertions":[0]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":2}]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":-1}]}"#,
    #"{"oldCount":0,"newCount":0,"keptRuns":[{"oldStart":0,"newStart":0,"count":0}]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":4294967295,"newStart":0,"count":4294967295}]}"#,
    #"{"oldCount":2,"newCount":2,"keptRuns":[{"oldStart":0,"newStart":0,"count":1},{"oldStart":1,"newStart":1,"count":1}]}"#,
    #"{"oldCount":2,"newCount":2,"keptRuns":[{"oldStart":1,"newStart":0,"count":1},{"oldStart":0,"newStart":1,"count":1}]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":1}],"moves":[{"from":0,"to":1}]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":1}],"moves":[{"from":-1,"to":0}]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":1}],"updates":[{"old":5,"new":0}]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":1}],"updates":[{"old":0,"new":0},{"old":0,"new":0}]}"#,
    #"{"oldCount":1,"newCount":1,"deletions":[0],"insertions":[0],"updates":[{"old":0,"new":0}]}"#,
    #"{"oldCount":2,"newCount":0,"deletions":[0,1],"duplicates":[{"oldPositions":[0],"newPositions":[]}]}"#,
    #"{"oldCount":2,"newCount":0,"deletions":[0,1],"duplicates":[{"oldPositions":[],"newPositions":[]}]}"#,
    #"{"oldCount":2,"newCount":0,"deletions":[0,1],"duplicates":[{"oldPositions":[1,0],"newPositions":[]}]}"#,
    #"{"oldCount":2,"newCount":0,"deletions":[0,1],"duplicates":[{"oldPositions":[0,2],"newPositions":[]}]}"#,
    #"{"oldCount":2,"newCount":0,"deletions":[0,1],"duplicates":[{"oldPositions":[-1,0],"newPositions":[]}]}"#,
    #"{"oldCount":2,"newCount":0,"deletions":[0,1],"duplicates":[{"oldPositions":[0,1],"newPositions":[0]}]}"#,
    #"{"oldCount":3,"newCount":0,"deletions":[0,1,2],"duplicates":[{"oldPositions":[0,1],"newPositions":[]},{"oldPositions":[1,2],"newPositions":[]}]}"#,
    #"{"oldCount":4,"newCount":0,"deletions":[0,1,2,3],"duplicates":[{"oldPositions":[2,3],"newPositions":[]},{"oldPositions":[0,1],"newPositions":[]}]}"#,
  ])
  func whatDoesNotFitTogetherIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  /// Large counts are cheap to claim: checking them must not take memory or time in proportion.
  @Test func aHugeChangesetIsCheckedWithoutBeingUnfolded() throws {
    let run = #"{"oldStart":0,"newStart":0,"count":2000000000}"#
    let changeset = try decode(#"{"oldCount":2000000000,"newCount":2000000000,"keptRuns":[\#(run)]}"#)
    #expect(changeset.isEmpty)
    #expect([1, 2].applying(changeset, newElements: [1, 2]) == nil)
  }
}
