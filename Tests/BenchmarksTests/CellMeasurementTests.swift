// SPDX-License-Identifier: MIT

import CAllocationCounter
import Testing

@testable import Benchmarks

struct CellMeasurementTests {
  private func cell(_ workload: Workload, engines: [Engine] = Engine.allCases) -> CellMeasurement {
    CellMeasurement(workload: workload.name, engines: engines, repeats: 1, seconds: 1e-6, seed: 1)
  }

  @Test(arguments: Workload.all.map(\.name))
  func everyWorkloadIsVerifiedAndMeasuredWithEveryEngine(_ name: String) throws {
    let workload = try #require(Workload.all.first { $0.name == name })
    for count in [1, 2, 10, 37] {
      let result = try workload.measure(count, cell(workload))
      #expect(result.results.map(\.engine) == Engine.allCases)
      #expect(result.skipped.isEmpty)
      for row in result.results {
        #expect(row.workload == name && row.count == count)
        #expect(row.minimumNanoseconds > 0 && row.minimumNanoseconds <= row.medianNanoseconds)
        #expect((row.allocations != nil) == allocation_counter_is_available())
      }
      for row in result.results {
        #expect(row.moves == row.minimalMoves || !row.engine.movesFewest)
        #expect((row.scratchBytes != nil) == (row.engine == .c || row.engine == .swift))
      }
    }
  }

  @Test func theStandardLibraryIsSkippedWhereItIsQuadratic() throws {
    let workload = try #require(Workload.all.first { $0.name == "W6-disjoint" })
    let result = try workload.measure(10_000, cell(workload, engines: [.c, .stdlib]))
    #expect(result.results.map(\.engine) == [.c])
    #expect(result.skipped == [SkippedResult(workload: "W6-disjoint", count: 10_000, engine: .stdlib)])
  }

  @Test func aWrongAnswerFailsBeforeAnythingIsTimed() {
    let pair = ListPair(old: [1, 2], new: [1, 2], origins: [1, 0])
    let measurement = CellMeasurement(workload: "wrong", engines: [.c], repeats: 1, seconds: 1, seed: 1)
    let failure = #expect(throws: Failure.self) { try measurement.measure([pair]) }
    #expect(failure?.status == .wrongResult)
    #expect(failure?.message.contains("wrong 2, engine c") == true)
  }

  @Test func workloadNamesAreUniqueAndSeedsDiffer() {
    #expect(Set(Workload.all.map(\.name)).count == Workload.all.count)
    let seeds = Workload.all.flatMap { workload in workload.sizes.map { workload.seed(count: $0, base: 1) } }
    #expect(Set(seeds).count == seeds.count)
  }
}
