// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListAdapters

@Suite struct EndDetectorTests {
  private func told(_ steps: [(end: CGFloat, length: CGFloat)], within distance: CGFloat) -> [Bool] {
    var detector = EndDetector(distance: distance)
    return steps.map { detector.scroll(to: ListScrollExtent(visibleEnd: $0.end, contentLength: $0.length)) }
  }

  @Test func eachApproachIsToldOnce() {
    #expect(
      told(
        [(100, 1_000), (800, 1_000), (900, 1_000), (1_000, 1_000), (500, 1_000), (801, 1_000)], within: 200)
        == [false, true, false, false, false, true])
  }

  @Test func contentThatGrowsTooLittleIsToldAgain() {
    #expect(
      told([(100, 80), (100, 80), (100, 160), (100, 400), (100, 400), (350, 400)], within: 100)
        == [true, false, true, false, false, true])
  }

  @Test func contentThatGetsShorterBringsTheEndNear() {
    #expect(told([(100, 1_000), (100, 150), (100, 120)], within: 50) == [false, true, true])
  }

  @Test func theDistanceCounts() {
    #expect(told([(949, 1_000), (950, 1_000)], within: 50) == [false, true])
    #expect(told([(999, 1_000), (1_000, 1_000)], within: 0) == [false, true])
  }
}
