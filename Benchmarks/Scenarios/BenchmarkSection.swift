// SPDX-License-Identifier: MIT

import ListDiffing

/// A section of a feed.
struct BenchmarkSection: DiffableSection {
  let id: Int64
  var title: String
  var items: [FeedItem]

  var diffIdentifier: Int64 { id }

  /// The section as those have it who know no sections: its header as a row before the others.
  var rows: [FeedItem] { [FeedItem(id: id, title: title)] + items }

  func isContentEqual(to other: BenchmarkSection) -> Bool { title == other.title }
}

/// Two lists of sections to diff.
struct SectionedPair {
  var old: [BenchmarkSection]
  var new: [BenchmarkSection]

  /// `sectionCount` sections of `itemCount` items, then `itemEdits` edits of items, a quarter of each kind (deletion, insertion,
  /// other content, move to anywhere), and `sectionEdits` of sections (move, other title in turn).
  ///
  /// - Parameter haveCommonPast: Whether the new list is an edited copy of the old one, or has arrays of its own everywhere,
  ///   as when it was decoded.
  static func make(
    sectionCount: Int, itemCount: Int, itemEdits: Int, sectionEdits: Int, haveCommonPast: Bool = false,
    using random: inout SplitMix64
  ) -> SectionedPair {
    var number = 0
    func item() -> FeedItem {
      number += 1
      return FeedItem(id: Int64(truncatingIfNeeded: random.next()), number: number)
    }
    let old = (0..<sectionCount).map { section in
      BenchmarkSection(
        id: Int64(truncatingIfNeeded: random.next()), title: "Section number \(section) of the feed",
        items: (0..<itemCount).map { _ in item() })
    }
    var new = old
    if !haveCommonPast {
      for section in new.indices { new[section].items = new[section].items.map { $0 } }
    }
    for edit in 0..<itemEdits {
      let section = random.below(new.count)
      let count = new[section].items.count
      switch edit % 4 {
      case 0 where count > 0: new[section].items.remove(at: random.below(count))
      case 1: new[section].items.insert(item(), at: random.below(count + 1))
      case 2 where count > 0:
        let place = random.below(count)
        new[section].items[place] = new[section].items[place].revised()
      case 3 where count > 0:
        let moved = new[section].items.remove(at: random.below(count))
        let target = random.below(new.count)
        new[target].items.insert(moved, at: random.below(new[target].items.count + 1))
      default: break
      }
    }
    for edit in 0..<sectionEdits {
      if edit % 2 == 0 {
        let moved = new.remove(at: random.below(new.count))
        new.insert(moved, at: random.below(new.count + 1))
      } else {
        new[random.below(new.count)].title += ", revised"
      }
    }
    return SectionedPair(old: old, new: new)
  }
}
