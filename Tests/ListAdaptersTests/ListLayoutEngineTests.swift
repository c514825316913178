// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@Suite struct ListLayoutEngineTests {
  @Test func sectionsPlacedAnewLeaveQueriesAsNarrowAsTheyWere() {
    var engine = ListLayoutEngine(
      ListLayoutConfiguration(
        direction: .vertical, stretchToEdge: true, showHeaderWhenEmpty: false,
        container: ListLayoutContainer(bounds: CGRect(x: 0, y: 0, width: 400, height: 800))))
    let place = { (engine: inout ListLayoutEngine, first: Int) in
      engine.place(
        from: first, count: 1_000,
        metrics: { _ in ListSectionMetrics(itemSize: CGSize(width: 400, height: 40)) },
        size: { _ in .zero })
    }
    place(&engine, 0)
    let screen = LayoutSpan(start: 4_000, length: 800)
    let sections = engine.sections(in: screen)
    #expect(sections.count <= 22)
    place(&engine, 100)
    place(&engine, 10)
    #expect(engine.sections(in: screen) == sections)
  }
}
