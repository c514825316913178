// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct PatchCodableTests {
  private func decode(_ json: String) throws -> Patch<Int> {
    try JSONDecoder().decode(Patch<Int>.self, from: Data(json.utf8))
  }

  @Test(arguments: ListPairShape.allCases)
  func aPatchComesBackAsItWas(shape: ListPairShape) throws {
    for seed: UInt64 in 0..<10 {
      var generator = SplitMix64(seed: seed)
      let (old, new) = shape.makePair(maximumCount: 100, using: &generator).items
      let patch = new.patch(from: old, options: DiffOptions(reportsDuplicates: generator.chance(oneIn: 2)))
      let json = try JSONEncoder().encode(patch)
      #expect(try JSONDecoder().decode(Patch<PatchItem>.self, from: json) == patch, "seed \(seed)")
      let list = try PropertyListEncoder().encode(patch)
      #expect(try PropertyListDecoder().decode(Patch<PatchItem>.self, from: list) == patch, "seed \(seed)")
    }
  }

  @Test func theFormatIsFixed() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let old = [PatchItem(1, "a"), PatchItem(2, "b"), PatchItem(3, "c")]
    let new = [PatchItem(3, "c"), PatchItem(1, "A"), PatchItem(9, "n")]
    #expect(
      String(decoding: try encoder.encode(new.patch(from: old)), as: UTF8.self) == """
        {"deletions":[1],"elements":[{"id":1,"text":"A"},{"id":9,"text":"n"}],\
        "keptRuns":[2,0,1,0,1,1],"moves":[2,0],"newCount":3,"oldCount":3,"updates":[0,1]}
        """)
    #expect(
      String(decoding: try encoder.encode([Int]().patch(from: [])), as: UTF8.self)
        == #"{"newCount":0,"oldCount":0}"#)
  }

  /// Each of these would send an application out of bounds, or leave it without an element.
  @Test(arguments: [
    #"{}"#,
    #"{"oldCount":0}"#,
    #"{"oldCount":-1,"newCount":0}"#,
    #"{"oldCount":0,"newCount":-1}"#,
    #"{"oldCount":0,"newCount":9223372036854775807}"#,
    #"{"oldCount":9223372036854775807,"newCount":0}"#,
    #"{"oldCount":1,"newCount":0}"#,
    #"{"oldCount":1,"newCount":0,"deletions":[1]}"#,
    #"{"oldCount":0,"newCount":1}"#,
    #"{"oldCount":0,"newCount":1,"elements":[7,8]}"#,
    #"{"oldCount":0,"newCount":2,"elements":[7]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0,-1]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0,0,0,0,1]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0,4294967296]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0,4294967295]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[4294967295,0,1]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,4294967295,1]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0,1],"elements":[7]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0,1],"updates":[0,0]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0,1],"updates":[1,0],"elements":[7]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0,1],"updates":[0],"elements":[7]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0,1],"updates":[0,0,0,0],"elements":[7,7]}"#,
    #"{"oldCount":1,"newCount":1,"keptRuns":[0,0,1],"moves":[0,1]}"#,
    #"{"oldCount":2,"newCount":2,"keptRuns":[1,0,1,0,1,1]}"#,
    #"{"oldCount":2,"newCount":2,"keptRuns":[0,1,1,1,0,1],"moves":[0,1]}"#,
    #"{"oldCount":1,"newCount":1,"deletions":[0],"updates":[0,0],"elements":[7]}"#,
    #"{"oldCount":0,"newCount":1,"elements":["seven"]}"#,
    #"{"oldCount":2,"newCount":0,"deletions":[0,1],"duplicates":[{"oldPositions":[0],"newPositions":[]}]}"#,
    #"{"oldCount":2,"newCount":0,"deletions":[0,1],"duplicates":[{"oldPositions":[1,0],"newPositions":[]}]}"#,
    #"{"oldCount":2,"newCount":0,"deletions":[0,1],"duplicates":[{"oldPositions":[0,2],"newPositions":[]}]}"#,
    #"[]"#,
    #""#,
  ])
  func whatDoesNotFitTogetherIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test(arguments: [
    (#"{"oldCount":0,"newCount":2,"elements":[7]}"#, "1 elements are not one for each insertion and update"),
    (#"{"oldCount":1,"newCount":1,"keptRuns":[0,0]}"#, "2 numbers do not make groups of 3"),
    (#"{"oldCount":1,"newCount":1,"keptRuns":[0,0,-1]}"#, "A number is out of range"),
    (#"{"oldCount":1,"newCount":0}"#, "Deletions and kept runs do not cover"),
  ])
  func aRefusalHasAReason(json: String, reason: String) {
    #expect {
      try decode(json)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription.contains(reason)
    }
  }

  /// Large counts are cheap to claim: reading, refusing and appending must not take memory or time in proportion.
  @Test func hugeClaimsCostNothing() throws {
    let run = "0,0,2000000000"
    let unchanged = try decode(#"{"oldCount":2000000000,"newCount":2000000000,"keptRuns":[\#(run)]}"#)
    #expect(unchanged.isEmpty)
    #expect(throws: PatchError.countMismatch(expected: 2_000_000_000, actual: 2)) {
      try [1, 2].applying(unchanged)
    }
    let turned = try decode(
      #"{"oldCount":2000000000,"newCount":2000000000,"keptRuns":[1,0,1999999999,0,1999999999,1],"moves":[0,1999999999]}"#
    )
    let twice = try turned.appending(turned)
    #expect(twice.changeset.moves.map(\.to) == [1_999_999_998, 1_999_999_999])
    #expect(throws: DecodingError.self) {
      try decode(#"{"oldCount":0,"newCount":2000000000,"elements":[1]}"#)
    }
  }
}
