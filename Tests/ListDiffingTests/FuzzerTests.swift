// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// The fuzzer must catch a wrong diff, make it small, and print what shows it again.
@Suite struct FuzzerTests {
  private func budget(seed: UInt64 = 11) throws -> FuzzBudget {
    try FuzzBudget(
      share: 1, environment: ["FUZZ_SEED": "\(seed)", "FUZZ_SECONDS": "30", "FUZZ_MAX_COUNT": "200"])
  }

  private func failure(of subject: DiffSubject) throws -> FuzzFailure {
    let report = Fuzzer([subject], engines: [.swift], budget: try budget()).run()
    return try #require(report.failure)
  }

  /// A diff that is right but for a change made afterwards.
  private func tampered(_ change: @escaping (inout ObservedDiff) -> Void) -> DiffSubject {
    DiffSubject("tampered") { pair, options in
      var diff = ObservedDiff(pair.new.changeset(from: pair.old, options: options))
      change(&diff)
      return DiffSubject.Answer(diff)
    }
  }

  @Test func aRightDiffIsNotAccused() throws {
    var budget = try budget()
    budget.seconds = 0.2
    let report = Fuzzer([.intRows], engines: [.swift], budget: budget).run()
    #expect(report.failure == nil)
    #expect(report.caseCount > 1)
  }

  @Test func aLostMoveIsShrunkToTwoSwappedElements() throws {
    let failure = try failure(of: tampered { $0.moves = Array($0.moves.dropLast()) })
    #expect(failure.minimal == ListPair([0, 1], [1, 0]))
    #expect(Set(failure.violations.map(\.kind)).isSuperset(of: [.wrongMoves, .notMinimal]))
  }

  @Test func aLostUpdateIsShrunkToOneElement() throws {
    let failure = try failure(of: tampered { $0.updates = [] })
    #expect(failure.minimal.old.count == 1)
    #expect(failure.minimal.new.count == 1)
    #expect(failure.violations.map(\.kind).contains(.wrongUpdates))
  }

  /// What many a diff does: gives up on identifiers that occur more than once.
  @Test func unpairedDuplicatesAreShrunkToThree() throws {
    let subject = DiffSubject("uniqueOnly") { pair, _ in
      let old = Dictionary(grouping: pair.old.indices) { pair.old[$0].id }
      let new = Dictionary(grouping: pair.new.indices) { pair.new[$0].id }
      let unique = pair.new.indices.filter { position in
        let id = pair.new[position].id
        return old[id]?.count == 1 && new[id]?.count == 1
      }
      let runs = unique.map { ObservedDiff.Run(oldStart: old[pair.new[$0].id]![0], newStart: $0, count: 1) }
      let kept = Set(runs.map(\.oldStart))
      return DiffSubject.Answer(
        ObservedDiff(
          oldCount: pair.old.count, newCount: pair.new.count,
          deletions: pair.old.indices.filter { !kept.contains($0) },
          insertions: pair.new.indices.filter { !unique.contains($0) }, runs: runs))
    }
    let checkedForPairsOnly = DiffSubject("uniqueOnly") { pair, options in
      let isMissed = subject.violations(for: pair, options: options).contains { $0.kind == .notMaximal }
      let right = ObservedDiff(pair.new.changeset(from: pair.old, options: options))
      return DiffSubject.Answer(right, violations: isMissed ? [Violation(.notMaximal, "duplicates")] : [])
    }
    let failure = try failure(of: checkedForPairsOnly)
    #expect(failure.minimal.count == 3)
    #expect(failure.minimal.mapIDs { _ in 0 } == failure.minimal)
  }

  @Test func theSeedOfAFailureShowsItAtOnce() throws {
    let subject = tampered { $0.moves = Array($0.moves.dropLast()) }
    let first = try failure(of: subject)
    let again = Fuzzer([subject], engines: [.swift], budget: try budget(seed: first.caseSeed)).run()
    #expect(again.caseCount == 1)
    #expect(again.failure?.original == first.original)
    #expect(again.failure?.minimal == first.minimal)
  }

  @Test func aFailurePrintsItsSeedAndATestToPaste() throws {
    let failure = try failure(of: tampered { $0.updates = [] })
    let message = "\(failure)"
    #expect(message.contains("FUZZ_SEED=0x\(String(failure.caseSeed, radix: 16)) FUZZ_MAX_COUNT=200"))
    #expect(message.contains("wrongUpdates"))
    #expect(message.contains(failure.regressionTest))
    let pair = failure.minimal
    let row = { (row: Row<Int>) in row.content == 0 ? "Row(\(row.id))" : "Row(\(row.id), \(row.content))" }
    #expect(
      failure.regressionTest == """
          @Test func fuzzFind\(String(failure.caseSeed, radix: 16))() {
            expectGuarantees(
              of: tampered,
              options: DiffOptions(
                engine: .swift, identifiersAreUnique: false,
                seed: 0x\(String(failure.caseSeed, radix: 16))),
              old: [\(row(pair.old[0]))],
              new: [\(row(pair.new[0]))])
          }
        """)
  }

  @Test func shrinkingLeavesNothingThatIsNotNeeded() {
    // Fails as long as 3 comes before 9 in the new list and 5 is in both.
    let fails = { (pair: ListPair) in
      let new = pair.new.map(\.id)
      guard let three = new.firstIndex(of: 3), let nine = new.lastIndex(of: 9) else { return false }
      return three < nine && new.contains(5) && pair.old.contains { $0.id == 5 }
    }
    let pair = ListPair(Array(0..<100), Array(0..<100))
    #expect(Shrinker.minimize(pair, while: fails) == ListPair([5], [3, 5, 9]))
  }

  @Test func shrinkingStopsWhenItsAttemptsAreUsedUp() {
    var calls = 0
    let pair = ListPair(Array(0..<100), Array(0..<100))
    let smallest = Shrinker.minimize(pair, attempts: 10) { pair in
      calls += 1
      return pair.new.count > 70
    }
    #expect(calls == 10)
    #expect(smallest.old.isEmpty)
    #expect((72..<100).contains(smallest.new.count))
  }
}
