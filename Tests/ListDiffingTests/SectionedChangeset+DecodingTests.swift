// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrellisTestSupport

@testable import ListDiffing

@Suite struct SectionedChangesetDecodingTests {
  private static let sections =
    #""sections":{"oldCount":3,"newCount":3,"deletions":[0],"insertions":[2],"#
    + #""keptRuns":[{"oldStart":1,"newStart":0,"count":2}]}"#

  private static func decode(_ rest: String) throws -> SectionedChangeset {
    try JSONDecoder().decode(SectionedChangeset.self, from: Data("{\(sections)\(rest)}".utf8))
  }

  private static func path(_ section: Int, _ item: Int) -> String {
    #"{"section":\#(section),"item":\#(item)}"#
  }

  private static func move(_ from: (Int, Int), _ to: (Int, Int)) -> String {
    #"{"from":\#(path(from.0, from.1)),"to":\#(path(to.0, to.1))}"#
  }

  private static func update(_ old: (Int, Int), _ new: (Int, Int)) -> String {
    #"{"old":\#(path(old.0, old.1)),"new":\#(path(new.0, new.1))}"#
  }

  @Test func aChangesetIsReadAsItWasWritten() throws {
    let old = [
      SectionedDifferTests.section(1, [10, 11, 10]), SectionedDifferTests.section(2, [20, 21]),
      SectionedDifferTests.section(3, [30]),
    ]
    let new = [
      SectionedDifferTests.section(2, [21, 10, 20, 22], content: 1),
      SectionedDifferTests.section(1, [10, 30]),
      SectionedDifferTests.section(4, [11]),
    ]
    for options in [DiffOptions(), DiffOptions(reportsDuplicates: true)] {
      let changeset = new.sectionedChangeset(from: old, options: options)
      #expect(changeset.itemMoves.count > 1 && changeset.itemDuplicates.isEmpty != options.reportsDuplicates)
      let decoded = try JSONDecoder().decode(SectionedChangeset.self, from: JSONEncoder().encode(changeset))
      #expect(decoded == changeset)
    }
  }

