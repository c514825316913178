// SPDX-License-Identifier: MIT

/// The difference of two lists of flat identifiers, in Swift.
///
/// The same contract as the core in C, by a shorter way: one table over the old identifiers, then a longest increasing
/// subsequence over the runs of pairs. It has no cursor, so that it can be checked at a glance and serve as the measure
/// for the other; it costs a look-up for each element between the common ends.
internal struct SwiftEngine {
  private let input: FlatInput

  /// How many elements at the end are paired with each other for sure.
  private let tail: Int

  /// Diffs two lists.
  internal static func diff(_ input: FlatInput) throws(FlatDiffFailure) -> FlatDiff {
    try SwiftEngine(input: input, tail: cleanTail(of: input)).diff()
  }

  private init(input: FlatInput, tail: Int) {
    self.input = input
    self.tail = tail
  }

  private func diff() throws(FlatDiffFailure) -> FlatDiff {
    var result = FlatDiff()
    let pairing = try pair()
    result.deletions = pairing.unpairedOld
    result.insertions = pairing.unpairedNew
    result.keptRuns = pairing.runs
    result.moves = LongestOrder.moves(among: pairing.runs)
    return result
  }

  // MARK: - The clean tail

  /// How many elements of the common suffix, counted from its end, have identifiers that occur nowhere between the
  /// common ends. An identifier that does may belong to another partner.
  private static func cleanTail(of input: FlatInput) -> Int {
    let suffix = input.commonSuffix
    guard !input.identifiersAreUnique else { return suffix }
    let oldMiddle = UnsafeBufferPointer(start: input.oldKeys, count: input.oldKeyCount - suffix)
    let newMiddle = UnsafeBufferPointer(start: input.newKeys, count: input.newKeyCount)
    // Looking is worth it only where the suffix is the larger part; else it takes part in the pairing like the rest.
    guard suffix > oldMiddle.count + newMiddle.count else { return 0 }
    let middle = ContiguousArray(oldMiddle) + ContiguousArray(newMiddle)
    return middle.withUnsafeBufferPointer { middle in
      guard let table = OccurrenceTable(of: middle, seed: input.seed, keyForm: input.keyForm) else {
        return 0
      }
      defer { table.deallocate() }
      var tail = 0
      while tail < suffix, !table.mayContain(input.oldKeys[input.oldKeyCount - 1 - tail]) { tail += 1 }
      return tail
    }
  }

  // MARK: - Pairs

  private struct Pairing {
    var unpairedOld: [Int] = []
    var unpairedNew: [Int] = []
    var runs: [Changeset.KeptRun] = []

    /// Adds a pair behind all others in the new list.
    mutating func append(old: Int, new: Int, count: Int = 1) {
      if let last = runs.last, last.oldStart + last.count == old, last.newStart + last.count == new {
        runs[runs.count - 1].count32 += UInt32(truncatingIfNeeded: count)
      } else {
        runs.append(Changeset.KeptRun(oldStart: old, newStart: new, count: count))
      }
    }
  }

  /// Pairs the k-th occurrence of each identifier with the k-th.
  private func pair() throws(FlatDiffFailure) -> Pairing {
    let prefix = input.commonPrefix
    let oldKeys = UnsafeBufferPointer(start: input.oldKeys, count: input.oldCount - prefix - tail)
    guard let table = OccurrenceTable(of: oldKeys, seed: input.seed, keyForm: input.keyForm) else {
      throw .tooManyCollisions
    }
    defer { table.deallocate() }
    var pairing = Pairing()
    if prefix > 0 { pairing.append(old: 0, new: 0, count: prefix) }
    for offset in 0..<input.newCount - prefix - tail {
      // The suffix part that takes part has the same identifiers on both sides, and only the old ones were read.
      let key =
        offset < input.newKeyCount
        ? input.newKeys[offset] : oldKeys[oldKeys.count - (input.newCount - prefix - tail) + offset]
      if let old = try table.take(key) {
        pairing.append(old: prefix + old, new: prefix + offset)
      } else {
        pairing.unpairedNew.append(prefix + offset)
      }
    }
    if tail > 0 { pairing.append(old: input.oldCount - tail, new: input.newCount - tail, count: tail) }
    table.forEachUntaken { pairing.unpairedOld.append(prefix + $0) }
    return pairing
  }
}
