// SPDX-License-Identifier: MIT

extension RandomAccessCollection where Element: Diffable {
  /// The difference from an old list to this one.
  ///
  /// ```swift
  /// let changeset = new.changeset(from: old)
  /// ```
  ///
  /// The algorithm is in the article <doc:HowDiffingWorks>. Lists that lie in one piece of memory (arrays and slices of
  /// arrays do) are read in place; others are copied to an array first.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - options: How to go about it.
  /// - Returns: The changeset; its old positions count in `old`, its new positions in this list.
  /// - Precondition: The lists together hold at most 2³² − 2 elements.
  /// - Complexity: O(*n* + *m*) expected, plus O(*k* log *k*) for *k* elements that are out of order. O(1) if the lists
  ///   share storage. Each identifier is hashed at most once and each content compared at most once, unless two
  ///   identifiers share a 64-bit hash.
  @inlinable
  public func changeset<Old: RandomAccessCollection>(
    from old: Old, options: DiffOptions = DiffOptions()
  ) -> Changeset where Old.Element == Element {
    withContiguousElements(of: old) { old, new in
      Differ(old: old, new: new, lens: DiffableLens<Element>(), options: options).changeset()
    }
  }
}

extension RandomAccessCollection {
  /// The difference from an old list to this one, with identity and content given here.
  ///
  /// ```swift
  /// let changeset = new.changeset(from: old, id: \.slug) { $0.title == $1.title }
  /// ```
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - id: Gives an element's identifier; a key path will do. It is called a constant number of times per element.
  ///   - options: How to go about it.
  ///   - isContentEqual: Whether an old element and a new one, with equal identifiers, show the same.
  /// - Returns: The changeset; its old positions count in `old`, its new positions in this list.
  /// - Precondition: The lists together hold at most 2³² − 2 elements.
  /// - Complexity: As ``changeset(from:options:)``.
  @inlinable @inline(__always)
  public func changeset<Old: RandomAccessCollection, Identifier: Hashable>(
    from old: Old,
    id: (Element) -> Identifier,
    options: DiffOptions = DiffOptions(),
    isContentEqual: (Element, Element) -> Bool
  ) -> Changeset where Old.Element == Element {
    withoutActuallyEscaping(id) { id in
      withoutActuallyEscaping(isContentEqual) { isContentEqual in
        withContiguousElements(of: old) { old, new in
          let lens = HashableLens(id: id, areContentsEqual: isContentEqual)
          return Differ(old: old, new: new, lens: lens, options: options).changeset()
        }
      }
    }
  }

  /// The difference from an old list to this one, with identity and content given here and identifiers that have a flat
  /// form.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - id: Gives an element's identifier; a key path will do. It is called a constant number of times per element.
  ///   - options: How to go about it.
  ///   - isContentEqual: Whether an old element and a new one, with equal identifiers, show the same.
  /// - Returns: The changeset; its old positions count in `old`, its new positions in this list.
  /// - Precondition: The lists together hold at most 2³² − 2 elements.
  /// - Complexity: As ``changeset(from:options:)``.
  @inlinable @inline(__always)
  public func changeset<Old: RandomAccessCollection, Identifier: DiffKey>(
    from old: Old,
    id: (Element) -> Identifier,
    options: DiffOptions = DiffOptions(),
    isContentEqual: (Element, Element) -> Bool
  ) -> Changeset where Old.Element == Element {
    withoutActuallyEscaping(id) { id in
      withoutActuallyEscaping(isContentEqual) { isContentEqual in
        withContiguousElements(of: old) { old, new in
          let lens = KeyLens(id: id, areContentsEqual: isContentEqual)
          return Differ(old: old, new: new, lens: lens, options: options).changeset()
        }
      }
    }
  }

  /// The difference from an old list to this one, with identity given here and content compared by `==`.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - id: Gives an element's identifier; a key path will do. It is called a constant number of times per element.
  ///   - options: How to go about it.
  /// - Returns: The changeset; its old positions count in `old`, its new positions in this list.
  /// - Precondition: The lists together hold at most 2³² − 2 elements.
  /// - Complexity: As ``changeset(from:options:)``.
  @inlinable @inline(__always)
  public func changeset<Old: RandomAccessCollection, Identifier: Hashable>(
    from old: Old, id: (Element) -> Identifier, options: DiffOptions = DiffOptions()
  ) -> Changeset where Old.Element == Element, Element: Equatable {
    changeset(from: old, id: id, options: options, isContentEqual: { $0 == $1 })
  }

  /// The difference from an old list to this one, with identity given here, content compared by `==`, and identifiers
  /// that have a flat form.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - id: Gives an element's identifier; a key path will do. It is called a constant number of times per element.
  ///   - options: How to go about it.
  /// - Returns: The changeset; its old positions count in `old`, its new positions in this list.
  /// - Precondition: The lists together hold at most 2³² − 2 elements.
  /// - Complexity: As ``changeset(from:options:)``.
  @inlinable @inline(__always)
  public func changeset<Old: RandomAccessCollection, Identifier: DiffKey>(
    from old: Old, id: (Element) -> Identifier, options: DiffOptions = DiffOptions()
  ) -> Changeset where Old.Element == Element, Element: Equatable {
    changeset(from: old, id: id, options: options, isContentEqual: { $0 == $1 })
  }

  /// Calls `body` with the elements of both lists, in place where they lie in one piece of memory.
  @inlinable @inline(__always)
  internal func withContiguousElements<Old: RandomAccessCollection>(
    of old: Old, _ body: (UnsafeBufferPointer<Element>, UnsafeBufferPointer<Element>) -> Changeset
  ) -> Changeset where Old.Element == Element {
    let changeset = old.withContiguousStorageIfAvailable { old in
      withContiguousStorageIfAvailable { new in body(old, new) }
        ?? ContiguousArray(self).withUnsafeBufferPointer { new in body(old, new) }
    }
    return changeset
      ?? ContiguousArray(old).withUnsafeBufferPointer { old in
        withContiguousStorageIfAvailable { new in body(old, new) }
          ?? ContiguousArray(self).withUnsafeBufferPointer { new in body(old, new) }
      }
  }
}
