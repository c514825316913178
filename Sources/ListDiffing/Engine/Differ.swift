// SPDX-License-Identifier: MIT

/// One diff, from elements to changeset.
///
/// 1. The common ends are found by comparing identifiers in place: they need no keys. The pairs of the prefix are final,
///    so their contents are compared in the same pass. Those of the suffix are not: an identifier in it may occur before
///    it too, and then its k-th occurrence belongs to the k-th.
/// 2. The rest is gathered as flat keys, unless the lens has them already, and given to an engine.
/// 3. The engine's pairs are confirmed with `==`, unless keys are exact. If two identifiers share a key, another seed is
///    tried, then the exact way: identifiers numbered by a dictionary.
/// 4. The contents of the confirmed pairs are compared, each once.
@usableFromInline
internal struct Differ<Lens: DiffLens> {
  @usableFromInline internal let old: UnsafeBufferPointer<Lens.Element>
  @usableFromInline internal let new: UnsafeBufferPointer<Lens.Element>
  @usableFromInline internal let lens: Lens
  @usableFromInline internal let options: DiffOptions

  @inlinable
  internal init(
    old: UnsafeBufferPointer<Lens.Element>, new: UnsafeBufferPointer<Lens.Element>, lens: Lens,
    options: DiffOptions
  ) {
    precondition(
      old.count <= Changeset.maximumCount && new.count <= Changeset.maximumCount - old.count,
      "Two lists of together more than 2^32 - 2 elements can't be diffed; diff them in parts.")
    self.old = old
    self.new = new
    self.lens = lens
    self.options = options
  }

  // MARK: - The way through

  @inlinable
  internal func changeset() -> Changeset {
    var lease = WorkspaceLease()
    defer { lease.end() }
    return changeset(using: &lease)
  }

  @inlinable
  internal func changeset(using lease: inout WorkspaceLease) -> Changeset {
    let duplicates = options.reportsDuplicates ? self.duplicates() : []
    // Lists that share their storage are the same list.
    if old.baseAddress == new.baseAddress, old.count == new.count {
      return Changeset(unchangedCount: old.count, duplicates: duplicates)
    }
    let prefix = commonPrefix(notingUpdatesIn: &lease)
    if prefix == old.count, prefix == new.count {
      return Changeset(unchangedCount: prefix, updates: lease.updates, duplicates: duplicates)
    }
    let suffix = commonSuffix(behind: prefix)
    let flat = pairs(prefix: prefix, suffix: suffix, lease: &lease)
    compareContents(of: flat.keptRuns, behind: prefix, notingUpdatesIn: &lease)
    return Changeset(
      oldCount: old.count, newCount: new.count, deletions: flat.deletions, insertions: flat.insertions,
      updates: lease.updates, moves: flat.moves, keptRuns: flat.keptRuns, duplicates: duplicates)
  }

  /// Whether two elements are one, by identifier.
  @inlinable @inline(__always)
  internal func haveEqualIdentifiers(old oldPosition: Int, new newPosition: Int) -> Bool {
    if let isEqual = lens.knownEquality(old: oldPosition, new: newPosition) { return isEqual }
    return lens.identifier(of: old[oldPosition]) == lens.identifier(of: new[newPosition])
  }

  /// Whether two elements with equal identifiers show the same.
  @inlinable @inline(__always)
  internal func haveEqualContents(old oldPosition: Int, new newPosition: Int) -> Bool {
    lens.areCopies(old: oldPosition, new: newPosition)
      || lens.isContentEqual(old[oldPosition], new[newPosition])
  }

  // MARK: - 1. Common ends

  @inlinable
  internal func commonPrefix(notingUpdatesIn lease: inout WorkspaceLease) -> Int {
    let limit = min(old.count, new.count)
    var count = 0
    while count < limit, haveEqualIdentifiers(old: count, new: count) {
      if !haveEqualContents(old: count, new: count) { lease.noteUpdate(old: count, new: count) }
      count &+= 1
    }
    return count
  }

  @inlinable
  internal func commonSuffix(behind prefix: Int) -> Int {
    let limit = min(old.count, new.count) - prefix
    var count = 0
    while count < limit {
      let oldPosition = old.count &- 1 &- count
      let newPosition = new.count &- 1 &- count
      guard haveEqualIdentifiers(old: oldPosition, new: newPosition) else { break }
      count &+= 1
    }
    return count
  }

  // MARK: - 2. Pairs

