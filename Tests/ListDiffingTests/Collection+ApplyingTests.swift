// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct CollectionApplyingTests {
  private let old = [Row(1), Row(2), Row(3), Row(4)]
  private let new = [Row(4, 1), Row(1), Row(9), Row(3)]

  @Test func aReplayGivesTheNewList() {
    #expect(old.applying(new.changeset(from: old), newElements: new) == new)
    #expect([Row<Int>]().applying(new.changeset(from: []), newElements: new) == new)
    #expect(old.applying([].changeset(from: old), newElements: []) == [])
  }

  /// Kept elements are the old ones; the new list only has to hold what it brings.
  @Test func onlyInsertedAndUpdatedElementsAreTakenFromTheNewList() {
    let sparse = [Row(4, 1), Row(-1), Row(9), Row(-1)]
    #expect(old.applying(new.changeset(from: old), newElements: sparse) == new)
    let kept = Model(1)
    let result = [kept, Model(2)].applying(
      [Model(2), Model(1)].changeset(from: [kept, Model(2)]), newElements: [Model(2), Model(1)])
    #expect(result?[1] === kept)
  }

  @Test func aChangesetForListsOfOtherLengthsGivesNil() {
    let changeset = new.changeset(from: old)
    #expect(Array(old.dropLast()).applying(changeset, newElements: new) == nil)
    #expect((old + old).applying(changeset, newElements: new) == nil)
    #expect(old.applying(changeset, newElements: Array(new.dropLast())) == nil)
    #expect(old.applying(changeset, newElements: new + new) == nil)
    #expect([Row<Int>]().applying(changeset, newElements: []) == nil)
  }

  @Test func listsOfAnyKindAreReplayed() {
    let changeset = new.changeset(from: old)
    let padded = [Row(0)] + old + [Row(0)]
    #expect(padded[1..<5].applying(changeset, newElements: MinimalCollection(new)) == new)
    #expect(MinimalCollection(old).applying(changeset, newElements: new[...]) == new)
    #expect(ContiguousArray(old).applying(changeset, newElements: new.lazy.map { $0 }) == new)
    #expect(Array(old.reversed()).reversed().applying(changeset, newElements: new) == new)
  }
}
