// SPDX-License-Identifier: MIT

extension DiffableArray: RangeReplaceableCollection {
  /// Makes an empty array.
  @inlinable
  public init() { self.init(elements: [], columns: KeyColumns(), ledger: ElementLedger()) }

  /// Makes an array of elements. Each is hashed once, unless they come from a ``DiffableArray``.
  @inlinable
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    if let other = elements as? DiffableArray {
      self = other
    } else if let slice = elements as? Slice<DiffableArray> {
      self = slice.base.selecting(slice.startIndex..<slice.endIndex)
    } else {
      self.init(hashing: ContiguousArray(elements))
    }
  }

  /// Makes an array of one element, many times. It is hashed once.
  @inlinable
  public init(repeating repeatedValue: Element, count: Int) {
    let one = DiffableArray(hashing: ContiguousArray(repeating: repeatedValue, count: Swift.min(count, 1)))
    let rows = Array(repeating: 0, count: count)
    self.init(
      elements: ContiguousArray(repeating: repeatedValue, count: count),
      columns: one.columns.selecting(rows), ledger: one.ledger)
  }

  /// Makes room, so that the array holds `minimumCapacity` elements without taking more memory for elements and keys.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    elements.reserveCapacity(minimumCapacity)
    columns.reserveCapacity(minimumCapacity)
  }

  /// Adds an element at the end and hashes it. Identifiers that were looked up before stay quick to look up.
  ///
  /// - Complexity: O(1) amortised, or O(*n*) if the array shares its storage.
  @inlinable
  public mutating func append(_ newElement: Element) {
    ownLedger()
    let revision = ledger.drawRevisions(1)
    columns.append(
      key: Self.key(of: newElement),
      revision: Self.isReflexive(newElement) ? revision : KeyColumns.noRevision)
    elements.append(newElement)
    if ledger.hasTable { ledger.finishChange(at: CollectionOfOne(elements.count - 1), in: columns.keys) }
    _checkInvariants()
  }

  /// Adds elements at the end, each hashed once, unless they come from a ``DiffableArray``.
  ///
  /// - Complexity: O(*m*) amortised for *m* elements, or O(*n* + *m*) if the array shares its storage.
  @inlinable
  public mutating func append<Elements: Sequence>(contentsOf newElements: Elements)
  where Elements.Element == Element {
    let end = elements.count..<elements.count
    if Elements.self == DiffableArray.self || Elements.self == Slice<DiffableArray>.self {
      let other = DiffableArray(newElements)
      replace(end, with: other.elements, columns: other.columns)
    } else {
      replaceSubrange(end, with: ContiguousArray(newElements))
    }
  }

  /// Replaces a range of elements. The new ones are hashed once each, unless they come from a ``DiffableArray``.
  ///
  /// - Precondition: The range is in the array.
  /// - Complexity: O(*n* + *m*) for *m* new elements; O(*m*) amortised at the end.
  @inlinable
  public mutating func replaceSubrange<Elements: Collection>(
    _ subrange: Range<Int>, with newElements: Elements
  ) where Elements.Element == Element {
    if Elements.self == DiffableArray.self || Elements.self == Slice<DiffableArray>.self {
      let other = DiffableArray(newElements)
      return replace(subrange, with: other.elements, columns: other.columns)
    }
    ownLedger()
    if let columns = newElements.withContiguousStorageIfAvailable({ Self.columns(of: $0, ledger: ledger) }) {
      replace(subrange, with: newElements, columns: columns)
    } else {
      let newElements = ContiguousArray(newElements)
      let columns = newElements.withUnsafeBufferPointer { Self.columns(of: $0, ledger: ledger) }
      replace(subrange, with: newElements, columns: columns)
    }
  }

  /// Replaces a range by elements whose keys are there.
  @inlinable
  internal mutating func replace<Elements: Collection>(
    _ subrange: Range<Int>, with newElements: Elements, columns newColumns: KeyColumns
  ) where Elements.Element == Element {
    ownLedger()
    let isFollowed = ledger.hasTable && prepareToReplace(subrange, newColumns.keys)
    elements.replaceSubrange(subrange, with: newElements)
    columns.replaceSubrange(subrange, with: newColumns)
    if isFollowed {
      let end =
        newColumns.keys.count == subrange.count ? subrange.upperBound : elements.count
      ledger.finishChange(at: subrange.lowerBound..<end, in: columns.keys)
    }
    _checkInvariants()
  }

  /// Returns whether the look-up is to be told what came of it.
  @usableFromInline
  internal func prepareToReplace(_ subrange: Range<Int>, _ newKeys: ContiguousArray<UInt64>) -> Bool {
    if subrange.lowerBound == elements.count { return true }
    if subrange.count != newKeys.count {
      // All that is behind changes places.
      return ledger.startChange(at: subrange.lowerBound..<elements.count, in: columns.keys)
    }
    if columns.keys[subrange].elementsEqual(newKeys) { return false }
    return ledger.startChange(at: subrange, in: columns.keys)
  }

  /// Removes the elements that satisfy a predicate. Nothing is hashed.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    self = try filter { try !shouldBeRemoved($0) }
  }

  /// The elements that satisfy a predicate. Nothing is hashed.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> DiffableArray {
    let positions = try elements.indices.filter { try isIncluded(elements[$0]) }
    return positions.count == elements.count ? self : selecting(positions)
  }

  /// The elements at these positions, in this order.
  @inlinable
  internal func selecting<Positions: Collection<Int>>(_ positions: Positions) -> DiffableArray {
    DiffableArray(
      elements: ContiguousArray(positions.lazy.map { elements[$0] }), columns: columns.selecting(positions),
      ledger: ElementLedger())
  }
}
