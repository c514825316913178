// SPDX-License-Identifier: MIT

import ListDiffing

// Where items come to be that were not given a place of their own.

extension BatchComposer {
  /// Gives each of several items that arrive at one place a place of its own, the later ones behind the first as if they had been put
  /// in one after the other.
  internal func placeArrivals(_ items: inout ItemsComposed) {
    var taken: Set<ItemPath> = []
    var crowded: [Int: [(place: ItemPath, move: ItemPath?)]] = [:]
    var moves: [SectionedChangeset.ItemMove] = []
    var insertions: [ItemPath] = []
    for move in items.moves {
      if taken.insert(move.to).inserted {
        moves.append(move)
      } else {
        crowded[move.to.section, default: []].append((move.to, move.from))
      }
    }
    for path in items.insertions {
      if taken.insert(path).inserted {
        insertions.append(path)
      } else {
        crowded[path.section, default: []].append((path, nil))
      }
    }
    guard !crowded.isEmpty else { return }
    for (section, arrivals) in crowded {
      let arrivals = arrivals.sorted { $0.place < $1.place }
      let places = freePlaces(for: arrivals.map(\.place.item), section: section, &taken)
      for (arrival, item) in zip(arrivals, places) {
        let path = ItemPath(item: item, section: section)
        if let source = arrival.move {
          moves.append(SectionedChangeset.ItemMove(from: source, to: path))
        } else {
          insertions.append(path)
        }
      }
    }
    items.moves = moves
    items.insertions = insertions
  }

  /// Places behind the wished ones that nothing takes, or before them once the section is full behind.
  ///
  /// - Parameter wishes: Items, ascending. One for which there is no place at all gets what it wished for; the host will refuse it.
  private func freePlaces(for wishes: [Int], section: Int, _ taken: inout Set<ItemPath>) -> [Int] {
    let count = newItemCount(section)
    var places: [Int] = []
    var next = 0
    for wish in wishes {
      next = max(next, wish)
      while next < count, taken.contains(ItemPath(item: next, section: section)) { next += 1 }
      guard next < count else { break }
      taken.insert(ItemPath(item: next, section: section))
      places.append(next)
      next += 1
    }
    next = count - 1
    for wish in wishes[places.count...] {
      while next >= 0, taken.contains(ItemPath(item: next, section: section)) { next -= 1 }
      taken.insert(ItemPath(item: next, section: section))
      places.append(next >= 0 ? next : wish)
    }
    return places
  }

  /// Replaces items where they are: each is deleted, and inserted where it would have come to lie among what else arrives and leaves.
  internal func placeReloads(_ reloads: [SectionedChangeset.ItemUpdate], _ items: inout ItemsComposed) {
    guard !reloads.isEmpty else { return }
    let leaving = Dictionary(grouping: items.deletions + items.moves.map(\.from), by: \.section)
      .mapValues { $0.map(\.item).sorted() }
    let arriving = Dictionary(grouping: items.insertions + items.moves.map(\.to), by: \.section)
      .mapValues { $0.map(\.item).sorted() }
    for (old, reloads) in Dictionary(grouping: reloads, by: \.old.section) {
      var left = (leaving[old] ?? [])[...]
      var gone = 0
      var arrived: [Int: (rest: ArraySlice<Int>, count: Int)] = [:]
      for reload in reloads.sorted(by: { $0.old < $1.old }) {
        while let item = left.first, item < reload.old.item {
          gone += 1
          left.removeFirst()
        }
        let new = reload.new.section
        var (rest, count) = arrived[new] ?? ((arriving[new] ?? [])[...], 0)
        while let item = rest.first, item <= reload.old.item - gone + count {
          count += 1
          rest.removeFirst()
        }
        arrived[new] = (rest, count)
        items.deletions.insert(reload.old)
        items.insertions.append(ItemPath(item: reload.old.item - gone + count, section: new))
      }
    }
  }
}
