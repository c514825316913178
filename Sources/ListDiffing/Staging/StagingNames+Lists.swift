// SPDX-License-Identifier: MIT

extension StagingNames {
  /// Sections have come and moved; those that go are still there. Items have changed already in sections that have nothing to do with
  /// sections that move or come.
  ///
  /// What follows is left: changes of items in sections that moved, moves into sections that came, and sections that go.
  internal func listWithSectionsFirst(_ input: StagingInput) -> StagingList? {
    var isEarly = zip(input.oldOfNew, movesSection).map { $0 >= 0 && !$1 }
    // An item that moves to or from a section that waits has to wait too, and with it its other section.
    var isStable = false
    while !isStable {
      isStable = true
      for move in input.itemMoves {
        let source = input.newOfOld[move.from.section]
        guard source >= 0, isEarly[source] != isEarly[move.to.section] else { continue }
        isEarly[source] = false
        isEarly[move.to.section] = false
        isStable = false
      }
    }
    return list(input, isEarly: isEarly)
  }

  /// Items have changed; sections are where they were, those that go among them. `nil` if items move into sections that come.
  internal func listWithItemsFirst(_ input: StagingInput) -> StagingList? {
    if input.itemMoves.contains(where: { input.oldOfNew[$0.to.section] < 0 }) { return nil }
    var list = StagingList()
    for (section, newSection) in input.newOfOld.enumerated() {
      if newSection >= 0 {
        list.append(section: newSection, items: new.items(at: newSection))
      } else {
        list.append(section: ~section, items: old.items(at: section).lazy.filter { $0 < 0 })
      }
    }
    return list
  }

  /// Sections have come and moved; those that go are still there, behind what they followed.
  ///
  /// - Parameter isEarly: By new section, whether its items have changed already, in all that belongs to it. Of a section that comes,
  ///   whether it holds all its items, and not just those that are new.
  internal func list(_ input: StagingInput, isEarly: [Bool]) -> StagingList {
    // What goes follows the last section before it that stays in place, so that it need not move.
    var followers = [[Int]](repeating: [], count: input.newCounts.count + 1)
    var anchor = input.newCounts.count
    for (section, newSection) in input.newOfOld.enumerated() {
      if newSection < 0 {
        followers[anchor].append(section)
      } else if !movesSection[newSection] {
        anchor = newSection
      }
    }
    var list = StagingList()
    list.items.reserveCapacity(old.items.count)
    func appendFollowers(of anchor: Int) {
      for section in followers[anchor] {
        // What has moved to a section whose items are in place has left.
        list.append(
          section: ~section,
          items: old.items(at: section).lazy.filter { $0 < 0 || !isEarly[self.section(ofNewPlace: $0)] })
      }
    }
    appendFollowers(of: input.newCounts.count)
    for (section, oldSection) in input.oldOfNew.enumerated() {
      if isEarly[section] {
        list.append(section: section, items: new.items(at: section))
      } else if oldSection >= 0 {
        list.append(section: section, items: old.items(at: oldSection))
      } else {
        list.append(section: section, items: new.items(at: section).lazy.filter { self.originOfNew[$0] < 0 })
      }
      appendFollowers(of: section)
    }
    return list
  }

  private func section(ofNewPlace place: Int) -> Int {
    var low = 0
    var high = newStarts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if newStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }
}

extension StagingList {
  /// By place in the new list, where an item is that is in both.
  internal func paths(newCount: Int) -> [ItemPath] {
    var paths = [ItemPath](repeating: ItemPath(item: 0, section: -1), count: newCount)
    for section in sections.indices {
      for place in range(ofSection: section) where items[place] >= 0 {
        paths[items[place]] = path(ofPlace: place, inSection: section)
      }
    }
    return paths
  }

  /// By section of the new list, where it is here.
  internal func positions(newCount: Int) -> [Int] {
    var positions = [Int](repeating: -1, count: newCount)
    for (position, name) in sections.enumerated() where name >= 0 { positions[name] = position }
    return positions
  }
}
