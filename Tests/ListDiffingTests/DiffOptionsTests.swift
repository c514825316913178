// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

@Suite struct DiffOptionsTests {
  @Test func theDefaultsAreTheCoreInCAndNoPromises() {
    let options = DiffOptions()
    #expect(options.engine == .c)
    #expect(!options.identifiersAreUnique)
    #expect(!options.reportsDuplicates)
    #expect(options.seed == nil)
    #expect(options == DiffOptions(engine: .c))
    #expect(options != DiffOptions(seed: 0))
  }

  @Test func anEngineIsCodedByItsName() throws {
    #expect(DiffEngine.allCases.map(\.rawValue) == ["c", "swift"])
    let data = try JSONEncoder().encode(DiffEngine.allCases)
    #expect(String(decoding: data, as: UTF8.self) == #"["c","swift"]"#)
    #expect(try JSONDecoder().decode([DiffEngine].self, from: data) == DiffEngine.allCases)
  }

  /// The pairs of lists whose identifiers are unique are the same with and without the promise.
  @Test(arguments: DiffEngine.allCases)
  func theKeptPromiseOfUniqueIdentifiersChangesNoPair(engine: DiffEngine) {
    var generator = SplitMix64(seed: 55)
    for shape in ListPairShape.allCases {
      let pair = shape.makePair(maximumCount: 400, using: &generator)
      guard !pair.hasDuplicates else { continue }
      let changesets = [false, true].map { isUnique in
        pair.new.changeset(
          from: pair.old, options: DiffOptions(engine: engine, identifiersAreUnique: isUnique))
      }
      #expect(changesets[0].keptRuns == changesets[1].keptRuns)
      #expect(changesets[0].updates == changesets[1].updates)
    }
  }
}
