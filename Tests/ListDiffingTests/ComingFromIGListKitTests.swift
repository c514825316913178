// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The tables for those who come from IGListKit name nothing that is not there, and leave out no type of it.
@Suite struct ComingFromIGListKitTests {
  private static let article = "Sources/ListAdapters/ListAdapters.docc/ComingFromIGListKit.md"

  /// The public types of IGListKit 5 by their Swift names.
  private static let types = """
    ListAdapter ListAdapterDataSource ListAdapterDelegate ListAdapterDelegateAnnouncer ListAdapterMoveDelegate \
    ListAdapterPerformanceDelegate ListAdapterUpdateListener ListAdapterUpdateType ListAdapterUpdater \
    ListAdapterUpdaterDelegate ListAdaptiveCoalescingExperimentConfig ListAdaptiveDiffingExperimentConfig \
    ListBatchContext ListBatchUpdateData ListBindable ListBindingSectionController \
    ListBindingSectionControllerDataSource ListBindingSectionControllerSelectionDelegate \
    ListBindingSingleSectionController ListCollectionContext ListCollectionScrollingTraits ListCollectionView \
    ListCollectionViewBlock ListCollectionViewDelegateLayout ListCollectionViewLayout \
    ListCollectionViewLayoutCompatible ListCollectionViewLayoutInvalidationContext ListDataSourceChangeBlock \
    ListDiffOption ListDiffable ListDisplayDelegate ListExperiment ListGenericSectionController ListIdentifiable \
    ListIndexPathResult ListIndexSetResult ListItemUpdateBlock ListMoveIndex ListMoveIndexPath \
    ListObjectTransitionBlock ListReloadDataUpdater ListReloadUpdateBlock ListScrollDelegate ListSectionController \
    ListSingleSectionCellConfigureBlock ListSingleSectionCellSizeBlock ListSingleSectionController \
    ListSingleSectionControllerDelegate ListSupplementaryViewSource ListToObjectBlock ListTransitionData \
    ListTransitionDataApplyBlock ListTransitionDataBlock ListTransitionDelegate ListUpdaterCompletion \
    ListUpdatingCompletion ListUpdatingDelegate ListValueSectionController ListWorkingRangeDelegate
    """.split(separator: " ")

  private struct Row {
    let there: Substring
    let here: Substring
  }

  private static func rows() throws -> [Row] {
    try Documentation.text(of: article).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| "), let match = line.wholeMatch(of: /\| (.+) \| (.+) \|/) else { return nil }
      return Row(there: match.1, here: match.2)
    }
  }

  /// What is written as code.
  private static func code(in text: Substring) -> [Substring] {
    text.matches(of: /`+([^`]+)`+/).map(\.1)
  }

  @Test func everyTypeHasACounterpart() throws {
    let names = Set(try Self.rows().flatMap { $0.there.matches(of: /\w+/).map(\.output) })
    for type in Self.types { #expect(names.contains(type), "\(type) is in no table.") }
  }

  @Test func everyCounterpartIsThere() throws {
    let words = try Self.wordsOfTheSources()
    let rows = try Self.rows()
    #expect(rows.count > 120)
    for row in rows {
      for name in Self.code(in: row.here) + (row.here.hasPrefix("the same") ? Self.code(in: row.there) : []) {
        for word in name.matches(of: /[A-Za-z]\w+/) {
          let isThere = words.contains(word.output)
          #expect(isThere, "“\(row.there)”: there is no \(word.output) in \(name).")
        }
      }
    }
  }

  /// Every word in the code of the libraries.
  private static func wordsOfTheSources() throws -> Set<Substring> {
    let folder = Documentation.packageFolder.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var words: Set<Substring> = []
    for path in paths where path.hasSuffix(".swift") {
      for line in try Documentation.text(of: "Sources/\(path)").split(separator: "\n") {
        let code = line.drop { $0 == " " }
        if !code.hasPrefix("//") { words.formUnion(code.matches(of: /[A-Za-z]\w+/).map(\.output)) }
      }
    }
    return words
  }
}
