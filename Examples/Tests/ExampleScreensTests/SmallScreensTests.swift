// SPDX-License-Identifier: MIT

import ExampleScreens
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct SmallScreensTests {
  @Test func singleSectionsAreSelectedAndConfiguredAgainInPlace() async {
    let player = ScreenPlayer<SingleSectionScreen>()
    await player.play(2)
    #expect(player.screen.notes == ["Selected: Earth"])
    #expect(player.host.snapshotText().contains("2.0 (0, 96) 320×48 “Earth: 1 moon” selected\n"))
    let saturn = player.host.cellForItem(at: ItemPath(item: 0, section: 5))
    let made = player.host.reuseCounts.made
    await player.play()
    #expect(player.host.cellForItem(at: ItemPath(item: 0, section: 5)) === saturn)
    #expect(player.host.reuseCounts.made == made)
    #expect(player.rows[5] == "Saturn: 274 moons")
  }

  @Test func picturesAreLoadedInTheWorkingRangeOnly() async {
    let player = ScreenPlayer<WorkingRangeScreen>()
    await player.play()
    #expect(player.screen.notes == (1...7).map { "Picture \($0) is asked for" })
    #expect(player.rows == (1...5).map { "Picture \($0), loading" })
    await player.play()
    #expect(player.rows == (1...5).map { "Picture \($0)" })
    await player.play()
    #expect(player.screen.notes == (8...9).map { "Picture \($0) is asked for" })
    #expect(player.rows == (3...7).map { "Picture \($0)" })
    #expect(player.screen.snapshotOptions.outlinedSections == 0..<9)
    await player.play()
    #expect(
      player.screen.notes == [
        "Picture 10 is asked for", "Picture 1 is dropped", "Picture 11 is asked for", "Picture 2 is dropped",
        "Picture 12 is asked for",
      ])
    #expect(
      player.rows == [
        "Picture 5", "Picture 6", "Picture 7", "Picture 8, loading", "Picture 9, loading",
        "Picture 10, loading",
      ])
  }

  @Test func headersStickUntilTheNextOnePushesThemOut() async {
    let player = ScreenPlayer<SupplementaryViewsScreen>()
    await player.play()
    #expect(player.host.snapshotText().contains("header 0 (0, 0) 320×32 “A”"))
    #expect(player.host.snapshotText().contains("footer 0 (0, 208) 320×24 “4 names”"))
    await player.play()
    #expect(player.host.snapshotText().contains("header 1 (0, 290) 320×32 “B”"))
    await player.play()
    // C begins at 420, 32 points below where B has to be.
    #expect(player.host.snapshotText().contains("header 1 (0, 388) 320×32 “B”"))
    #expect(player.host.snapshotText().contains("header 2 (0, 420) 320×32 “C”"))
  }

  @Test func displayEventsComeInOrder() async {
    let player = ScreenPlayer<DisplayLogScreen>()
    await player.play()
    #expect(
      player.screen.notes.prefix(3) == [
        "Section 1, cell 1 appears", "Section 1 appears", "Section 1, cell 2 appears",
      ])
    #expect(player.screen.notes.count == 15)
    await player.play()
    #expect(player.screen.notes.contains("Section 1 has disappeared"))
    #expect(!player.screen.notes.contains("Section 2 has disappeared"))
    await player.play()
    #expect(player.screen.notes.filter { $0.hasPrefix("Section 4") }.count == 3)
    #expect(player.rows[3] == "Section 5, cell 1")
  }

  @Test func theNextPageIsLoadedNearTheEnd() async {
    let player = ScreenPlayer<TailLoadingScreen>()
    await player.play()
    #expect(player.host.numberOfSections == 15)
    await player.play()
    #expect(player.host.numberOfSections == 16)
    #expect(player.rows.last == "Loading …")
    let offset = player.host.bounds.origin
    await player.play()
    #expect(player.host.numberOfSections == 30)
    #expect(player.rows.last == "Message 16")
    #expect(player.host.bounds.origin == offset)
  }

  @Test func wordsComeAndGoWhileTheFieldStays() async {
    let player = ScreenPlayer<SearchScreen>()
    await player.play()
    #expect(player.rows.count == 10 && player.rows[0] == "Search")
    let field = player.host.cellForItem(at: ItemPath(item: 0, section: 0))
    await player.play(2)
    #expect(player.rows == ["an", "Anemone", "Dandelion", "Geranium"])
    await player.play()
    #expect(player.rows == ["and", "Dandelion"])
    await player.play()
    #expect(player.rows == ["andy", "Nothing with “andy”"])
    await player.play()
    #expect(player.rows.count == 10)
    #expect(player.host.cellForItem(at: ItemPath(item: 0, section: 0)) === field)
  }

  @Test func listsInCellsAreWhereTheyWereWhenTheirCellsAreUsedAgain() async {
    let player = ScreenPlayer<NestedAdaptersScreen>()
    await player.play()
    #expect(player.rows[1] == "1, 2, 3, 4, 5")
    await player.play()
    #expect(player.rows[1] == "4, 5, 6, 7, 8")
    await player.play()
    #expect(player.rows[0] == "1, 101, 102, 2, 3")
    #expect(player.rows[2] == "1, 3, 5, 7, 9")
    await player.play()
    #expect(player.rows.allSatisfy { $0 == "1, 2, 3, 4, 5" })
    await player.play()
    #expect(player.rows.prefix(3) == ["1, 101, 102, 2, 3", "4, 5, 6, 7, 8", "1, 3, 5, 7, 9"])
    #expect(player.host.reuseCounts.made < 12)
  }

  @Test func daysUnfoldTheirAppointments() async {
    let player = ScreenPlayer<CalendarScreen>()
    await player.play()
    #expect(player.host.numberOfItems(inSection: 0) == 33)
    let ninth = player.host.cellForItem(at: ItemPath(item: 10, section: 0))
    player.host.clearOperations()
    await player.play()
    #expect(
      player.batches.map(\.itemInsertions) == [
        [ItemPath(item: 13, section: 0), ItemPath(item: 14, section: 0)]
      ])
    #expect(Array(player.rows[12...15]) == ["11", "Dentist at nine", "Lunch with Emmy", "12"])
    #expect(player.host.cellForItem(at: ItemPath(item: 10, section: 0)) === ninth)
    await player.play()
    #expect(Array(player.rows[26...30]) == ["25", "Train at seven", "Conference", "Dinner", "26"])
    await player.play()
    #expect(Array(player.rows[27...30]) == ["Train at seven", "Call home", "Conference", "Dinner"])
    #expect(player.host.pathsForSelectedItems.isEmpty)
  }
}
