// SPDX-License-Identifier: MIT

import Testing

@testable import Benchmarks

struct EditShapeTests {
  private typealias Make = @Sendable (Int, inout SplitMix64) -> EditShape

  private static func shape(_ make: Make, _ count: Int, seed: UInt64 = 1) -> EditShape {
    var random = SplitMix64(seed: seed)
    return make(count, &random)
  }

  private static let all: [(name: String, make: Make)] = [
    ("contiguous", EditShape.contiguous), ("scattered", EditShape.scattered), ("feed", EditShape.feed),
    ("shuffled", EditShape.shuffled), ("unchanged", EditShape.unchanged), ("prepended", EditShape.prepended),
    ("disjoint", EditShape.disjoint),
  ]

  private static func keptOrigins(_ shape: EditShape) -> [Int] {
    shape.origins.filter { $0 != EditShape.inserted }
  }

  @Test func everyShapeOfEverySizeIsAPartialInjection() {
    for (name, make) in Self.all {
      for count in Array(1...50) + [99, 100, 101, 1_000, 5_001] {
        let shape = Self.shape(make, count, seed: UInt64(count))
        let kept = Self.keptOrigins(shape)
        #expect(kept.allSatisfy { (0..<count).contains($0) }, "\(name) \(count)")
        #expect(Set(kept).count == kept.count, "\(name) \(count)")
        #expect(shape.isRevised.count == shape.newCount, "\(name) \(count)")
        #expect(
          zip(shape.origins, shape.isRevised).allSatisfy { !$1 || $0 != EditShape.inserted },
          "\(name) \(count)")
      }
    }
  }

  @Test func theSameSeedGivesTheSameShape() {
    for (name, make) in Self.all {
      #expect(Self.shape(make, 200, seed: 7) == Self.shape(make, 200, seed: 7), "\(name)")
    }
    #expect(Self.shape(EditShape.feed, 200, seed: 7) != Self.shape(EditShape.feed, 200, seed: 8))
  }

  @Test(arguments: [(5_000, 1_000, 200), (100_000, 10_000, 2_000)])
  func firstWorkloadHasTheEditsOfItsDefinition(count: Int, changed: Int, shuffled: Int) {
    for make in [EditShape.contiguous, EditShape.scattered] {
      let shape = Self.shape(make, count)
      let kept = Self.keptOrigins(shape)
      #expect(shape.newCount == count)
      #expect(kept.count == count - changed)
      // A shuffle leaves an element or two in its place, and its longest increasing subsequence is short.
      let moves = kept.count - longestIncreasingSubsequenceCount(of: kept)
      #expect(moves <= shuffled && moves > shuffled * 8 / 10)
    }
  }

  @Test func contiguousEditsAreStretches() {
    let shape = Self.shape(EditShape.contiguous, 5_000)
    let insertions = shape.origins.indices.filter { shape.origins[$0] == EditShape.inserted }
    #expect(insertions == Array(3_000..<4_000))
    #expect(Set(0..<5_000).subtracting(shape.origins) == Set(2_000..<3_000))
    #expect(Array(shape.origins[200..<2_000]) == Array(200..<2_000))
  }

  @Test func feedHasTheEditsOfItsDefinition() {
    let shape = Self.shape(EditShape.feed, 10_000)
    let kept = Self.keptOrigins(shape)
    #expect(shape.newCount == 10_000)
    #expect(kept.count == 9_500)
    #expect(shape.isRevised.count { $0 } == 500)
    let moves = kept.count - longestIncreasingSubsequenceCount(of: kept)
    #expect(moves <= 100 && moves >= 95)
  }

  @Test func theOtherShapesAreWhatTheirNamesSay() {
    #expect(Self.shape(EditShape.unchanged, 50).origins == Array(0..<50))
    #expect(Self.shape(EditShape.disjoint, 50).origins == Array(repeating: EditShape.inserted, count: 50))
    let prepended = Self.shape(EditShape.prepended, 100_000)
    #expect(prepended.origins == Array(repeating: EditShape.inserted, count: 50) + Array(0..<100_000))
    let shuffled = Self.shape(EditShape.shuffled, 1_000).origins
    #expect(shuffled.sorted() == Array(0..<1_000) && shuffled != shuffled.sorted())
  }
}
