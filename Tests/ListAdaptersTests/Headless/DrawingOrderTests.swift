// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

@testable import ListAdapters

/// Which view is in front of which, whatever order they come in.
@Suite struct DrawingOrderTests {
  private func order(
    _ element: ListLayoutAttributes.Element, _ path: ItemPath, zIndex: Int, isLeaving: Bool = false
  ) -> DrawingOrder {
    DrawingOrder(HostedElement(element, path), zIndex: zIndex, isLeaving: isLeaving)
  }

  @Test func viewsHaveOneOrderFromBackToFront() {
    let backToFront = [
      order(.supplementary(.header), at(9, 0), zIndex: 9999, isLeaving: true),
      order(.cell, at(0, 0), zIndex: 0),
      order(.cell, at(0, 1), zIndex: 1),
      // Of a section with very many items the last ones are at one level.
      order(.cell, at(0, 2000), zIndex: 998),
      order(.cell, at(0, 2001), zIndex: 998),
      order(.supplementary(.footer), at(0, 0), zIndex: 999),
      order(.supplementary("badge"), at(0, 0), zIndex: 999),
      order(.supplementary(.header), at(0, 0), zIndex: 999),
      order(.cell, at(1, 0), zIndex: 1000),
    ]
    var generator = SplitMix64(seed: 3)
    for _ in 0..<50 { #expect(backToFront.shuffled(using: &generator).sorted() == backToFront) }
    for (index, view) in backToFront.enumerated() {
      for (other, another) in backToFront.enumerated() { #expect((view < another) == (index < other)) }
    }
  }
}
