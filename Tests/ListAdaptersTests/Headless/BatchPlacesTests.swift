// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@testable import ListAdapters

/// Where things are after a batch, against what the strict model shows.
@Suite struct BatchPlacesTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func everyPlaceIsTheOneThatTheModelShows(seed: UInt64) throws {
    var seeds = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let caseSeed = seeds.next()
      var maker = LegalBatchMaker(seed: caseSeed)
      let old = maker.randomSections()
      let step = maker.step(from: old)
      let places = BatchPlaces(step.batch)
      // The model shows old tokens where something stayed; a token is its own old path.
      let tokens = old.indices.map { section in old[section].rows.indices.map { at(section, $0) } }
      let fresh = step.sections.map { $0.rows.map { _ in at(-1, -1) } }
      let shown = try BatchUpdateModel.applying(step.batch, to: tokens, newItems: fresh)
      var expected: [ItemPath: ItemPath] = [:]
      for (section, items) in shown.enumerated() {
        for (item, token) in items.enumerated() where token.section >= 0 {
          expected[token] = at(section, item)
        }
      }
      // Of what is reconfigured the model shows the new element, and yet it keeps its place.
      for path in step.batch.itemReconfigures { expected[path] = places.item(path) }
      for path in tokens.joined() {
        #expect(places.item(path) == expected[path], "seed \(caseSeed): \(path) in \(step.batch)")
      }
    }
  }

  @Test func sectionsThatStayFillThePlacesThatAreLeft() {
    let places = BatchPlaces(
      BatchUpdate(
        sectionDeletions: [1], sectionInsertions: [0, 3], sectionMoves: [.init(from: 4, to: 1)],
        sectionReloads: []))
    #expect((0..<6).map(places.section) == [2, nil, 4, 5, 1, 6])
  }

  @Test func whatIsReloadedHasNoPlace() {
    let places = BatchPlaces(BatchUpdate(sectionReloads: [1], itemReloads: [at(0, 1)]))
    #expect(places.section(0) == 0 && places.section(1) == nil)
    #expect(places.item(at(0, 0)) == at(0, 0))
    #expect(places.item(at(0, 1)) == nil)
    #expect(places.item(at(1, 0)) == nil)
  }

  @Test func aReconfiguredItemKeepsItsPlaceAmongOthers() {
    let places = BatchPlaces(
      BatchUpdate(
        itemDeletions: [at(0, 0)], itemInsertions: [at(0, 0), at(0, 1)], itemReconfigures: [at(0, 3)]))
    #expect(places.item(at(0, 3)) == at(0, 4))
  }
}
