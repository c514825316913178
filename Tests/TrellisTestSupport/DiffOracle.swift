// SPDX-License-Identifier: MIT

/// Answers in the most obvious way, however slow, what a diff has to find.
public enum DiffOracle {
  /// The new position of each old element: the k-th occurrence of an identifier goes with the k-th. O(n · m).
  public static func pairs<ID: Equatable>(old: [ID], new: [ID]) -> [Int?] {
    var oldToNew = [Int?](repeating: nil, count: old.count)
    for (newPosition, id) in new.enumerated() {
      if let oldPosition = old.indices.first(where: { oldToNew[$0] == nil && old[$0] == id }) {
        oldToNew[oldPosition] = newPosition
      }
    }
    return oldToNew
  }

  /// The length of a longest strictly increasing subsequence. O(n²).
  public static func longestIncreasingCount(_ values: [Int]) -> Int {
    var longestEndingAt: [Int] = []
    for (index, value) in values.enumerated() {
      var longest = 0
      for earlier in 0..<index where values[earlier] < value {
        longest = max(longest, longestEndingAt[earlier])
      }
      longestEndingAt.append(longest + 1)
    }
    return longestEndingAt.max() ?? 0
  }
}

/// The same answers for lists that are too long for `DiffOracle`, which it is tested against.
public enum FastDiffOracle {
  /// As `DiffOracle.pairs(old:new:)`, in expected O(n + m).
  public static func pairs<ID: Hashable>(old: [ID], new: [ID]) -> [Int?] {
    var oldToNew = [Int?](repeating: nil, count: old.count)
    var waiting: [ID: [Int]] = [:]
    for position in old.indices.reversed() { waiting[old[position], default: []].append(position) }
    for (newPosition, id) in new.enumerated() {
      if let oldPosition = waiting[id]?.popLast() { oldToNew[oldPosition] = newPosition }
    }
    return oldToNew
  }

  /// As `DiffOracle.longestIncreasingCount(_:)`, in O(n log n).
  public static func longestIncreasingCount(_ values: [Int]) -> Int {
    var tails: [Int] = []
    for value in values {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if tails[middle] < value { low = middle + 1 } else { high = middle }
      }
      if low == tails.count { tails.append(value) } else { tails[low] = value }
    }
    return tails.count
  }
}
