// SPDX-License-Identifier: MIT

import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct DiffableTests {
  private struct Identified: Identifiable, Equatable, Diffable {
    var id: Int
    var title: String
  }

  /// Both kinds of identity: `id` says more about it than the whole value.
  private struct IdentifiedAndHashed: Identifiable, Hashable, Diffable {
    var id: Int
    var title: String
  }

  private struct Hashed: Hashable, Diffable {
    var name: String
  }

  private struct WithOwnIdentifier: Equatable, Diffable {
    var slug: String
    var title: String
    var diffIdentifier: String { slug }
  }

  /// Equal as values by their names alone, but identified and compared otherwise.
  private struct WithOwnContent: Identifiable, Hashable, Diffable {
    var id: Int
    var shown: Int
    var hidden: Int
    func isContentEqual(to other: WithOwnContent) -> Bool { shown == other.shown }
  }

  private enum Section: String, Diffable { case header, body, footer }

  @Test func anIdentifiableElementIsItsIDAndComparesByEquality() {
    let old = [Identified(id: 1, title: "a"), Identified(id: 2, title: "b")]
    let new = [Identified(id: 2, title: "B"), Identified(id: 1, title: "a")]
    let changeset = new.changeset(from: old)
    #expect(changeset.updates == [Changeset.Update(old: 1, new: 0)])
    #expect(changeset.moves.count == 1)
    #expect(old[0].diffIdentifier == 1)
  }

  @Test func identifiableGoesBeforeHashable() {
    let old = [IdentifiedAndHashed(id: 1, title: "a")]
    let new = [IdentifiedAndHashed(id: 1, title: "b")]
    #expect(new.changeset(from: old).updates == [Changeset.Update(old: 0, new: 0)])
    #expect(new.changeset(from: old).deletions.isEmpty)
    #expect(old[0].diffIdentifier == 1)
    #expect(updates(from: old, to: new) == 1)
  }

  /// The defaults hold in generic code too.
  private func updates<Element: Diffable>(from old: [Element], to new: [Element]) -> Int {
    new.changeset(from: old).updates.count
  }

  @Test func aHashableElementIsItsOwnIdentifier() {
    let changeset = [Hashed(name: "b")].changeset(from: [Hashed(name: "a")])
    #expect(changeset.deletions == [0])
    #expect(changeset.insertions == [0])
    #expect(Hashed(name: "a").isContentEqual(to: Hashed(name: "b")))
  }

  @Test func anElementMayWriteEitherMember() {
    let old = [WithOwnIdentifier(slug: "x", title: "a")]
    #expect([WithOwnIdentifier(slug: "x", title: "b")].changeset(from: old).updates.count == 1)
    let hidden = [WithOwnContent(id: 1, shown: 2, hidden: 3)]
    #expect([WithOwnContent(id: 1, shown: 2, hidden: 4)].changeset(from: hidden).isEmpty)
    #expect([WithOwnContent(id: 1, shown: 9, hidden: 3)].changeset(from: hidden).updates.count == 1)
  }

  @Test func plainValuesAreElements() {
    #expect([Section.footer, .header].changeset(from: [Section.header, .body]).moves.isEmpty)
    #expect(Array("abc").changeset(from: Array("ac")).insertions == [1])
    #expect([true, false].changeset(from: [false]).insertions == [0])
    #expect([1.5, 2.5].changeset(from: [Float(2.5)].map(Double.init)).insertions == [0])
    #expect(["b"[...]].changeset(from: ["ab".dropFirst()]).isEmpty)
  }

  @Test(arguments: DiffEngine.allCases)
  func classInstancesAreDiffedByWhatTheySayAndNotByAddress(engine: DiffEngine) {
    let shared = Model(1, 0)
    let options = DiffOptions(engine: engine)
    let changeset = [Model(2, 5), shared].changeset(from: [shared, Model(2, 4)], options: options)
    #expect(changeset.moves.count == 1)
    #expect(changeset.updates == [Changeset.Update(old: 1, new: 0)])
  }

  @Test(arguments: DiffEngine.allCases)
  func aDiffKeepsNoElementAliveAndReleasesNoneTwice(engine: DiffEngine) {
    let population = Model.Population()
    do {
      let old = (0..<200).map { Model($0, 0, in: population) }
      let new = MinimalCollection((0..<200).reversed().map { Model($0 + 20, 1, in: population) })
      let changeset = new.changeset(from: old, options: DiffOptions(engine: engine))
      withExtendedLifetime((old, new)) {
        #expect(changeset.deletions.count == 20)
        #expect(old.applying(changeset, newElements: new)?.count == 200)
        #expect(population.count == 400)
      }
    }
    #expect(population.count == 0)
  }
}
