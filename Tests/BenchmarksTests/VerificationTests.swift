// SPDX-License-Identifier: MIT

import Testing

@testable import Benchmarks

struct VerificationTests {
  private static let old = [10, 11, 12, 13]
  private static let new = [13, 10, 20, 12]
  private static let right = Edits(
    deletions: [1], insertions: [2], updates: [], moves: [Edits.Pair(old: 3, new: 0)])
  private static let pair = ListPair(old: old, new: new, origins: [3, 0, EditShape.inserted, 2])

  private static func changed(_ change: (inout Edits) -> Void) -> Edits {
    var edits = right
    change(&edits)
    return edits
  }

  @Test func rightEditsPass() throws {
    #expect(try Replay.origins(oldCount: 4, newCount: 4, edits: Self.right) == Self.pair.origins)
    try Verification.check(Self.right, Self.pair, isComplete: true)
  }

  @Test(arguments: [
    changed { $0.deletions = [] },
    changed { $0.deletions = [2] },
    changed { $0.deletions = [1, 1] },
    changed { $0.deletions = [4] },
    changed { $0.deletions = [-1] },
    changed { $0.deletions = [1, 2] },
    changed { $0.insertions = [] },
    changed { $0.insertions = [2, 2] },
    changed { $0.insertions = [4] },
    changed { $0.insertions = [1] },
    changed { $0.moves = [] },
    changed { $0.moves[0].old = 1 },
    changed { $0.moves[0].old = 4 },
    changed { $0.moves[0].new = 2 },
    changed { $0.moves[0].new = 1 },
    changed { $0.moves.append($0.moves[0]) },
    changed { $0.updates = [Edits.Pair(old: 0, new: 1)] },
    // Replays to the new list, but pairs less than it can.
    changed {
      $0.moves = []
      $0.deletions = [1, 3]
      $0.insertions = [0, 2]
    },
  ])
  func wrongEditsAreFound(_ edits: Edits) {
    #expect(throws: ReplayError.self) { try Verification.check(edits, Self.pair, isComplete: true) }
  }

  @Test func anEngineThatPromisesLessMayPairLess() throws {
    let edits = Edits(deletions: [1, 3], insertions: [0, 2], updates: [], moves: [])
    try Verification.check(edits, Self.pair, isComplete: false)
  }

  @Test func missingAndMisplacedUpdatesAreFound() throws {
    let old = (0..<2).map { FeedItem(id: Int64($0), number: $0) }
    let pair = ListPair(old: old, new: [old[0].revised(), old[1].revised()], origins: [0, 1])
    let updates = [Edits.Pair(old: 0, new: 0), Edits.Pair(old: 1, new: 1)]
    try Verification.check(Edits(updates: updates), pair, isComplete: true)
    for wrong in [[], [updates[0]], [updates[1]], updates.reversed()] {
      #expect(throws: ReplayError.self) {
        try Verification.check(Edits(updates: wrong), pair, isComplete: true)
      }
    }
  }

  @Test func theDictionaryEnginePairsRepeatedIdentifiersInOrder() {
    let edits = DictionaryHeckel.diff(from: [1, 1, 2], to: [2, 1, 1, 1])
    #expect(edits.deletions == [])
    #expect(edits.insertions == [3])
    #expect(edits.moves.map(\.old) == [2, 0, 1])
  }

  @Test func theLeanDictionaryEngineMovesAsFewAsItCan() {
    let edits = LeanDictionaryHeckel.diff(from: [1, 1, 2], to: [2, 1, 1, 1])
    #expect(edits == Edits(insertions: [3], moves: [Edits.Pair(old: 2, new: 0)]))
  }

  @Test(arguments: [Engine.dictionary, .dictionaryLean])
  func dictionaryEnginesAreRightAboutListsFullOfRepetitions(_ engine: Engine) throws {
    let seed: UInt64 = 21
    var random = SplitMix64(seed: seed)
    for round in 0..<300 {
      func list() -> [FeedItem] {
        (0..<random.below(12)).map { _ in
          let item = FeedItem(id: Int64(random.below(4)), number: 1)
          return random.below(3) == 0 ? item.revised() : item
        }
      }
      let (old, new) = (list(), list())
      var waiting = Dictionary(grouping: old.indices.reversed()) { old[$0].id }
      let origins = new.map { waiting[$0.id]?.popLast() ?? EditShape.inserted }
      let edits = try Verification.verifiedEdits(engine, ListPair(old: old, new: new, origins: origins))
      #expect(
        edits.insertions.count == origins.count { $0 == EditShape.inserted }, "seed \(seed), round \(round)")
    }
  }

  @Test func movesThatAreNotMinimalAreFoundInEnginesThatPromiseIt() {
    // What is known of the right answer says that one move is enough, which is wrong on purpose.
    let pair = ListPair(old: [1, 2, 3], new: [3, 2, 1], origins: [2, 1, 0], minimalMoves: 1)
    #expect(throws: Never.self) { try Verification.verifiedEdits(.dictionary, pair) }
    for engine in [Engine.c, .swift, .dictionaryLean] {
      #expect(throws: ReplayError.self) { try Verification.verifiedEdits(engine, pair) }
    }
  }

  @Test func theStandardLibrarysMovesAreFoundInItsDifference() {
    let edits = Edits(StandardLibraryDiff.diff(from: [1, 2, 3, 4], to: [4, 1, 3, 5]))
    #expect(edits.deletions == [1])
    #expect(edits.insertions == [3])
    #expect(edits.moves == [Edits.Pair(old: 3, new: 0)])
  }

  @Test func theStandardLibraryIsLeftOutByTheWorkItWouldHave() {
    #expect(StandardLibraryDiff.isWorthwhile(oldCount: 1_000_000, newCount: 1_000_000, edits: 100))
    #expect(!StandardLibraryDiff.isWorthwhile(oldCount: 1_000_000, newCount: 1_000_000, edits: 101))
    #expect(!StandardLibraryDiff.isWorthwhile(oldCount: 1, newCount: 1, edits: .max))
  }
}
