// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListAdapterWorkingRangeTests {
  /// Sections of one item each, which are displayed one by one as the test says; writes down who enters and exits.
  @MainActor
  private final class Range: ListWorkingRangeDelegate {
    let list: NumberListFixture
    private(set) var entered: [Int] = []
    private(set) var left: [Int] = []

    init(size: Int, count: Int) {
      list = NumberListFixture(
        Array(1...count), size: CGSize(width: 100, height: 0),
        workingRangeSize: size)
      for number in list.numbers { list.controller(number)?.workingRangeDelegate = self }
    }

    private var cells: [Int: HeadlessCell] = [:]

    /// Displays the cell of a section.
    func begin(_ section: Int) {
      let cell = HeadlessCell()
      cells[section] = cell
      list.adapter.client.host(list.host, willDisplay: cell, forItemAt: at(section, 0))
    }

    /// Has the cell of a section leave.
    func end(_ section: Int) {
      guard let cell = cells.removeValue(forKey: section) else { return }
      list.adapter.client.host(list.host, didEndDisplaying: cell, forItemAt: at(section, 0))
    }

    /// Which sections have entered and exited since the last call, ascending.
    func changes() -> [[Int]] {
      defer { (entered, left) = ([], []) }
      return [entered.sorted(), left.sorted()]
    }

    func listAdapter(
      _ listAdapter: ListAdapter,
      sectionControllerWillEnterWorkingRange sectionController: ListSectionController
    ) { entered.append(sectionController.section ?? -1) }

    func listAdapter(
      _ listAdapter: ListAdapter,
      sectionControllerDidExitWorkingRange sectionController: ListSectionController
    ) { left.append(sectionController.section ?? -1) }
  }

  @Test(arguments: [(0, 1, 0, [0]), (0, 3, 1, [1]), (1, 3, 1, [0, 1, 2]), (1, 5, 2, [1, 2, 3])])
  func theRangeReachesAsFarAsItsSizeSays(size: Int, count: Int, section: Int, expected: [Int]) {
    let range = Range(size: size, count: count)
    range.begin(section)
    #expect(range.changes() == [expected, []])
    range.end(section)
    #expect(range.changes() == [[], expected])
  }

  @Test func whatIsInRangeAlreadyIsToldNothing() {
    let both = Range(size: 1, count: 2)
    both.begin(0)
    #expect(both.changes() == [[0, 1], []])
    both.begin(1)
    #expect(both.changes() == [[], []])

    let first = Range(size: 1, count: 2)
    first.begin(0)
    #expect(first.changes() == [[0, 1], []])
    first.end(0)
    #expect(first.changes() == [[], [0, 1]])
  }

  @Test func theRangeFollowsTheCells() {
    let range = Range(size: 1, count: 5)
    range.begin(0)
    #expect(range.changes() == [[0, 1], []])
    range.begin(1)
    #expect(range.changes() == [[2], []])
    range.begin(2)
    #expect(range.changes() == [[3], []])
    range.end(0)
    #expect(range.changes() == [[], []])
    range.end(1)
    #expect(range.changes() == [[], [0]])
    range.begin(3)
    #expect(range.changes() == [[4], []])
    range.end(2)
    #expect(range.changes() == [[], [1]])
    range.end(3)
    #expect(range.changes() == [[], [2, 3, 4]])
  }

  /// Sections of an entry list that think that they are in range.
  private func inRange(_ fixture: EntryListFixture) -> [Int] {
    fixture.adapter.objects().indices.filter { section in
      (fixture.adapter.sectionController(forSection: section) as? EntrySectionController)?.isInWorkingRange
        == true
    }
  }

  /// A screen of 100 points shows the first ten of sections with a cell of 10 points each.
  private func tallList(_ keys: Swift.Range<Int>) -> EntryListFixture {
    let fixture = EntryListFixture(keys.map { Entry($0, 1) })
    fixture.host.setSize(CGSize(width: 100, height: 100))
    fixture.settle()
    return fixture
  }

  @Test func theRangeIsRightWhenSectionsComeOffScreen() {
    let fixture = tallList(0..<20)
    #expect(inRange(fixture) == Array(0..<12))
    let pushedOut = fixture.controller(11)
    var entries = fixture.entries
    entries.insert(Entry(100, 1), at: 10)
    fixture.show(entries)
    #expect(fixture.adapter.workingRangeSections == 0..<12)
    #expect(inRange(fixture) == Array(0..<12))
    #expect(fixture.controller(100).isInWorkingRange)
    #expect(!pushedOut.isInWorkingRange)
  }

  @Test func theRangeIsRightWhenSectionsOffScreenGo() {
    let fixture = tallList(0..<20)
    let gone = fixture.controller(10)
    var entries = fixture.entries
    entries.remove(at: 10)
    fixture.show(entries)
    #expect(!gone.isInWorkingRange)
    #expect(inRange(fixture) == Array(0..<12))
  }

  @Test func theRangeIsRightWhenAMoveOffScreenGoesThroughIt() {
    let fixture = tallList(0..<20)
    var entries = fixture.entries
    entries.insert(entries.remove(at: 19), at: 11)
    fixture.show(entries, animated: true)
    #expect(inRange(fixture) == Array(0..<12))
    #expect(fixture.controller(19).isInWorkingRange)
  }

  @Test func theRangeHasTheSectionControllersThatAReloadMade() {
    let fixture = tallList(0..<20)
    let before = (0..<12).map { fixture.controller($0) }
    fixture.adapter.reloadData()
    fixture.settle()
    #expect(before.allSatisfy { !$0.isInWorkingRange })
    #expect(inRange(fixture) == Array(0..<12))
  }

  @Test func theRangeIsRightWhenSectionsInTheMidstOfItComeAndGo() {
    let fixture = tallList(0..<20)
    fixture.host.scroll(to: CGPoint(x: 0, y: 50))
    #expect(inRange(fixture) == Array(3..<17))
    let gone = [5, 9].map { fixture.controller($0) }
    var entries = fixture.entries.filter { ![5, 9].contains($0.key) }
    entries.insert(contentsOf: [Entry(100, 1), Entry(101, 1), Entry(102, 1)], at: 8)
    for animated in [false, true] {
      fixture.show(entries, animated: animated)
      #expect(inRange(fixture) == Array(3..<17))
      #expect(fixture.adapter.workingRangeSections == 3..<17)
      #expect(gone.allSatisfy { !$0.isInWorkingRange })
      #expect((100...102).allSatisfy { fixture.controller($0).isInWorkingRange })
      entries = fixture.entries.filter { ![3, 12].contains($0.key) } + [Entry(103, 1)]
      entries.insert(entries.remove(at: 16), at: 6)
    }
  }

  @Test func aJumpDoesNotReachAcrossWhatLiesBetween() {
    let fixture = EntryListFixture([])
    var entered: Set<Int> = []
    fixture.prepare = { controller in controller.onEnter = { entered.insert($0.entry.key) } }
    fixture.host.setSize(CGSize(width: 100, height: 100))
    fixture.show((0..<200).map { Entry($0, 1) })
    #expect(entered == Set(0..<12))
    entered = []
    fixture.host.scroll(to: CGPoint(x: 0, y: 1500))
    #expect(entered == Set(148..<162) && inRange(fixture) == Array(148..<162))
  }
}
