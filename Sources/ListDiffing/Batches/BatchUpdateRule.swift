// SPDX-License-Identifier: MIT

/// What a collection view demands of one batch, or what it was seen to fail at.
///
/// Where the view's maker has published a rule, that is the reason; where a combination is allowed on paper and crashes in
/// practice, the reason is the report. What nobody has vouched for is refused: a stage more costs less than a crash.
public enum BatchUpdateRule: Sendable, Hashable, CaseIterable {
  // Reason: the reference of performBatchUpdates counts deletions before the batch; an item beyond the old count ends in the
  // exception “attempt to delete item … which only contains … items before the update” (reports of diffing libraries).
  /// What is deleted, moved from, reloaded or reconfigured is in the old list.
  case oldPlaceExists

  // Reason: the same reference counts insertions after all deletions, that is, in the final list; an item beyond it ends in the
  // exception “attempt to insert item … but there are only … items after the update”.
  /// What is inserted or moved to is in the new list.
  case newPlaceExists

  // Reason: deleting one place twice in a batch corrupts the view and crashes at some later update (a bug report to the maker,
  // mirrored in public, and a thread of IGListKit); two moves of one source, or to one target, cannot both be true. Two
  // insertions at one new place are tolerated, but then one of the two elements has no place of its own in the final list.
  /// No place is named twice by operations of one kind, nor both reloaded and reconfigured.
  case oncePerPlace

  // Reason: the exception “attempt to perform a delete and a move from the same index path”, or section.
  /// What is deleted does not move as well.
  case moveOrDeletion

  // Reason: the exception “attempt to perform an insert and a move to the same index path”, or section.
  /// What is inserted is not where something moves to.
  case moveOrInsertion

  // Reason: the exception “attempt to delete and reload the same index path”. A reconfigured cell has to be there after the batch.
  /// What is deleted is not reloaded or reconfigured as well.
  case noRefreshOfTheDeleted

  // Reason: a reload is carried out as a deletion and an insertion, so with a move of the same place it ends in the exception about
  // a deletion and a move of one path (a bug report, and the maker's conference session on collection views). Nothing is published
  // about moving a reconfigured item with this call, so it is refused.
  /// What moves is not reloaded or reconfigured as well.
  case noRefreshOfTheMoved

  // Reason: the insertion that a reload stands for is placed by counting deletions and insertions but not moves, so it can meet
  // the target of a move that has nothing to do with it: “attempt to perform an insert and a move to the same section” with four
  // operations on four sections (an open thread of IGListKit), and the same of items (the maker's developer forums). A reconfigured
  // item keeps its cell, so no insertion is placed for it.
  /// No section is reloaded while sections move; no item is reloaded while sections move, or while items move into or out of its
  /// section.
  case noReloadBesideMoves

  // Reason: the section takes its items with it, so one of the operations is one too many. Nothing is published about the view's
  // tolerating it.
  /// No item is deleted, reloaded or reconfigured in a deleted section.
  case noItemOperationInADeletedSection

  // Reason: an inserted section brings all its items, whose number the view asks for; one more is one too many. The exception about
  // animations of a section and of an item inside it made IGListKit translate the paths of items (a review thread).
  /// No item is inserted in an inserted section.
  case noItemOperationInAnInsertedSection

  // Reason: the item goes with its section and has no animation to start from; IGListKit drops such moves (rule D39).
  /// No item moves out of a deleted section.
  case noMoveOutOfADeletedSection

  // Reason: an exception whenever the target section is new in the same batch (a thread of an index path library).
  /// No item moves into an inserted section.
  case noMoveIntoAnInsertedSection

  // Reason: the section's animation and the item's run at once and leave an orphaned snapshot of the cell; IGListKit turns the
  // section's move into a deletion and an insertion (rule D36).
  /// No item is deleted in a section that moves.
  case noItemDeletionInAMovedSection

  // Reason: heap corruption inside the view when an item is inserted in the target of a section's move (a bug report that
  // reproduces always, and a thread of IGListKit with eight sections of three items; rule D37).
  /// No item is inserted in a section that moves.
  case noItemInsertionInAMovedSection

  // Reason: an item that moves out of a section that moves, if only to where it was, makes the view ask for an item that is not
  // there: “request for index path for global index …” (a bug report to the maker; rule D40).
  /// No item moves within, into or out of a section that moves.
  case noItemMoveInAMovedSection

  // Reason: a reload is a deletion and an insertion, and both of the rules about these hold.
  /// No item is reloaded or reconfigured in a section that moves.
  case noItemRefreshInAMovedSection

  // Reason: a section's reload is its deletion and insertion, so its items are taken and brought by it. After
  // crashes at scale IGListKit no longer reloads sections in a batch at all (a thread of its pull requests).
  /// No item of a reloaded section has an operation of its own.
  case noItemOperationInAReloadedSection

  // Reason: the view compares the data source's count after the batch with what it expects: “Invalid update: invalid number of
  // sections”.
  /// The sections before, less the deleted and plus the inserted ones, are the sections after.
  case sectionCountAgrees

  // Reason: the same for items, “Invalid update: invalid number of items in section …”: the count after must be the one before,
  // plus or minus what is inserted, deleted and moved in or out.
  /// The items of a section that stays, less those that leave and plus those that come, are its items after. A reloaded section
  /// may have any number.
  case itemCountsAgree
}

extension BatchUpdateRule {
  /// What to do about a batch that breaks the rule, in a sentence.
  public var advice: String {
    switch self {
    case .oldPlaceExists:
      "Name what is deleted, moved from, reloaded or reconfigured by its place in the list before the batch."
    case .newPlaceExists:
      "Name what is inserted or moved to by its place in the list after the batch."
    case .oncePerPlace: "Name each place once, and either reload or reconfigure it."
    case .moveOrDeletion: "Delete it or move it, not both."
    case .moveOrInsertion: "Insert something there or move something there, not both."
    case .noRefreshOfTheDeleted: "Leave the reload out: what is deleted shows nothing."
    case .noRefreshOfTheMoved: "Move it in one batch and refresh it in another, or delete and insert it."
    case .noReloadBesideMoves:
      "Reload in a batch of its own, reconfigure, or delete and insert what is to be reloaded."
    case .noItemOperationInADeletedSection: "Leave the operation out: the section's items go with it."
    case .noItemOperationInAnInsertedSection: "Leave the insertion out: the section brings its items."
    case .noMoveOutOfADeletedSection:
      "Move the item in an earlier batch, or insert it at its target: its old place goes with the section."
    case .noMoveIntoAnInsertedSection:
      "Move the item in a later batch, or delete it at its source: the new section brings it."
    case .noItemDeletionInAMovedSection, .noItemInsertionInAMovedSection, .noItemMoveInAMovedSection,
      .noItemRefreshInAMovedSection:
      "Change the items in another batch than the one that moves the section, or delete and insert the section."
    case .noItemOperationInAReloadedSection:
      "Leave the operation out: the section is asked for all its items."
    case .sectionCountAgrees, .itemCountsAgree:
      "Set the data inside the batch, and list exactly what is different in it."
    }
  }
}
