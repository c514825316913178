// SPDX-License-Identifier: MIT

/// Collects the positions of each identifier, to report those that occur more than once in a list.
@usableFromInline
internal struct DuplicateGroups<Identifier: Hashable> {
  @usableFromInline internal var groupOfIdentifier: [Identifier: Int] = [:]
  @usableFromInline internal var oldPositions: [[Int]] = []
  @usableFromInline internal var newPositions: [[Int]] = []

  @inlinable internal init() {}

  @inlinable
  internal mutating func append(_ identifier: Identifier, oldPosition position: Int) {
    oldPositions[group(of: identifier)].append(position)
  }

  @inlinable
  internal mutating func append(_ identifier: Identifier, newPosition position: Int) {
    newPositions[group(of: identifier)].append(position)
  }

  /// The groups with more than one position in a list, by first occurrence, old list first.
  @inlinable
  internal var duplicates: [Changeset.Duplicate] {
    oldPositions.indices.compactMap { group in
      guard oldPositions[group].count > 1 || newPositions[group].count > 1 else { return nil }
      return Changeset.Duplicate(oldPositions: oldPositions[group], newPositions: newPositions[group])
    }
  }

  @inlinable
  internal mutating func group(of identifier: Identifier) -> Int {
    // An identifier that is not equal to itself is found by no one, and groups with nothing; keep it out of the table.
    if identifier == identifier, let group = groupOfIdentifier[identifier] { return group }
    let group = oldPositions.count
    oldPositions.append([])
    newPositions.append([])
    if identifier == identifier { groupOfIdentifier[identifier] = group }
    return group
  }
}
