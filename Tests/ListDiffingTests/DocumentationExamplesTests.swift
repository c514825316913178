// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import ListDiffingFoundation
import Testing

/// The examples of the README, the articles and the documentation comments, compiled and run. What they say they print is
/// what they have to print.
@Suite struct DocumentationExamplesTests {
  private func run(_ name: String, _ example: (Transcript) throws -> Void) throws {
    let text = try #require(
      try DocumentationExample.all().first { $0.name == name }, "There is no example “\(name)”.")
    let transcript = Transcript()
    try example(transcript)
    #expect(transcript.lines == text.promisedOutput)
  }

  @Test func anElementConformsToDiffable() throws {
    try run("messages") { print in
      // Example: messages
      struct Message: Identifiable, Equatable, Diffable {
        let id: Int
        var text: String
      }

      let old = [Message(id: 1, text: "Hello"), Message(id: 2, text: "Yes?"), Message(id: 3, text: "Bye")]
      let new = [Message(id: 3, text: "Bye"), Message(id: 1, text: "Hello!"), Message(id: 4, text: "Back")]
      let changeset = new.changeset(from: old)

      print(changeset)  // 3 → 3 elements: 1 deletion, 1 insertion, 1 update, 1 move
      print(changeset.deletions)  // [1]
      print(changeset.insertions)  // [2]
      print(changeset.updates)  // [1 (was 0)]
      print(changeset.moves)  // [2 → 0]
      // End of example
    }
  }

  @Test func stateIsCarriedOverByRuns() throws {
    try run("heights") { print in
      // Example: heights
      let old = ["a", "b", "c", "d", "e"]
      let new = ["d", "a", "b", "c", "x"]
      let changeset = new.changeset(from: old)
      print(changeset.moves)  // [3 → 0]

      var heights = [Int](repeating: 44, count: new.count)
      let oldHeights = [10, 20, 30, 40, 50]
      for run in changeset.keptRuns {
        heights.replaceSubrange(run.newRange, with: oldHeights[run.oldRange])
      }
      print(heights)  // [40, 10, 20, 30, 44]
      print(old.applying(changeset, newElements: new) == new)  // true
      // End of example
    }
  }

  @Test func fieldsAreCombined() throws {
    try run("attendance") { print in
      // Example: attendance
      struct Attendance: DiffKey {
        let meeting: UUID
        let person: String

        func hash(into hasher: inout DiffHasher) {
          hasher.combine(meeting)
          hasher.combine(person)
        }
      }

      struct Answer: Identifiable, Equatable, Diffable {
        let id: Attendance
        var isComing: Bool
      }

      let meeting = UUID()
      let invited = ["host", "guest"].map { Attendance(meeting: meeting, person: $0) }
      let asked = invited.map { Answer(id: $0, isComing: false) }
      var answered = asked
      answered[1].isComing = true
      print(answered.changeset(from: asked))  // 2 → 2 elements: 1 update
      // End of example
    }
  }

  @Test func identityIsGivenAtTheCall() throws {
    try run("population") { print in
      // Example: population
      struct Country {
        var code: String
        var population: Int
      }

      let before = [Country(code: "IS", population: 383_726), Country(code: "MT", population: 563_443)]
      let after = [Country(code: "MT", population: 574_250), Country(code: "IS", population: 383_726)]
      print(after.changeset(from: before, id: \.code) { $0.population == $1.population })
      // 2 → 2 elements: 1 update, 1 move
      // End of example
    }
  }

  @Test func identityIsGivenFromOutside() throws {
    try run("countries") { print in
      // Example: countries
      struct Country: Equatable {
        var code: String
        var population: Int
      }

      let before = [Country(code: "IS", population: 383_726), Country(code: "MT", population: 563_443)]
      let after = [Country(code: "MT", population: 574_250), Country(code: "IS", population: 383_726)]

      let byArgument = after.changeset(from: before, id: \.code)
      print(byArgument)  // 2 → 2 elements: 1 update, 1 move

      let oldBoxes = before.map { DiffableBox($0, id: \.code) }
      let newBoxes = after.map { DiffableBox($0, id: \.code) }
      print(newBoxes.changeset(from: oldBoxes) == byArgument)  // true
      // End of example
    }
  }

  @Test func typesAreMixed() throws {
    try run("rows of two types") { print in
      // Example: rows of two types
      struct Photo: Identifiable, Equatable, Diffable { let id: Int }
      struct Advert: Identifiable, Equatable, Diffable { let id: Int }

      let oldRows = [AnyDiffable(Photo(id: 1)), AnyDiffable(Photo(id: 2))]
      let newRows = [AnyDiffable(Photo(id: 1)), AnyDiffable(Advert(id: 2))]
      print(newRows.changeset(from: oldRows))  // 2 → 2 elements: 1 deletion, 1 insertion
      // End of example
    }
  }

  @Test func duplicatesArePairedInOrder() throws {
    try run("duplicates") { print in
      // Example: duplicates
      let changeset = [2, 1, 1, 1].changeset(from: [1, 1, 2])
      print(changeset)  // 3 → 4 elements: 1 insertion, 1 move
      print(changeset.insertions)  // [3]
      print(changeset.newToOld)  // [Optional(2), Optional(0), Optional(1), nil]
      // End of example
    }
  }

  @Test func movesAreTheFewest() throws {
    try run("fewest moves") { print in
      // Example: fewest moves
      // Three of five keep their order, so two moves are enough.
      let changeset = ["b", "c", "e", "a", "d"].changeset(from: ["a", "b", "c", "d", "e"])
      print(changeset.moves)  // [4 → 2, 0 → 3]
      print(changeset.keptRuns)  // [1..<3 → 0..<2, 4..<5 → 2..<3, 0..<1 → 3..<4, 3..<4 → 4..<5]
      // End of example
    }
  }

  @Test func aChangesetIsReplayed() throws {
    try run("replay") { print in
      // Example: replay
      let old = ["a", "b", "c", "d", "e"]
      let new = ["e", "b", "x", "d"]
      let changeset = new.changeset(from: old)
      print(old.applying(changeset, newElements: new) == new)  // true
      print(["other"].applying(changeset, newElements: new) == nil)  // true
      // End of example
    }
  }

  @Test func thePairsOfDuplicatesAreFixed() throws {
    try run("fixed pairs") { print in
      // Example: fixed pairs
      // With the last 1 for a partner, the new 1 could stay. It belongs to the first.
      print([2, 1].changeset(from: [1, 2, 1]))  // 3 → 2 elements: 1 deletion, 1 move
      // End of example
    }
  }

  @Test func aRawValueIsAnIdentifier() throws {
    try run("raw value") { print in
      // Example: raw value
      struct Slug: RawRepresentable, Hashable, DiffKey { let rawValue: String }

      struct Article: Equatable, Diffable {
        let slug: Slug
        var title: String
        var diffIdentifier: Slug { slug }
      }

      let published = [Article(slug: Slug(rawValue: "diffing"), title: "Diffing")]
      let corrected = [Article(slug: Slug(rawValue: "diffing"), title: "On diffing")]
      print(corrected.changeset(from: published))  // 1 → 1 elements: 1 update
      // End of example
    }
  }

  @Test func twoFieldsAreOneIdentifier() throws {
    try run("seat") { print in
      // Example: seat
      struct Seat: DiffKey {
        let row: Int
        let letter: String

        func hash(into hasher: inout DiffHasher) {
          hasher.combine(row)
          hasher.combine(letter)
        }
      }

      struct Booking: Identifiable, Equatable, Diffable {
        let id: Seat
        var passenger: String
      }

      let booked = [Booking(id: Seat(row: 1, letter: "A"), passenger: "Ada")]
      let rebooked = [Booking(id: Seat(row: 1, letter: "B"), passenger: "Ada")] + booked
      print(rebooked.changeset(from: booked).insertions)  // [0]
      // End of example
    }
  }

  @Test func aUUIDIsAnIdentifier() throws {
    try run("reminders") { print in
      // Example: reminders
      struct Reminder: Identifiable, Equatable, Diffable {
        let id: UUID
        var isDone = false
      }

      let reminders = (0..<3).map { _ in Reminder(id: UUID()) }
      var changed = reminders
      changed[1].isDone = true
      changed.append(changed.removeFirst())
      print(changed.changeset(from: reminders))  // 3 → 3 elements: 1 update, 1 move
      // End of example
    }
  }

  @Test func spellingsOfOneTextAreOneIdentifier() throws {
    try run("spellings") { print in
      // Example: spellings
      let composed = ["caf\u{E9}", "5 K"]
      let decomposed = ["cafe\u{301}", "5 \u{212A}"]
      print(decomposed.changeset(from: composed).isEmpty)  // true
      // End of example
    }
  }

  @Test func notANumberHasNoPartner() throws {
    try run("not a number") { print in
      // Example: not a number
      let measured = [1.5, .nan, 2.5]
      let measuredAgain = [1.5, .nan, 2.5]
      print(measuredAgain.changeset(from: measured))  // 3 → 3 elements: 1 deletion, 1 insertion
      // End of example
    }
  }

  @Test func sectionsAreDiffedWithTheirItems() throws {
    try run("sections") { print in
      // Example: sections
      let old = [
        ArraySection("fruit", items: ["apple", "fig", "pear"]),
        ArraySection("roots", items: ["beet", "carrot"]),
      ]
      let new = [
        ArraySection("roots", items: ["beet", "fig", "carrot"]),
        ArraySection("fruit", items: ["apple", "pear", "plum"]),
      ]
      let changeset = new.sectionedChangeset(from: old)
      print(changeset.sections.moves)  // [1 → 0]
      print(changeset.itemInsertions)  // [1.2]
      print(changeset.itemMoves.map { "\($0.from) → \($0.to)" })  // ["0.1 → 0.1"]
      // End of example
    }
  }

  @Test func aBatchIsPerformedOnCounts() throws {
    try run("batch") { print in
      // Example: batch
      var model = BatchUpdateModel(itemCounts: [3, 2])
      let batch = BatchUpdate(
        sectionInsertions: [0],
        itemDeletions: [ItemPath(item: 0, section: 0)],
        itemReconfigures: [ItemPath(item: 1, section: 1)])
      try model.perform(batch, newItemCounts: [4, 2, 2])
      print(model.itemCounts)  // [4, 2, 2]
      // End of example
    }
  }

  @Test func anIllegalBatchIsRefused() throws {
    try run("illegal batch") { print in
      // Example: illegal batch
      var albums = BatchUpdateModel(itemCounts: [2, 1])
      do throws(BatchUpdateError) {
        let swap = BatchUpdate(
          sectionMoves: [Changeset.Move(from: 0, to: 1)],
          itemInsertions: [ItemPath(item: 0, section: 1)])
        try albums.perform(swap, newItemCounts: [1, 3])
      } catch {
        print(error.rule)  // noItemInsertionInAMovedSection
        print(error.places)  // [new item 1.0, new section 1]
        print(error.rule.advice)
        // Change the items in another batch than the one that moves the section, or delete and insert the section.
      }
      // End of example
    }
  }

  @Test func aBatchIsReplayed() throws {
    try run("shopping") { print in
      // Example: shopping
      let before = [["milk", "bread", "eggs"]]
      let after = [["bread, sliced", "eggs", "tea"]]
      var shopping = BatchUpdate(
        itemDeletions: [ItemPath(item: 0, section: 0)],
        itemInsertions: [ItemPath(item: 2, section: 0)])
      print(try BatchUpdateModel.applying(shopping, to: before, newItems: after))
      // [["bread", "eggs", "tea"]]

      shopping.itemReloads = [ItemPath(item: 1, section: 0)]
      print(try BatchUpdateModel.applying(shopping, to: before, newItems: after) == after)  // true
      // End of example
    }
  }

  @Test func aChangesetIsStaged() throws {
    struct Row: Identifiable, Equatable, Diffable {
      let id: String
      var isDone = false
      init(_ id: String) { self.id = id }
    }
    try run("stages") { print in
      // Example: stages
      let old = ["milk", "bread", "eggs"].map { Row($0) }
      var new = [old[2], old[0], old[1]]
      new[1].isDone = true
      let stages = new.stagedChangeset(from: old)
      print(stages.map(\.batch.itemMoves.count))  // [1, 0]
      print(stages.map(\.batch.itemReloads))  // [[], [0.1]]
      print(stages.map { $0.list.map(\.isDone) })  // [[false, false, false], [false, true, false]]
      // End of example
    }
  }

  @Test func sectionsAreStaged() throws {
    try run("encore") { print in
      // Example: encore
      let yesterday = [
        ArraySection("Today", items: ["Overture", "Aria"]),
        ArraySection("Later", items: ["Finale"]),
      ]
      let today = [
        ArraySection("Today", items: ["Overture"]),
        ArraySection("Encore", items: ["Aria", "Song"]),
        ArraySection("Later", items: ["Finale"]),
      ]
      let stages = today.stagedSectionedChangeset(from: yesterday)
      print(stages.map(\.batch.operationCount))  // [1, 1]
      print(stages.map { $0.list.map(\.items.count) })  // [[2, 1, 1], [1, 2, 1]]

      var data = yesterday
      for stage in stages {
        // In an app, inside performBatchUpdates: set the data, and tell the view what stage.batch says.
        data = stage.list
      }
      print(data == today)  // true
      // End of example
    }
  }

  @Test func sectionsAreChangedByIdentifier() throws {
    try run("playlist") { print in
      // Example: playlist
      var playlist = SectionedArray<String, String>()
      playlist.appendSections(["Today", "Tomorrow"])
      try playlist.appendItems(["Overture", "Aria"], toSection: "Today")
      let shown = playlist
      try playlist.moveItem("Aria", toEndOfSection: "Tomorrow")
      print(playlist.sectionedChangeset(from: shown))
      // sections: 2 → 2 elements: no change; items: 1 move
      // End of example
    }
  }

  @Test func sectionsAreWrittenDownAndChanged() throws {
    try run("written playlist") { print in
      // Example: written playlist
      var playlist = SectionedArray<String, String> {
        ArraySection("Today") {
          "Overture"
          "Aria"
        }
        ArraySection("Later") { "Finale" }
      }
      let shownPlaylist = playlist
      try playlist.appendItems(["Song"], toSection: "Later")
      try playlist.moveItem("Aria", beforeItem: "Finale")
      print(playlist.sectionIdentifier(containingItem: "Aria") ?? "nowhere")  // Later
      print(playlist.sectionedChangeset(from: shownPlaylist))
      // sections: 2 → 2 elements: no change; items: 1 insertion, 1 move
      // End of example
    }
  }

  @Test func aMenuIsWrittenDown() throws {
    try run("menu") { print in
      // Example: menu
      let specials = ["Gnocchi", "Ravioli"]
      let menu = SectionedArray<String, String> {
        ArraySection("Starters") { "Soup" }
        ArraySection("Mains") {
          "Risotto"
          for dish in specials { dish }
        }
      }
      print(menu.numberOfItems)  // 4
      // End of example
    }
  }

  @Test func aGridIsOneObject() throws {
    try run("tiles") { print in
      // Example: tiles
      let tiles = GridItemContainer(id: "tiles", items: ["red", "green"])
      var more = tiles
      more.items.append("blue")
      print([more].changeset(from: [tiles]))  // 1 → 1 elements: 1 update
      print(more.changeset(from: tiles))  // 2 → 3 elements: 1 insertion
      // End of example
    }
  }

  @Test func anArrayKeepsItsIdentifiers() throws {
    try run("task list") { print in
      // Example: task list
      struct Task: Identifiable, Equatable, Diffable {
        let id: String
        var isDone = false
      }

      var tasks: DiffableArray = [Task(id: "write"), Task(id: "review"), Task(id: "ship")]
      let shown = tasks

      tasks[0].isDone = true
      tasks.append(Task(id: "rest"))
      tasks.move(from: 1, to: 2)

      let changeset = tasks.changeset(from: shown)
      print(changeset)  // 3 → 4 elements: 1 insertion, 1 update, 1 move
      // End of example
    }
  }

  @Test func elementsAreLookedUpByIdentifier() throws {
    struct Task: Identifiable, Equatable, Diffable {
      let id: String
      var isDone = false
    }
    var tasks: DiffableArray = [Task(id: "write"), Task(id: "review"), Task(id: "ship")]
    try run("look-up") { print in
      // Example: look-up
      if let position = tasks.firstIndex(ofIdentifier: "review") {
        tasks[position].isDone = true
        print(position)  // 1
      }
      print(tasks.contains(identifier: "sleep"))  // false
      // End of example
    }
    #expect(tasks.map(\.isDone) == [false, true, false])
  }

  @Test func aPatchIsSent() throws {
    try run("sent patch") { print in
      // Example: sent patch
      struct Message: Identifiable, Equatable, Codable, Diffable {
        let id: Int
        var text: String
      }

      let old = [Message(id: 1, text: "Hello"), Message(id: 2, text: "Yes?"), Message(id: 3, text: "Bye")]
      let new = [Message(id: 3, text: "Bye"), Message(id: 1, text: "Hello!"), Message(id: 4, text: "Back")]

      let patch = new.patch(from: old)
      print(patch.elements.map(\.text))  // ["Hello!", "Back"]

      let data = try JSONEncoder().encode(patch)
      let received = try JSONDecoder().decode(Patch<Message>.self, from: data)
      let result = try old.applying(received)
      print(result == new)  // true
      // End of example
    }
  }

  @Test func aPatchForAnotherListIsRefused() throws {
    try run("refused patch") { print in
      // Example: refused patch
      let old = ["a", "b", "c"]
      let patch = ["a", "c"].patch(from: old)
      do {
        _ = try ["a", "b"].applying(patch)
      } catch {
        print(error)  // The patch is for a list of 3 elements, not of 2. Ask for the whole list.
      }
      // End of example
    }
  }

  @Test func aPatchSaysWhichRevisionItIsFor() throws {
    try run("patch of a revision") { print in
      // Example: patch of a revision
      struct Step: Codable {
        var base: Int
        var patch: Patch<Int>
      }

      let step = Step(base: 7, patch: [3, 1].patch(from: [1, 2]))
      let revisions = [7: [1, 2], 8: [1, 5]]
      print(try revisions[step.base]?.applying(step.patch) ?? [])  // [3, 1]
      // End of example
    }
  }

  @Test func twoPatchesBecomeOne() throws {
    try run("two patches in one") { print in
      // Example: two patches in one
      let monday = ["a", "b", "c"]
      let tuesday = ["b", "c", "d"]
      let wednesday = ["c", "b", "e"]
      let first = tuesday.patch(from: monday)
      let second = wednesday.patch(from: tuesday)

      let both = try first.appending(second)
      print(try monday.applying(both) == wednesday)  // true
      print(both.elements)  // ["e"]
      // End of example
    }
  }

  @Test func aPatchIsApplied() throws {
    let old = [1, 2, 3]
    let new = [3, 4, 1]
    // Example: patch
    let patch = new.patch(from: old)
    let result = try old.applying(patch)
    // End of example
    #expect(result == new)
  }

  // MARK: - Of documentation comments

  @Test func anInboxIsDiffedWithItsPast() throws {
    try run("inbox") { print in
      // Example: inbox
      var inbox: DiffableArray = ["Anna", "Ben", "Carla"]
      let shown = inbox
      inbox.append("Dora")
      inbox.remove(at: 0)
      print(inbox.changeset(from: shown))  // 3 → 3 elements: 1 deletion, 1 insertion
      // End of example
    }
  }

  @Test func aSectionTypeComparesItsOwnContent() {
    // Example: album
    struct Album: DiffableSection {
      let diffIdentifier: Int
      var title: String
      var items: [String]

      func isContentEqual(to other: Album) -> Bool { title == other.title }
    }
    // End of example
    let old = [Album(diffIdentifier: 1, title: "Spring", items: ["seed"])]
    let new = [Album(diffIdentifier: 1, title: "Summer", items: ["seed", "leaf"])]
    let changeset = new.sectionedChangeset(from: old)
    #expect(changeset.sections.updates == [Changeset.Update(old: 0, new: 0)])
    #expect(changeset.itemInsertions == [ItemPath(item: 1, section: 0)])
  }

  @Test func anIdentifierOfTwoFieldsTellsThemApart() {
    // Example: seat number
    struct SeatNumber: DiffKey {
      let row: Int
      let letter: String

      func hash(into hasher: inout DiffHasher) {
        hasher.combine(row)
        hasher.combine(letter)
      }
    }
    // End of example
    let keys = Set(
      (1...9).flatMap { row in "ABC".map { SeatNumber(row: row, letter: "\($0)").flatKey(seed: 7) } })
    #expect(keys.count == 27)
  }

  @Test func contentIsComparedByAClosure() {
    struct Page {
      var slug: String
      var title: String
    }
    let old = [Page(slug: "a", title: "A"), Page(slug: "b", title: "B")]
    let new = [Page(slug: "a", title: "A"), Page(slug: "b", title: "b")]
    // Example: pages
    let changeset = new.changeset(from: old, id: \.slug) { $0.title == $1.title }
    // End of example
    #expect(changeset.updates == [Changeset.Update(old: 1, new: 1)])
  }

  @Test func valuesAreBoxed() {
    struct Country: Equatable {
      var code: String
    }
    let countries = [Country(code: "IS"), Country(code: "MT")]
    // Example: boxes
    let rows = countries.map { DiffableBox($0, id: \.code) }
    // End of example
    #expect(rows.map(\.diffIdentifier) == ["IS", "MT"])
  }
}
