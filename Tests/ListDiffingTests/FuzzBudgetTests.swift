// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@Suite struct FuzzBudgetTests {
  @Test func theEnvironmentDecides() throws {
    let budget = try FuzzBudget(
      share: 0.5, environment: ["FUZZ_SEED": "0xff", "FUZZ_SECONDS": "3", "FUZZ_MAX_COUNT": "9"])
    #expect(budget.seed == 255)
    #expect(budget.seconds == 1.5)
    #expect(budget.maximumCount == 9)
  }

  @Test func anEmptyEnvironmentMeansTwentySecondsFromANewSeed() throws {
    let budgets = try (0..<2).map { _ in try FuzzBudget(share: 1, environment: [:]) }
    #expect(budgets[0].seconds == 20)
    #expect(budgets[0].maximumCount == 1200)
    #expect(budgets[0].seed != budgets[1].seed)
  }

  @Test(arguments: ["FUZZ_SEED", "FUZZ_SECONDS", "FUZZ_MAX_COUNT"])
  func aValueThatIsNoNumberIsRefused(name: String) {
    #expect(throws: FuzzBudgetError(name: name, value: "many")) {
      try FuzzBudget(share: 1, environment: [name: "many"])
    }
  }

  @Test(arguments: ["FUZZ_SECONDS", "FUZZ_MAX_COUNT"])
  func aNegativeValueIsRefused(name: String) {
    #expect(throws: FuzzBudgetError(name: name, value: "-1")) {
      try FuzzBudget(share: 1, environment: [name: "-1"])
    }
  }

  @Test func aSeedGivesOneSequence() {
    // The first numbers of the published generator from state 1234567.
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
