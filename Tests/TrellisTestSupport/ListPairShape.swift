// SPDX-License-Identifier: MIT

/// The kinds of list pairs that the fuzz tests draw from. Each aims at one part of a diff.
public enum ListPairShape: String, CaseIterable, Sendable {
  /// A list of distinct elements, edited here and there: what lists on screen do.
  case edits
  /// The same over few identifiers, so that the edits meet duplicates.
  case editsOfDuplicates
  /// A permutation: no cursor can follow, all is up to the table and the longest increasing subsequence.
  case shuffle
  /// Nothing in common.
  case disjoint
  /// Two random lists over one to six identifiers.
  case heavyDuplicates
  /// The halves of the old list dealt like cards: one mismatch after each element.
  case interleaving
  /// Blocks that change places.
  case blockSwaps
  /// Every second or third element replaced: many runs of length one.
  case singleMismatches
  /// Neighbours swapped.
  case neighbourSwaps
  /// Few elements that move far, which a cursor must not follow.
  case farMoves
  /// A common start and end around a different middle that takes identifiers from both.
  case sharedEnds
  /// Everything before a point goes behind it.
  case rotation
  /// Backwards.
  case reversal
  /// Blocks deleted and inserted, of lengths about those of a search window.
  case blockEdits
  /// A short pattern, repeated: every position looks like a good one to go on at.
  case periodic
  /// One list goes on after the other has ended.
  case truncation
}

extension ListPairShape {
  /// Makes a pair of this shape whose lists have at most about `maximumCount` elements.
  public func makePair(maximumCount: Int, using generator: inout SplitMix64) -> ListPair {
    var makers = ListMaker(generator: generator)
    let count = makers.count(atMost: maximumCount)
    let (old, new) = makers.lists(self, count: count)
    let pair = makers.disguise(ListPair(old, new))
    generator = makers.generator
    return pair
  }

  /// Draws a shape, then a pair of it.
  public static func randomPair(
    maximumCount: Int, using generator: inout SplitMix64
  ) -> (shape: ListPairShape, pair: ListPair) {
    let shape = allCases[generator.below(allCases.count)]
    return (shape, shape.makePair(maximumCount: maximumCount, using: &generator))
  }
}
