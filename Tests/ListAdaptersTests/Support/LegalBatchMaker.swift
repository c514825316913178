// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import TrellisTestSupport

/// Makes legal batches at random: arranges the new sections first and reads the batch off them.
struct LegalBatchMaker {
  typealias Row = RowsClient.Row
  typealias Section = RowsClient.Section

  struct Step {
    var sections: [Section]
    var batch: BatchUpdate
  }

  private var generator: SplitMix64
  private var nextID = 0

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func below(_ bound: Int) -> Int { generator.below(bound) }

  private mutating func row() -> Row {
    nextID += 1
    return Row(nextID, "row \(nextID)", height: CGFloat(5 + generator.below(30)))
  }

  private mutating func section() -> Section {
    Section(
      (0..<generator.below(7)).map { _ in row() }, header: generator.chance(oneIn: 2) ? "header" : nil,
      footer: generator.chance(oneIn: 3) ? "footer" : nil)
  }

  mutating func randomSections() -> [Section] { (0..<generator.below(7)).map { _ in section() } }

  private mutating func mixed<Element>(_ staying: [Element], _ others: [Element]) -> [Element] {
    others.reduce(into: staying) { $0.insert($1, at: generator.below($0.count + 1)) }
  }

  /// Another text for a row whose cell is asked for or configured again.
  private func renewed(_ row: Row) -> Row { Row(row.id, row.text + "’", height: row.height) }

  mutating func step(from old: [Section]) -> Step {
    var batch = BatchUpdate()
    let sectionsMove = generator.chance(oneIn: 2)
    /// Sections with the positions that they came from, and whether their items may change.
    var staying: [(from: Int?, section: Section, isQuiet: Bool)] = []
    var others: [(from: Int?, section: Section, isQuiet: Bool)] = []
    for (position, section) in old.enumerated() {
      switch generator.below(6) {
      case 0: batch.sectionDeletions.append(position)
      case 1 where sectionsMove: others.append((position, section, true))
      case 1:
        batch.sectionReloads.append(position)
        staying.append((position, self.section(), true))
      default: staying.append((position, section, false))
      }
    }
    let insertions = generator.below(3)
    for _ in 0..<insertions { others.append((nil, section(), true)) }
    others.shuffle(using: &generator)
    let arranged = mixed(staying, others)
    for (position, each) in arranged.enumerated() {
      guard let from = each.from else {
        batch.sectionInsertions.append(position)
        continue
      }
      // Those that stay are in order whatever happens between them.
      if each.isQuiet, !batch.sectionReloads.contains(from) {
        batch.sectionMoves.append(.init(from: from, to: position))
      }
    }
    var sections = arranged.map(\.section)
    changeItems(of: arranged.map { $0.isQuiet ? nil : $0.from }, &sections, &batch, old: old)
    return Step(sections: sections, batch: batch)
  }

  /// - Parameter sources: By new position, the old one of each section whose items may change.
  private mutating func changeItems(
    of sources: [Int?], _ sections: inout [Section], _ batch: inout BatchUpdate, old: [Section]
  ) {
    let itemsAreReloaded = batch.sectionMoves.isEmpty && generator.chance(oneIn: 2)
    let open = sources.indices.filter { sources[$0] != nil }
    var staying: [Int: [Row]] = [:]
    var arriving: [Int: [(from: ItemPath?, row: Row)]] = [:]
    for position in open {
      guard let from = sources[position] else { continue }
      staying[position] = []
      for (item, row) in old[from].rows.enumerated() {
        let path = ItemPath(item: item, section: from)
        switch generator.below(8) {
        case 0: batch.itemDeletions.append(path)
        case 1 where !itemsAreReloaded:
          arriving[open[generator.below(open.count)], default: []].append((path, row))
        case 1:
          batch.itemReloads.append(path)
          staying[position]?.append(renewed(row))
        case 2:
          batch.itemReconfigures.append(path)
          staying[position]?.append(renewed(row))
        default: staying[position]?.append(row)
        }
      }
    }
    for position in open {
      let fresh = (0..<generator.below(3)).map { _ in (from: ItemPath?.none, row: row()) }
      let placed = mixed(
        (staying[position] ?? []).map { (from: ItemPath?.none, row: $0, stays: true) },
        ((arriving[position] ?? []) + fresh).map { (from: $0.from, row: $0.row, stays: false) })
      sections[position].rows = placed.map(\.row)
      for (item, each) in placed.enumerated() where !each.stays {
        let path = ItemPath(item: item, section: position)
        if let from = each.from {
          batch.itemMoves.append(.init(from: from, to: path))
        } else {
          batch.itemInsertions.append(path)
        }
      }
    }
  }
}