  /// The pairs of all elements, final.
  @inlinable
  internal func pairs(prefix: Int, suffix: Int, lease: inout WorkspaceLease) -> FlatDiff {
    var input = FlatInput(
      oldCount: old.count, newCount: new.count, commonPrefix: prefix, commonSuffix: suffix,
      keyForm: lens.keyForm,
      identifiersAreUnique: options.identifiersAreUnique, seed: options.seed ?? DiffWorkspace.processSeed)
    // Without a suffix to re-pair, one list with nothing between the ends decides it all.
    if input.oldKeyCount == 0 || input.newKeyCount == 0, suffix == 0 || options.identifiersAreUnique {
      return FlatDiff(endsOnly: input)
    }
    let workspace = lease.workspace
    var engine = options.engine
    var attempt = 0
    while attempt < 2 {
      do throws(FlatDiffFailure) {
        if let keys = lens.knownKeys(seed: input.seed) {
          input.oldKeys = keys.old + prefix
          input.newKeys = keys.new + prefix
        } else {
          let room = try workspace.reserveKeys(for: &input, engine: engine)
          gatherKeys(of: input, into: room, isInSwift: engine == .swift)
        }
        let flat = try workspace.diff(input, engine: engine)
        if input.keyForm == .exact { return flat }
        switch confirm(flat.keptRuns, prefix: prefix, suffix: suffix) {
        case .equal: return flat
        // Another seed changes nothing for what is not even equal to itself.
        case .irreflexive: attempt = 2
        case .collision: attempt += 1
        }
      } catch {
        switch error {
        case .outOfMemory: engine = .swift
        case .tooManyCollisions: attempt += 1
        }
      }
      input.seed = input.seed &* 0xD134_2543_DE82_EF95 &+ 0x9E37_79B9_7F4A_7C15
    }
    return exactPairs(input, engine: engine, workspace: workspace)
  }

  @inlinable
  internal func gatherKeys(
    of input: FlatInput, into room: KeyRoom,
    isInSwift: Bool
  ) {
    let start = input.commonPrefix
    var sink = _DiffKeySink(writingTo: room.old, seed: input.seed, isInSwift: isInSwift)
    lens.appendKeys(of: UnsafeBufferPointer(rebasing: old[start..<start + input.oldKeyCount]), to: &sink)
    sink = _DiffKeySink(writingTo: room.new, seed: input.seed, isInSwift: isInSwift)
    lens.appendKeys(of: UnsafeBufferPointer(rebasing: new[start..<start + input.newKeyCount]), to: &sink)
  }

  // MARK: - 3. Exactness

  @usableFromInline
  internal enum Confirmation { case equal, collision, irreflexive }

  /// Whether the identifiers of all pairs between the common ends are equal.
  @inlinable
  internal func confirm(_ runs: [Changeset.KeptRun], prefix: Int, suffix: Int) -> Confirmation {
    for run in runs {
      var offset = max(0, prefix &- run.newStart)
      // The pairs of the suffix are known to be equal where they kept their partners.
      let isInStep = old.count &- run.oldStart == new.count &- run.newStart
      let end = isInStep ? min(run.count, new.count &- suffix &- run.newStart) : run.count
      while offset < end {
        if !haveEqualIdentifiers(old: run.oldStart &+ offset, new: run.newStart &+ offset) {
          let oldIdentifier = lens.identifier(of: old[run.oldStart &+ offset])
          return oldIdentifier == oldIdentifier ? .collision : .irreflexive
        }
        offset &+= 1
      }
    }
    return .equal
  }

  /// The pairs by way of a dictionary from identifiers to numbers, which are exact keys.
  @inlinable
  internal func exactPairs(_ input: FlatInput, engine: DiffEngine, workspace: DiffWorkspace) -> FlatDiff {
    var input = input
    var engine = engine
    input.keyForm = .exact
    while true {
      do throws(FlatDiffFailure) {
        let room = try workspace.reserveKeys(for: &input, engine: engine)
        numberIdentifiers(of: input, into: room)
        return try workspace.diff(input, engine: engine)
      } catch {
        // Numbers in order of appearance are nobody's choice, so another seed helps if one does not.
        if error == .outOfMemory { engine = .swift } else { input.seed = .random(in: .min ... .max) }
      }
    }
  }

  @inlinable
  internal func numberIdentifiers(
    of input: FlatInput, into room: KeyRoom
  ) {
    var numbers: [Lens.Identifier: UInt64] = [:]
    var nextNumber: UInt64 = 0
    func number(_ element: Lens.Element) -> UInt64 {
      let identifier = lens.identifier(of: element)
      nextNumber += 1
      // What is not equal to itself is equal to nothing, and would only clog the dictionary.
      guard identifier == identifier else { return nextNumber }
      if let number = numbers[identifier] { return number }
      numbers[identifier] = nextNumber
      return nextNumber
    }
    for offset in 0..<input.oldKeyCount { room.old[offset] = number(old[input.commonPrefix + offset]) }
    for offset in 0..<input.newKeyCount { room.new[offset] = number(new[input.commonPrefix + offset]) }
  }

  // MARK: - 4. Contents

  @inlinable
  internal func compareContents(
    of runs: [Changeset.KeptRun], behind prefix: Int, notingUpdatesIn lease: inout WorkspaceLease
  ) {
    for run in runs {
      var offset = max(0, prefix &- run.newStart)
      while offset < run.count {
        let oldPosition = run.oldStart &+ offset
        let newPosition = run.newStart &+ offset
        if !haveEqualContents(old: oldPosition, new: newPosition) {
          lease.noteUpdate(old: oldPosition, new: newPosition)
        }
        offset &+= 1
      }
    }
  }

  // MARK: - Duplicates

  @inlinable
  internal func duplicates() -> [Changeset.Duplicate] {
    var groups = DuplicateGroups<Lens.Identifier>()
    for position in 0..<old.count { groups.append(lens.identifier(of: old[position]), oldPosition: position) }
    for position in 0..<new.count { groups.append(lens.identifier(of: new[position]), newPosition: position) }
    return groups.duplicates
  }
}
