// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

/// Equal hashes are no proof of equality. Here different identifiers share a flat key at one place of otherwise honest
/// lists, wherever a diff looks at identifiers.
@Suite struct ExactnessTests {
  /// A place where an even identifier meets the odd one above it, which has the same key under `.twins`.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let pair: ListPair

    var testDescription: String { name }
  }

  static let places: [Place] = {
    let list = (0..<1500).map { 2 * $0 }
    var random = SplitMix64(seed: 5)
    let shuffled = list.shuffled(using: &random)
    func twin(_ list: [Int], at positions: Int...) -> [Int] {
      var list = list
      for position in positions { list[position] += 1 }
      return list
    }
    let edited = Array([9001] + list[..<400] + list[420..<900] + [9003, 9005] + list[900...])
    let dealt = (0..<750).flatMap { [list[$0 + 750], list[$0]] }
    return [
      Place(name: "within the old list", pair: ListPair([0, 1, 4], [4, 0, 1])),
      Place(name: "within the new list", pair: ListPair([4, 0], [0, 1, 4])),
      Place(name: "across the lists, alone", pair: ListPair([0], [1])),
      Place(name: "across the lists, crossed", pair: ListPair([0, 1], [1, 0])),
      Place(name: "in the common prefix", pair: ListPair(list, twin(list, at: 10))),
      Place(name: "in the common suffix", pair: ListPair([7777] + list, twin([9999] + list, at: 1490))),
      Place(name: "at both ends", pair: ListPair(list, twin(list, at: 0, 1499))),
      Place(name: "in a run of the cursor", pair: ListPair(list, twin(edited, at: 600))),
      Place(name: "beside an edit", pair: ListPair(list, twin(edited, at: 400, 401))),
      Place(name: "old twin of a kept element", pair: ListPair(twin(list, at: 3), twin(edited, at: 1200))),
      Place(name: "both twins in both lists", pair: ListPair(list + [601, 603], [603] + edited + [601])),
      Place(
        name: "in the table, after far moves",
        pair: ListPair(list, twin(Array(list[5...] + list[..<5]), at: 1497))),
      Place(name: "where the cursor gives up", pair: ListPair(list, twin(dealt, at: 1400))),
      Place(name: "in a shuffle", pair: ListPair(list, twin(shuffled, at: 700))),
      Place(
        name: "in a shuffle, twins in both lists", pair: ListPair(list + [1, 201], shuffled + [201, 1])),
      Place(name: "disjoint, pairwise twins", pair: ListPair(list, list.map { $0 + 1 })),
      Place(name: "a shuffle of twins", pair: ListPair(list, shuffled.map { $0 + 1 })),
      Place(
        name: "duplicates of twins",
        pair: ListPair((0..<300).map { $0 % 14 }, (0..<300).map { $0 * 5 % 14 })),
    ]
  }()

  @Test(arguments: DiffEngine.allCases, places)
  func twinsAreTwo(engine: DiffEngine, place: Place) {
    for isUnique in [false, true] {
      let options = DiffOptions(engine: engine, identifiersAreUnique: isUnique)
      expectGuarantees(of: .collidingRows(.twins), options: options, old: place.pair.old, new: place.pair.new)
    }
  }

  @Test(arguments: DiffEngine.allCases, places)
  func oneKeyForAllIsNoHindrance(engine: DiffEngine, place: Place) {
    let options = DiffOptions(engine: engine, seed: 3)
    expectGuarantees(
      of: .collidingRows(.constant), options: options, old: place.pair.old, new: place.pair.new)
    expectGuarantees(of: .collidingOnceRows, options: options, old: place.pair.old, new: place.pair.new)
  }

  @Test func theTwinsOfTheseTestsDoCollide() {
    for seed: UInt64 in 0..<20 {
      let keys = (0..<100).map { CollidingKey($0, .twins).flatKey(seed: seed) }
      #expect((0..<50).allSatisfy { keys[2 * $0] == keys[2 * $0 + 1] })
      #expect(Set(keys).count == 50)
    }
  }

  /// Swift's own hash is constant too, so that not even a dictionary tells the identifiers apart quickly.
  @Test(arguments: DiffEngine.allCases, ListPairShape.allCases)
  func aConstantHashStaysCorrect(engine: DiffEngine, shape: ListPairShape) {
    var generator = SplitMix64(seed: 23)
    for _ in 0..<3 {
      let pair = shape.makePair(maximumCount: 120, using: &generator)
      expectGuarantees(
        of: .constantHashRows, options: DiffOptions(engine: engine), old: pair.old, new: pair.new)
    }
  }
}
