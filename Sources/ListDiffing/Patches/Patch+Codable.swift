// SPDX-License-Identifier: MIT

private enum PatchCodingKeys: String, CodingKey {
  case oldCount, newCount, deletions, keptRuns, moves, updates, duplicates, elements
}

extension Patch: Encodable where Element: Encodable {
  /// Writes all parts; empty ones are left out.
  ///
  /// A patch is made to be small: pairs and triples of positions are written as plain lists of numbers, and insertions,
  /// which follow from the rest, are not written. Positions take about a third of what ``Changeset`` writes for them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PatchCodingKeys.self)
    func encode(_ list: [some Encodable], forKey key: PatchCodingKeys) throws {
      if !list.isEmpty { try container.encode(list, forKey: key) }
    }
    try container.encode(changeset.oldCount, forKey: .oldCount)
    try container.encode(changeset.newCount, forKey: .newCount)
    try encode(changeset.deletions, forKey: .deletions)
    try encode(changeset.keptRuns.flatMap { [$0.oldStart32, $0.newStart32, $0.count32] }, forKey: .keptRuns)
    try encode(changeset.moves.flatMap { [$0.from32, $0.to32] }, forKey: .moves)
    try encode(changeset.updates.flatMap { [$0.old32, $0.new32] }, forKey: .updates)
    try encode(changeset.duplicates, forKey: .duplicates)
    try encode(elements, forKey: .elements)
  }
}

extension Patch: Decodable where Element: Decodable {
  /// Reads a patch and checks that its parts fit together.
  ///
  /// What this takes is in proportion to what is read, whatever sizes the patch claims.
  ///
  /// - Throws: `DecodingError`, with the reason, if they do not.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PatchCodingKeys.self)
    func refuse(_ key: PatchCodingKeys, _ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: "Not a patch. \(reason)")
    }
    func entries<Entry>(
      _ key: PatchCodingKeys, ofCount count: Int, _ make: ([Int], Int) -> Entry
    ) throws -> [Entry] {
      let numbers = try container.decodeIfPresent([Int].self, forKey: key) ?? []
      guard numbers.count.isMultiple(of: count) else {
        throw refuse(key, "\(numbers.count) numbers do not make groups of \(count).")
      }
      guard numbers.allSatisfy({ UInt32(exactly: $0) != nil }) else {
        throw refuse(key, "A number is out of range.")
      }
      return stride(from: 0, to: numbers.count, by: count).map { make(numbers, $0) }
    }
    let keptRuns = try entries(.keptRuns, ofCount: 3) {
      Changeset.KeptRun(oldStart: $0[$1], newStart: $0[$1 + 1], count: $0[$1 + 2])
    }
    let updates = try entries(.updates, ofCount: 2) { Changeset.Update(old: $0[$1], new: $0[$1 + 1]) }
    let moves = try entries(.moves, ofCount: 2) { Changeset.Move(from: $0[$1], to: $0[$1 + 1]) }
    let elements = try container.decodeIfPresent([Element].self, forKey: .elements) ?? []
    let newCount = try container.decode(Int.self, forKey: .newCount)
    let insertedCount = elements.count - updates.count
    guard let insertions = Self.gaps(between: keptRuns, upTo: newCount, expectedCount: insertedCount) else {
      throw refuse(.elements, "\(elements.count) elements are not one for each insertion and update.")
    }
    let changeset = Changeset(
      decodedOldCount: try container.decode(Int.self, forKey: .oldCount),
      newCount: newCount,
      deletions: try container.decodeIfPresent([Int].self, forKey: .deletions) ?? [],
      insertions: insertions,
      updates: updates,
      moves: moves,
      keptRuns: keptRuns,
      duplicates: try container.decodeIfPresent([Changeset.Duplicate].self, forKey: .duplicates) ?? [])
    if let inconsistency = changeset.inconsistency {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Not a patch. \(inconsistency)"))
    }
    self.init(changeset: changeset, elements: elements)
  }

  /// The new positions that no run covers, or `nil` if they are not as many as expected.
  private static func gaps(
    between runs: [Changeset.KeptRun], upTo count: Int, expectedCount: Int
  ) -> [Int]? {
    // A patch may claim any sizes: a gap is only unfolded if there are elements to fill it.
    var gaps: [Int] = []
    var position = 0
    func advance(to end: Int) -> Bool {
      guard position <= end, end - position <= expectedCount - gaps.count else { return false }
      gaps += position..<end
      return true
    }
    for run in runs {
      guard advance(to: run.newStart) else { return nil }
      position = run.newRange.upperBound
    }
    guard advance(to: count) else { return nil }
    return gaps.count == expectedCount ? gaps : nil
  }
}

extension Changeset {
  /// Parts as they were read, which may not fit together.
  fileprivate init(
    decodedOldCount oldCount: Int, newCount: Int, deletions: [Int], insertions: [Int], updates: [Update],
    moves: [Move], keptRuns: [KeptRun], duplicates: [Duplicate]
  ) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.deletions = deletions
    self.insertions = insertions
    self.updates = updates
    self.moves = moves
    self.keptRuns = keptRuns
    self.duplicates = duplicates
  }
}
