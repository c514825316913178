// SPDX-License-Identifier: MIT

/// Which runs of pairs stay and which move, where only the runs are at hand and not the lists.
///
/// A longest increasing subsequence of pairs is a heaviest one of runs, because no value lies between the neighbours of a run:
/// whoever takes one pair of it can take all. Unlike `LongestOrder` this takes no memory for the pairs, so a patch that claims
/// to be for thousands of millions of elements costs no more than what it lists.
internal enum HeaviestOrder {
  /// The pairs that move, ascending by new position: the fewest.
  ///
  /// - Parameters:
  ///   - runs: All pairs, ascending by new position.
  ///   - weight: What it is worth that a run stays: if not the number of its pairs, then something else that is positive.
  /// - Complexity: O(*r* log *r*) for *r* runs, and O(*k*) for *k* moves.
  internal static func moves(
    among runs: [Changeset.KeptRun], weight: (Changeset.KeptRun) -> Int = { $0.count }
  ) -> [Changeset.Move] {
    if zip(runs, runs.dropFirst()).allSatisfy({ $0.oldStart < $1.oldStart }) { return [] }
    let stays = stayingRuns(runs, weight: weight)
    return runs.indices.lazy.filter { !stays[$0] }.flatMap { index in
      zip(runs[index].oldRange, runs[index].newRange).map { Changeset.Move(from: $0, to: $1) }
    }
  }

  private static func stayingRuns(
    _ runs: [Changeset.KeptRun], weight: (Changeset.KeptRun) -> Int
  ) -> [Bool] {
    var ranks = [Int](repeating: 0, count: runs.count)
    for (rank, index) in runs.indices.sorted(by: { runs[$0].oldStart < runs[$1].oldStart }).enumerated() {
      ranks[index] = rank
    }
    // A Fenwick tree over the ranks: the heaviest chain that ends in a prefix of them, by the run that it ends with.
    var tree = [Int?](repeating: nil, count: runs.count + 1)
    var weights = [Int](repeating: 0, count: runs.count)
    var predecessors = [Int?](repeating: nil, count: runs.count)
    var heaviest = 0
    for index in runs.indices {
      var node = ranks[index]
      var best: Int?
      while node > 0 {
        if let end = tree[node], best.map({ weights[$0] < weights[end] }) ?? true { best = end }
        node &= node - 1
      }
      predecessors[index] = best
      weights[index] = weight(runs[index]) + (best.map { weights[$0] } ?? 0)
      if weights[index] > weights[heaviest] { heaviest = index }
      node = ranks[index] + 1
      while node < tree.count {
        if tree[node].map({ weights[$0] < weights[index] }) ?? true { tree[node] = index }
        node += node & -node
      }
    }
    var stays = [Bool](repeating: false, count: runs.count)
    var end: Int? = heaviest
    while let index = end {
      stays[index] = true
      end = predecessors[index]
    }
    return stays
  }
}
