// SPDX-License-Identifier: MIT

import ExampleScreens
import ListAdapters
import ListDiffing
import Testing

/// The screens that follow streams.
@MainActor
@Suite struct BoundScreensTests {
  @Test func theFeedFollowsItsViewModelUntilTheStreamFails() async {
    let player = ScreenPlayer<BoundFeedScreen>()
    await player.play()
    #expect(player.host.snapshotText() == "320×480 at (0, 0) of 0×0\nbackground “Nothing here yet”\n")
    await player.play()
    #expect(player.screen.notes == ["Next: 8 items"])
    #expect(player.rows.count == 9 && player.rows[1].hasPrefix("AL, Ada Lovelace"))
    player.host.clearOperations()
    await player.play()
    #expect(player.batches.count == 1)
    #expect(player.batches.first?.itemInsertions.count == 2)
    #expect(player.rows[1].hasSuffix("Back home, with wet feet, ≡"))
    player.host.clearOperations()
    await player.play()
    #expect(player.screen.notes == ["Failed: Offline()"])
    #expect(player.host.numberOfSections == 8 && player.batches.isEmpty)
    #expect(player.rows.last?.hasPrefix("Alan Turing, Can somebody recommend") == true)
  }

  @Test func theListFollowsWhatIsTyped() async {
    let player = ScreenPlayer<BoundSearchScreen>()
    await player.play()
    #expect(player.rows.count == 10 && player.rows[0] == "Search")
    let field = player.host.cellForItem(at: ItemPath(item: 0, section: 0))
    await player.play()
    #expect(player.rows == ["an", "Anemone", "Dandelion", "Geranium"])
    await player.play()
    #expect(player.rows == ["and", "Dandelion"])
    await player.play()
    #expect(player.rows == ["andy", "Nothing with “andy”"])
    await player.play()
    #expect(player.rows.count == 10)
    #expect(player.host.cellForItem(at: ItemPath(item: 0, section: 0)) === field)
  }

  @Test func theEchoOfADropIsNotShownAgain() async {
    let player = ScreenPlayer<BoundReorderingScreen>()
    await player.play()
    #expect(player.rows == ["Sow", "Water", "Weed", "Wait", "Harvest"])
    await player.play()
    #expect(
      player.host.move
        == HeadlessMove(source: ItemPath(item: 0, section: 3), target: ItemPath(item: 0, section: 0)))
    player.host.clearOperations()
    await player.play()
    #expect(player.rows == ["Wait", "Sow", "Water", "Weed", "Harvest"])
    #expect(player.screen.notes == ["Written back: Wait, Sow, Water, Weed, Harvest"])
    #expect(player.batches.allSatisfy { $0 == BatchUpdate() })
    player.host.clearOperations()
    await player.play()
    #expect(player.rows == ["Sow", "Wait", "Water", "Weed", "Harvest", "Eat"])
    #expect(
      player.batches == [BatchUpdate(sectionInsertions: [5], sectionMoves: [.init(from: 1, to: 0)])]
        || player.batches == [BatchUpdate(sectionInsertions: [5], sectionMoves: [.init(from: 0, to: 1)])])
  }

  @Test func cellsAreBoundWithoutASectionController() async {
    let player = ScreenPlayer<BoundSingleSectionScreen>()
    await player.play(2)
    #expect(player.screen.notes == ["Selected: Mars"])
    let saturn = player.host.cellForItem(at: ItemPath(item: 0, section: 5))
    let made = player.host.reuseCounts.made
    await player.play()
    #expect(player.rows[5] == "Saturn: 274 moons")
    #expect(player.host.cellForItem(at: ItemPath(item: 0, section: 5)) === saturn)
    #expect(player.host.reuseCounts.made == made)
  }

  @Test func anEventLoadsTheNextPage() async {
    let player = ScreenPlayer<BoundTailLoadingScreen>()
    await player.play()
    #expect(player.host.numberOfSections == 15)
    await player.play()
    #expect(player.screen.notes == ["The end is near"])
    #expect(player.rows.last == "Loading …")
    let offset = player.host.bounds.origin
    await player.play()
    #expect(player.host.numberOfSections == 30)
    #expect(player.rows.last == "Message 16")
    #expect(player.host.bounds.origin == offset)
  }

  @Test func theEmptyViewComesWithTheFirstValue() async {
    let player = ScreenPlayer<BoundEmptyScreen>()
    await player.play()
    #expect(player.host.backgroundView == nil || player.host.isBackgroundViewHidden)
    await player.play()
    #expect(player.host.snapshotText().contains("background “No letters”"))
    await player.play()
    #expect(!player.host.snapshotText().contains("background"))
    #expect(player.rows.count == 2)
    await player.play()
    #expect(player.host.snapshotText().contains("background “No letters”"))
    #expect(player.rows.isEmpty)
  }

  @Test func elementsOfSeveralTypesKeepTheirCells() async {
    let player = ScreenPlayer<BoundMixedScreen>()
    await player.play()
    #expect(
      player.rows == [
        "Steps today", "2500", "Steps ever", "9000", "AL, Ada Lovelace, Counting, ≡",
      ])
    let bar = player.host.cellForItem(at: ItemPath(item: 0, section: 1))
    let ada = player.host.cellForItem(at: ItemPath(item: 0, section: 4))
    await player.play()
    #expect(player.rows.prefix(4) == ["Steps ever", "9000", "Steps today", "2500"])
    #expect(player.host.cellForItem(at: ItemPath(item: 0, section: 3)) === bar)
    #expect(player.host.cellForItem(at: ItemPath(item: 0, section: 4)) === ada)
    await player.play()
    #expect(player.rows[4] == "AL, Ada Lovelace, Done counting, ≡")
    #expect(player.rows[5] == "AT, Alan Turing, Running, ≡")
  }

  @Test func cellsThatAreUsedAgainAreBoundAgain() async {
    let player = ScreenPlayer<BoundNestedScreen>()
    await player.play()
    #expect(player.rows.allSatisfy { $0 == "1, 2, 3" })
    player.host.clearOperations()
    await player.play()
    #expect(player.rows[1] == "2, 3, 4, 5")
    #expect(player.batches.isEmpty)
    await player.play()
    #expect(player.rows.allSatisfy { $0 == "1, 2, 3" })
    #expect(player.host.reuseCounts.reused > 0)
    await player.play()
    #expect(player.host.numberOfSections == 11)
    #expect(player.rows.contains("2, 3"))
  }

  @Test func theWorkingRangeFollowsTheStream() async {
    let player = ScreenPlayer<BoundWorkingRangeScreen>()
    await player.play()
    #expect(player.screen.notes == (1...6).map { "Picture \($0) is asked for" })
    await player.play()
    #expect(player.rows == (1...5).map { "Picture \($0)" })
    await player.play()
    #expect(
      Set(player.screen.notes) == [
        "Picture 21 is asked for", "Picture 22 is asked for", "Picture 5 is dropped", "Picture 6 is dropped",
      ])
    #expect(
      player.rows == [
        "Picture 21, loading", "Picture 22, loading", "Picture 1", "Picture 2", "Picture 3",
      ])
    await player.play()
    #expect(
      Set(player.screen.notes) == [
        "Picture 21 is dropped", "Picture 3 is dropped", "Picture 4 is dropped",
      ])
    #expect(player.rows == ["Picture 22", "Picture 1", "Picture 2"])
  }
}
