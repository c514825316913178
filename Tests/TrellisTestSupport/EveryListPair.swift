// SPDX-License-Identifier: MIT

/// Every pair of lists up to a length over an alphabet, one of each class that differs in the names of its identifiers
/// only: identifiers are numbered in the order in which they first occur.
public struct EveryListPair: Sequence, IteratorProtocol {
  private let alphabet: Int
  private let longest: Int
  private var oldCount = 0
  private var newCount = 0
  private var current: [Int]?

  public init(upToLength longest: Int, alphabet: Int) {
    self.longest = longest
    self.alphabet = alphabet
    current = []
  }

  public mutating func next() -> (old: ArraySlice<Int>, new: ArraySlice<Int>)? {
    guard let lists = current else { return nil }
    defer { advance(from: lists) }
    return (lists[..<oldCount], lists[oldCount...])
  }

  /// Counts up like an odometer whose digits may exceed the largest one before them by one at most.
  private mutating func advance(from lists: [Int]) {
    var lists = lists
    for index in lists.indices.reversed() {
      let largest = lists[..<index].max() ?? -1
      if lists[index] <= largest && lists[index] + 1 < alphabet {
        lists[index] += 1
        for later in lists.indices.suffix(from: index + 1) { lists[later] = 0 }
        current = lists
        return
      }
    }
    newCount += 1
    if newCount > longest {
      newCount = 0
      oldCount += 1
    }
    current = oldCount > longest ? nil : Array(repeating: 0, count: oldCount + newCount)
  }
}
