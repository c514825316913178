// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// Both engines against the oracle on random lists. The shares of all fuzz tests of the package add up to one: 0.54 are for these, the
/// rest is for `MalformedChangesetFuzzTests`, `MalformedSectionedChangesetFuzzTests`, `PatchFuzzTests`, `SectionedDifferTests`,
/// `StagedChangesetFuzzTests` and those of ListAdapters.
@Suite struct DiffFuzzTests {
  @Test func integers() throws {
    try expectNoFuzzFailure([.ints, .intRows, .rawRows], share: 0.1)
  }

  @Test func uuids() throws {
    try expectNoFuzzFailure([.uuids, .uuidRows], share: 0.08)
  }

  @Test func strings() throws {
    try expectNoFuzzFailure([.strings, .longStringRows, .substringRows, .spelledRows], share: 0.1)
  }

  @Test func classInstances() throws {
    try expectNoFuzzFailure([.models], share: 0.06)
  }

  @Test func otherElementsAndEntryPoints() throws {
    try expectNoFuzzFailure(
      [
        .hashableRows, .hashableIntRows, .hashableStringRows, .combinedRows, .anyDiffables, .boxes, .closures,
      ], share: 0.06)
  }

  @Test func collidingKeys() throws {
    try expectNoFuzzFailure(
      [
        .collidingRows(.twins), .collidingRows(.constant), .collidingRows(.classes(7)),
        .collidingRows(.sharedLowBits), .collidingRows(.sharedHighBits), .collidingRows(.marks),
        .collidingRows(.crowded), .collidingOnceRows,
      ], share: 0.1)
  }

  /// Swift's own hash collides here, so even a dictionary is quadratic: short lists.
  @Test func constantHashes() throws {
    try expectNoFuzzFailure([.constantHashRows], share: 0.04, maximumCount: 60)
  }
}
