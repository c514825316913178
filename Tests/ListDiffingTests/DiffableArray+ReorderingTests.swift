// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrellisTestSupport

@testable import ListDiffing

@Suite struct DiffableArrayReorderingTests {
  @Test func anElementMovesToWhereItIsToBe() {
    let array: DiffableArray = [0, 1, 2, 3, 4]
    for source in 0..<5 {
      for destination in 0..<5 {
        var moved = array
        moved.move(from: source, to: destination)
        var expected = Array(array)
        expected.insert(expected.remove(at: source), at: destination)
        #expect(Array(moved) == expected && moved.inconsistency == nil)
      }
    }
  }

  @Test func elementsMoveToOnePlaceInTheirOrder() {
    var array: DiffableArray = ["a", "b", "c", "d", "e"]
    array.moveElements(at: [3, 0], to: 2)
    #expect(array == ["b", "a", "d", "c", "e"])
    array.moveElements(at: IndexSet([0, 1]), to: 5)
    #expect(array == ["d", "c", "e", "b", "a"])
    array.moveElements(at: [], to: 0)
    array.moveElements(at: [4, 4], to: 0)
    #expect(array == ["a", "d", "c", "e", "b"] && array.inconsistency == nil)
  }

  @Test func sortingTakesTheIdentifiersAlong() {
    var generator = SplitMix64(seed: 12)
    var array = DiffableArray((0..<300).map { _ in "text \(generator.below(200))" })
    var expected = Array(array)
    array.sort()
    expected.sort()
    #expect(Array(array) == expected && array.inconsistency == nil)
    array.sort(by: >)
    #expect(Array(array) == expected.reversed() && array.inconsistency == nil)
  }
}
