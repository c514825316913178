// SPDX-License-Identifier: MIT

/// What an engine is given: two lists as flat identifiers, without the ends that are known to be alike.
@usableFromInline
internal struct FlatInput {
  /// `oldKeyCount` identifiers of the old list, from behind the common prefix.
  @usableFromInline internal var oldKeys: UnsafePointer<UInt64>
  /// `newKeyCount` identifiers of the new list, from behind the common prefix.
  @usableFromInline internal var newKeys: UnsafePointer<UInt64>
  @usableFromInline internal let oldCount: Int
  @usableFromInline internal let newCount: Int
  @usableFromInline internal let commonPrefix: Int
  @usableFromInline internal let commonSuffix: Int
  @usableFromInline internal var keyForm: DiffKeyForm
  @usableFromInline internal let identifiersAreUnique: Bool
  @usableFromInline internal var seed: UInt64

  /// An input whose keys are still to be gathered or pointed at.
  @usableFromInline
  internal init(
    oldCount: Int, newCount: Int, commonPrefix: Int, commonSuffix: Int, keyForm: DiffKeyForm,
    identifiersAreUnique: Bool, seed: UInt64
  ) {
    // Placeholders that are never read: `DiffWorkspace.reserveKeys(for:engine:)` or a container's keys replace them.
    oldKeys = UnsafePointer(bitPattern: MemoryLayout<UInt64>.alignment).unsafelyUnwrapped
    newKeys = oldKeys
    self.oldCount = oldCount
    self.newCount = newCount
    self.commonPrefix = commonPrefix
    self.commonSuffix = commonSuffix
    self.keyForm = keyForm
    self.identifiersAreUnique = identifiersAreUnique
    self.seed = seed
  }

  /// How many old identifiers an engine reads: with unique identifiers those of the suffix can have no other partner.
  @inlinable
  internal var oldKeyCount: Int { oldCount - commonPrefix - (identifiersAreUnique ? commonSuffix : 0) }

  /// How many new identifiers an engine reads.
  @inlinable
  internal var newKeyCount: Int { newCount - commonPrefix - commonSuffix }
}

/// Where the keys of an input are to be written.
@usableFromInline
internal typealias KeyRoom = (old: UnsafeMutablePointer<UInt64>, new: UnsafeMutablePointer<UInt64>)

/// The keys of two whole lists that a container keeps.
@frozen @usableFromInline
internal struct KnownKeys {
  @usableFromInline internal let old: UnsafePointer<UInt64>
  @usableFromInline internal let new: UnsafePointer<UInt64>

  @inlinable @inline(__always)
  internal init(old: UnsafePointer<UInt64>, new: UnsafePointer<UInt64>) {
    self.old = old
    self.new = new
  }
}

/// What an engine finds: a changeset but for the contents.
@usableFromInline
internal struct FlatDiff {
  @usableFromInline internal var deletions: [Int] = []
  @usableFromInline internal var insertions: [Int] = []
  @usableFromInline internal var moves: [Changeset.Move] = []
  @usableFromInline internal var keptRuns: [Changeset.KeptRun] = []

  @usableFromInline
  internal init(
    deletions: [Int] = [], insertions: [Int] = [], moves: [Changeset.Move] = [],
    keptRuns: [Changeset.KeptRun] = []
  ) {
    self.deletions = deletions
    self.insertions = insertions
    self.moves = moves
    self.keptRuns = keptRuns
  }

  /// The result where only the common ends are kept.
  @usableFromInline
  internal init(endsOnly input: FlatInput) {
    let oldEnd = input.oldCount - input.commonSuffix
    let newEnd = input.newCount - input.commonSuffix
    self.init(deletions: Array(input.commonPrefix..<oldEnd), insertions: Array(input.commonPrefix..<newEnd))
    if input.commonPrefix > 0 {
      keptRuns.append(Changeset.KeptRun(oldStart: 0, newStart: 0, count: input.commonPrefix))
    }
    if input.commonSuffix > 0 {
      keptRuns.append(Changeset.KeptRun(oldStart: oldEnd, newStart: newEnd, count: input.commonSuffix))
    }
  }
}

/// Why an engine has no result.
@usableFromInline
internal enum FlatDiffFailure: Error {
  /// No memory for the scratch.
  case outOfMemory
  /// The identifiers collide more often than chance allows.
  case tooManyCollisions
}
