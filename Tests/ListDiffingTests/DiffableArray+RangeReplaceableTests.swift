// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@testable import ListDiffing

@Suite struct DiffableArrayRangeReplaceableTests {
  // MARK: - Walks

  private func walk<Element: Diffable>(_ element: @escaping (_ id: Int, _ content: Int) -> Element) {
    for seed in 1...3 as ClosedRange<UInt64> {
      var walk = DiffableArrayWalk(seed: seed, element: element)
      for _ in 0..<200 { walk.step() }
    }
  }

  @Test func aWalkWithExactKeys() { walk { Row($0, $1) } }

  @Test func aWalkWithText() { walk { Row("a row with a long identifier \($0)", $1) } }

  @Test func aWalkWithHashesOfTheStandardLibrary() {
    walk { HashableRow(Character(UnicodeScalar(UInt8($0 + 48))), $1) }
  }

  @Test(arguments: [CollidingKey.Rule.twins, .constant, .classes(5), .sharedLowBits])
  func aWalkWithCollisions(rule: CollidingKey.Rule) { walk { Row(CollidingKey($0, rule), $1) } }

  @Test func aWalkWithTheProcessSeedBroken() {
    walk { Row(CollidingKey($0, .constantUnder(seed: DiffWorkspace.processSeed)), $1) }
  }

  /// Contents alike, because a NaN row has no equal to compare contents with.
  @Test func aWalkWithNotANumber() { walk { id, _ in HashableRow(id % 4 == 0 ? Double.nan : Double(id)) } }

  // MARK: - Hashes

  private typealias List = DiffableArray<CountedRow<CountedKey>>

  private func rows(_ count: Int) -> [CountedRow<CountedKey>] {
    CountedRow.lists(ListPair(Array(0..<count), []), id: CountedKey.init).old
  }

  private func hashes(_ rows: [CountedRow<CountedKey>]) -> Int { rows.reduce(0) { $0 + $1.counts.hashes } }

  @Test(.enabled(if: InternalChecks.areOff))
  func anElementIsHashedOnceWhenItIsPutIn() {
    let rows = rows(40)
    var list = List(rows[..<10])
    #expect(hashes(rows) == 10)
    list.append(rows[10])
    list.append(contentsOf: rows[11..<20])
    #expect(hashes(rows) == 20)
    list.insert(rows[20], at: 3)
    list.insert(contentsOf: rows[21..<25], at: 0)
    list.replaceSubrange(2..<4, with: rows[25..<30])
    list[7] = rows[30]
    #expect(hashes(rows) == 31)
    #expect(rows.allSatisfy { $0.counts.hashes <= 1 })
    let repeated = self.rows(1)
    #expect(List(repeating: repeated[0], count: 50).count == 50)
    #expect(hashes(repeated) == 1)
    #expect(List(repeating: repeated[0], count: 0).isEmpty)
  }

  @Test(.enabled(if: InternalChecks.areOff))
  func whatOnlyTakesOutOrMovesHashesNothing() {
    let rows = rows(100)
    var list = List(rows)
    list.remove(at: 5)
    list.removeSubrange(10..<20)
    list.removeFirst()
    list.removeLast(3)
    list.swapAt(1, 2)
    list.reverse()
    list.sort { $0.origin.position < $1.origin.position }
    list.move(from: 3, to: 30)
    list.moveElements(at: [40, 2, 7], to: 12)
    list.removeAll { $0.origin.position % 10 == 0 }
    list = list.filter { $0.origin.position % 10 != 1 }
    var generator = SplitMix64(seed: 1)
    list.shuffle(using: &generator)
    _ = list.partition { $0.origin.position < 50 }
    #expect(list.count > 50)
    #expect(hashes(rows) == 100)
    list.removeAll()
    #expect(list.isEmpty)
  }

  @Test(.enabled(if: InternalChecks.areOff))
  func elementsOfSuchAnArrayBringTheirKeysAlong() {
    let rows = rows(50)
    let list = List(rows)
    var joined = List(list.prefix(5))
    joined.append(contentsOf: list)
    joined.insert(contentsOf: list[10..<20], at: 7)
    joined.replaceSubrange(0..<2, with: joined)
    #expect(joined.count == 5 + 50 + 10 - 2 + 65)
    #expect(hashes(rows) == 50)
    #expect(joined.inconsistency == nil)
  }

  @Test func aThrowingPredicateLeavesTheArrayAsItWas() {
    struct Refusal: Error {}
    var list: DiffableArray = [3, 1, 2]
    #expect(throws: Refusal.self) { try list.removeAll { if $0 == 2 { throw Refusal() } else { true } } }
    #expect(throws: Refusal.self) { try list.sort { _, _ in throw Refusal() } }
    #expect(list == [3, 1, 2] && list.inconsistency == nil)
  }
}

/// Whether this build checks invariants after each mutation, which hashes.
enum InternalChecks {
  #if TRELLIS_INTERNAL_CHECKS
    static let areOff = false
  #else
    static let areOff = true
  #endif
}
