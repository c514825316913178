// SPDX-License-Identifier: MIT

/// An array that keeps the flat identifiers of its elements, so that diffing two of them hashes nothing.
///
/// ```swift
/// var inbox: DiffableArray = ["Anna", "Ben", "Carla"]
/// let shown = inbox
/// inbox.append("Dora")
/// inbox.remove(at: 0)
/// print(inbox.changeset(from: shown))  // 3 → 3 elements: 1 deletion, 1 insertion
/// ```
///
/// It has value semantics and is used like an `Array`. Each element is hashed once, when it is put in; removing, moving,
/// sorting and filtering hash nothing. Elements that two arrays have from a common past are recognised and not looked at.
/// The article <doc:Containers> says more.
///
/// The price is 16 bytes an element, and 8 to 16 more once identifiers are looked up.
///
/// Identifiers of elements that are in the array must not change behind its back, as those of a class's instances could.
public struct DiffableArray<Element: Diffable> {
  @usableFromInline internal var elements: ContiguousArray<Element>
  @usableFromInline internal var columns: KeyColumns
  @usableFromInline internal var ledger: ElementLedger

  /// Makes an array of parts that fit together.
  @inlinable
  internal init(elements: ContiguousArray<Element>, columns: KeyColumns, ledger: ElementLedger) {
    self.elements = elements
    self.columns = columns
    self.ledger = ledger
    _checkInvariants()
  }

  /// Makes an array of elements whose identifiers are still to be hashed.
  @inlinable
  internal init(hashing elements: ContiguousArray<Element>) {
    let ledger = ElementLedger()
    let columns = elements.withUnsafeBufferPointer { Self.columns(of: $0, ledger: ledger) }
    self.init(elements: elements, columns: columns, ledger: ledger)
  }
}

extension DiffableArray: Sendable where Element: Sendable {}

// MARK: - Collection

extension DiffableArray: RandomAccessCollection, MutableCollection {
  @inlinable @inline(__always)
  public var startIndex: Int { 0 }

  @inlinable @inline(__always)
  public var endIndex: Int { elements.count }

  /// The element at a position. Replacing it hashes the identifier of the new one.
  ///
  /// - Precondition: The position is in the array.
  /// - Complexity: O(1), or O(*n*) for a change if the array shares its storage.
  @inlinable
  public subscript(position: Int) -> Element {
    @inline(__always) get { elements[position] }
    _modify {
      defer { noteReplacement(at: position) }
      yield &elements[position]
    }
  }

  /// Swaps two elements. Nothing is hashed.
  @inlinable
  public mutating func swapAt(_ left: Int, _ right: Int) {
    ownLedger()
    let isFollowed =
      ledger.hasTable && columns.keys[left] != columns.keys[right]
      && ledger.startChange(at: [left, right], in: columns.keys)
    elements.swapAt(left, right)
    columns.swapAt(left, right)
    if isFollowed { ledger.finishChange(at: [left, right], in: columns.keys) }
    _checkInvariants()
  }

  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try elements.withUnsafeBufferPointer(body)
  }
}

// MARK: - Flat identifiers

extension DiffableArray {
  /// The keys of elements, with new revisions.
  @inlinable
  internal static func columns(of elements: UnsafeBufferPointer<Element>, ledger: ElementLedger) -> KeyColumns
  {
    guard !elements.isEmpty else { return KeyColumns() }
    let keys = ContiguousArray<UInt64>(unsafeUninitializedCapacity: elements.count) { buffer, count in
      var sink = keySink(writingTo: buffer.baseAddress.unsafelyUnwrapped)
      Element._appendKeys(of: elements, to: &sink)
      count = elements.count
    }
    let first = ledger.drawRevisions(elements.count)
    let revisions = ContiguousArray<UInt64>(unsafeUninitializedCapacity: elements.count) { buffer, count in
      for offset in elements.indices {
        buffer[offset] = isReflexive(elements[offset]) ? first &+ UInt64(offset) : KeyColumns.noRevision
      }
      count = elements.count
    }
    return KeyColumns(keys: keys, revisions: revisions)
  }

  /// Kept keys are those of the process's seed, whatever the engine.
  @inlinable @inline(__always)
  internal static func keySink(writingTo next: UnsafeMutablePointer<UInt64>) -> _DiffKeySink {
    _DiffKeySink(writingTo: next, seed: DiffWorkspace.processSeed, isInSwift: false)
  }

  /// The key of one element.
  @inlinable
  internal static func key(of element: Element) -> UInt64 {
    var key: UInt64 = 0
    withUnsafePointer(to: element) { element in
      withUnsafeMutablePointer(to: &key) { key in
        var sink = keySink(writingTo: key)
        Element._appendKeys(of: UnsafeBufferPointer(start: element, count: 1), to: &sink)
      }
    }
    return key
  }

  /// Whether the identifier is equal to itself, which not-a-number isn't.
  @inlinable @inline(__always)
  internal static func isReflexive(_ element: Element) -> Bool {
    if Element._keyForm == .exact { return true }
    let identifier = element.diffIdentifier
    return identifier == identifier
  }

  /// Makes the ledger this array's own, as has to be done before each change.
  @inlinable @inline(__always)
  internal mutating func ownLedger() {
    if !isKnownUniquelyReferenced(&ledger) { ledger = ledger.copy() }
  }

  /// Brings everything up to date with an element that was replaced.
  @inlinable
  internal mutating func noteReplacement(at position: Int) {
    ownLedger()
    let key = Self.key(of: elements[position])
    if key != columns.keys[position] {
      let isFollowed = ledger.hasTable && ledger.startChange(at: CollectionOfOne(position), in: columns.keys)
      columns.keys[position] = key
      if isFollowed { ledger.finishChange(at: CollectionOfOne(position), in: columns.keys) }
    }
    let revision = ledger.drawRevisions(1)
    columns.revisions[position] =
      Self.isReflexive(elements[position]) ? revision : KeyColumns.noRevision
    _checkInvariants()
  }
}
