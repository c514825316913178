// SPDX-License-Identifier: MIT

import ExampleScreens
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct FeedScreenTests {
  private let player = ScreenPlayer<FeedScreen>()

  /// The first words of the rows.
  private var names: [String] {
    player.rows.map { row in row.split(separator: ",").prefix(2).joined(separator: ",") }
  }

  @Test func theFeedMixesFourKindsOfSections() async {
    await player.play()
    #expect(player.host.numberOfSections == 8)
    #expect(player.host.numberOfItems(inSection: 2) == 4)
    #expect(
      names == [
        "The editors, Welcome! This is what has happened since you were here last. Drag people to where you like them.",
        "AL, Ada Lovelace", "River", "Bridge", "Heron", "Willow",
        "Ada Lovelace, A walk along the river. Look at the photos!", "Advertisement, Sunflower seeds",
        "GH, Grace Hopper",
      ])
  }

  @Test func theGridsColumnsFillTheWidthBetweenItsInsets() async {
    await player.play()
    let frames = (0..<4).compactMap {
      player.host.layoutAttributesForItem(at: ItemPath(item: $0, section: 2))?.frame
    }
    #expect(frames.count == 4)
    #expect(frames.map(\.minX) == [12, 112, 212, 12])
    #expect(frames.map(\.width) == [96, 96, 96, 96])
    #expect(frames.map { $0.minY - frames[0].minY } == [0, 0, 0, 68])
  }

  @Test func aRefreshIsOneBatchThatKeepsWhatStayed() async {
    await player.play()
    player.host.clearOperations()
    await player.play()
    #expect(player.batches.count == 1)
    #expect(player.batches.first?.itemInsertions.count == 2)
    #expect(player.batches.first?.itemDeletions.count == 1)
    #expect(
      names.prefix(8) == [
        "The editors, Three people have joined since this morning.", "AL, Ada Lovelace", "Heron", "River",
        "Bridge", "Boat", "Rain", "GH, Grace Hopper",
      ])
    #expect(player.rows[1].hasSuffix("Back home, with wet feet, ≡"))
  }

  @Test func halfwayThroughAnInsertionTheSectionsBelowAreHalfwayDown() async throws {
    await player.play(2)
    let grace = ItemPath(item: 0, section: 3)
    let start = try #require(player.host.layoutAttributesForItem(at: grace)?.frame.minY)
    await player.play()
    #expect(player.host.isAnimating)
    #expect(player.batches.last == BatchUpdate(sectionInsertions: [3]))
    let halfway = player.host.snapshotText()
    let end = try #require(
      player.host.layoutAttributesForItem(at: ItemPath(item: 0, section: 4))?.frame.minY)
    #expect(end > start)
    let middle = (start + end) / 2
    let shown = middle == middle.rounded() ? "\(Int(middle))" : "\(middle)"
    #expect(halfway.contains("4.0 (12, \(shown))"))
    await player.play()
    #expect(!player.host.isAnimating)
    #expect(names[7] == "Grace Hopper, Found it! It was in the relay of panel F.")
  }

  @Test func aUserIsDraggedToAnotherPlace() async {
    await player.play(5)
    #expect(
      player.host.move
        == HeadlessMove(source: ItemPath(item: 0, section: 4), target: ItemPath(item: 0, section: 1)))
    await player.play()
    #expect(player.host.move == nil)
    #expect(names[1] == "GH, Grace Hopper" && names[2] == "AL, Ada Lovelace")
    #expect(player.host.numberOfSections == 9)
  }

  @Test func anEmptyFeedSaysSo() async {
    await player.play(7)
    #expect(player.remainingStepCount == 0)
    #expect(player.host.snapshotText() == "320×480 at (0, 0) of 0×0\nbackground “Nothing new”\n")
  }
}
