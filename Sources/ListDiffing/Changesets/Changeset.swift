// SPDX-License-Identifier: MIT

/// The difference between an old list and a new one.
///
/// Positions are zero-based offsets from the start of a list, whatever its indices are: an *old* position counts in the
/// old list, a *new* position in the new list. Lists together may hold up to 2³² − 2 elements.
///
/// A changeset is
/// - **exact**: elements are paired only if their identifiers are equal by `==`;
/// - **maximal**: an identifier is paired as often as it occurs on both sides, its k-th occurrence with the k-th;
/// - **minimal**: no other choice of moves for the same pairs is smaller. The pairs that stay are a longest increasing
///   subsequence of all pairs (Fredman 1975, by way of patience sorting).
public struct Changeset: Sendable, Hashable {
  /// How many elements the old list holds.
  public let oldCount: Int

  /// How many elements the new list holds.
  public let newCount: Int

  /// The old positions whose elements are gone, ascending.
  public let deletions: [Int]

  /// The new positions whose elements are new, ascending.
  public let insertions: [Int]

  /// The kept elements whose content differs, ascending by new position. An updated element may have moved too.
  public let updates: [Update]

  /// The kept elements that change places, ascending by new position.
  public let moves: [Move]

  /// All kept elements, moved or not, as the fewest stretches that are consecutive in both lists, ascending by new
  /// position.
  public let keptRuns: [KeptRun]

  /// The identifiers that occur more than once in a list, by first occurrence, if ``DiffOptions/reportsDuplicates`` asked
  /// for them; else empty.
  public let duplicates: [Duplicate]

  /// Makes a changeset of parts that fit together; see `_checkInvariants`.
  @usableFromInline
  internal init(
    oldCount: Int,
    newCount: Int,
    deletions: [Int] = [],
    insertions: [Int] = [],
    updates: [Update] = [],
    moves: [Move] = [],
    keptRuns: [KeptRun] = [],
    duplicates: [Duplicate] = []
  ) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.deletions = deletions
    self.insertions = insertions
    self.updates = updates
    self.moves = moves
    self.keptRuns = keptRuns
    self.duplicates = duplicates
    _checkInvariants()
  }

  /// The changeset of two lists that are the same.
  @usableFromInline
  internal init(unchangedCount count: Int, updates: [Update] = [], duplicates: [Duplicate] = []) {
    let run = KeptRun(oldStart: 0, newStart: 0, count: count)
    self.init(
      oldCount: count, newCount: count, updates: updates, keptRuns: count == 0 ? [] : [run],
      duplicates: duplicates)
  }

  /// Whether the new list shows the same as the old one: nothing deleted, inserted, updated or moved. O(1).
  public var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && updates.isEmpty && moves.isEmpty
  }

  /// How many elements are in both lists. O(1).
  public var keptCount: Int { oldCount - deletions.count }
}
