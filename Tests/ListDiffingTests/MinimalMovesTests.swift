// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct MinimalMovesTests {
  private func expectMinimalMoves(
    old: [Int], new: [Int], engine: DiffEngine, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let changeset = new.changeset(from: old, options: DiffOptions(engine: engine))
    let oldPositions = DiffOracle.pairs(old: new, new: old).compactMap { $0 }
    let needed = oldPositions.count - DiffOracle.longestIncreasingCount(oldPositions)
    #expect(changeset.moves.count == needed, sourceLocation: sourceLocation)
  }

  @Test(arguments: DiffEngine.allCases)
  func oneElementThatGoesFarIsOneMove(engine: DiffEngine) {
    let options = DiffOptions(engine: engine)
    let list = Array(0..<1000)
    #expect(
      (Array(1..<1000) + [0]).changeset(from: list, options: options).moves == [.init(from: 0, to: 999)])
    #expect(
      ([999] + Array(0..<999)).changeset(from: list, options: options).moves == [.init(from: 999, to: 0)])
  }

  @Test(arguments: DiffEngine.allCases)
  func aBlockThatMovesCostsItsLengthOrThatOfWhatItPasses(engine: DiffEngine) {
    let options = DiffOptions(engine: engine)
    let list = Array(0..<500)
    for point in [1, 7, 100, 249, 250, 251, 400, 499] {
      let rotated = Array(list[point...] + list[..<point])
      #expect(rotated.changeset(from: list, options: options).moves.count == min(point, 500 - point))
    }
  }

  @Test(arguments: DiffEngine.allCases)
  func aReversedListKeepsOneElement(engine: DiffEngine) {
    let changeset = Array((0..<300).reversed()).changeset(
      from: Array(0..<300), options: DiffOptions(engine: engine))
    #expect(changeset.moves.count == 299)
  }

  /// The feed that libraries after Heckel answer with hundreds of moves.
  @Test(arguments: DiffEngine.allCases)
  func aFeedWithTenElementsMovedTakesTenMoves(engine: DiffEngine) {
    var generator = SplitMix64(seed: 42)
    let old = Array(0..<1000)
    var new = old
    for _ in 0..<50 { new.remove(at: generator.below(new.count)) }
    for _ in 0..<10 {
      let element = new.remove(at: generator.below(new.count))
      new.insert(element, at: generator.below(new.count + 1))
    }
    for fresh in 1000..<1050 { new.insert(fresh, at: generator.below(new.count + 1)) }
    let changeset = new.changeset(from: old, options: DiffOptions(engine: engine))
    #expect(changeset.moves.count <= 10)
    #expect(changeset.deletions.count == 50)
    #expect(changeset.insertions.count == 50)
    expectMinimalMoves(old: old, new: new, engine: engine)
  }

  @Test(arguments: DiffEngine.allCases, ListPairShape.allCases)
  func noShapeTakesMoreMovesThanAQuadraticSearchFinds(engine: DiffEngine, shape: ListPairShape) {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<8 {
      let pair = shape.makePair(maximumCount: 250, using: &generator)
      expectMinimalMoves(old: pair.old.map(\.id), new: pair.new.map(\.id), engine: engine)
    }
  }

  @Test(arguments: DiffEngine.allCases)
  func aLargeShuffleIsMinimalToo(engine: DiffEngine) {
    var generator = SplitMix64(seed: 8)
    let old = Array(0..<20_000)
    let new = old.shuffled(using: &generator)
    let changeset = new.changeset(from: old, options: DiffOptions(engine: engine))
    // The old positions are the identifiers themselves.
    #expect(changeset.moves.count == 20_000 - FastDiffOracle.longestIncreasingCount(new))
  }
}
