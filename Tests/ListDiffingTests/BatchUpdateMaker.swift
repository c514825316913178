// SPDX-License-Identifier: MIT

import ListDiffing
import TrellisTestSupport

/// Makes legal batches at random, together with the lists before and after and what a view shows then. The new list is
/// arranged first and the batch read off it, so none of this is known from the model.
struct BatchUpdateMaker {
  /// An element of a list. Everything that is in both lists has a different content in the new one.
  struct Token: Diffable, Hashable {
    let id: Int
    var isNew: Bool
    var diffIdentifier: Int { id }
  }

  typealias Section = ArraySection<Token, Token>

  private(set) var old: [Section] = []
  private(set) var new: [Section] = []
  private(set) var shown: [Section] = []
  private(set) var batch = BatchUpdate()
  private var nextID = 0
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    old = (0..<generator.below(6)).map { _ in
      Section(token(isNew: false), items: (0..<generator.below(6)).map { _ in token(isNew: false) })
    }
    let sectionsMove = generator.chance(oneIn: 2)
    arrangeSections(sectionsMove: sectionsMove)
    arrangeItems(itemsAreReloaded: !sectionsMove && generator.chance(oneIn: 2))
    new = shown.map { section in
      Section(renewed(section.model), items: section.items.map(renewed))
    }
  }

  private mutating func token(isNew: Bool) -> Token {
    nextID += 1
    return Token(id: nextID, isNew: isNew)
  }

  private func renewed(_ token: Token) -> Token { Token(id: token.id, isNew: true) }

  /// Puts the elements that moved or are new at random places between those that stay.
  private mutating func mixed<Element>(_ staying: [Element], _ others: [Element]) -> [Element] {
    others.reduce(into: staying) { $0.insert($1, at: generator.below($0.count + 1)) }
  }

  private mutating func arrangeSections(sectionsMove: Bool) {
    var staying: [Section] = []
    var others: [Section] = []
    var moved: Set<Int> = []
    for (position, section) in old.enumerated() {
      switch generator.below(5) {
      case 0: batch.sectionDeletions.append(position)
      case 1 where sectionsMove:
        others.append(section)
        moved.insert(position)
      case 1:
        batch.sectionReloads.append(position)
        let items = section.items.map(renewed).filter { _ in !generator.chance(oneIn: 3) }
        staying.append(Section(renewed(section.model), items: items + [token(isNew: true)]))
      default: staying.append(section)
      }
    }
    let ids = Set(others.map(\.model.id))
    var inserted: Set<Int> = []
    for _ in 0..<generator.below(3) {
      let section = Section(
        token(isNew: true), items: (0..<generator.below(4)).map { _ in token(isNew: true) })
      inserted.insert(section.model.id)
      others.append(section)
    }
    others.shuffle(using: &generator)
    shown = mixed(staying, others)
    for (position, section) in shown.enumerated() {
      if inserted.contains(section.model.id) { batch.sectionInsertions.append(position) }
      if ids.contains(section.model.id), let from = old.firstIndex(where: { $0.model.id == section.model.id })
      {
        batch.sectionMoves.append(Changeset.Move(from: from, to: position))
      }
    }
  }

  private mutating func arrangeItems(itemsAreReloaded: Bool) {
    let moving = Set(batch.sectionMoves.map(\.from))
    let quiet = moving.union(batch.sectionDeletions).union(batch.sectionReloads)
    var staying: [Int: [Token]] = [:]
    var travellers: [Token] = []
    var sources: [Int: ItemPath] = [:]
    for (section, content) in old.enumerated() where !quiet.contains(section) {
      staying[content.model.id] = []
      for (item, token) in content.items.enumerated() {
        let path = ItemPath(item: item, section: section)
        switch generator.below(6) {
        case 0: batch.itemDeletions.append(path)
        case 1 where !itemsAreReloaded:
          travellers.append(token)
          sources[token.id] = path
        case 1:
          batch.itemReloads.append(path)
          staying[content.model.id]?.append(renewed(token))
        case 2:
          batch.itemReconfigures.append(path)
          staying[content.model.id]?.append(renewed(token))
        default: staying[content.model.id]?.append(token)
        }
      }
    }
    let targets = shown.indices.filter { staying[shown[$0].model.id] != nil }
    var arriving: [Int: [Token]] = [:]
    for token in travellers { arriving[targets[generator.below(targets.count)], default: []].append(token) }
    for section in targets {
      let fresh = (0..<generator.below(3)).map { _ in token(isNew: true) }
      let stayingHere = staying[shown[section].model.id] ?? []
      shown[section].items = mixed(stayingHere, (arriving[section] ?? []) + fresh)
      let freshIDs = Set(fresh.map(\.id))
      for (item, token) in shown[section].items.enumerated() {
        let path = ItemPath(item: item, section: section)
        if freshIDs.contains(token.id) { batch.itemInsertions.append(path) }
        if let from = sources[token.id] { batch.itemMoves.append(.init(from: from, to: path)) }
      }
    }
  }
}
