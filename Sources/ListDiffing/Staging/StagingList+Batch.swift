// SPDX-License-Identifier: MIT

extension StagingNames {
  /// What a view is told between two lists, refreshes apart. Linear in the size of the lists.
  ///
  /// - Returns: The batch, and for each section after it the one before; -1 for one that comes.
  internal func batch(from: StagingList, to: StagingList) -> (BatchUpdate, oldOfNew: [Int]) {
    var batch = BatchUpdate()
    let fromPositions = positions(of: from.sections)
    let toPositions = positions(of: to.sections)
    for (position, name) in from.sections.enumerated() where toPositions[index(name)] < 0 {
      batch.sectionDeletions.append(position)
    }
    let sources = to.sections.map { fromPositions[index($0)] }
    // Either all sections that move do so between the two lists, or none does.
    let isInOrder = zip(sources.lazy.filter { $0 >= 0 }, sources.lazy.filter { $0 >= 0 }.dropFirst())
      .allSatisfy { $0 < $1 }
    for (position, source) in sources.enumerated() {
      if source < 0 {
        batch.sectionInsertions.append(position)
      } else if !isInOrder, to.sections[position] >= 0, movesSection[to.sections[position]] {
        batch.sectionMoves.append(Changeset.Move(from: source, to: position))
      }
    }
    appendItems(to: &batch, from: from, to: to, sources, toPositions)
    return (batch, sources)
  }

  private func appendItems(
    to batch: inout BatchUpdate, from: StagingList, to: StagingList, _ sources: [Int], _ toPositions: [Int]
  ) {
    var places = [Int](repeating: -1, count: new.items.count + old.items.count)
    var sections = [Int](repeating: 0, count: from.items.count)
    for section in from.sections.indices {
      for place in from.starts[section]..<from.starts[section + 1] {
        places[itemIndex(from.items[place])] = place
        sections[place] = section
      }
    }
    var isInTo = [Bool](repeating: false, count: from.items.count)
    for (section, source) in sources.enumerated() {
      // As with sections: all items that move within their section do so between two lists, or none does.
      let isInOrder = self.isInOrder(to.items(at: section), places, inRange: from.range(ofSection: source))
      for (item, name) in to.items(at: section).enumerated() {
        let place = places[itemIndex(name)]
        let path = ItemPath(item: item, section: section)
        if place < 0 {
          if source >= 0 { batch.itemInsertions.append(path) }
          continue
        }
        isInTo[place] = true
        if sections[place] != source || (!isInOrder && movesItem[name]) {
          batch.itemMoves.append(.init(from: from.path(ofPlace: place, inSection: sections[place]), to: path))
        }
      }
    }
    for (section, name) in from.sections.enumerated() where toPositions[index(name)] >= 0 {
      for place in from.range(ofSection: section) where !isInTo[place] {
        batch.itemDeletions.append(from.path(ofPlace: place, inSection: section))
      }
    }
  }

  private func isInOrder(_ names: ArraySlice<Int>, _ places: [Int], inRange range: Range<Int>) -> Bool {
    var last = -1
    for name in names {
      let place = places[itemIndex(name)]
      guard range.contains(place) else { continue }
      if place < last { return false }
      last = place
    }
    return true
  }

  private func positions(of names: [Int]) -> [Int] {
    var positions = [Int](repeating: -1, count: new.sections.count + old.sections.count)
    for (position, name) in names.enumerated() { positions[index(name)] = position }
    return positions
  }

  /// Names as places in one array: those of the new list, then those that go.
  private func index(_ name: Int) -> Int { name >= 0 ? name : new.sections.count + ~name }
  private func itemIndex(_ name: Int) -> Int { name >= 0 ? name : new.items.count + ~name }
}
