// SPDX-License-Identifier: MIT

extension DiffableArray {
  /// The difference from an old array to this one, by the identifiers that both keep.
  ///
  /// The same as of two plain arrays, but nothing is hashed, unless ``DiffOptions/seed`` or
  /// ``DiffOptions/reportsDuplicates`` asks for it or two identifiers share a 64-bit hash. Elements that both arrays have
  /// from a common past, copies of one value, are known to be the same and are not looked at.
  ///
  /// - Parameters:
  ///   - old: The array as it was.
  ///   - options: How to go about it.
  /// - Returns: The changeset; its old positions count in `old`, its new positions in this array.
  /// - Precondition: The arrays together hold at most 2³² − 2 elements.
  /// - Complexity: As of two plain arrays: O(*n* + *m*) expected, plus O(*k* log *k*) for *k* elements that are out of
  ///   order; O(1) if they share storage. Identifiers and contents are compared of elements only that were put into
  ///   one of the arrays since they parted.
  @inlinable
  public func changeset(from old: DiffableArray, options: DiffOptions = DiffOptions()) -> Changeset {
    old.withUnsafeParts { oldElements, oldKeys, oldRevisions in
      withUnsafeParts { newElements, newKeys, newRevisions in
        let lens = KeptKeysLens<Element>(
          keys: KnownKeys(old: oldKeys, new: newKeys),
          revisions: KnownKeys(old: oldRevisions, new: newRevisions))
        return Differ(old: oldElements, new: newElements, lens: lens, options: options).changeset()
      }
    }
  }

  @inlinable @inline(__always)
  internal func withUnsafeParts<Result>(
    _ body: (UnsafeBufferPointer<Element>, UnsafePointer<UInt64>, UnsafePointer<UInt64>) -> Result
  ) -> Result {
    elements.withUnsafeBufferPointer { elements in
      columns.keys.withUnsafeBufferPointer { keys in
        columns.revisions.withUnsafeBufferPointer { revisions in
          // Contiguous arrays have an address even if they are empty.
          body(elements, keys.baseAddress.unsafelyUnwrapped, revisions.baseAddress.unsafelyUnwrapped)
        }
      }
    }
  }
}

/// Looks at elements of two ``DiffableArray``s: at their keys and revisions first.
@frozen @usableFromInline
internal struct KeptKeysLens<Element: Diffable>: DiffLens {
  @usableFromInline internal let keys: KnownKeys
  @usableFromInline internal let revisions: KnownKeys
  @usableFromInline internal let base = DiffableLens<Element>()

  @inlinable
  internal init(keys: KnownKeys, revisions: KnownKeys) {
    self.keys = keys
    self.revisions = revisions
  }

  @inlinable @inline(__always)
  internal func identifier(of element: Element) -> Element.DiffIdentifier { base.identifier(of: element) }

  @inlinable @inline(__always)
  internal func isContentEqual(_ old: Element, _ new: Element) -> Bool { base.isContentEqual(old, new) }

  @inlinable @inline(__always)
  internal var keyForm: DiffKeyForm { base.keyForm }

  @inlinable @inline(__always)
  internal func appendKeys(of elements: UnsafeBufferPointer<Element>, to sink: inout _DiffKeySink) {
    base.appendKeys(of: elements, to: &sink)
  }

  /// The kept keys, if they are those of this seed; exact keys are those of any.
  @inlinable @inline(__always)
  internal func knownKeys(seed: UInt64) -> KnownKeys? {
    keyForm == .exact || seed == DiffWorkspace.processSeed ? keys : nil
  }

  @inlinable @inline(__always)
  internal func knownEquality(old: Int, new: Int) -> Bool? {
    if areCopies(old: old, new: new) { return true }
    if keys.old[old] != keys.new[new] { return false }
    return keyForm == .exact ? true : nil
  }

  @inlinable @inline(__always)
  internal func areCopies(old: Int, new: Int) -> Bool {
    revisions.old[old] == revisions.new[new] && revisions.old[old] != KeyColumns.noRevision
  }
}
