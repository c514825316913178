// SPDX-License-Identifier: MIT

/// How a diff looks at the elements of two lists: which they are, and whether they show the same.
///
/// A type rather than closures, because generic code over a type is specialised: 5 ns an element against 103.
@usableFromInline
internal protocol DiffLens<Element> {
  associatedtype Element
  associatedtype Identifier: Hashable

  func identifier(of element: Element) -> Identifier
  func isContentEqual(_ old: Element, _ new: Element) -> Bool

  /// What the bits mean that `appendKeys` appends.
  var keyForm: DiffKeyForm { get }
  func appendKeys(of elements: UnsafeBufferPointer<Element>, to sink: inout _DiffKeySink)

  /// The keys of both lists under a seed, if they are there already. The default knows none.
  func knownKeys(seed: UInt64) -> KnownKeys?

  /// Whether the identifiers at two positions are equal, if that is known without looking at them.
  func knownEquality(old: Int, new: Int) -> Bool?

  /// Whether the elements at two positions are known to be copies of one value, which have nothing to be compared.
  func areCopies(old: Int, new: Int) -> Bool
}

extension DiffLens {
  @inlinable @inline(__always)
  internal func knownKeys(seed: UInt64) -> KnownKeys? { nil }

  @inlinable @inline(__always)
  internal func knownEquality(old: Int, new: Int) -> Bool? { nil }

  @inlinable @inline(__always)
  internal func areCopies(old: Int, new: Int) -> Bool { false }
}

/// Looks at elements as they present themselves.
@frozen @usableFromInline
internal struct DiffableLens<Element: Diffable>: DiffLens {
  @inlinable internal init() {}

  @inlinable @inline(__always)
  internal func identifier(of element: Element) -> Element.DiffIdentifier { element.diffIdentifier }

  @inlinable @inline(__always)
  internal func isContentEqual(_ old: Element, _ new: Element) -> Bool { old.isContentEqual(to: new) }

  @inlinable @inline(__always)
  internal var keyForm: DiffKeyForm { Element._keyForm }

  @inlinable @inline(__always)
  internal func appendKeys(of elements: UnsafeBufferPointer<Element>, to sink: inout _DiffKeySink) {
    Element._appendKeys(of: elements, to: &sink)
  }
}

/// Looks at elements through closures, with an identifier that has a hash.
@frozen @usableFromInline
internal struct HashableLens<Element, Identifier: Hashable>: DiffLens {
  @usableFromInline internal let id: (Element) -> Identifier
  @usableFromInline internal let areContentsEqual: (Element, Element) -> Bool

  @inlinable @inline(__always)
  internal init(id: @escaping (Element) -> Identifier, areContentsEqual: @escaping (Element, Element) -> Bool)
  {
    self.id = id
    self.areContentsEqual = areContentsEqual
  }

  @inlinable @inline(__always)
  internal func identifier(of element: Element) -> Identifier { id(element) }

  @inlinable @inline(__always)
  internal func isContentEqual(_ old: Element, _ new: Element) -> Bool { areContentsEqual(old, new) }

  @inlinable @inline(__always)
  internal var keyForm: DiffKeyForm { _DiffKeySink.form(hashing: Identifier.self) }

  @inlinable @inline(__always)
  internal func appendKeys(of elements: UnsafeBufferPointer<Element>, to sink: inout _DiffKeySink) {
    for index in elements.indices { sink.append(hashing: id(elements[index])) }
  }
}

/// Looks at elements through closures, with an identifier that has a flat form.
@frozen @usableFromInline
internal struct KeyLens<Element, Identifier: DiffKey>: DiffLens {
  @usableFromInline internal let id: (Element) -> Identifier
  @usableFromInline internal let areContentsEqual: (Element, Element) -> Bool

  @inlinable @inline(__always)
  internal init(id: @escaping (Element) -> Identifier, areContentsEqual: @escaping (Element, Element) -> Bool)
  {
    self.id = id
    self.areContentsEqual = areContentsEqual
  }

  @inlinable @inline(__always)
  internal func identifier(of element: Element) -> Identifier { id(element) }

  @inlinable @inline(__always)
  internal func isContentEqual(_ old: Element, _ new: Element) -> Bool { areContentsEqual(old, new) }

  @inlinable @inline(__always)
  internal var keyForm: DiffKeyForm { Identifier.keyForm }

  @inlinable @inline(__always)
  internal func appendKeys(of elements: UnsafeBufferPointer<Element>, to sink: inout _DiffKeySink) {
    var local = sink
    for index in elements.indices { local.append(key: id(elements[index])) }
    sink = local
  }
}
