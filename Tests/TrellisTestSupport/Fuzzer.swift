// SPDX-License-Identifier: MIT

import ListDiffing

/// Diffs random lists until the time is over or a guarantee is broken, and then finds the smallest lists that break it.
public struct Fuzzer {
  public struct Report {
    public var caseCount = 0
    public var failure: FuzzFailure?
  }

  private let subjects: [DiffSubject]
  private let engines: [DiffEngine]
  private let budget: FuzzBudget

  public init(_ subjects: [DiffSubject], engines: [DiffEngine] = DiffEngine.allCases, budget: FuzzBudget) {
    self.subjects = subjects
    self.engines = engines
    self.budget = budget
  }

  /// Runs at least one case. The first case is made from the seed of the budget and each later one from a seed of its
  /// own, so that the seed of a failure, given as that of the budget, shows the failure at once.
  public func run() -> Report {
    var report = Report()
    let deadline = Deadline(in: budget.seconds)
    var caseSeeds = SplitMix64(seed: budget.seed)
    var caseSeed = budget.seed
    repeat {
      report.failure = failure(caseSeed: caseSeed)
      report.caseCount += 1
      caseSeed = caseSeeds.next()
    } while report.failure == nil && !deadline.hasPassed
    return report
  }

  private func failure(caseSeed: UInt64) -> FuzzFailure? {
    var generator = SplitMix64(seed: caseSeed)
    let (shape, pair) = ListPairShape.randomPair(maximumCount: budget.maximumCount, using: &generator)
    let expected = ExpectedDiff(pair)
    for subject in subjects {
      for engine in engines {
        for isUnique in [false, true] {
          let options = DiffOptions(engine: engine, identifiersAreUnique: isUnique, seed: caseSeed)
          if subject.violations(for: expected, options: options).isEmpty { continue }
          let minimal = Shrinker.minimize(pair) { !subject.violations(for: $0, options: options).isEmpty }
          return FuzzFailure(
            subjectName: subject.name, options: options, caseSeed: caseSeed,
            maximumCount: budget.maximumCount, shape: shape, original: pair, minimal: minimal,
            violations: subject.violations(for: minimal, options: options))
        }
      }
    }
    return nil
  }
}
