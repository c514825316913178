// SPDX-License-Identifier: MIT

/// The workspaces of this process that are not in use.
///
/// A diff takes one and gives it back, so that diffs of one size after the other allocate nothing, and any number of
/// threads can diff at once.
internal final class ScratchPool: @unchecked Sendable {
  internal static let shared = ScratchPool()

  /// How many idle workspaces are kept: more than the diffs that usually run at once.
  private static let idleCapacity = 8

  // Guarded by the lock.
  private var idle: ContiguousArray<DiffWorkspace> = []
  private let lock = Lock()

  private init() { idle.reserveCapacity(Self.idleCapacity) }

  internal func take() -> DiffWorkspace {
    lock.withLock { idle.popLast() } ?? DiffWorkspace()
  }

  internal func give(back workspace: DiffWorkspace) {
    workspace.prepareForReuse()
    lock.withLock {
      if idle.count < Self.idleCapacity { idle.append(workspace) }
    }
  }

  internal var byteCount: Int {
    lock.withLock { idle.reduce(0) { $0 + $1.byteCount } }
  }

  internal func removeAll() {
    // Freed outside the lock.
    let workspaces = lock.withLock {
      let all = idle
      idle.removeAll(keepingCapacity: true)
      return all
    }
    _ = consume workspaces
  }
}
