// SPDX-License-Identifier: MIT

import ListDiffing

/// What the scheme of list libraries needs for a change: items updated where they are; then items deleted, sections deleted, sections
/// inserted and moved, sections updated; and at last items inserted and moved. Each stage that has anything to do counts.
public struct PeerStages {
  public let stageCount: Int
  public let operationCount: Int

  public init(_ changeset: SectionedChangeset) {
    let sections = changeset.sections
    let stages = [
      changeset.itemUpdates.count, changeset.itemDeletions.count, sections.updates.count,
      sections.deletions.count, sections.insertions.count + sections.moves.count,
      changeset.itemInsertions.count + changeset.itemMoves.count,
    ]
    stageCount = stages.count { $0 > 0 }
    operationCount = stages.reduce(0, +)
  }
}
