// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

@testable import ListAdapters

/// Lists in the cells of a list, whose cells are used again while both change.
@MainActor
@Suite struct NestedAdapterTests {
  private func list(_ id: Int, _ texts: String...) -> NoteList {
    NoteList(id, texts.map { Note($0.hashValue, $0) })
  }

  @Test func aCellIsUsedAgainWhileItsListAndTheOneAroundItUpdate() {
    let fixture = StripListFixture([list(1, "a"), list(2, "b"), list(3, "c"), list(4, "d")])
    #expect(fixture.strips.map(\.section) == [0, 1, 2] && fixture.fault == nil)
    let strip = fixture.strips[0].strip
    // The list in the first cell changes and is on its way when the cell goes to another section.
    fixture.show([list(1, "a", "e"), list(2, "b"), list(3, "c"), list(4, "d")])
    fixture.scheduler.advance()
    #expect(strip.isAnimating)
    fixture.host.scroll(to: CGPoint(x: 0, y: 20))
    #expect(fixture.strips.last?.strip === strip)
    fixture.settle()
    #expect(fixture.fault == nil)
    #expect(fixture.made[0].adapter.host == nil)
    // The one that is off screen changes, another is queued in the cell when that goes back.
    fixture.show([list(1, "x"), list(2, "b"), list(3, "c"), list(4, "d", "f")])
    fixture.scheduler.advance()
    fixture.host.scroll(to: .zero)
    fixture.settle()
    #expect(fixture.fault == nil)
    #expect(fixture.host.reuseCounts.made == 3)
  }

  @Test func aListGoesWithItsSectionWhileItUpdates() {
    let fixture = StripListFixture([list(1, "a"), list(2, "b")])
    let strip = fixture.strips[0].strip
    fixture.show([list(1, "a", "e"), list(2, "b", "g")])
    fixture.scheduler.advance()
    #expect(strip.isAnimating)
    fixture.show([list(2, "h"), list(5, "i")])
    fixture.settle()
    #expect(fixture.fault == nil)
    #expect(fixture.strips.count == 2)
    fixture.show([])
    fixture.settle()
    #expect(fixture.fault == nil)
    #expect(fixture.host.finish().isClean)
  }

  @Test func whateverHappensEachCellShowsTheListOfItsSection() throws {
    let budget = try FuzzBudget(share: 0.02)
    let deadline = Deadline(in: budget.seconds)
    var seeds = SplitMix64(seed: budget.seed)
    var seed = budget.seed
    repeat {
      let fault = walk(SplitMix64(seed: seed))
      try #require(fault == nil, "\(fault ?? ""); see it again: FUZZ_SEED=\(seed)")
      seed = seeds.next()
    } while !deadline.hasPassed
  }

  private func walk(_ generator: SplitMix64) -> String? {
    var random = generator
    func below(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &random) }
    func notes() -> [Note] { (0..<below(6)).map { Note(10 * $0 + below(3), "\(below(9))") } }
    let fixture = StripListFixture((0..<below(8)).map { NoteList($0, notes()) })
    for step in 0..<40 {
      var lists = fixture.lists
      switch below(8) {
      case 0: lists.insert(NoteList(100 + step, notes()), at: below(lists.count + 1))
      case 1 where !lists.isEmpty: lists.remove(at: below(lists.count))
      case 2 where !lists.isEmpty:
        lists.insert(lists.remove(at: below(lists.count)), at: below(lists.count + 1))
      case 3, 4: if !lists.isEmpty { lists[below(lists.count)].notes = notes() }
      case 5: fixture.host.scroll(to: CGPoint(x: 0, y: below(160)))
      case 6: fixture.allStrips.forEach { $0.advance(by: 0.1) }
      default: fixture.host.advance(by: 0.1)
      }
      if lists != fixture.lists { fixture.show(lists, animated: below(4) > 0) }
      if below(2) == 0 { fixture.scheduler.advance() }
      guard below(4) == 0 else { continue }
      fixture.settle()
      if let fault = fixture.fault { return "step \(step): \(fault)" }
    }
    fixture.settle()
    if let fault = fixture.fault { return fault }
    let leftovers = fixture.host.finish()
    if !leftovers.isClean { return "left: \(leftovers)" }
    for strip in fixture.allStrips {
      let leftovers = strip.finish()
      if !leftovers.isClean { return "left in a strip: \(leftovers)" }
    }
    return nil
  }
}
