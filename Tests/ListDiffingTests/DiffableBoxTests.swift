// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct DiffableBoxTests {
  private struct Country: Equatable, Sendable {
    var code: String
    var name: String
  }

  @Test(arguments: DiffEngine.allCases)
  func identityComesFromAKeyPathAndContentFromEquality(engine: DiffEngine) {
    let old = [Country(code: "nl", name: "Holland"), Country(code: "fr", name: "France")]
    let new = [Country(code: "fr", name: "France"), Country(code: "nl", name: "Netherlands")]
    let changeset = new.map { DiffableBox($0, id: \.code) }.changeset(
      from: old.map { DiffableBox($0, id: \.code) }, options: DiffOptions(engine: engine))
    #expect(changeset.moves.count == 1)
    #expect(changeset.updates == [Changeset.Update(old: 0, new: 1)])
    #expect(changeset.deletions.isEmpty)
  }

  /// Whether the library knows the flat form of an identifier in a box, or only its hash, shows in nothing but speed.
  @Test(arguments: DiffEngine.allCases)
  func identifiersOfEveryKindMayBeBoxed(engine: DiffEngine) {
    func expectMoves<ID: Hashable & Sendable>(_ ids: [ID], sourceLocation: SourceLocation = #_sourceLocation)
    {
      let boxes = ids.map { DiffableBox($0, id: { $0 }) }
      expectGuarantees(
        old: boxes, new: boxes.reversed(), options: DiffOptions(engine: engine),
        sourceLocation: sourceLocation)
    }
    expectMoves([3, -1, .max, .min, 0])
    expectMoves([Int64(3), -1, .max, .min, 0])
    expectMoves([UInt8(3), .max, .min])
    expectMoves(["", "a", "\u{E9}", String(repeating: "x", count: 700)])
    expectMoves([[1], [2], []])
    expectMoves([1.5, -0.5, .infinity])
  }

  @Test func bothMayComeFromClosures() {
    let box = { (pair: (Int, String)) in
      DiffableBox(pair, id: { $0.0 }, isContentEqual: { $0.1.count == $1.1.count })
    }
    let old = [box((1, "one")), box((2, "two"))]
    #expect([box((1, "uno")), box((2, "dos"))].changeset(from: old).isEmpty)
    #expect([box((1, "eins")), box((2, "zwei"))].changeset(from: old).updates.count == 2)
  }

  @Test func theIdentifierIsReadOnceWhenTheBoxIsMade() {
    var readCount = 0
    let boxes = (0..<10).map { number in
      DiffableBox(
        number,
        id: { id in
          readCount += 1
          return id
        })
    }
    #expect(readCount == 10)
    #expect(Array(boxes.reversed()).changeset(from: boxes).moves.count == 9)
    #expect(readCount == 10)
    #expect(boxes.map(\.value) == Array(0..<10))
  }
}
