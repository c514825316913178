// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@testable import ListDiffing

/// The other tests rely on `inconsistency`, so it has to find what it is there for.
@Suite struct DiffableArrayInvariantsTests {
  private func array() -> DiffableArray<String> {
    let array = DiffableArray((0..<20).map { "row \($0)" })
    #expect(array.firstIndex(ofIdentifier: "row 3") == 3)
    #expect(array.inconsistency == nil)
    return array
  }

  @Test func aWrongKeyIsFound() {
    var array = array()
    array.columns.keys[7] ^= 1
    #expect(array.inconsistency == "The key at 7 is not that of the element.")
  }

  @Test func aMissingRowIsFound() {
    var array = array()
    array.columns.revisions.removeLast()
    #expect(array.inconsistency == "20 elements, 20 keys and 19 revisions.")
  }

  @Test func aWrongRevisionIsFound() {
    var array = array()
    array.columns.revisions[2] = KeyColumns.noRevision
    #expect(array.inconsistency?.contains("at 2") == true)
    var numbers: DiffableArray = [1, Double.nan]
    numbers.columns.revisions[1] = numbers.columns.revisions[0]
    #expect(numbers.inconsistency?.contains("at 1") == true)
  }

  @Test func aStaleLookUpIsFound() {
    var array = array()
    // All of them, because two that are neighbours in the table would find each other's place by luck.
    array.elements.reverse()
    array.columns.keys.reverse()
    array.columns.revisions.reverse()
    #expect(array.inconsistency == "The look-up is not of these keys.")
  }
}
