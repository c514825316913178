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

  @inlinable
  internal init(from old: [Object], to new: [Object]) {
    let changeset = new.changeset(from: old)
    // The old list holds no identifier twice, so of one that the new list repeats all but the first are insertions.
    let duplicates = Self.repetitions(in: new, among: changeset)
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

  /// The positions of all objects that repeat the identifier of an earlier one, ascending.
  @inlinable
  internal static func repetitions(in new: [Object], among changeset: Changeset) -> [Int] {
    guard !changeset.insertions.isEmpty else { return [] }
    var inserted: [Object.DiffIdentifier: Bool] = [:]
    inserted.reserveCapacity(changeset.insertions.count)
    var isRepeated = false
    for position in changeset.insertions {
      isRepeated = inserted.updateValue(false, forKey: new[position].diffIdentifier) != nil || isRepeated
    }
    if !isRepeated {
      let filter = IdentifierFilter(inserted.keys)
      kept: for run in changeset.keptRuns {
        for position in run.newRange
        where filter.mayContain(new[position].diffIdentifier)
          && inserted[new[position].diffIdentifier] != nil
        {
          isRepeated = true
          break kept
        }
      }
    }
    guard isRepeated else { return [] }
    var seen: Set<Object.DiffIdentifier> = []
    return new.indices.filter { !seen.insert(new[$0].diffIdentifier).inserted }
  }
}
