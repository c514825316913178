// SPDX-License-Identifier: MIT

/// A random-access collection that gives no more than it must: no contiguous storage, an index that is no integer and
/// belongs to this instance's kind only, and a trap where a caller relies on more.
public struct MinimalCollection<Element>: RandomAccessCollection {
  public struct Index: Comparable {
    fileprivate let offset: Int

    public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
  }

  private let elements: [Element]
  private let base = 1_000_000

  public init(_ elements: [Element]) {
    self.elements = elements
  }

  public var startIndex: Index { Index(offset: base) }
  public var endIndex: Index { Index(offset: base + elements.count) }

  public subscript(position: Index) -> Element { elements[position.offset - base] }

  public func index(after index: Index) -> Index { self.index(index, offsetBy: 1) }
  public func index(before index: Index) -> Index { self.index(index, offsetBy: -1) }

  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    let offset = index.offset + distance
    precondition(offset >= base && offset <= base + elements.count, "An index must stay in its collection.")
    return Index(offset: offset)
  }

  public func distance(from start: Index, to end: Index) -> Int { end.offset - start.offset }
}
