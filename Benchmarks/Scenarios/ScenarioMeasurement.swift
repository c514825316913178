// SPDX-License-Identifier: MIT

/// Measures the contenders of a scenario: sample by sample in turn, as `CellMeasurement` does with engines.
struct ScenarioMeasurement {
  var repeats: Int
  var seconds: Double
  var seed: UInt64

  private static let sampleNanoseconds = 2_000_000.0

  func measure(_ scenario: Scenario) throws(Failure) -> ScenarioResult {
    let prepared = try scenario.prepare(scenario.seed(base: seed))
    let contenders = prepared.contenders
    let passes = contenders.map { contender in
      contender.run(0)
      let estimate = Clock.nanoseconds { contender.run(0) }
      return max(1, min(1_000, Int(Self.sampleNanoseconds / max(estimate, 1))))
    }
    var samples = [[Double]](repeating: [], count: contenders.count)
    let deadline = Clock.now() + UInt64(min(seconds, 1e9) * 1e9)
    for round in 0..<repeats {
      if round >= CellMeasurement.fewestSamples, Clock.now() >= deadline { break }
      for turn in contenders.indices {
        // Whoever comes first finds other caches: take turns at that, too.
        let index = (turn + round) % contenders.count
        let first = round * passes[index]
        let nanoseconds = Clock.nanoseconds {
          for pass in 0..<passes[index] { contenders[index].run((first + pass) % prepared.inputCount) }
        }
        samples[index].append(nanoseconds / Double(passes[index]))
      }
    }
    return ScenarioResult(
      scenario: scenario.name, count: prepared.count,
      rows: zip(contenders, samples).map { contender, samples in
        let sorted = samples.sorted()
        let usage = AllocationMeter.usage(of: { contender.run(0) })
        return ScenarioResult.Row(
          contender: contender.name, medianNanoseconds: sorted[sorted.count / 2],
          minimumNanoseconds: sorted[0], allocations: usage?.allocations, allocatedBytes: usage?.bytes,
          heldBytes: contender.makeHeld.flatMap { HeldBytes.held(by: $0) })
      })
  }
}

extension Scenario {
  /// A seed of its own for each scenario, so that a filter does not change the inputs (FNV-1a).
  func seed(base: UInt64) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 } ^ base
  }
}
