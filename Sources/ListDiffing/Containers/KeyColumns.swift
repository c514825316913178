// SPDX-License-Identifier: MIT

/// What a container keeps beside its elements: for each position a flat identifier and a revision.
///
/// A revision is a number that is drawn once per process when an element is put into a container and goes with it from
/// then on. Two positions of whatever containers that have the same one hold copies of one value. `noRevision` stands
/// for elements whose identifier is not equal to itself: they are no copies of anything.
@frozen @usableFromInline
internal struct KeyColumns {
  @usableFromInline internal var keys: ContiguousArray<UInt64>
  @usableFromInline internal var revisions: ContiguousArray<UInt64>

  @inlinable @inline(__always)
  internal static var noRevision: UInt64 { 0 }

  @inlinable
  internal init(keys: ContiguousArray<UInt64> = [], revisions: ContiguousArray<UInt64> = []) {
    self.keys = keys
    self.revisions = revisions
  }

  @inlinable
  internal mutating func reserveCapacity(_ count: Int) {
    keys.reserveCapacity(count)
    revisions.reserveCapacity(count)
  }

  @inlinable @inline(__always)
  internal mutating func append(key: UInt64, revision: UInt64) {
    keys.append(key)
    revisions.append(revision)
  }

  @inlinable
  internal mutating func replaceSubrange(_ range: Range<Int>, with other: KeyColumns) {
    keys.replaceSubrange(range, with: other.keys)
    revisions.replaceSubrange(range, with: other.revisions)
  }

  @inlinable
  internal mutating func swapAt(_ left: Int, _ right: Int) {
    keys.swapAt(left, right)
    revisions.swapAt(left, right)
  }

  @inlinable
  internal mutating func move(from source: Int, to destination: Int) {
    keys.insert(keys.remove(at: source), at: destination)
    revisions.insert(revisions.remove(at: source), at: destination)
  }

  /// The rows at these positions, in this order.
  @inlinable
  internal func selecting<Positions: Collection<Int>>(_ positions: Positions) -> KeyColumns {
    KeyColumns(
      keys: ContiguousArray(positions.lazy.map { keys[$0] }),
      revisions: ContiguousArray(positions.lazy.map { revisions[$0] }))
  }
}
