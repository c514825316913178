// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@testable import ListDiffing

/// All mutators and look-ups of a sectioned array against plain arrays that are searched from the front.
@Suite struct SectionedArrayWalkTests {
  private typealias List = SectionedArray<Row<Int>, Row<Int>>

  private struct Model {
    var sections: [ArraySection<Row<Int>, Row<Int>>] = []

    func path(ofItem id: Int) -> ItemPath? {
      for (section, content) in sections.enumerated() {
        if let item = content.items.firstIndex(where: { $0.id == id }) {
          return ItemPath(item: item, section: section)
        }
      }
      return nil
    }

    func position(ofSection id: Int) -> Int? { sections.firstIndex { $0.model.id == id } }

    mutating func moveItem(_ source: ItemPath, nextTo target: ItemPath, offset: Int) {
      guard source != target else { return }
      let item = sections[source.section].items.remove(at: source.item)
      let shift = source.section == target.section && source.item < target.item ? 1 : 0
      sections[target.section].items.insert(item, at: target.item - shift + offset)
    }

    mutating func moveSection(_ source: Int, nextTo target: Int, offset: Int) {
      guard source != target else { return }
      let section = sections.remove(at: source)
      sections.insert(section, at: target - (source < target ? 1 : 0) + offset)
    }
  }

  /// Does one thing to both, whatever it is and whether it is possible or not.
  private static func step(
    _ list: inout List, _ model: inout Model, using generator: inout SplitMix64, ids: Int
  ) {
    let section = generator.below(ids)
    let otherSection = generator.below(ids)
    let item = generator.below(4 * ids)
    let other = generator.below(4 * ids)
    let items = (0..<generator.below(3)).map { _ in Row(generator.below(4 * ids), generator.below(3)) }
    let sections = (0..<1 + generator.below(2)).map { _ in Row(generator.below(ids), generator.below(3)) }
    let empty = sections.map { ArraySection($0, items: [Row<Int>]()) }
    let at = model.position(ofSection: section)
    let otherAt = model.position(ofSection: otherSection)
    let path = model.path(ofItem: item)
    let otherPath = model.path(ofItem: other)
    switch generator.below(18) {
    case 0 where model.sections.count < ids:
      list.appendSections(sections)
      model.sections += empty
    case 1 where model.sections.count < ids:
      list.append(ArraySection(sections[0], items: items))
      model.sections.append(ArraySection(sections[0], items: items))
    case 2 where model.sections.count < ids:
      try? list.insertSections(sections, beforeSection: section)
      if let at { model.sections.insert(contentsOf: empty, at: at) }
    case 3 where model.sections.count < ids:
      try? list.insertSections(sections, afterSection: section)
      if let at { model.sections.insert(contentsOf: empty, at: at + 1) }
    case 4:
      list.deleteSections([section, otherSection])
      for index in Set([at, otherAt].compactMap { $0 }).sorted(by: >) { model.sections.remove(at: index) }
    case 5:
      try? list.moveSection(section, beforeSection: otherSection)
      if let at, let otherAt { model.moveSection(at, nextTo: otherAt, offset: 0) }
    case 6:
      try? list.moveSection(section, afterSection: otherSection)
      if let at, let otherAt { model.moveSection(at, nextTo: otherAt, offset: 1) }
    case 7:
      try? list.updateSection(Row(section, 9))
      if let at { model.sections[at].model.content = 9 }
    case 8:
      try? list.appendItems(items)
      if let last = model.sections.indices.last { model.sections[last].items += items }
    case 9...10:
      try? list.appendItems(items, toSection: section)
      if let at { model.sections[at].items += items }
    case 11:
      try? list.insertItems(items, beforeItem: item)
      if let path { model.sections[path.section].items.insert(contentsOf: items, at: path.item) }
    case 12:
      try? list.insertItems(items, afterItem: item)
      if let path { model.sections[path.section].items.insert(contentsOf: items, at: path.item + 1) }
    case 13:
      list.deleteItems([item, other])
      for path in Set([path, otherPath].compactMap { $0 }).sorted(by: >) {
        model.sections[path.section].items.remove(at: path.item)
      }
    case 14:
      try? list.moveItem(item, beforeItem: other)
      if let path, let otherPath { model.moveItem(path, nextTo: otherPath, offset: 0) }
    case 15:
      try? list.moveItem(item, afterItem: other)
      if let path, let otherPath { model.moveItem(path, nextTo: otherPath, offset: 1) }
    case 16:
      try? list.moveItem(item, toEndOfSection: section)
      if let path, let at {
        let moved = model.sections[path.section].items.remove(at: path.item)
        model.sections[at].items.append(moved)
      }
    default:
      try? list.updateItems([Row(item, 7)])
      if let path { model.sections[path.section].items[path.item].content = 7 }
    }
  }

  /// With few identifiers many repeat, with many hardly any does.
  @Test(arguments: [3, 12, 200]) func everyChangeAndLookUpAgreesWithPlainArrays(ids: Int) throws {
    let seed = try FuzzBudget(share: 0).seed
    print("seed \(seed): sectioned array with \(ids) identifiers")
    var generator = SplitMix64(seed: seed)
    var list = List()
    var model = Model()
    var copies: [(list: List, sections: [ArraySection<Row<Int>, Row<Int>>])] = []
    for step in 0..<6000 {
      let comment: Comment = "seed \(seed), \(ids) identifiers, step \(step)"
      Self.step(&list, &model, using: &generator, ids: ids)
      try #require(Array(list) == model.sections, comment)
      if generator.chance(oneIn: 2) {
        let id = generator.below(4 * ids)
        let path = model.path(ofItem: id)
        try #require(list.path(ofItem: id) == path, comment)
        let index = path.map { path in
          model.sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
        }
        if generator.chance(oneIn: 2) { try #require(list.indexOfItem(id) == index, comment) }
      }
      if generator.chance(oneIn: 2) {
        let id = generator.below(ids)
        try #require(list.indexOfSection(id) == model.position(ofSection: id), comment)
      }
      if generator.chance(oneIn: 20) { copies.append((list, model.sections)) }
      if generator.chance(oneIn: 200) { list = List(model.sections) }
      if step % 20 == 0 { try #require(list.inconsistency == nil, comment) }
      if copies.count > 8 {
        let copy = copies.removeFirst()
        try #require(Array(copy.list) == copy.sections && copy.list.inconsistency == nil, comment)
      }
    }
  }
}
