// SPDX-License-Identifier: MIT

import ListDiffing

/// The input of one diff, in the form that is generated, shrunk and printed. Tests turn the integers into the
/// identifiers that they are about.
public struct ListPair: Equatable, Sendable {
  public var old: [Row<Int>]
  public var new: [Row<Int>]

  public init(old: [Row<Int>], new: [Row<Int>]) {
    self.old = old
    self.new = new
  }

  public init(_ old: [Int], _ new: [Int]) {
    self.init(old: old.map { Row($0) }, new: new.map { Row($0) })
  }

  public var count: Int { old.count + new.count }

  /// Whether a list holds an identifier twice.
  public var hasDuplicates: Bool {
    Set(old.map(\.id)).count < old.count || Set(new.map(\.id)).count < new.count
  }

  /// The same lists under other identifiers.
  public func mapIDs(_ transform: (Int) -> Int) -> ListPair {
    ListPair(
      old: old.map { Row(transform($0.id), $0.content) },
      new: new.map { Row(transform($0.id), $0.content) })
  }
}
