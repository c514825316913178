// SPDX-License-Identifier: MIT

import ListDiffing

extension Scenario {
  static let sections = [
    Scenario(
      name: "W7-sections",
      summary: "100 sections of 100 feed rows; 5 % of rows and 2 % of sections changed or moved"
    ) { seed throws(Failure) in
      try sectionedDiff(
        "W7-sections", seed, sectionCount: 100, itemCount: 100, itemEdits: 500, sectionEdits: 2)
    },
    Scenario(
      name: "W8-single-items", summary: "10,000 sections of one feed row; 1 % changed or moved"
    ) { seed throws(Failure) in
      try sectionedDiff(
        "W8-single-items", seed, sectionCount: 10_000, itemCount: 1, itemEdits: 50, sectionEdits: 50)
    },
    Scenario(
      name: "W9-staging-feed", summary: "a feed of 10,000 rows as in W2: batches for a view, against the diff"
    ) { seed throws(Failure) in flatStaging(seed) },
    Scenario(
      name: "W9-staging-sections", summary: "the sections of W7: batches for a view, against the diff"
    ) { seed throws(Failure) in sectionedStaging(seed) },
  ]

  private static func pairs(
    _ seed: UInt64, sectionCount: Int, itemCount: Int, itemEdits: Int, sectionEdits: Int,
    haveCommonPast: Bool = false
  ) -> [SectionedPair] {
    var random = SplitMix64(seed: seed)
    return (0..<4).map { _ in
      SectionedPair.make(
        sectionCount: sectionCount, itemCount: itemCount, itemEdits: itemEdits, sectionEdits: sectionEdits,
        haveCommonPast: haveCommonPast, using: &random)
    }
  }

  private static func sectionedDiff(
    _ name: String, _ seed: UInt64, sectionCount: Int, itemCount: Int, itemEdits: Int, sectionEdits: Int
  ) throws(Failure) -> PreparedScenario {
    let pairs = pairs(
      seed, sectionCount: sectionCount, itemCount: itemCount, itemEdits: itemEdits, sectionEdits: sectionEdits
    )
    let edited = Self.pairs(
      seed, sectionCount: sectionCount, itemCount: itemCount, itemEdits: itemEdits,
      sectionEdits: sectionEdits,
      haveCommonPast: true)
    for pair in pairs + edited {
      do throws(ReplayError) {
        for engine in DiffEngine.allCases {
          let changeset = pair.new.sectionedChangeset(from: pair.old, options: DiffOptions(engine: engine))
          try SectionedEdits(changeset).check(pair)
        }
        try SectionedDictionaryDiff.diff(from: pair.old, to: pair.new).check(pair)
      } catch {
        throw Failure(.wrongResult, "\(name): \(error.description)")
      }
    }
    let flat = pairs.map { (old: $0.old.flatMap(\.items), new: $0.new.flatMap(\.items)) }
    let mixed = pairs.map { (old: $0.old.flatMap(\.rows), new: $0.new.flatMap(\.rows)) }
    return PreparedScenario(
      count: sectionCount * itemCount, inputCount: pairs.count,
      contenders: [
        Contender("sections, c") { use(pairs[$0].new.sectionedChangeset(from: pairs[$0].old)) },
        Contender("sections, swift") {
          use(pairs[$0].new.sectionedChangeset(from: pairs[$0].old, options: DiffOptions(engine: .swift)))
        },
        Contender("sections, dictionary") {
          use(SectionedDictionaryDiff.diff(from: pairs[$0].old, to: pairs[$0].new))
        },
        Contender("sections of an edited copy, c") {
          use(edited[$0].new.sectionedChangeset(from: edited[$0].old))
        },
        Contender("headers and rows as one list, c") { use(mixed[$0].new.changeset(from: mixed[$0].old)) },
        Contender("all rows as one list, c") { use(flat[$0].new.changeset(from: flat[$0].old)) },
      ])
  }

  private static func flatStaging(_ seed: UInt64) -> PreparedScenario {
    var random = SplitMix64(seed: seed)
    let pairs = (0..<4).map { _ in
      let old = (0..<10_000).map { FeedItem(id: Int64(truncatingIfNeeded: random.next()), number: $0) }
      let shape = EditShape.feed(10_000, using: &random)
      return ListPair.make(old, shape, .shared, using: &random) {
        FeedItem(id: Int64(truncatingIfNeeded: $1.next()), number: $0)
      }
    }
    let changesets = pairs.map { $0.new.changeset(from: $0.old) }
    return PreparedScenario(
      count: 10_000, inputCount: pairs.count,
      contenders: [Contender("diff") { use(pairs[$0].new.changeset(from: pairs[$0].old)) }]
        + StagingOptions.UpdateStrategy.allCases.map { updates in
          Contender("staging, \(updates)") {
            use(
              StagedChangeset(
                changesets[$0], from: pairs[$0].old, to: pairs[$0].new,
                options: StagingOptions(updates: updates)))
          }
        })
  }

  private static func sectionedStaging(_ seed: UInt64) -> PreparedScenario {
    let pairs = pairs(seed, sectionCount: 100, itemCount: 100, itemEdits: 500, sectionEdits: 2)
    let changesets = pairs.map { $0.new.sectionedChangeset(from: $0.old) }
    return PreparedScenario(
      count: 10_000, inputCount: pairs.count,
      contenders: [Contender("diff") { use(pairs[$0].new.sectionedChangeset(from: pairs[$0].old)) }]
        + StagingOptions.UpdateStrategy.allCases.map { updates in
          Contender("staging, \(updates)") {
            use(
              StagedChangeset(
                changesets[$0], from: pairs[$0].old, to: pairs[$0].new,
                options: StagingOptions(updates: updates)))
          }
        })
  }
}
