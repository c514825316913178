// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

@Suite("The position maps of the C core")
struct MapTests {
  @Test("say what the runs say", arguments: ListPairShape.allCases)
  func agreement(shape: ListPairShape) throws {
    let workspace = try #require(Workspace())
    for seed in UInt64(1)...4 {
      var generator = SplitMix64(seed: seed)
      let input = DiffInput(shape.makePair(maximumCount: 900, using: &generator))
      let diff = try workspace.diff(input)
      let (oldToNew, newToOld) = workspace.maps(oldCount: input.old.count, newCount: input.new.count)

      var expectedOldToNew = [Int?](repeating: nil, count: input.old.count)
      var expectedNewToOld = [Int?](repeating: nil, count: input.new.count)
      for pair in diff.keptPairs {
        expectedOldToNew[pair.old] = pair.new
        expectedNewToOld[pair.new] = pair.old
      }
      #expect(oldToNew == expectedOldToNew, "seed \(seed)")
      #expect(newToOld == expectedNewToOld, "seed \(seed)")
    }
  }

  @Test("are written one at a time when the other is left out")
  func oneAtATime() throws {
    let workspace = try #require(Workspace())
    _ = try workspace.diff(DiffInput([1, 2, 3], [3, 1]))
    var oldToNew = [UInt32](repeating: 77, count: 3)
    cdiff_write_maps(workspace.pointer, &oldToNew, nil)
    #expect(oldToNew.map(Workspace.position) == [1, nil, 0])
    var newToOld = [UInt32](repeating: 77, count: 2)
    cdiff_write_maps(workspace.pointer, nil, &newToOld)
    #expect(newToOld.map(Workspace.position) == [2, 0])
    cdiff_write_maps(workspace.pointer, nil, nil)
    #expect(workspace.maps(oldCount: 3, newCount: 2).newToOld == [2, 0], "the result is still there")
  }
}
