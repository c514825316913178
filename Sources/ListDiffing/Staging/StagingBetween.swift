// SPDX-License-Identifier: MIT

/// A list between the old one and the new one.
///
/// Sections stand either as in the old list, with those that come behind what they will follow, or as in the new one with those
/// that go behind what they followed. A section has its new items or its old ones. Of a section that goes, what moves to a
/// section with its new items has left. A section that comes holds what is really new, or everything.
@usableFromInline
internal struct StagingBetween {
  /// By old section, its position here.
  internal private(set) var positionOfOld: [Int]
  /// By new section, its position here; -1 for one that is still to come.
  internal private(set) var positionOfNew: [Int]
  /// By new section, whether it has its new items.
  @usableFromInline internal let hasNewItems: [Bool]
  /// By new section, those that items are still to enter or leave.
  @usableFromInline internal var mixed: [Int: StagingMixedSection] = [:]
  /// The sections in order: new positions, and the complements of old ones for those that go.
  @usableFromInline internal private(set) var sections: [Int] = []

  /// Sections stand as in the new list.
  internal init(sectionsFirstIn input: StagingInput, hasNewItems: [Bool]) {
    self.hasNewItems = hasNewItems
    positionOfOld = [Int](repeating: -1, count: input.newOfOld.count)
    positionOfNew = [Int](repeating: -1, count: input.oldOfNew.count)
    var isMoved = [Bool](repeating: false, count: input.oldOfNew.count)
    for move in input.sectionMoves { isMoved[move.to] = true }
    // What goes follows the last section before it that stays in place, so that it need not move.
    var leaving: [(anchor: Int, section: Int)] = []
    var anchor = -1
    for (section, newSection) in input.newOfOld.enumerated() {
      if newSection < 0 {
        leaving.append((anchor, section))
      } else if !isMoved[newSection] {
        anchor = newSection
      }
    }
    var rest = leaving[...]
    func appendLeaving(behind anchor: Int) {
      while let next = rest.first, next.anchor == anchor {
        append(~next.section, input)
        rest.removeFirst()
      }
    }
    sections.reserveCapacity(input.oldOfNew.count + leaving.count)
    appendLeaving(behind: -1)
    for section in input.oldOfNew.indices {
      append(section, input)
      appendLeaving(behind: section)
    }
  }

  /// Sections stand as in the old list, and those that come are there.
  internal init(sectionsLastIn input: StagingInput, hasNewItems: [Bool]) {
    self.hasNewItems = hasNewItems
    positionOfOld = [Int](repeating: -1, count: input.newOfOld.count)
    positionOfNew = [Int](repeating: -1, count: input.oldOfNew.count)
    var isMoved = [Bool](repeating: false, count: input.oldOfNew.count)
    for move in input.sectionMoves { isMoved[move.to] = true }
    sections.reserveCapacity(input.newOfOld.count + input.oldOfNew.count)
    // What comes follows the last section before it that stays in place, so that it need not move.
    var next = 0
    func appendComing() {
      while next < isMoved.count, isMoved[next] || input.oldOfNew[next] < 0 {
        if !isMoved[next] { append(next, input) }
        next += 1
      }
    }
    appendComing()
    for (section, newSection) in input.newOfOld.enumerated() {
      append(newSection < 0 ? ~section : newSection, input)
      if newSection == next {
        next += 1
        appendComing()
      }
    }
  }

  /// Sections stand as in the old list, with all that items have to do done.
  internal init(itemsFirstIn input: StagingInput) {
    hasNewItems = [Bool](repeating: true, count: input.oldOfNew.count)
    positionOfOld = [Int](repeating: -1, count: input.newOfOld.count)
    positionOfNew = [Int](repeating: -1, count: input.oldOfNew.count)
    for (section, newSection) in input.newOfOld.enumerated() {
      append(newSection < 0 ? ~section : newSection, input)
    }
  }

  private mutating func append(_ name: Int, _ input: StagingInput) {
    if name < 0 {
      positionOfOld[~name] = sections.count
    } else {
      positionOfNew[name] = sections.count
      if input.oldOfNew[name] >= 0 { positionOfOld[input.oldOfNew[name]] = sections.count }
    }
    sections.append(name)
  }

  // MARK: - Places

  /// Where an item is that has not got to its new place. It is not in a section that goes, or nothing that left it was in front of it.
  internal func old(_ path: ItemPath, newSection: Int) -> ItemPath {
    ItemPath(
      item: newSection >= 0 ? mixed[newSection]?.position(ofOld: path.item) ?? path.item : path.item,
      section: positionOfOld[path.section])
  }

  /// Where an item is that has got to its new place among the others of its section.
  internal func new(_ path: ItemPath) -> ItemPath {
    ItemPath(
      item: mixed[path.section]?.position(ofNew: path.item) ?? path.item, section: positionOfNew[path.section]
    )
  }
}
