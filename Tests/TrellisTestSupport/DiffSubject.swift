// SPDX-License-Identifier: MIT

import ListDiffing

/// A way to diff the lists of a `ListPair`: as elements of some type, through some entry point.
public struct DiffSubject {
  /// What a subject answers: the diff, and what was found wrong with it on the way.
  public struct Answer {
    public var diff: ObservedDiff
    public var violations: [Violation]

    public init(_ diff: ObservedDiff, violations: [Violation] = []) {
      self.diff = diff
      self.violations = violations
    }
  }

  /// The Swift expression that names the subject in a test.
  public let name: String
  private let comparesContent: Bool
  private let answer: (ListPair, DiffOptions) -> Answer

  /// - Parameter comparesContent: False for elements that are nothing but their identifier.
  public init(
    _ name: String, comparesContent: Bool = true,
    answer: @escaping (ListPair, DiffOptions) -> Answer
  ) {
    self.name = name
    self.comparesContent = comparesContent
    self.answer = answer
  }

  /// - Parameter element: Makes the element for a row. Different identifiers must give different identifiers.
  public init<Element: Diffable>(
    _ name: String, comparesContent: Bool = true, element: @escaping (Row<Int>) -> Element
  ) {
    self.init(name, comparesContent: comparesContent) { pair, options in
      let old = pair.old.map(element)
      let new = pair.new.map(element)
      let changeset = new.changeset(from: old, options: options)
      var answer = Answer(ObservedDiff(changeset))
      answer.violations = Self.applyingViolations(changeset, old: old, new: new)
      return answer
    }
  }

  /// What `applying` does wrong with this changeset.
  public static func applyingViolations<Element: Diffable>(
    _ changeset: Changeset, old: [Element], new: [Element]
  ) -> [Violation] {
    guard let result = old.applying(changeset, newElements: new) else {
      return [Violation(.changeset, "applying gives nil")]
    }
    let isNew =
      result.count == new.count
      && zip(result, new).allSatisfy { $0.diffIdentifier == $1.diffIdentifier && $0.isContentEqual(to: $1) }
    return isNew ? [] : [Violation(.changeset, "applying gives another list")]
  }
}

extension DiffSubject {
  /// The guarantees that the subject breaks on a pair of lists.
  public func violations(for pair: ListPair, options: DiffOptions) -> [Violation] {
    violations(for: ExpectedDiff(pair), options: options)
  }

  /// As `violations(for:options:)`, for a pair that several subjects or options are tried on.
  public func violations(for expected: ExpectedDiff, options: DiffOptions) -> [Violation] {
    let answer = answer(expected.pair, options)
    let isStrict = !(options.identifiersAreUnique && expected.hasDuplicates)
    return expected.violations(of: answer.diff, comparesContent: comparesContent, strict: isStrict)
      + answer.violations
  }
}
