// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct SectionedChangesetCodableTests {
  private typealias Section = SectionedOracle.Section

  private func roundTrip(_ changeset: SectionedChangeset) throws -> SectionedChangeset {
    try JSONDecoder().decode(SectionedChangeset.self, from: JSONEncoder().encode(changeset))
  }

  @Test func aChangesetSurvivesTheJourney() throws {
    let old = [
      SectionedDifferTests.section(1, [10, 11, 12]), SectionedDifferTests.section(2, [20, 20]),
      SectionedDifferTests.section(3, [30]),
    ]
    let new = [
      SectionedDifferTests.section(3, [30, 11]), SectionedDifferTests.section(2, [20, 21], content: 1),
      Section(Row(4), items: [Row(10, 5), Row(20)]),
    ]
    for options in [DiffOptions(), DiffOptions(reportsDuplicates: true)] {
      let changeset = new.sectionedChangeset(from: old, options: options)
      #expect(!changeset.itemMoves.isEmpty && !changeset.itemUpdates.isEmpty)
      #expect(try roundTrip(changeset) == changeset)
    }
  }

  @Test func duplicatesAreReportedWhenAskedFor() {
    let old = [SectionedDifferTests.section(1, [7, 8]), SectionedDifferTests.section(2, [7])]
    let new = [SectionedDifferTests.section(1, [8, 8]), SectionedDifferTests.section(1, [7])]
    #expect(new.sectionedChangeset(from: old).itemDuplicates.isEmpty)
    let changeset = new.sectionedChangeset(from: old, options: DiffOptions(reportsDuplicates: true))
    let path = { ItemPath(item: $1, section: $0) }
    #expect(
      changeset.itemDuplicates == [
        .init(oldPaths: [path(0, 0), path(1, 0)], newPaths: [path(1, 0)]),
        .init(oldPaths: [path(0, 1)], newPaths: [path(0, 0), path(0, 1)]),
      ])
    #expect(changeset.sections.duplicates == [.init(oldPositions: [0], newPositions: [0, 1])])
    let same = old.sectionedChangeset(from: old, options: DiffOptions(reportsDuplicates: true))
    #expect(same.itemDuplicates.count == 1)
  }

  @Test(arguments: [
    #"{"sections":{"oldCount":1,"newCount":1},"itemDeletions":[]}"#,
    #"{"sections":{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":1}]},"itemDeletions":[{"section":1,"item":0}]}"#,
    #"{"sections":{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":1}]},"itemDeletions":[{"section":0,"item":-1}]}"#,
    #"{"sections":{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":1}]},"itemDeletions":[{"section":0,"item":1},{"section":0,"item":0}]}"#,
    #"{"sections":{"oldCount":1,"newCount":0,"deletions":[0]},"itemDeletions":[{"section":0,"item":1}]}"#,
    #"{"sections":{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":1}]},"itemDeletions":[{"section":0,"item":1}],"itemMoves":[{"from":{"section":0,"item":1},"to":{"section":0,"item":0}}]}"#,
    #"{"sections":{"oldCount":1,"newCount":1,"keptRuns":[{"oldStart":0,"newStart":0,"count":1}]},"itemUpdates":[{"old":{"section":0,"item":1},"new":{"section":0,"item":0}}],"itemInsertions":[{"section":0,"item":0}]}"#,
  ])
  func whatDoesNotFitTogetherIsRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SectionedChangeset.self, from: Data(json.utf8))
    }
  }

  @Test func everyRandomChangesetIsAcceptedAndTamperedOnesNeverTrap() throws {
    let seed = try FuzzBudget(share: 0).seed
    print("seed \(seed): sectioned changesets as JSON")
    var generator = SplitMix64(seed: seed)
    var old: [Section] = []
    var refused = 0
    for _ in 0..<400 {
      let new = SectionedDifferTests.randomSections(using: &generator, from: old)
      let changeset = new.sectionedChangeset(from: old)
      try #require(try roundTrip(changeset) == changeset, "seed \(seed): \(changeset)")
      var json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(changeset))
      json = JSONTampering.tampered(json, using: &generator)
      let data = try JSONSerialization.data(withJSONObject: json)
      if (try? JSONDecoder().decode(SectionedChangeset.self, from: data)) == nil { refused += 1 }
      old = new
    }
    #expect(refused > 0)
  }
}
