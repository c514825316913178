// SPDX-License-Identifier: MIT

/// The workspace of one diff, taken from the pool when it is first needed: many diffs find nothing and need none.
@usableFromInline
internal struct WorkspaceLease {
  private var taken: DiffWorkspace?

  // The updates noted so far, in memory of the workspace. How many there will be is known only at the end, and an array that
  // grows meanwhile would be allocated anew many times.
  @usableFromInline internal var notes = UnsafeMutableBufferPointer<Changeset.Update>(start: nil, count: 0)
  @usableFromInline internal var noteCount = 0

  @usableFromInline internal init() {}

  /// A lease of a workspace that is not from the pool, for tests of what happens when it fails.
  internal init(of workspace: DiffWorkspace) { taken = workspace }

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

  @inlinable @inline(__always)
  internal mutating func noteUpdate(old: Int, new: Int) {
    if noteCount == notes.count { growNotes() }
    notes.initializeElement(at: noteCount, to: Changeset.Update(old: old, new: new))
    noteCount &+= 1
  }

  @usableFromInline @inline(never)
  internal mutating func growNotes() { notes = workspace.notes(atLeast: noteCount + 1) }

  /// The updates noted so far.
  @usableFromInline
  internal var updates: [Changeset.Update] { Array(notes[..<noteCount]) }

  /// Gives the workspace back.
  @usableFromInline
  internal mutating func end() {
    guard let workspace = taken else { return }
    taken = nil
    ScratchPool.shared.give(back: workspace)
  }
}
