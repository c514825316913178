// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

/// A checker that finds nothing proves nothing: each guarantee is broken once.
@Suite struct DiffCheckerTests {
  private typealias Pair = ObservedDiff.Pair
  private typealias Run = ObservedDiff.Run

  // The content of "C" and "D" changes; "D" moves to the front, "B" goes, "X" comes.
  private let old = ["A", "B", "C", "D"]
  private let new = ["D", "A", "X", "C"]
  private let right = ObservedDiff(
    oldCount: 4, newCount: 4, deletions: [1], insertions: [2],
    updates: [Pair(old: 3, new: 0), Pair(old: 2, new: 3)], moves: [Pair(old: 3, new: 0)],
    runs: [
      Run(oldStart: 3, newStart: 0, count: 1), Run(oldStart: 0, newStart: 1, count: 1),
      Run(oldStart: 2, newStart: 3, count: 1),
    ])

  private func kinds(_ change: (inout ObservedDiff) -> Void) -> Set<Violation.Kind> {
    var diff = right
    change(&diff)
    let checker = DiffChecker(old: old, new: new) { old, _ in old < 2 }
    return Set(checker.violations(of: diff).map(\.kind))
  }

  @Test func aRightDiffPasses() {
    #expect(kinds { _ in }.isEmpty)
  }

  @Test func countsAreChecked() {
    #expect(kinds { $0.oldCount = 5 } == [.malformed])
    #expect(kinds { $0.newCount = 3 } == [.malformed])
  }

  @Test func positionsMustBeInRangeAscendingAndComplete() {
    #expect(kinds { $0.deletions = [4] } == [.malformed])
    #expect(kinds { $0.deletions = [-1] } == [.malformed])
    #expect(kinds { $0.deletions = [] } == [.malformed])
    #expect(kinds { $0.deletions = [1, 1] } == [.malformed])
    #expect(kinds { $0.insertions = [2, 3] } == [.malformed])
    #expect(kinds { $0.updates.reverse() } == [.malformed])
    #expect(kinds { $0.runs.swapAt(0, 1) } == [.malformed])
    #expect(kinds { $0.runs[0].oldStart = 0 } == [.malformed])
    #expect(kinds { $0.moves = [Pair(old: 0, new: 4)] } == [.malformed])
  }

  @Test func runsMustBeMaximalAndHoldSomething() {
    let checker = DiffChecker(old: [1, 2], new: [1, 2]) { _, _ in true }
    let halves = [Run(oldStart: 0, newStart: 0, count: 1), Run(oldStart: 1, newStart: 1, count: 1)]
    let split = ObservedDiff(oldCount: 2, newCount: 2, runs: halves)
    #expect(Set(checker.violations(of: split).map(\.kind)) == [.runs])
    #expect(kinds { $0.runs.append(Run(oldStart: 4, newStart: 4, count: 0)) } == [.runs])
  }

  @Test func differentIdentifiersMustNotBePaired() {
    #expect(
      kinds {
        $0.deletions = []
        $0.insertions = []
        $0.runs.insert(Run(oldStart: 1, newStart: 2, count: 1), at: 2)
        $0.runs = [$0.runs[0], Run(oldStart: 0, newStart: 1, count: 3)]
      }.contains(.inexact))
  }

  @Test func pairsMustNotBeMissed() {
    #expect(
      kinds {
        $0.deletions = [0, 1]
        $0.insertions = [1, 2]
        $0.runs.remove(at: 1)
      } == [.notMaximal])
  }

  @Test func occurrencesMustNotBeCrossed() {
    let checker = DiffChecker(old: [7, 7], new: [7, 7]) { _, _ in true }
    let crossed = ObservedDiff(
      oldCount: 2, newCount: 2, moves: [Pair(old: 1, new: 0)],
      runs: [Run(oldStart: 1, newStart: 0, count: 1), Run(oldStart: 0, newStart: 1, count: 1)])
    #expect(Set(checker.violations(of: crossed).map(\.kind)) == [.wrongOccurrence])
    #expect(checker.violations(of: crossed, strict: false).isEmpty)
  }

  @Test func movesMustBeKeptPairsThatLeaveTheRestInOrder() {
    #expect(kinds { $0.moves = [] } == [.wrongMoves, .notMinimal, .replay])
    // The replay comes out right here: the elements in the wrong places are both updated.
    #expect(kinds { $0.moves = [Pair(old: 0, new: 1)] } == [.wrongMoves])
    #expect(kinds { $0.moves = [Pair(old: 0, new: 0)] }.contains(.wrongMoves))
  }

  @Test func movesMustBeAsFewAsThePairsAllow() {
    #expect(kinds { $0.moves = [Pair(old: 0, new: 1), Pair(old: 2, new: 3)] } == [.notMinimal])
    #expect(kinds { $0.moves.append(Pair(old: 0, new: 1)) } == [.notMinimal])
  }

  @Test func updatesMustBeTheChangedPairs() {
    #expect(kinds { $0.updates.removeLast() } == [.wrongUpdates, .replay])
    #expect(kinds { $0.updates.insert(Pair(old: 0, new: 1), at: 1) } == [.wrongUpdates])
  }
}
