// SPDX-License-Identifier: MIT

extension Changeset: Codable {
  private enum CodingKeys: String, CodingKey {
    case oldCount, newCount, deletions, insertions, updates, moves, keptRuns, duplicates
  }

  /// Writes all parts; empty ones are left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(oldCount, forKey: .oldCount)
    try container.encode(newCount, forKey: .newCount)
    if !deletions.isEmpty { try container.encode(deletions, forKey: .deletions) }
    if !insertions.isEmpty { try container.encode(insertions, forKey: .insertions) }
    if !updates.isEmpty { try container.encode(updates, forKey: .updates) }
    if !moves.isEmpty { try container.encode(moves, forKey: .moves) }
    if !keptRuns.isEmpty { try container.encode(keptRuns, forKey: .keptRuns) }
    if !duplicates.isEmpty { try container.encode(duplicates, forKey: .duplicates) }
  }

  /// Reads a changeset and checks that its parts fit together.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, with the reason, if they do not.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    oldCount = try container.decode(Int.self, forKey: .oldCount)
    newCount = try container.decode(Int.self, forKey: .newCount)
    deletions = try container.decodeIfPresent([Int].self, forKey: .deletions) ?? []
    insertions = try container.decodeIfPresent([Int].self, forKey: .insertions) ?? []
    updates = try container.decodeIfPresent([Update].self, forKey: .updates) ?? []
    moves = try container.decodeIfPresent([Move].self, forKey: .moves) ?? []
    keptRuns = try container.decodeIfPresent([KeptRun].self, forKey: .keptRuns) ?? []
    duplicates = try container.decodeIfPresent([Duplicate].self, forKey: .duplicates) ?? []
    if let inconsistency {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Not a changeset. \(inconsistency)"))
    }
  }
}
