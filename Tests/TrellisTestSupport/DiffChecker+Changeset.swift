// SPDX-License-Identifier: MIT

import ListDiffing

extension DiffChecker {
  /// As `violations(of:strict:)`, and whether the accessors of a changeset agree with what it holds.
  public func violations(of changeset: Changeset, strict: Bool = true) -> [Violation] {
    let diff = ObservedDiff(changeset)
    let violations = violations(of: diff, strict: strict)
    guard violations.isEmpty else { return violations }
    return accessorViolations(of: changeset, saying: diff)
  }

  private func accessorViolations(of changeset: Changeset, saying diff: ObservedDiff) -> [Violation] {
    var oldToNew = [Int?](repeating: nil, count: diff.oldCount)
    var newToOld = [Int?](repeating: nil, count: diff.newCount)
    for pair in diff.keptPairs {
      oldToNew[pair.old] = pair.new
      newToOld[pair.new] = pair.old
    }
    var violations: [Violation] = []
    if changeset.oldToNew != oldToNew { violations.append(Violation(.changeset, "oldToNew")) }
    if changeset.newToOld != newToOld { violations.append(Violation(.changeset, "newToOld")) }
    let changes = diff.deletions.count + diff.insertions.count + diff.updates.count + diff.moves.count
    if changeset.isEmpty != (changes == 0) { violations.append(Violation(.changeset, "isEmpty")) }
    return violations
  }
}

/// The guarantees that a changeset breaks, its replay through `applying` included.
public func violations<Element: Diffable>(
  of changeset: Changeset, old: [Element], new: [Element], strict: Bool = true
) -> [Violation] {
  let checker = DiffChecker(
    old: old.map(\.diffIdentifier), new: new.map(\.diffIdentifier),
    isContentEqual: { old[$0].isContentEqual(to: new[$1]) })
  let violations = checker.violations(of: changeset, strict: strict)
  guard violations.isEmpty else { return violations }
  guard let applied = old.applying(changeset, newElements: new) else {
    return [Violation(.changeset, "applying gives nil")]
  }
  let isNew =
    applied.count == new.count
    && zip(applied, new).allSatisfy { $0.diffIdentifier == $1.diffIdentifier && $0.isContentEqual(to: $1) }
  // An inserted element need not be equal to itself, so this looks at those that are.
  let isReflexive = new.allSatisfy { $0.diffIdentifier == $0.diffIdentifier && $0.isContentEqual(to: $0) }
  return isNew || !isReflexive ? [] : [Violation(.changeset, "applying gives another list")]
}
