// SPDX-License-Identifier: MIT

/// Which pairs stay and which move.
///
/// The pairs that stay are a longest increasing subsequence of the old positions in the order of the new ones, found by
/// patience sorting (Fredman 1975): each value goes on the first pile whose top is not below it, and there are as many piles as
/// the subsequence is long.
///
/// It goes a run at a time: a run that starts on pile p covers the piles p, p + 1, …, because no value lies between its
/// neighbours. Walking back, the member on the pile below is in the last run before that ends there.
internal enum LongestOrder {
  /// The pairs that move, ascending by new position.
  ///
  /// - Complexity: O(*k* + *r* log *k*) for *k* pairs in *r* runs.
  internal static func moves(among runs: [Changeset.KeptRun]) -> [Changeset.Move] {
    let isInOrder = zip(runs, runs.dropFirst()).allSatisfy { $0.oldStart32 < $1.oldStart32 }
    if isInOrder { return [] }
    let pairCount = runs.reduce(0) { $0 + $1.count }
    let tops = UnsafeMutablePointer<UInt32>.allocate(capacity: pairCount)
    let firstPiles = UnsafeMutablePointer<UInt32>.allocate(capacity: runs.count)
    defer {
      tops.deallocate()
      firstPiles.deallocate()
    }
    var pileCount = 0
    for (index, run) in runs.enumerated() {
      let pile = firstPile(in: tops, count: pileCount, notBelow: run.oldStart32)
      firstPiles[index] = UInt32(truncatingIfNeeded: pile)
      for offset in 0..<run.count {
        tops[pile + offset] = run.oldStart32 + UInt32(truncatingIfNeeded: offset)
      }
      pileCount = max(pileCount, pile + run.count)
    }
    var moves: [Changeset.Move] = []
    moves.reserveCapacity(pairCount - pileCount)
    var remaining = pileCount
    for (index, run) in runs.enumerated().reversed() {
      if Int(firstPiles[index]) + run.count == remaining {
        remaining -= run.count
      } else {
        for offset in (0..<run.count).reversed() {
          moves.append(Changeset.Move(from: run.oldStart + offset, to: run.newStart + offset))
        }
      }
    }
    moves.reverse()
    return moves
  }

  private static func firstPile(in tops: UnsafeMutablePointer<UInt32>, count: Int, notBelow value: UInt32)
    -> Int
  {
    if count == 0 || tops[count - 1] < value { return count }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
