// SPDX-License-Identifier: MIT

import ListDiffing
import Testing

@Suite struct BatchUpdateRuleTests {
  @Test func everyRuleHasBatchesThatBreakItAndLegalOnesNextToThem() {
    #expect(Set(BatchUpdateRuleCases.all.map(\.rule)) == Set(BatchUpdateRule.allCases))
    #expect(BatchUpdateRuleCases.all.count == BatchUpdateRule.allCases.count)
    for cases in BatchUpdateRuleCases.all {
      #expect(!cases.breaking.isEmpty && !cases.nearMisses.isEmpty, "\(cases.rule)")
    }
  }

  @Test(arguments: BatchUpdateRule.allCases)
  func onlyTheRuleIsBroken(rule: BatchUpdateRule) throws {
    for test in BatchUpdateRuleCases.all.filter({ $0.rule == rule }).flatMap(\.breaking) {
      #expect(test.brokenRules == [rule], "\(test): \(test.errors)")
    }
  }

  @Test func whatIsRefusedIsNeitherPerformedNorReplayed() throws {
    for test in BatchUpdateRuleCases.all.flatMap(\.breaking) {
      let error = try #require(test.errors.first)
      var model = BatchUpdateModel(itemCounts: test.old)
      #expect(throws: error, "\(test)") { try model.perform(test.batch, newItemCounts: test.new) }
      #expect(model.itemCounts == test.old, "\(test)")
      #expect(throws: error, "\(test)") {
        try BatchUpdateModel.applying(
          test.batch, to: test.old.map { Array(0..<$0) }, newItems: test.new.map { Array(0..<$0) })
      }
    }
  }

  @Test(arguments: BatchUpdateRule.allCases)
  func nearMissesAreLegal(rule: BatchUpdateRule) {
    for test in BatchUpdateRuleCases.all.filter({ $0.rule == rule }).flatMap(\.nearMisses) {
      #expect(test.errors.isEmpty, "\(test)")
    }
  }

  @Test func theOrderOfOperationsDoesNotMatter() {
    for cases in BatchUpdateRuleCases.all {
      for test in cases.breaking + cases.nearMisses {
        var batch = test.batch
        batch.sectionDeletions.reverse()
        batch.sectionInsertions.reverse()
        batch.sectionMoves.reverse()
        batch.itemDeletions.reverse()
        batch.itemInsertions.reverse()
        batch.itemMoves.reverse()
        let reversed = BatchUpdateCase(test.name, test.old, test.new, batch)
        #expect(reversed.brokenRules == test.brokenRules, "\(test)")
      }
    }
  }

  @Test func aBatchMayBreakSeveralRules() {
    let batch = BatchUpdate(
      sectionMoves: [move(0, 1)], itemDeletions: [at(0, 0), at(0, 0)], itemInsertions: [at(1, 0), at(4, 0)])
    let model = BatchUpdateModel(itemCounts: [2, 1])
    let rules = model.errors(in: batch, newItemCounts: [1, 2]).map(\.rule)
    #expect(
      rules == [
        .newPlaceExists, .oncePerPlace, .noItemDeletionInAMovedSection, .noItemDeletionInAMovedSection,
        .noItemInsertionInAMovedSection,
      ])
  }

  @Test func positionsAtTheEdgeOfIntegersAreRefused() {
    let batch = BatchUpdate(
      sectionDeletions: [.min], sectionInsertions: [.max], sectionReloads: [.max],
      itemDeletions: [at(.max, .min)], itemInsertions: [at(.min, .max)],
      itemMoves: [move(at(.min + 1, 0), at(0, .max))])
    let model = BatchUpdateModel(itemCounts: [1])
    #expect(
      Set(model.errors(in: batch, newItemCounts: [1]).map(\.rule)) == [.oldPlaceExists, .newPlaceExists])
  }

  @Test func theArticleListsEveryRuleOnce() throws {
    let article = try Documentation.text(of: "Sources/ListDiffing/ListDiffing.docc/LegalBatches.md")
    let rows = article.matches(of: /(?m)^\| ``BatchUpdateRule\/(?<rule>\w+)`` \|/).map { String($0.rule) }
    #expect(rows == BatchUpdateRule.allCases.map { "\($0)" })
  }
}
