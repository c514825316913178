// SPDX-License-Identifier: MIT

/// What a container shares with its copies until one of them changes: the look-up of its identifiers, once it was asked
/// for, and a reserve of revisions to give to new elements.
///
/// Only the sole owner changes it; but owners on several threads may build the look-up at once, so a lock guards that.
@usableFromInline
internal final class ElementLedger: @unchecked Sendable {
  private var table: KeyTable?
  private var nextRevision: UInt64 = 0
  private var revisionsLeft: UInt64 = 0

  @usableFromInline internal init() {}

  // MARK: - Revisions

  private static let drawing = Lock()
  nonisolated(unsafe) private static var nextReserve: UInt64 = KeyColumns.noRevision + 1

  /// As many revisions as a ledger takes at once, so that appending does not meet other threads each time.
  private static var reserveCount: UInt64 { 1024 }

  /// Draws `count` revisions that nobody else gets.
  ///
  /// - Returns: The first; the others follow it.
  /// - Precondition: The caller is the sole owner.
  @usableFromInline
  internal func drawRevisions(_ count: Int) -> UInt64 {
    let count = UInt64(count)
    if revisionsLeft < count {
      let taken = max(count, Self.reserveCount)
      nextRevision = Self.drawing.withLock {
        defer { Self.nextReserve += taken }
        return Self.nextReserve
      }
      revisionsLeft = taken
    }
    defer { nextRevision += count }
    revisionsLeft -= count
    return nextRevision
  }

  // MARK: - Look-up

  /// Locks live as long as the process, so ledgers share a few instead of having one each.
  private static let locks = (0..<16).map { _ in Lock() }

  private var lock: Lock {
    // Objects are aligned to 16 bytes.
    Self.locks[(Int(bitPattern: ObjectIdentifier(self)) >> 4) & (Self.locks.count - 1)]
  }

  /// The position of the first occurrence of a key; builds the look-up if there is none.
  ///
  /// - Parameter keys: Those of the container.
  @usableFromInline
  internal func firstPosition(of key: UInt64, in keys: ContiguousArray<UInt64>) -> Int? {
    let table = lock.withLock { () -> KeyTable in
      let table = self.table ?? KeyTable(of: keys)
      self.table = table
      return table
    }
    return table.firstPosition(of: key, in: keys)
  }

  /// A ledger for a copy that is about to change: it has the same look-up, and no reserve.
  @usableFromInline
  internal func copy() -> ElementLedger {
    let copy = ElementLedger()
    copy.table = lock.withLock { table }
    return copy
  }

  /// Whether there is a look-up to be kept up to date.
  ///
  /// - Precondition: The caller is the sole owner.
  @usableFromInline
  internal var hasTable: Bool { table != nil }

  /// Has the look-up forget keys that are about to change, or forgets the look-up itself if it can't follow, or if to build it anew takes
  /// less.
  ///
  /// - Parameters:
  ///   - positions: Where they are.
  ///   - keys: All keys, before the change.
  /// - Returns: Whether there is a look-up that waits for ``finishChange(at:in:)``.
  /// - Precondition: The caller is the sole owner.
  @usableFromInline
  internal func startChange(at positions: some Collection<Int>, in keys: ContiguousArray<UInt64>) -> Bool {
    guard let isUnique = table?.areKeysUnique(count: keys.count) else { return false }
    if isUnique, 2 * positions.count <= keys.count {
      table?.remove(positions, of: keys)
    } else {
      table = nil
    }
    return table != nil
  }

  /// Follows a change, or an append.
  ///
  /// - Parameters:
  ///   - positions: Those of the new keys.
  ///   - keys: All keys, after the change.
  /// - Precondition: The caller is the sole owner.
  @usableFromInline
  internal func finishChange(at positions: some Collection<Int>, in keys: ContiguousArray<UInt64>) {
    table?.insert(positions, of: keys)
  }

  /// Whether the look-up, if there is one, finds each key where it occurs first.
  internal func isConsistent(with keys: ContiguousArray<UInt64>) -> Bool {
    guard let table = lock.withLock({ table }) else { return true }
    var firstPositions: [UInt64: Int] = [:]
    for position in keys.indices where firstPositions[keys[position]] == nil {
      firstPositions[keys[position]] = position
    }
    return firstPositions.allSatisfy { table.firstPosition(of: $0.key, in: keys) == $0.value }
  }
}
