// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct PatchTests {
  private let old = [PatchItem(1, "a"), PatchItem(2, "b"), PatchItem(3, "c"), PatchItem(4, "d")]
  private let new = [PatchItem(4, "D"), PatchItem(1, "a"), PatchItem(9, "n"), PatchItem(3, "c")]

  @Test(arguments: ListPairShape.allCases)
  func aPatchLeadsFromTheOldListToTheNew(shape: ListPairShape) throws {
    for seed: UInt64 in 0..<60 {
      var generator = SplitMix64(seed: seed)
      let (old, new) = shape.makePair(maximumCount: 200, using: &generator).items
      for engine in DiffEngine.allCases {
        let patch = new.patch(from: old, options: DiffOptions(engine: engine))
        #expect(try old.applying(patch) == new, "seed \(seed), engine \(engine)")
      }
    }
  }

  @Test(arguments: ListPairShape.allCases)
  func aPatchHoldsTheInsertedAndUpdatedElementsAndNoOthers(shape: ListPairShape) {
    for seed: UInt64 in 0..<30 {
      var generator = SplitMix64(seed: seed)
      let (old, new) = shape.makePair(maximumCount: 200, using: &generator).items
      let changeset = new.changeset(from: old)
      let needed = Set(changeset.insertions + changeset.updates.map(\.new)).sorted()
      let patch = new.patch(from: old)
      #expect(patch.changeset == changeset, "seed \(seed)")
      #expect(patch.elements == needed.map { new[$0] }, "seed \(seed)")
    }
  }

  @Test func everyShortListIsReached() throws {
    for (old, new) in EveryListPair(upToLength: 4, alphabet: 4) {
      #expect(try old.applying(new.patch(from: old)) == Array(new))
    }
  }

  @Test func optionsAreThoseOfTheDiff() {
    let options = DiffOptions(reportsDuplicates: true)
    let patch = [1, 1].patch(from: [1], options: options)
    #expect(patch.changeset.duplicates == [.init(oldPositions: [0], newPositions: [0, 1])])
  }

  @Test func listsThatAreTheSameNeedNothing() throws {
    let patch = old.patch(from: old)
    #expect(patch.isEmpty)
    #expect(patch.elements.isEmpty)
    #expect(try old.applying(patch) == old)
    #expect(!new.patch(from: old).isEmpty)
  }

  @Test func listsOfAnyKindArePatched() throws {
    let patch = MinimalCollection(new).patch(from: old)
    let padded = [PatchItem(0)] + old + [PatchItem(0)]
    #expect(patch == new.patch(from: padded[1..<5]))
    #expect(try padded[1..<5].applying(patch) == new)
    #expect(try MinimalCollection(old).applying(patch) == new)
    #expect(try Array(old.reversed()).reversed().applying(patch) == new)
  }

  @Test func keptElementsAreThoseOfTheOldList() throws {
    let kept = Model(1)
    let patch = [Model(2), Model(1)].patch(from: [Model(1), Model(3)])
    #expect(try [kept, Model(3)].applying(patch)[1] === kept)
  }

  @Test func aListOfAnotherLengthIsRefused() {
    let patch = new.patch(from: old)
    for list in [[], Array(old.dropLast()), old + old] {
      #expect(throws: PatchError.countMismatch(expected: 4, actual: list.count)) { try list.applying(patch) }
    }
  }

  /// The identifiers of what is replaced come with the patch anyway.
  @Test func anotherListOfTheSameLengthIsRefusedWhereItsElementsAreUpdated() throws {
    let patch = new.patch(from: old)
    let other = Array(old.dropLast()) + [PatchItem(5, "d")]
    #expect(throws: PatchError.identifierMismatch(oldPosition: 3, newPosition: 0)) {
      try other.applying(patch)
    }
    // What it holds elsewhere is not looked at.
    #expect(try ([PatchItem(7)] + old.dropFirst()).applying(patch)[1] == PatchItem(7))
  }

  @Test func patchesAreEqualIfAllIsEqual() {
    let patch = new.patch(from: old)
    #expect(patch == new.patch(from: old))
    #expect(Set([patch, new.patch(from: old), old.patch(from: new)]).count == 2)
    var other = new
    other[2].text = "another"
    #expect(patch != other.patch(from: old))
    #expect(patch.changeset == other.patch(from: old).changeset)
  }

  @Test func errorsSayWhatDoesNotFit() {
    #expect("\(PatchError.countMismatch(expected: 5, actual: 3))".contains("5 elements, not of 3"))
    let mismatch = "\(PatchError.identifierMismatch(oldPosition: 5, newPosition: 3))"
    #expect(mismatch.contains("at 5") && mismatch.contains("at 3"))
    #expect("\(PatchError.tooManyElements)".contains("Apply one after the other"))
  }
}
