// SPDX-License-Identifier: MIT

import ListDiffing
import TrellisTestSupport

@testable import ListAdapters

/// Makes random updates of sections and their items at once: the lists before and after, and what section controllers would say of them,
/// with what careless ones say besides: things twice, and things about sections that go.
///
/// The lists are arranged first and the operations read off them, so nothing here is known from what is tested.
struct UpdateMaker {
  struct Item: Hashable {
    let id: Int
    var isNew = false
  }
  struct Section: Diffable, Hashable {
    let id: Int
    var isNew = false
    var items: [Item]
    var diffIdentifier: Int { id }
    func isContentEqual(to other: Section) -> Bool { isNew == other.isNew }
  }

  private(set) var old: [Section] = []
  private(set) var new: [Section] = []
  private(set) var changeset = [Int]().changeset(from: [Int]())
  private(set) var reloads: [Changeset.Update] = []
  private(set) var collected = CollectedOperations()
  /// The items whose new content has to be shown.
  private(set) var reloadedItems: Set<Int> = []
  /// The sections that have to be shown anew.
  private(set) var reloadedSections: Set<Int> = []
  private var nextID = 0
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    old = (0..<generator.below(7)).map { _ in section() }
    arrangeSections()
    let travellers = arrangeItems()
    readOff(travellers)
    addCarelessness()
  }

  private mutating func makeID() -> Int {
    nextID += 1
    return nextID
  }

  private mutating func section() -> Section {
    Section(id: makeID(), items: (0..<generator.below(6)).map { _ in Item(id: makeID()) })
  }

  private mutating func arrangeSections() {
    new = old.filter { _ in !generator.chance(oneIn: 5) }
    for _ in 0..<generator.below(3) {
      guard !new.isEmpty else { break }
      let moved = new.remove(at: generator.below(new.count))
      new.insert(moved, at: generator.below(new.count + 1))
    }
    for _ in 0..<generator.below(3) { new.insert(section(), at: generator.below(new.count + 1)) }
    for position in new.indices where generator.chance(oneIn: 4) { new[position].isNew = true }
  }

  /// - Returns: The items that change places, which are said to move.
  private mutating func arrangeItems() -> Set<Int> {
    var travellers: Set<Int> = []
    var homeless = Dictionary(old.map { ($0.id, $0.items) }) { first, _ in first }
      .filter { id, _ in !new.contains { $0.id == id } }
      .values.flatMap { $0 }.filter { _ in generator.chance(oneIn: 4) }
    for position in new.indices {
      guard old.contains(where: { $0.id == new[position].id }), !generator.chance(oneIn: 3) else { continue }
      new[position].items.removeAll { _ in generator.chance(oneIn: 5) }
      for item in new[position].items where generator.chance(oneIn: 5) { homeless.append(item) }
      let leaving = homeless
      new[position].items.removeAll { leaving.contains($0) }
      for _ in 0..<generator.below(3) {
        new[position].items.insert(Item(id: makeID()), at: generator.below(new[position].items.count + 1))
      }
    }
    for item in homeless.sorted(by: { $0.id < $1.id }) where !new.isEmpty {
      travellers.insert(item.id)
      let target = generator.below(new.count)
      new[target].items.insert(item, at: generator.below(new[target].items.count + 1))
    }
    for section in new.indices {
      for item in new[section].items.indices { new[section].items[item].isNew = true }
    }
    return travellers
  }

  private mutating func readOff(_ travellers: Set<Int>) {
    changeset = new.changeset(from: old)
    for update in changeset.updates where !generator.chance(oneIn: 3) {
      reloads.append(update)
      reloadedSections.insert(new[update.new].id)
    }
    let oldPaths = Self.paths(old)
    let newPaths = Self.paths(new)
    let ids = Set(oldPaths.keys).union(newPaths.keys).sorted()
    for id in ids {
      switch (oldPaths[id], newPaths[id]) {
      case (let from?, let to?) where travellers.contains(id):
        collected.itemMoves.append(.init(from: from, to: to))
        if generator.chance(oneIn: 4) { reload(id, from, to) }
      case (let from?, let to?):
        if generator.chance(oneIn: 4) { reload(id, from, to) }
      case (let from?, nil): collected.itemDeletions.append(from)
      case (nil, let to?): collected.itemInsertions.append(to)
      case (nil, nil): break
      }
    }
    collected.itemInsertions.shuffle(using: &generator)
    collected.itemDeletions.shuffle(using: &generator)
  }

  private mutating func reload(_ id: Int, _ from: ItemPath, _ to: ItemPath) {
    reloadedItems.insert(id)
    // A section controller knows the index, and both sections.
    collected.itemReloads.append(.init(old: from, new: ItemPath(item: from.item, section: to.section)))
  }

  private mutating func addCarelessness() {
    if let path = collected.itemDeletions.first, generator.chance(oneIn: 2) {
      collected.itemDeletions.append(path)
    }
    if let reload = collected.itemReloads.first, generator.chance(oneIn: 2) {
      collected.itemReloads.append(reload)
    }
    if let path = collected.itemDeletions.last, generator.chance(oneIn: 2) {
      collected.itemReloads.append(.init(old: path, new: path))
    }
    // Two neighbours that come are often inserted at one place, one after the other.
    let paths = Set(collected.itemInsertions)
    for index in collected.itemInsertions.indices where generator.chance(oneIn: 3) {
      var path = collected.itemInsertions[index]
      path.item -= 1
      if paths.contains(path) { collected.itemInsertions[index] = path }
    }
    for section in old.indices where generator.chance(oneIn: 8) {
      collected.sectionReloads += [section, section]
      reloadedSections.insert(old[section].id)
    }
  }

  private static func paths(_ sections: [Section]) -> [Int: ItemPath] {
    var paths: [Int: ItemPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, token) in content.items.enumerated() {
        paths[token.id] = ItemPath(item: item, section: section)
      }
    }
    return paths
  }
}
