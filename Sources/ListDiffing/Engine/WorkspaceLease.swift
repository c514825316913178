// SPDX-License-Identifier: MIT

/// The workspace of one diff, taken from the pool when it is first needed: many diffs find nothing and need none.
@usableFromInline
internal struct WorkspaceLease {
  @usableFromInline internal private(set) var taken: DiffWorkspace?

  @usableFromInline internal init() {}

  /// The workspace, the same on every call.
  @usableFromInline
  internal var workspace: DiffWorkspace {
    mutating get {
      if let taken { return taken }
      let workspace = ScratchPool.shared.take()
      taken = workspace
      return workspace
    }
  }

  /// The updates noted so far.
  @usableFromInline
  internal var updates: [Changeset.Update] { taken?.updates ?? [] }

  /// Gives the workspace back.
  @usableFromInline
  internal mutating func end() {
    guard let workspace = taken else { return }
    taken = nil
    ScratchPool.shared.give(back: workspace)
  }
}
