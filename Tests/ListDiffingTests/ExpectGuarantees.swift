// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// Expects every guarantee to hold for one pair of lists. What the fuzz tests print calls this.
func expectGuarantees(
  of subject: DiffSubject, options: DiffOptions, old: [Row<Int>], new: [Row<Int>],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let violations = subject.violations(for: ListPair(old: old, new: new), options: options)
  #expect(violations.isEmpty, "\(subject.name), \(options)", sourceLocation: sourceLocation)
}

/// Expects every guarantee to hold for the diff of these elements, and returns the diff.
@discardableResult
func expectGuarantees<Element: Diffable>(
  old: [Element], new: [Element], options: DiffOptions, sourceLocation: SourceLocation = #_sourceLocation
) -> Changeset {
  let changeset = new.changeset(from: old, options: options)
  let isStrict = !options.identifiersAreUnique
  let violations = violations(of: changeset, old: old, new: new, strict: isStrict)
  #expect(violations.isEmpty, "\(changeset)", sourceLocation: sourceLocation)
  return changeset
}

/// Fuzzes subjects for a share of the time that all fuzz tests have. The seed is printed first, so that even a crash can
/// be seen again.
func expectNoFuzzFailure(
  _ subjects: [DiffSubject], share: Double, maximumCount: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var budget = try FuzzBudget(share: share)
  budget.maximumCount = min(budget.maximumCount, maximumCount ?? .max)
  print("fuzz seed \(budget.seed): \(subjects.map(\.name).joined(separator: ", "))")
  let report = Fuzzer(subjects, budget: budget).run()
  if let failure = report.failure {
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }
  #expect(report.caseCount > 0, sourceLocation: sourceLocation)
}
