// SPDX-License-Identifier: MIT

/// The ways to diff that are compared, in the order of their columns.
enum Engine: String, CaseIterable, Codable {
  case c
  case swift
  case dictionary
  case dictionaryLean = "dictionary-lean"
  case stdlib
}

extension Engine {
  /// The engines that are compared unless others are asked for: the library's, and what its users would use instead.
  static let usual: [Engine] = [.c, .swift, .dictionary, .stdlib]

  /// Whether the engine is one of ListDiffing's, and so keeps scratch memory.
  var isLibrarys: Bool { self == .c || self == .swift }

  /// Whether the engine pairs all it can, the k-th occurrence with the k-th, and reports changed contents. The standard
  /// library promises only that identifiers come out right.
  var isComplete: Bool { self != .stdlib }

  /// Whether the engine moves as few elements as its pairs allow.
  var movesFewest: Bool { isLibrarys || self == .dictionaryLean }
}
