// SPDX-License-Identifier: MIT

/// Why a collection view would not take a batch: the rule, the places, and what to do.
public struct BatchUpdateError: Error, Sendable, Hashable {
  /// The rule that is broken.
  public let rule: BatchUpdateRule

  /// Where it is broken: the place that is at fault first, then what it is at odds with.
  public let places: [Place]

  /// How many sections or items the batch leads to and how many the new list has, if the rule is about counts.
  public let counts: Counts?

  internal init(_ rule: BatchUpdateRule, at places: [Place], counts: Counts? = nil) {
    self.rule = rule
    self.places = places
    self.counts = counts
  }
}

extension BatchUpdateError {
  /// A place in one of the two lists.
  public enum Place: Sendable, Hashable {
    /// A section of the list before the batch.
    case oldSection(Int)

    /// A section of the list after the batch.
    case newSection(Int)

    /// An item of the list before the batch.
    case oldItem(ItemPath)

    /// An item of the list after the batch.
    case newItem(ItemPath)
  }

  /// Two numbers that should be one.
  public struct Counts: Sendable, Hashable {
    /// How many there were and are to be, by the operations of the batch.
    public let expected: Int

    /// How many the new list has.
    public let actual: Int
  }
}

extension BatchUpdateError: CustomStringConvertible {
  /// For example `noItemDeletionInAMovedSection: old item 2.0, old section 2. Change the items in …`.
  public var description: String {
    var details = places.map(\.description)
    if let counts { details.append("\(counts.expected) expected, \(counts.actual) in the new list") }
    return "\(rule): \(details.joined(separator: ", ")). \(rule.advice)"
  }
}

extension BatchUpdateError.Place: CustomStringConvertible {
  /// For example `old section 2` or `new item 2.0`.
  public var description: String {
    switch self {
    case .oldSection(let position): "old section \(position)"
    case .newSection(let position): "new section \(position)"
    case .oldItem(let path): "old item \(path)"
    case .newItem(let path): "new item \(path)"
    }
  }
}
