// SPDX-License-Identifier: MIT

extension SectionedChangeset: Codable {
  private enum CodingKeys: String, CodingKey {
    case sections, itemDeletions, itemInsertions, itemUpdates, itemMoves, itemDuplicates
  }

  /// Writes all parts; empty ones are left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sections, forKey: .sections)
    if !itemDeletions.isEmpty { try container.encode(itemDeletions, forKey: .itemDeletions) }
    if !itemInsertions.isEmpty { try container.encode(itemInsertions, forKey: .itemInsertions) }
    if !itemUpdates.isEmpty { try container.encode(itemUpdates, forKey: .itemUpdates) }
    if !itemMoves.isEmpty { try container.encode(itemMoves, forKey: .itemMoves) }
    if !itemDuplicates.isEmpty { try container.encode(itemDuplicates, forKey: .itemDuplicates) }
  }

  /// Reads a changeset and checks that its parts fit together, as far as they tell: how many items a section has they don't.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, with the reason, if they do not.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sections = try container.decode(Changeset.self, forKey: .sections)
    itemDeletions = try container.decodeIfPresent([ItemPath].self, forKey: .itemDeletions) ?? []
    itemInsertions = try container.decodeIfPresent([ItemPath].self, forKey: .itemInsertions) ?? []
    itemUpdates = try container.decodeIfPresent([ItemUpdate].self, forKey: .itemUpdates) ?? []
    itemMoves = try container.decodeIfPresent([ItemMove].self, forKey: .itemMoves) ?? []
    itemDuplicates = try container.decodeIfPresent([ItemDuplicate].self, forKey: .itemDuplicates) ?? []
    if let inconsistency {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Not a sectioned changeset. \(inconsistency)")
      )
    }
  }
}
