// SPDX-License-Identifier: MIT

import ListDiffing

/// Delta debugging for pairs of lists (Zeller and Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*, 2002):
/// takes away chunks, then single elements, then tells fewer elements apart, as long as the failure stays.
public enum Shrinker {
  /// - Parameters:
  ///   - attempts: The most lists to try.
  ///   - fails: Whether a pair shows the failure. It must hold for the pair that is given.
  /// - Returns: A pair that fails and, unless the attempts ran out, no longer does when any one element is removed.
  public static func minimize(
    _ pair: ListPair, attempts: Int = 5000, while fails: (ListPair) -> Bool
  ) -> ListPair {
    withoutActuallyEscaping(fails) { fails in
      var search = ShrinkSearch(smallest: pair, attemptsLeft: attempts, fails: fails)
      var before: ListPair
      repeat {
        before = search.smallest
        search.removeChunks()
        search.removeIdentifiers()
        search.simplifyContents()
        search.reduceAlphabet()
      } while search.smallest != before
      return search.smallest
    }
  }
}

private struct ShrinkSearch {
  private(set) var smallest: ListPair
  private(set) var attemptsLeft: Int
  let fails: (ListPair) -> Bool

  init(smallest: ListPair, attemptsLeft: Int, fails: @escaping (ListPair) -> Bool) {
    self.smallest = smallest
    self.attemptsLeft = attemptsLeft
    self.fails = fails
  }

  /// Keeps a candidate that still fails.
  @discardableResult
  private mutating func accept(_ candidate: ListPair) -> Bool {
    guard candidate != smallest, attemptsLeft > 0 else { return false }
    attemptsLeft -= 1
    guard fails(candidate) else { return false }
    smallest = candidate
    return true
  }

  /// Takes stretches away from either list and from both at once, long ones first.
  mutating func removeChunks() {
    var length = max(smallest.old.count, smallest.new.count)
    while length > 0 {
      removeChunks(of: length, from: [\.old, \.new])
      removeChunks(of: length, from: [\.old])
      removeChunks(of: length, from: [\.new])
      length /= 2
    }
  }

  private mutating func removeChunks(of length: Int, from lists: [WritableKeyPath<ListPair, [Row<Int>]>]) {
    var start = lists.map { smallest[keyPath: $0].count }.max() ?? 0
    while start > 0 {
      start = max(0, start - length)
      var candidate = smallest
      for list in lists {
        let count = candidate[keyPath: list].count
        candidate[keyPath: list].removeSubrange(min(start, count)..<min(start + length, count))
      }
      accept(candidate)
    }
  }

  /// Takes every element with one identifier away: the two ends of a long move do not lie in one chunk.
  mutating func removeIdentifiers() {
    for id in identifiers {
      var candidate = smallest
      candidate.old.removeAll { $0.id == id }
      candidate.new.removeAll { $0.id == id }
      accept(candidate)
    }
  }

  mutating func simplifyContents() {
    for list in [\ListPair.old, \ListPair.new] {
      for index in smallest[keyPath: list].indices {
        var candidate = smallest
        candidate[keyPath: list][index].content = 0
        accept(candidate)
      }
    }
  }

  /// Numbers the identifiers by first occurrence, or at least gives single ones a smaller number, and makes pairs of
  /// them one.
  mutating func reduceAlphabet() {
    let numbers = Dictionary(uniqueKeysWithValues: zip(identifiers, 0...))
    if !accept(smallest.mapIDs { numbers[$0] ?? $0 }) {
      for (id, number) in zip(identifiers, 0...) where !(0...number).contains(id) {
        accept(smallest.mapIDs { $0 == id ? number : $0 })
      }
    }
    for id in identifiers.reversed() {
      for other in identifiers.prefix(while: { $0 != id }) {
        if accept(smallest.mapIDs { $0 == id ? other : $0 }) { break }
      }
    }
  }

  /// The identifiers, each once, by first occurrence.
  private var identifiers: [Int] {
    var seen: Set<Int> = []
    return (smallest.old + smallest.new).map(\.id).filter { seen.insert($0).inserted }
  }
}
