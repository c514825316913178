// SPDX-License-Identifier: MIT

import ListDiffing

/// A diff of sections over Swift Dictionaries, as list libraries have it: Heckel's algorithm for the sections, then a table of all items
/// of the old list, by which each item of the new one finds its partner, whatever section that is in.
///
/// Written with care: capacities are reserved, each item is hashed once a list. Moves are not minimal.
enum SectionedDictionaryDiff {
  static func diff(from old: [BenchmarkSection], to new: [BenchmarkSection]) -> SectionedEdits {
    var edits = SectionedEdits()
    let (partnerOfOldSection, partnerOfNewSection) = sections(old, new, &edits)

    // Identifiers of items may repeat: the places of each wait in a queue.
    var places: [Int64: [ItemPath]] = Dictionary(minimumCapacity: old.reduce(0) { $0 + $1.items.count })
    for (section, content) in old.enumerated().reversed() {
      for (item, element) in content.items.enumerated().reversed() {
        places[element.id, default: []].append(ItemPath(item: item, section: section))
      }
    }
    var isPaired = old.map { [Bool](repeating: false, count: $0.items.count) }
    var partners = new.map { [ItemPath?](repeating: nil, count: $0.items.count) }
    for (section, content) in new.enumerated() {
      for (item, element) in content.items.enumerated() {
        guard let partner = places[element.id]?.popLast() else { continue }
        partners[section][item] = partner
        isPaired[partner.section][partner.item] = true
      }
    }

    var deletionsBefore = old.map { [Int](repeating: 0, count: $0.items.count) }
    for section in old.indices {
      let partner = partnerOfOldSection[section]
      var leaving = 0
      for item in old[section].items.indices {
        deletionsBefore[section][item] = leaving
        if !isPaired[section][item] {
          leaving += 1
          if partner != nil { edits.itemDeletions.append(ItemPath(item: item, section: section)) }
        }
      }
    }
    // Items that change sections leave a gap, too.
    var leavesSection = old.map { [Bool](repeating: false, count: $0.items.count) }
    for section in new.indices {
      for case let partner? in partners[section] where partner.section != partnerOfNewSection[section] {
        leavesSection[partner.section][partner.item] = true
      }
    }
    for section in old.indices {
      var leaving = 0
      for item in old[section].items.indices {
        deletionsBefore[section][item] += leaving
        if leavesSection[section][item] { leaving += 1 }
      }
    }
    for (section, content) in new.enumerated() {
      var arriving = 0
      for (item, element) in content.items.enumerated() {
        let path = ItemPath(item: item, section: section)
        guard let partner = partners[section][item] else {
          arriving += 1
          if partnerOfNewSection[section] != nil { edits.itemInsertions.append(path) }
          continue
        }
        if !element.isContentEqual(to: old[partner.section].items[partner.item]) {
          edits.itemUpdates.append(.init(old: partner, new: path))
        }
        if partner.section != partnerOfNewSection[section] {
          arriving += 1
          edits.itemMoves.append(.init(from: partner, to: path))
        } else if partner.item - deletionsBefore[partner.section][partner.item] + arriving != item {
          edits.itemMoves.append(.init(from: partner, to: path))
        }
      }
    }
    return edits
  }

  private static func sections(
    _ old: [BenchmarkSection], _ new: [BenchmarkSection], _ edits: inout SectionedEdits
  ) -> (ofOld: [Int?], ofNew: [Int?]) {
    var places: [Int64: [Int]] = Dictionary(minimumCapacity: old.count)
    for (section, content) in old.enumerated().reversed() { places[content.id, default: []].append(section) }
    var partnerOfOld = [Int?](repeating: nil, count: old.count)
    var partnerOfNew = [Int?](repeating: nil, count: new.count)
    for (section, content) in new.enumerated() {
      guard let partner = places[content.id]?.popLast() else { continue }
      partnerOfNew[section] = partner
      partnerOfOld[partner] = section
    }
    var deletionsBefore = [Int](repeating: 0, count: old.count)
    for section in old.indices {
      deletionsBefore[section] = edits.sections.deletions.count
      if partnerOfOld[section] == nil { edits.sections.deletions.append(section) }
    }
    for section in new.indices {
      guard let partner = partnerOfNew[section] else {
        edits.sections.insertions.append(section)
        continue
      }
      if !new[section].isContentEqual(to: old[partner]) {
        edits.sections.updates.append(Edits.Pair(old: partner, new: section))
      }
      if partner - deletionsBefore[partner] + edits.sections.insertions.count != section {
        edits.sections.moves.append(Edits.Pair(old: partner, new: section))
      }
    }
    return (partnerOfOld, partnerOfNew)
  }
}
