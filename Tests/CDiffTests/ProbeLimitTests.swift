// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

@Suite("The probe limit")
struct ProbeLimitTests {
  /// Reversed, so that no cursor can follow and all is up to the table.
  private static func reversal(_ ids: [UInt64]) -> DiffInput {
    var input = DiffInput(ids, ids.reversed())
    input.kind = CDIFF_HASHED_IDENTIFIERS
    return input
  }

  private static func randomIDs(_ count: Int) -> [UInt64] {
    var generator = SplitMix64(seed: 11)
    return (0..<count).map { _ in generator.next() }
  }

  @Test("is honoured: nobody's table of thousands gets by with one neighbour")
  func tinyLimit() throws {
    let workspace = try #require(Workspace())
    var input = Self.reversal(Self.randomIDs(10_000))
    input.probeLimit = 1
    #expect(throws: DiffFailure.probeLimit) { _ = try workspace.diff(input) }

    input.probeLimit = 0
    #expect(input.violations(of: try workspace.diff(input)).isEmpty, "the workspace is usable afterwards")
  }

  @Test("is honoured for integers, too")
  func tinyLimitForIntegers() throws {
    let workspace = try #require(Workspace())
    var input = Self.reversal(Self.randomIDs(10_000))
    input.kind = CDIFF_EXACT_IDENTIFIERS
    input.probeLimit = 1
    #expect(throws: DiffFailure.probeLimit) { _ = try workspace.diff(input) }
  }

  @Test("only ever helps when it is raised", arguments: [CDIFF_EXACT_IDENTIFIERS, CDIFF_HASHED_IDENTIFIERS])
  func monotony(kind: cdiff_identifier_kind) throws {
    let workspace = try #require(Workspace())
    // Nothing in common: a look-up visits all neighbours, the table was built with fewer.
    let ids = Self.randomIDs(4000)
    var input = DiffInput(Array(ids[..<2000]), Array(ids[2000...]))
    input.kind = kind
    let succeeds = try (UInt32(1)...60).map { limit in
      input.probeLimit = limit
      do {
        return try workspace.diff(input).deletions.count == 2000
      } catch let failure as DiffFailure where failure == .probeLimit {
        return false
      }
    }
    let failures = succeeds.prefix { !$0 }.count
    #expect(failures > 0 && failures < 60)
    #expect(succeeds.dropFirst(failures).allSatisfy { $0 })
  }

  @Test("doesn't stop honest data", arguments: [UInt64(0), 1, 2, 0xDEAD_BEEF])
  func honestData(seed: UInt64) throws {
    let workspace = try #require(Workspace())
    for kind in [CDIFF_EXACT_IDENTIFIERS, CDIFF_HASHED_IDENTIFIERS] {
      var input = Self.reversal(Self.randomIDs(50_000))
      input.kind = kind
      input.seed = seed
      let diff = try workspace.diff(input)
      #expect(diff.deletions == [] && diff.insertions == [])
      #expect(diff.moves.count == 49_999)
    }
  }

  @Test(
    "turns collisions in any part of a hash into a right result or the status",
    arguments: [16, 20, 32, 40, 48])
  func collidingHashes(shift: Int) throws {
    let workspace = try #require(Workspace())
    for ids in [(0..<3000).map { UInt64($0) << shift }, (0..<3000).map { UInt64($0) << shift | 0xABCD }] {
      let input = Self.reversal(ids)
      do {
        let diff = try workspace.diff(input)
        #expect(diff.deletions == [] && diff.insertions == [])
        #expect(diff.runs.count == 3000 && diff.moves.count == 2999)
      } catch {
        #expect(error == .probeLimit)
      }
    }
  }

  @Test("turns integers made to collide under a known seed into a right result or the status")
  func floodedIntegers() throws {
    let workspace = try #require(Workspace())
    let seed: UInt64 = 0x5EED
    // Integers whose mixed value ends alike; a look-up would visit all of them.
    let ids = (UInt64(1)...).lazy.map { $0 &* 0x9E37_79B9 }.filter {
      cdiff_mix_integer($0, seed) & 0x7FF == 0
    }
    .prefix(600)
    var input = Self.reversal(Array(ids))
    input.kind = CDIFF_EXACT_IDENTIFIERS
    input.seed = seed
    do {
      #expect(input.violations(of: try workspace.diff(input)).isEmpty)
    } catch {
      #expect(error == .probeLimit)
    }
  }

  @Test(
    "doesn't count duplicates as collisions", arguments: [CDIFF_EXACT_IDENTIFIERS, CDIFF_HASHED_IDENTIFIERS])
  func duplicatesAreNoCollisions(kind: cdiff_identifier_kind) throws {
    let workspace = try #require(Workspace())
    let ids = Self.randomIDs(4)
    var input = DiffInput((0..<2000).map { ids[$0 % 4] }, (0..<2000).map { ids[3 - $0 % 4] })
    input.kind = kind
    #expect(input.violations(of: try workspace.diff(input)).isEmpty)
  }
}
