// SPDX-License-Identifier: MIT

import Testing

@testable import ListDiffing

@Suite struct SwiftEngineTests {
  /// Keys in a row fill neighbouring slots, and each absent key behind them would be looked for to the end of the row.
  @Test func lookUpsOfAbsentKeysAreBounded() throws {
    let old = (0..<1024).map { UInt64($0) }
    let new = (2048..<3072).map { UInt64($0) }
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var input = FlatInput(
          oldCount: old.count, newCount: new.count, commonPrefix: 0, commonSuffix: 0, keyForm: .hashed,
          identifiersAreUnique: false, seed: 1)
        input.oldKeys = old.baseAddress!
        input.newKeys = new.baseAddress!
        let crowded = input
        #expect(throws: FlatDiffFailure.tooManyCollisions) { try SwiftEngine.diff(crowded) }
      }
    }
  }

  /// A key that is its own hash, as a careless one would be.
  private struct PlainKey: DiffKey {
    let value: UInt64

    func hash(into hasher: inout DiffHasher) { hasher.combine(value) }

    func flatKey(seed: UInt64) -> UInt64 { value }
  }

  @Test(arguments: DiffEngine.allCases)
  func keysInARowAreDiffedAllTheSame(engine: DiffEngine) {
    let old = (0..<1024).map { DiffableBox(Int($0), id: { PlainKey(value: UInt64($0)) }) }
    let new = (1000..<3072).map { DiffableBox(Int($0), id: { PlainKey(value: UInt64($0)) }) }
    let changeset = new.changeset(from: old, options: DiffOptions(engine: engine))
    #expect(changeset.deletions == Array(0..<1000))
    #expect(changeset.insertions == Array(24..<2072))
    let direct = (1000..<3072).map(UInt64.init).changeset(
      from: (0..<1024).map(UInt64.init), id: { PlainKey(value: $0) }, options: DiffOptions(engine: engine))
    #expect(direct.keptRuns == changeset.keptRuns)
  }
}
