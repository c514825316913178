// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct CollectionChangesetTests {
  private let old = Array(0..<60)
  private let new = Array(5..<30) + [100, 101] + Array(40..<60) + [33, 31]

  private func expected(_ engine: DiffEngine) -> Changeset {
    new.changeset(from: old, options: DiffOptions(engine: engine))
  }

  @Test(arguments: DiffEngine.allCases)
  func positionsCountFromTheStartOfASlice(engine: DiffEngine) {
    let options = DiffOptions(engine: engine)
    let oldSlice = ([-1, -2, -3] + old + [-4])[3..<63]
    let newSlice = ([-1] + new + [-9, -9])[1..<(1 + new.count)]
    #expect(oldSlice.startIndex == 3)
    #expect(newSlice.changeset(from: oldSlice, options: options) == expected(engine))
    #expect(newSlice.changeset(from: old, options: options) == expected(engine))
    #expect(new.changeset(from: oldSlice, options: options) == expected(engine))
  }

  @Test(arguments: DiffEngine.allCases)
  func collectionsOfEveryKindAreLists(engine: DiffEngine) {
    let options = DiffOptions(engine: engine)
    let expected = expected(engine)
    #expect(ContiguousArray(new).changeset(from: ContiguousArray(old), options: options) == expected)
    #expect(new.changeset(from: 0..<60, options: options) == expected)
    #expect(MinimalCollection(new).changeset(from: MinimalCollection(old), options: options) == expected)
    #expect(new.lazy.map { $0 }.changeset(from: old.lazy.map { $0 }, options: options) == expected)
    let backwards = Array(old.reversed())
    #expect(new.changeset(from: backwards.reversed() as ReversedCollection, options: options) == expected)
    #expect(
      Slice(
        base: MinimalCollection(new),
        bounds: MinimalCollection(new).startIndex..<MinimalCollection(new).endIndex
      ).changeset(from: old, options: options) == expected)
    #expect(CollectionOfOne(7).changeset(from: EmptyCollection<Int>(), options: options).insertions == [0])
    #expect(repeatElement(7, count: 3).changeset(from: [7, 7], options: options).insertions == [2])
    new.withUnsafeBufferPointer { new in
      #expect(new.changeset(from: AnyRandomAccessCollection(old), options: options) == expected)
    }
    let bytes = Array("list".utf8)
    #expect(Array("lists".utf8).changeset(from: bytes, options: options).insertions == [4])
    let text = "a list"
    text.utf8.withContiguousStorageIfAvailable { utf8 in
      #expect(utf8.changeset(from: bytes, options: options).insertions == [0, 1])
    }
  }

  @Test(arguments: DiffEngine.allCases)
  func identityAndContentMayBeGivenAtTheCall(engine: DiffEngine) {
    struct Page: Equatable {
      var slug: String
      var title: String
    }
    let options = DiffOptions(engine: engine)
    let old = [Page(slug: "a", title: "A"), Page(slug: "b", title: "B"), Page(slug: "c", title: "C")]
    let new = [Page(slug: "c", title: "c"), Page(slug: "a", title: "A"), Page(slug: "d", title: "D")]
    let byEquality = new.changeset(from: old, id: \.slug, options: options)
    #expect(byEquality.deletions == [1])
    #expect(byEquality.insertions == [2])
    #expect(byEquality.moves.count == 1)
    #expect(byEquality.updates == [Changeset.Update(old: 2, new: 0)])
    let byLength = new.changeset(from: old, id: \.slug, options: options) { $0.title.count == $1.title.count }
    #expect(byLength.updates.isEmpty)
    #expect(byLength.moves == byEquality.moves)
    let byHash = new.changeset(from: old, id: { [$0.slug] }, options: options)
    #expect(byHash == byEquality)
  }

  @Test(arguments: DiffEngine.allCases)
  func theContentClosureIsGivenTheOldElementFirst(engine: DiffEngine) {
    let changeset = [2, 12, 31].changeset(
      from: [11, 22, 1], id: { $0 % 10 }, options: DiffOptions(engine: engine)
    ) {
      old, new in
      #expect([11, 22, 1].contains(old) && [2, 12, 31].contains(new))
      return old < new
    }
    #expect(changeset.keptCount == 2)
  }

  @Test(arguments: DiffEngine.allCases)
  func elementsGiveTheOldOneFirstToo(engine: DiffEngine) {
    let pair = ListPair(Array(0..<50), Array((0..<50).reversed()) + [3, 4])
    struct OldFirst: Diffable {
      var id: Int
      var isOld: Bool
      var diffIdentifier: Int { id }
      func isContentEqual(to other: OldFirst) -> Bool { isOld && !other.isOld }
    }
    let old = pair.old.map { OldFirst(id: $0.id, isOld: true) }
    let new = pair.new.map { OldFirst(id: $0.id, isOld: false) }
    #expect(new.changeset(from: old, options: DiffOptions(engine: engine)).updates.isEmpty)
  }
}
