// SPDX-License-Identifier: MIT

import ListDiffing

/// The difference between two lists of objects, the first of which holds no identifier twice, and the second of which is not to either.
@usableFromInline
internal struct ListObjectDifference<Object: Diffable> {
  /// The new objects without those that repeat the identifier of an earlier one.
  @usableFromInline internal let objects: [Object]
  /// The positions of those that were left out, ascending.
  @usableFromInline internal let duplicates: [Int]
  @usableFromInline internal let changeset: Changeset

  /// The identifiers of the new objects, for the list that will follow them.
  @usableFromInline internal let memory: IdentifierMemory<Object.DiffIdentifier>

  /// Finds the difference.
  ///
  /// - Parameter oldMemory: The identifiers of the old list, if it was a new one before.
  @inlinable
  internal init(
    from old: [Object], to new: [Object], knowing oldMemory: IdentifierMemory<Object.DiffIdentifier>?
  ) {
    let changeset = new.changeset(from: old)
    var memory = Self.memory(of: old, before: changeset, oldMemory)
    let duplicates = Self.repetitions(in: new, among: changeset, &memory)
    self.memory = memory
    guard !duplicates.isEmpty else {
      self.objects = new
      self.duplicates = []
      self.changeset = changeset
      return
    }
    var objects: [Object] = []
    objects.reserveCapacity(new.count - duplicates.count)
    var rest = duplicates[...]
    for (position, object) in new.enumerated() {
      if rest.first == position { rest.removeFirst() } else { objects.append(object) }
    }
    self.objects = objects
    self.duplicates = duplicates
    self.changeset = objects.changeset(from: old)
  }

  @inlinable
  internal static func memory(
    of old: [Object], before changeset: Changeset, _ oldMemory: IdentifierMemory<Object.DiffIdentifier>?
  ) -> IdentifierMemory<Object.DiffIdentifier> {
    var memory: IdentifierMemory<Object.DiffIdentifier>
    if let oldMemory, oldMemory.canFollow(changeset) {
      memory = oldMemory
    } else {
      memory = IdentifierMemory(count: max(changeset.oldCount, changeset.newCount))
      for object in old { _ = memory.insert(object.diffIdentifier) }
    }
    for position in changeset.deletions { memory.remove(old[position].diffIdentifier) }
    return memory
  }

  /// The positions of all objects that repeat the identifier of an earlier one, ascending.
  ///
  /// The old list holds no identifier twice. So one that the new list does hold twice is inserted, and is either in the old list too or
  /// inserted twice; the memory knows of both.
  @inlinable
  internal static func repetitions(
    in new: [Object], among changeset: Changeset, _ memory: inout IdentifierMemory<Object.DiffIdentifier>
  ) -> [Int] {
    var suspects: [Object.DiffIdentifier] = []
    for position in changeset.insertions {
      let identifier = new[position].diffIdentifier
      if memory.insert(identifier) { suspects.append(identifier) }
    }
    if suspects.isEmpty { return [] }
    // A few are looked for by comparing, which is cheaper than hashing every identifier of the list.
    let suspectSet = suspects.count > 8 ? Set(suspects) : nil
    var seen: Set<Object.DiffIdentifier> = []
    return new.indices.filter { position in
      let identifier = new[position].diffIdentifier
      let isSuspect = suspectSet?.contains(identifier) ?? suspects.contains(identifier)
      return isSuspect && !seen.insert(identifier).inserted
    }
  }
}