  @Test func theFormatIsFixed() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let old = [ArraySection(1, items: [10, 11, 12])]
    let new = [ArraySection(1, items: [12, 10, 13, 13])]
    func text(_ changeset: SectionedChangeset) throws -> String {
      String(decoding: try encoder.encode(changeset), as: UTF8.self)
    }
    let sections =
      #""sections":{"keptRuns":[{"count":1,"newStart":0,"oldStart":0}],"newCount":1,"oldCount":1}"#
    #expect(
      try text(new.sectionedChangeset(from: old)) == """
        {"itemDeletions":[{"item":1,"section":0}],\
        "itemInsertions":[{"item":2,"section":0},{"item":3,"section":0}],\
        "itemMoves":[{"from":{"item":2,"section":0},"to":{"item":0,"section":0}}],\(sections)}
        """)
    #expect(try text(old.sectionedChangeset(from: old)) == "{\(sections)}")
  }

  @Test func whatFitsIsAccepted() throws {
    #expect(try Self.decode("").isEmpty == false)
    let moves = [Self.move((0, 4), (0, 0)), Self.move((1, 2), (2, 0))].joined(separator: ",")
    let updates = [Self.update((1, 3), (0, 3)), Self.update((1, 2), (2, 0))].joined(separator: ",")
    let changeset = try Self.decode(#","itemMoves":[\#(moves)],"itemUpdates":[\#(updates)]"#)
    #expect(changeset.itemMoves.count == 2 && changeset.itemUpdates.count == 2)
  }

  @Test(arguments: [
    ("deletion out of order", #""itemDeletions":[\#(path(1, 1)),\#(path(1, 0))]"#, "ascending"),
    ("deletion twice", #""itemDeletions":[\#(path(1, 1)),\#(path(1, 1))]"#, "ascending"),
    ("deletion in a deleted section", #""itemDeletions":[\#(path(0, 1))]"#, "with its section"),
    ("deletion in no section", #""itemDeletions":[\#(path(3, 1))]"#, "out of range"),
    ("deletion before the start", #""itemDeletions":[\#(path(1, -1))]"#, "out of range"),
    ("deletion too far", #""itemDeletions":[\#(path(1, 1 << 33))]"#, "out of range"),
    (
      "too many items in all", #""itemDeletions":[\#(path(1, 1 << 31)),\#(path(2, 1 << 31))]"#, "out of range"
    ),
    ("insertion in an inserted section", #""itemInsertions":[\#(path(2, 0))]"#, "with its section"),
    ("insertion in section -1", #""itemInsertions":[\#(path(-1, 0))]"#, "out of range"),
    ("move to one place", #""itemMoves":[\#(move((1, 0), (0, 0))),\#(move((1, 1), (0, 0)))]"#, "ascending"),
    ("move twice", #""itemMoves":[\#(move((1, 0), (0, 0))),\#(move((1, 0), (0, 1)))]"#, "moved twice"),
    (
      "move of a deleted item", #""itemDeletions":[\#(path(1, 0))],"itemMoves":[\#(move((1, 0), (0, 0)))]"#,
      "and moved"
    ),
    (
      "move to an inserted item",
      #""itemInsertions":[\#(path(0, 0))],"itemMoves":[\#(move((1, 0), (0, 0)))]"#,
      "and moved"
    ),
    ("update across sections", #""itemUpdates":[\#(update((1, 0), (1, 0)))]"#, "not of an item that is kept"),
    (
      "update of another place", #""itemUpdates":[\#(update((1, 0), (0, 1)))]"#, "not of an item that is kept"
    ),
    (
      "update behind a deletion",
      #""itemDeletions":[\#(path(1, 0))],"itemUpdates":[\#(update((1, 1), (0, 1)))]"#,
      "not of an item that is kept"
    ),
    (
      "update of a deleted item",
      #""itemDeletions":[\#(path(1, 0))],"itemUpdates":[\#(update((1, 0), (0, 0)))]"#,
      "not of an item that is kept"
    ),
    (
      "update of what moves elsewhere",
      #""itemMoves":[\#(move((1, 0), (0, 1)))],"itemUpdates":[\#(update((1, 1), (0, 1)))]"#,
      "not of an item that is kept"
    ),
    (
      "update in a deleted section", #""itemUpdates":[\#(update((0, 0), (0, 0)))]"#,
      "not of an item that is kept"
    ),
    (
      "a duplicate that is none", #""itemDuplicates":[{"oldPaths":[\#(path(1, 0))],"newPaths":[]}]"#,
      "occurs once"
    ),
    (
      "a duplicate in no section",
      #""itemDuplicates":[{"oldPaths":[\#(path(1, 0)),\#(path(7, 0))],"newPaths":[]}]"#, "out of range"
    ),
    (
      "a duplicate out of order",
      #""itemDuplicates":[{"oldPaths":[\#(path(2, 0)),\#(path(1, 0))],"newPaths":[]}]"#, "ascending"
    ),
    (
      "duplicates out of order",
      #""itemDuplicates":[{"oldPaths":[\#(path(2, 0)),\#(path(2, 1))],"newPaths":[]},"#
        + #"{"oldPaths":[\#(path(1, 0)),\#(path(1, 1))],"newPaths":[]}]"#, "ascending"
    ),
    (
      "a place of two identifiers",
      #""itemDuplicates":[{"oldPaths":[\#(path(1, 0)),\#(path(2, 0))],"newPaths":[]},"#
        + #"{"oldPaths":[\#(path(1, 1)),\#(path(2, 0))],"newPaths":[]}]"#, "two identifiers"
    ),
  ])
  func whatDoesNotFitIsRefused(name: String, part: String, reason: String) throws {
    do {
      _ = try Self.decode(",\(part)")
      Issue.record("\(name) was accepted.")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription.hasPrefix("Not a sectioned changeset. "))
      #expect(context.debugDescription.contains(reason), "\(name): \(context.debugDescription)")
    }
  }

  @Test func sectionsThatAreNoChangesetAreRefused() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        SectionedChangeset.self, from: Data(#"{"sections":{"oldCount":2,"newCount":0}}"#.utf8))
    }
  }
}
