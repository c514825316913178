// SPDX-License-Identifier: MIT

/// How many items come before a section: a tree of partial sums (Fenwick 1994), to be changed and asked in O(log *s*) for *s* sections.
internal struct SectionSums {
  /// At an index one beyond a section's, the sum over as many sections up to it as the index has lowest set bit.
  private var tree: [Int] = [0]

  /// O(*s*).
  internal init(counts: some Sequence<Int>) {
    for count in counts { append(count) }
  }

  internal mutating func append(_ count: Int) {
    let index = tree.count
    var sum = count
    var step = 1
    while step < index & -index {
      sum += tree[index - step]
      step *= 2
    }
    tree.append(sum)
  }

  internal mutating func add(_ difference: Int, at section: Int) {
    var index = section + 1
    while index < tree.count {
      tree[index] += difference
      index += index & -index
    }
  }

  internal func sum(before section: Int) -> Int {
    var index = section
    var sum = 0
    while index > 0 {
      sum += tree[index]
      index &= index - 1
    }
    return sum
  }
}
