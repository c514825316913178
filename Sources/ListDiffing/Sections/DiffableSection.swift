// SPDX-License-Identifier: MIT

/// A section of a list: it can be told from the other sections, has content of its own, and holds items.
///
/// ``Diffable/isContentEqual(to:)`` is about what the section itself shows, such as a header, and leaves the items out: they
/// are compared one by one.
///
/// ```swift
/// struct Album: DiffableSection {
///   let diffIdentifier: Int
///   var title: String
///   var items: [String]
///
///   func isContentEqual(to other: Album) -> Bool { title == other.title }
/// }
/// ```
public protocol DiffableSection: Diffable {
  /// What the section holds.
  associatedtype Item: Diffable

  /// The items, in the order in which they are shown.
  ///
  /// They can be set, because on the way from one list to another a view may have to show sections that have left some items behind
  /// already. Sections are values; an instance of a class is held as the model of an ``ArraySection``.
  var items: [Item] { get set }
}
