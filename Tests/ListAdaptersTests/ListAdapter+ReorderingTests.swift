// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListAdapterReorderingTests {
  /// A list of movable sections of one item each, whose data follow what the user does.
  @MainActor
  private final class Movable: ListAdapterMoveDelegate {
    let list: EntryListFixture
    private(set) var moves: [(from: [Int], to: [Int])] = []
    var follows = true

    init(_ texts: [String]) {
      list = EntryListFixture([])
      list.prepare = { $0.isMovable = true }
      list.adapter.moveDelegate = self
      list.show(texts.enumerated().map { Entry($0, $1) })
    }

    func drag(_ source: ItemPath, over paths: ItemPath...) {
      guard list.host.beginMove(at: source) else { return }
      for path in paths { list.host.moveItem(over: path) }
      list.host.endMove()
      list.settle()
    }

    /// What the cells show, section by section.
    var texts: [String] {
      (0..<list.host.numberOfSections).map { list.cell($0, 0)?.text ?? "-" }
    }

    func listAdapter(
      _ listAdapter: ListAdapter, move object: any Diffable, from previousObjects: ListObjects,
      to objects: ListObjects
    ) {
      let keys = { (objects: ListObjects) in objects.array(of: Entry.self)?.map(\.key) ?? [] }
      moves.append((keys(previousObjects), keys(objects)))
      if follows { list.entries = objects.array(of: Entry.self) ?? [] }
    }
  }

  @Test func sectionsOfOneItemAreReorderedAsSections() {
    let movable = Movable(["s0", "s1", "s2"])
    movable.drag(at(2, 0), over: at(0, 1))
    #expect(movable.texts == ["s0", "s2", "s1"])
    #expect(movable.moves.map(\.from) == [[0, 1, 2]])
    #expect(movable.moves.map(\.to) == [[0, 2, 1]])
    movable.drag(at(2, 0), over: at(0, 0))
    #expect(movable.texts == ["s1", "s0", "s2"])
    movable.drag(at(0, 0), over: at(2, 0))
    #expect(movable.texts == ["s0", "s1", "s2"])
    movable.drag(at(0, 0), over: at(2, 1))
    #expect(movable.texts == ["s1", "s2", "s0"])
    #expect((0..<3).map { movable.list.controller($0).section } == [2, 0, 1])
    #expect(movable.list.host.finish().isClean)
  }

  @Test func theLastSpotIsForgottenWhenTheItemIsHeldElsewhere() {
    let movable = Movable(["s0", "s1", "s2"])
    movable.drag(at(0, 0), over: at(2, 1), at(1, 1))
    #expect(movable.texts == ["s1", "s0", "s2"])
    #expect(movable.list.host.finish().isClean)
  }

  @Test func whereASectionIsDroppedIsWhereItWasMeansNothing() {
    let movable = Movable(["s0", "s1", "s2"])
    movable.drag(at(0, 0), over: at(1, 0))
    #expect(movable.texts == ["s0", "s1", "s2"])
    #expect(movable.moves.isEmpty)
    #expect(movable.list.host.finish().isClean)
  }

  @Test func aMoveThatTheDataDoNotFollowIsTakenBack() {
    let movable = Movable(["s0", "s1", "s2"])
    movable.follows = false
    movable.drag(at(0, 0), over: at(2, 1))
    #expect(movable.moves.count == 1)
    #expect(movable.texts == ["s0", "s1", "s2"])
    #expect(movable.list.host.finish().isClean)
  }

  @Test func anUpdateThatWaitsKnowsOfTheMove() {
    let movable = Movable(["s0", "s1", "s2"])
    #expect(movable.list.host.beginMove(at: at(0, 0)))
    movable.list.host.moveItem(over: at(2, 1))
    var ends: [Bool] = []
    movable.list.adapter.performUpdates(animated: true) { ends.append($0) }
    movable.list.host.endMove()
    movable.list.entries.append(Entry(9, "s9"))
    movable.list.settle()
    #expect(ends == [true])
    #expect(movable.texts == ["s1", "s2", "s0", "s9"])
    #expect(movable.list.host.finish().isClean)
  }

  @Test func repeatedIdentifiersAreLeftOutAfterAMoveAsWell() {
    final class Reporter: ListAdapterDelegate {
      var positions: [[Int]] = []
      func listAdapter(_ listAdapter: ListAdapter, didLeaveOutDuplicatesAt positions: [Int]) {
        self.positions.append(positions)
      }
    }
    let reporter = Reporter()
    let movable = Movable(["s0", "s1"])
    movable.list.adapter.delegate = reporter
    movable.follows = false
    movable.list.entries = [Entry(1, "s1"), Entry(0, "s0"), Entry(1, "again")]
    movable.drag(at(0, 0), over: at(1, 1))
    #expect(movable.texts == ["s1", "s0"])
    #expect(reporter.positions == [[2]])
  }
}
