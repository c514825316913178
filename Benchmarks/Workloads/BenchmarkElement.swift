// SPDX-License-Identifier: MIT

import ListDiffing

/// What a list of a workload is made of.
protocol BenchmarkElement: Diffable, Sendable where DiffIdentifier: DiffKey {
  /// The same element in storage of its own, as if it had been decoded once more.
  func decodedAgain() -> Self
  /// The same element with another content. Elements that have none beside their identifier return themselves.
  func revised() -> Self
  /// The identifiers of a list, for engines that know of nothing else.
  static func identifiers(of list: [Self]) -> [DiffIdentifier]
}

extension BenchmarkElement {
  func revised() -> Self { self }
  static func identifiers(of list: [Self]) -> [DiffIdentifier] { list.map(\.diffIdentifier) }
}

extension BenchmarkElement where DiffIdentifier == Self {
  static func identifiers(of list: [Self]) -> [Self] { list }
}

extension Int: BenchmarkElement {
  func decodedAgain() -> Int { self }
}

extension String: BenchmarkElement {
  func decodedAgain() -> String { String(decoding: Array(utf8), as: UTF8.self) }
}
