// SPDX-License-Identifier: MIT

/// An element of a list that changes: it can say which element it is, and whether it still looks the same.
///
/// Two revisions of an element have equal ``diffIdentifier``s; they are paired by it and by nothing else. For each pair
/// ``isContentEqual(to:)`` then decides whether the element counts as updated.
///
/// Most types write neither member:
///
/// | type is | identifier | content |
/// |---|---|---|
/// | `Identifiable` | `id` | `==` if the type is `Equatable`, else yours to write |
/// | `Hashable`, not `Identifiable` | the value itself | always equal: equal identifiers are equal values |
/// | anything else | yours to write | `==` if the type is `Equatable`, else yours to write |
///
/// ```swift
/// struct Message: Identifiable, Equatable, Diffable {
///   let id: Int
///   var text: String
/// }
/// ```
///
/// Identifiers that conform to ``DiffKey`` (integers, strings, and with `ListDiffingFoundation` also `UUID`) are turned
/// into 64 bits without Swift's `Hasher`, which is what makes a diff fast. Any other `Hashable` identifier works through
/// its own hash.
public protocol Diffable {
  /// What tells this element from the others of its list.
  associatedtype DiffIdentifier: Hashable

  /// The identity of the element, the same in every revision of it.
  ///
  /// It is read a constant number of times per element and diff, and should cost no more than a stored property.
  /// A list may hold an identifier more than once; see ``Changeset/duplicates``.
  var diffIdentifier: DiffIdentifier { get }

  /// Whether this element shows the same as another revision of it.
  ///
  /// - Parameter other: An element of the new list whose identifier equals this one's.
  /// - Returns: `false` if the element is to be reported in ``Changeset/updates``.
  func isContentEqual(to other: Self) -> Bool

  /// Not API: what the 64 bits that `_appendKeys` appends mean.
  static var _keyForm: DiffKeyForm { get }

  /// Not API: appends the identifiers of elements in their flat form. A requirement, so that the form is chosen where the
  /// type conforms and holds in generic code too; of many elements, so that the loop is compiled where the form is known.
  static func _appendKeys(of elements: UnsafeBufferPointer<Self>, to sink: inout _DiffKeySink)

  /// Not API: appends what `_appendKeys` appends for an element with this identifier.
  static func _appendKey(of identifier: DiffIdentifier, to sink: inout _DiffKeySink)
}

// MARK: - Identifiers

extension Diffable where Self: Identifiable {
  /// The element's `id`.
  @inlinable @inline(__always)
  public var diffIdentifier: ID { id }
}

extension Diffable where Self: Hashable {
  /// The element itself.
  @inlinable @inline(__always)
  public var diffIdentifier: Self { self }
}

extension Diffable where Self: Identifiable & Hashable {
  /// The element's `id`, which says more about identity than the whole value does.
  @inlinable @inline(__always)
  public var diffIdentifier: ID { id }
}

// MARK: - Content

extension Diffable where Self: Equatable {
  /// Whether the two are equal by `==`.
  @inlinable @inline(__always)
  public func isContentEqual(to other: Self) -> Bool { self == other }
}

extension Diffable where Self: Hashable, DiffIdentifier == Self {
  /// Always `true`: the elements are their own identifiers, and those are equal.
  @inlinable @inline(__always)
  public func isContentEqual(to other: Self) -> Bool { true }
}

// MARK: - Flat identifiers

extension Diffable {
  @inlinable @inline(__always)
  public static var _keyForm: DiffKeyForm { _DiffKeySink.form(hashing: DiffIdentifier.self) }

  @inlinable
  public static func _appendKeys(of elements: UnsafeBufferPointer<Self>, to sink: inout _DiffKeySink) {
    for index in elements.indices { sink.append(hashing: elements[index].diffIdentifier) }
  }

  @inlinable
  public static func _appendKey(of identifier: DiffIdentifier, to sink: inout _DiffKeySink) {
    sink.append(hashing: identifier)
  }
}

extension Diffable where DiffIdentifier: DiffKey {
  @inlinable @inline(__always)
  public static var _keyForm: DiffKeyForm { DiffIdentifier.keyForm }

  @inlinable
  public static func _appendKeys(of elements: UnsafeBufferPointer<Self>, to sink: inout _DiffKeySink) {
    var local = sink
    for index in elements.indices { local.append(key: elements[index].diffIdentifier) }
    sink = local
  }

  @inlinable
  public static func _appendKey(of identifier: DiffIdentifier, to sink: inout _DiffKeySink) {
    sink.append(key: identifier)
  }
}
