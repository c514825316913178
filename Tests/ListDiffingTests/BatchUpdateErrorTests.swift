// SPDX-License-Identifier: MIT

import ListDiffing
import Testing

@Suite struct BatchUpdateErrorTests {
  private func firstError(_ old: [Int], _ new: [Int], _ batch: BatchUpdate) throws -> BatchUpdateError {
    try #require(BatchUpdateModel(itemCounts: old).errors(in: batch, newItemCounts: new).first)
  }

  @Test func itNamesTheRuleThePlacesAndWhatToDo() throws {
    let error = try firstError(
      [1, 1], [0, 1], BatchUpdate(sectionMoves: [move(0, 1)], itemDeletions: [at(0, 0)]))
    #expect(error.rule == .noItemDeletionInAMovedSection)
    #expect(error.places == [.oldItem(at(0, 0)), .oldSection(0)])
    #expect(error.counts == nil)
    #expect(
      "\(error)"
        == "noItemDeletionInAMovedSection: old item 0.0, old section 0. Change the items in another batch than the "
        + "one that moves the section, or delete and insert the section.")
  }

  @Test func itNamesBothPlacesOfAnItemThatMoves() throws {
    let error = try firstError(
      [2], [1], BatchUpdate(itemDeletions: [at(0, 1)], itemMoves: [move(at(0, 1), at(0, 0))]))
    #expect(error.places == [.oldItem(at(0, 1)), .newItem(at(0, 0))])
  }

  @Test func itGivesTheNumbersThatDisagree() throws {
    let sections = try firstError([1], [1, 1], BatchUpdate())
    #expect(sections.counts?.expected == 1 && sections.counts?.actual == 2)
    let items = try firstError([5, 2], [2], BatchUpdate(sectionDeletions: [0], itemInsertions: [at(0, 0)]))
    #expect(items.counts?.expected == 3 && items.counts?.actual == 2)
    #expect(items.places == [.newSection(0), .oldSection(1)])
    #expect(
      "\(items)".hasPrefix("itemCountsAgree: new section 0, old section 1, 3 expected, 2 in the new list. "))
  }

  @Test(arguments: BatchUpdateRule.allCases)
  func everyRuleSaysWhatToDoInASentence(rule: BatchUpdateRule) {
    #expect(rule.advice.first?.isUppercase == true && rule.advice.last == "." && rule.advice.count > 20)
  }

  @Test func aModelThatRefusesABatchIsAsItWas() {
    var model = BatchUpdateModel(itemCounts: [3])
    #expect(throws: BatchUpdateError.self) { try model.perform(BatchUpdate(), newItemCounts: [4]) }
    #expect(model.itemCounts == [3])
  }
}
