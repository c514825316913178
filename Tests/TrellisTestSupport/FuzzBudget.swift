// SPDX-License-Identifier: MIT

import Foundation

/// How long a fuzz test runs, on lists of what size, from which seed. The environment decides:
///
/// - `FUZZ_SEED`: where the random numbers start, decimal or hexadecimal with `0x`. Default: a new one each run.
/// - `FUZZ_SECONDS`: the time of all fuzz tests together. Default: 20.
/// - `FUZZ_MAX_COUNT`: the most elements that a list is asked to have. Default: 1200.
public struct FuzzBudget: Sendable {
  public var seed: UInt64
  public var seconds: Double
  public var maximumCount: Int

  /// - Parameter share: The part of the whole time that this test may take.
  public init(
    share: Double, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(FuzzBudgetError) {
    seed = try Self.value("FUZZ_SEED", in: environment, Self.number) ?? .random(in: .min ... .max)
    let total = try Self.value("FUZZ_SECONDS", in: environment) { Double($0).flatMap { $0 >= 0 ? $0 : nil } }
    seconds = share * (total ?? 20)
    maximumCount =
      try Self.value("FUZZ_MAX_COUNT", in: environment) { Int($0).flatMap { $0 >= 0 ? $0 : nil } } ?? 1200
  }

  private static func value<Value>(
    _ name: String, in environment: [String: String], _ parse: (String) -> Value?
  ) throws(FuzzBudgetError) -> Value? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    guard let value = parse(text) else { throw FuzzBudgetError(name: name, value: text) }
    return value
  }

  private static func number(_ text: String) -> UInt64? {
    text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }
}

/// A variable of the environment that does not say what it should.
public struct FuzzBudgetError: Error, Equatable, CustomStringConvertible {
  public let name: String
  public let value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  public var description: String { "The environment variable \(name) is no number that fits: \(value)" }
}

/// A point in time that nobody can set back.
public struct Deadline: Sendable {
  private let end: TimeInterval

  public init(in seconds: Double) {
    end = ProcessInfo.processInfo.systemUptime + seconds
  }

  public var hasPassed: Bool { ProcessInfo.processInfo.systemUptime >= end }
}
