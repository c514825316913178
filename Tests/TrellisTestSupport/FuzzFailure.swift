// SPDX-License-Identifier: MIT

import ListDiffing

/// A broken guarantee, with all that is needed to see it again. Its description is the message to print.
public struct FuzzFailure: CustomStringConvertible, Sendable {
  public let subjectName: String
  public let options: DiffOptions
  public let caseSeed: UInt64
  public let maximumCount: Int
  public let shape: ListPairShape
  public let original: ListPair
  public let minimal: ListPair
  public let violations: [Violation]

  public var description: String {
    """
    A diff broke a guarantee. Found with shape \(shape.rawValue) on \(original.old.count) old and \
    \(original.new.count) new elements; shrunk to \(minimal.old.count) and \(minimal.new.count).
    \(violations.map { "  \($0)" }.joined(separator: "\n"))
    See it again: FUZZ_SEED=\(hexadecimal(caseSeed)) FUZZ_MAX_COUNT=\(maximumCount) swift test
    Pin it down:

    \(regressionTest)
    """
  }

  /// A test that shows the failure, as Swift source.
  public var regressionTest: String {
    """
      @Test func fuzzFind\(String(caseSeed, radix: 16))() {
        expectGuarantees(
          of: \(subjectName),
          options: DiffOptions(
            engine: .\(options.engine.rawValue), identifiersAreUnique: \(options.identifiersAreUnique),
            seed: \(hexadecimal(caseSeed))),
          old: \(swiftSource(minimal.old)),
          new: \(swiftSource(minimal.new)))
      }
    """
  }

  private func hexadecimal(_ number: UInt64) -> String {
    "0x" + String(number, radix: 16)
  }

  private func swiftSource(_ rows: [Row<Int>]) -> String {
    let rows = rows.map { $0.content == 0 ? "Row(\($0.id))" : "Row(\($0.id), \($0.content))" }
    return "[\(rows.joined(separator: ", "))]"
  }
}
