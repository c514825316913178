// SPDX-License-Identifier: MIT

extension Workload {
  private static let decades = [10, 100, 1_000, 10_000, 100_000, 1_000_000]
  private static let decadesOfW1 = [10, 100, 1_000, 5_000, 10_000, 100_000, 1_000_000]
  private static let freshSizesOfW1 = [5_000, 100_000]
  private static let freshSizesOfFeeds = [1_000, 100_000]

  static let all: [Workload] = [
    Workload(
      name: "W1-contiguous", summary: "UUID strings; a stretch deleted, one inserted, the first shuffled",
      sizes: decadesOfW1
    ) { count, cell throws(Failure) in
      try cell.measure(count, .shared, shape: EditShape.contiguous) { _, random in random.uuidString() }
    },
    Workload(
      name: "W1-contiguous-fresh", summary: "the same, the new list's strings in storage of their own",
      sizes: freshSizesOfW1
    ) { count, cell throws(Failure) in
      try cell.measure(count, .fresh, shape: EditShape.contiguous) { _, random in random.uuidString() }
    },
    Workload(
      name: "W1-scattered", summary: "UUID strings; as many edits, each of them anywhere", sizes: decadesOfW1
    ) { count, cell throws(Failure) in
      try cell.measure(count, .shared, shape: EditShape.scattered) { _, random in random.uuidString() }
    },
    Workload(
      name: "W1-scattered-fresh", summary: "the same, the new list's strings in storage of their own",
      sizes: freshSizesOfW1
    ) { count, cell throws(Failure) in
      try cell.measure(count, .fresh, shape: EditShape.scattered) { _, random in random.uuidString() }
    },
    Workload(
      name: "W2-feed", summary: "feed rows; 5 % deleted, 5 % inserted, 5 % updated, 1 % moved", sizes: decades
    ) { count, cell throws(Failure) in
      try cell.measure(count, .shared, shape: EditShape.feed, make: feedItem)
    },
    Workload(
      name: "W2-feed-fresh", summary: "the same, the new list's titles in storage of their own",
      sizes: freshSizesOfFeeds
    ) { count, cell throws(Failure) in
      try cell.measure(count, .fresh, shape: EditShape.feed, make: feedItem)
    },
    Workload(
      name: "W3-dense", summary: "integers 0, 1, 2, … in order; all shuffled", sizes: decades
    ) { count, cell throws(Failure) in
      try cell.measure(count, .shared, shape: EditShape.shuffled) { number, _ in number }
    },
    Workload(
      name: "W3-random", summary: "random integers; all shuffled", sizes: decades
    ) { count, cell throws(Failure) in
      try cell.measure(count, .shared, shape: EditShape.shuffled, make: randomInteger)
    },
    Workload(
      name: "W4-int", summary: "random integers; nothing changed", sizes: decades
    ) { count, cell throws(Failure) in
      try cell.measure(count, .shared, shape: EditShape.unchanged, make: randomInteger)
    },
    Workload(
      name: "W4-feed", summary: "feed rows; nothing changed", sizes: decades
    ) { count, cell throws(Failure) in
      try cell.measure(count, .shared, shape: EditShape.unchanged, make: feedItem)
    },
    Workload(
      name: "W4-feed-fresh", summary: "the same, the new list's titles in storage of their own",
      sizes: freshSizesOfFeeds
    ) { count, cell throws(Failure) in
      try cell.measure(count, .fresh, shape: EditShape.unchanged, make: feedItem)
    },
    Workload(
      name: "W5-prepend", summary: "random integers; 50 more in front", sizes: decades
    ) { count, cell throws(Failure) in
      try cell.measure(count, .shared, shape: EditShape.prepended, make: randomInteger)
    },
    Workload(
      name: "W6-disjoint", summary: "random integers; nothing in common", sizes: decades
    ) { count, cell throws(Failure) in
      try cell.measure(count, .shared, shape: EditShape.disjoint, make: randomInteger)
    },
  ]

  @Sendable
  private static func randomInteger(_ number: Int, _ random: inout SplitMix64) -> Int {
    Int(truncatingIfNeeded: random.next())
  }

  @Sendable
  private static func feedItem(_ number: Int, _ random: inout SplitMix64) -> FeedItem {
    FeedItem(id: Int64(truncatingIfNeeded: random.next()), number: number)
  }
}
