// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct PatchComposingTests {
  /// That the parts fit together is what the decoder checks.
  private func expectSound(_ patch: Patch<PatchItem>, _ context: Comment) throws {
    let data = try JSONEncoder().encode(patch)
    #expect(try JSONDecoder().decode(Patch<PatchItem>.self, from: data) == patch, context)
    let oldPositions = patch.changeset.newToOld.compactMap { $0 }
    let needed = oldPositions.count - DiffOracle.longestIncreasingCount(oldPositions)
    #expect(patch.changeset.moves.count == needed, context)
  }

  /// A list after a list after a list: each new one is the old one of another pair, edited.
  private func walk(
    _ shape: ListPairShape, stepCount: Int, maximumCount: Int = 60, seed: UInt64
  ) -> [[PatchItem]] {
    var generator = SplitMix64(seed: seed)
    let (first, second) = shape.makePair(maximumCount: maximumCount, using: &generator).items
    var lists = [first, second]
    while lists.count <= stepCount {
      let last = lists[lists.count - 1]
      // The next list takes its order from one of the first two and its contents from nowhere.
      var next = (lists.randomElement(using: &generator) ?? []) + last.prefix(generator.below(last.count + 1))
      next.removeAll { _ in generator.chance(oneIn: 4) }
      for index in next.indices where generator.chance(oneIn: 5) { next[index].text += "!" }
      if generator.chance(oneIn: 3) { next.shuffle(using: &generator) }
      lists.append(next)
    }
    return lists
  }

  @Test(arguments: ListPairShape.allCases)
  func twoPatchesAreAsGoodAsOneAfterTheOther(shape: ListPairShape) throws {
    for seed: UInt64 in 0..<40 {
      let lists = walk(shape, stepCount: 2, seed: seed)
      let first = lists[1].patch(from: lists[0])
      let second = lists[2].patch(from: lists[1])
      let both = try first.appending(second)
      try expectSound(both, "seed \(seed)")
      #expect(try lists[0].applying(both) == lists[2], "seed \(seed)")
      #expect(try lists[0].applying(first).applying(second) == lists[2], "seed \(seed)")
    }
  }

  @Test func aWholeHistoryIsOnePatch() throws {
    for seed: UInt64 in 0..<20 {
      let lists = walk(.edits, stepCount: 8, maximumCount: 24, seed: seed)
      let patches = zip(lists, lists.dropFirst()).map { $1.patch(from: $0) }
      var whole = lists[0].patch(from: lists[0])
      for patch in patches { whole = try whole.appending(patch) }
      try expectSound(whole, "seed \(seed)")
      #expect(try lists[0].applying(whole) == lists[8], "seed \(seed)")
      // From the end to the start it is the same, since appending is associative.
      var tail = lists[8].patch(from: lists[8])
      for patch in patches.reversed() { tail = try patch.appending(tail) }
      #expect(try lists[0].applying(tail) == lists[8], "seed \(seed)")
      #expect(tail.elements == whole.elements, "seed \(seed)")
    }
  }

  /// Where no element comes back and none is updated back, nothing is lost against a diff of the ends.
  @Test func patchesOfListsThatOnlyGrowAndTurnComposeToTheDirectOne() throws {
    for seed: UInt64 in 0..<60 {
      var generator = SplitMix64(seed: seed)
      let old = (0..<generator.below(40)).map { PatchItem($0) }
      var lists = [old, old, old]
      for step in 1...2 {
        lists[step] = lists[step - 1].shuffled(using: &generator)
        lists[step].removeAll { _ in generator.chance(oneIn: 6) }
        for offset in 0..<generator.below(6) {
          lists[step].insert(PatchItem(1000 * step + offset), at: generator.below(lists[step].count + 1))
        }
        for index in lists[step].indices where generator.chance(oneIn: 4) {
          lists[step][index].text += "\(step)"
        }
      }
      let both = try lists[1].patch(from: lists[0]).appending(lists[2].patch(from: lists[1]))
      let direct = lists[2].patch(from: lists[0])
      #expect(both.elements == direct.elements, "seed \(seed)")
      #expect(both.changeset.keptRuns == direct.changeset.keptRuns, "seed \(seed)")
      #expect(both.changeset.deletions == direct.changeset.deletions, "seed \(seed)")
      #expect(both.changeset.insertions == direct.changeset.insertions, "seed \(seed)")
      #expect(both.changeset.updates == direct.changeset.updates, "seed \(seed)")
      #expect(both.changeset.moves.count == direct.changeset.moves.count, "seed \(seed)")
    }
  }

  @Test func whatIsDeletedAndComesBackIsSentAgain() throws {
    let list = [PatchItem(1), PatchItem(2)]
    let there = [PatchItem(2)].patch(from: list)
    let both = try there.appending(list.patch(from: [PatchItem(2)]))
    #expect(both.changeset.deletions == [0])
    #expect(both.changeset.insertions == [0])
    #expect(both.elements == [PatchItem(1)])
    #expect(try list.applying(both) == list)
  }

  @Test func whatIsUpdatedAndUpdatedBackIsStillAnUpdate() throws {
    let one = [PatchItem(1, "a")]
    let other = [PatchItem(1, "b")]
    let both = try other.patch(from: one).appending(one.patch(from: other))
    #expect(both.changeset.updates == [.init(old: 0, new: 0)])
    #expect(both.elements == one)
  }

  @Test func whatIsInsertedAndUpdatedIsInsertedAsItIsInTheEnd() throws {
    let both = try [PatchItem(1, "a")].patch(from: [])
      .appending([PatchItem(1, "b")].patch(from: [PatchItem(1, "a")]))
    #expect(both == [PatchItem(1, "b")].patch(from: []))
  }

  @Test func whatIsInsertedAndDeletedIsNotSent() throws {
    let both = try [PatchItem(1)].patch(from: []).appending([].patch(from: [PatchItem(1)]))
    #expect(both == [].patch(from: [PatchItem]()))
  }

  @Test func aPatchForAnotherListIsNotAppended() {
    let first = [PatchItem(1, "a"), PatchItem(2)].patch(from: [])
    let short = [PatchItem]().patch(from: [PatchItem(1)])
    #expect(throws: PatchError.countMismatch(expected: 1, actual: 2)) { try first.appending(short) }
    let other = [PatchItem(2), PatchItem(3, "b")].patch(from: [PatchItem(3, "a"), PatchItem(2)])
    #expect(throws: PatchError.identifierMismatch(oldPosition: 0, newPosition: 1)) {
      try first.appending(other)
    }
  }

  @Test func listsThatCannotBeCountedTogetherAreRefused() throws {
    func decode(_ json: String) throws -> Patch<Int> {
      try JSONDecoder().decode(Patch<Int>.self, from: Data(json.utf8))
    }
    let first = try decode(
      #"{"oldCount":2147483648,"newCount":2147483646,"keptRuns":[0,0,2147483646],"deletions":[2147483646,2147483647]}"#
    )
    let second = try decode(
      #"{"oldCount":2147483646,"newCount":2147483648,"keptRuns":[0,0,2147483646],"elements":[1,2]}"#)
    #expect(throws: PatchError.tooManyElements) { try first.appending(second) }
    #expect(try second.appending(first).isEmpty)
  }
}
