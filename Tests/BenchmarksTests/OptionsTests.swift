// SPDX-License-Identifier: MIT

import Testing

@testable import Benchmarks

struct OptionsTests {
  @Test func noArgumentsMeasureEverything() throws {
    let options = try Options.parse([])
    #expect(options == Options())
    #expect(options.action == .measure)
    #expect(options.engines == [.c, .swift, .dictionary, .stdlib])
    #expect(try options.selected().workloads.map(\.name) == Workload.all.map(\.name))
  }

  @Test func allOptionsAreRead() throws {
    let options = try Options.parse([
      "--filter", "^W4", "--sizes", "10,1k,2M,1_500", "--engines", "stdlib,dictionary-lean,c", "--repeats",
      "7",
      "--seconds", "0.25", "--format", "json", "--svg", "charts", "--seed", "0xFF",
    ])
    #expect(options.filter == "^W4")
    #expect(options.sizes == [10, 1_000, 2_000_000, 1_500])
    #expect(options.engines == [.stdlib, .dictionaryLean, .c])
    #expect(options.repeats == 7)
    #expect(options.seconds == 0.25)
    #expect(options.format == .json)
    #expect(options.chartFolder == "charts")
    #expect(options.seed == 255)
  }

  @Test func aValueMayBeAttachedAndTheLastOneCounts() throws {
    #expect(try Options.parse(["--seed=5", "--filter=a=b", "--seed", "6"]).seed == 6)
    #expect(try Options.parse(["--filter=a=b"]).filter == "a=b")
    #expect(try Options.parse(["--filter=--x"]).filter == "--x")
  }

  @Test func actionsAreRead() throws {
    #expect(try Options.parse(["--list"]).action == .listWorkloads)
    #expect(try Options.parse(["--version"]).action == .showVersion)
    #expect(try Options.parse(["--lines", "a", "b", "--seed", "2"]).action == .diffLines(old: "a", new: "b"))
  }

  @Test func helpIsGivenWhateverFollows() throws {
    #expect(try Options.parse(["-h", "--nonsense"]).action == .showHelp)
    #expect(try Options.parse(["--help"]).action == .showHelp)
  }

  @Test(arguments: [
    ["--nonsense"], ["-x"], ["word"], [""], ["-"], ["--"],
    ["--filter"], ["--filter", "["], ["--filter", "--list"],
    ["--sizes", ""], ["--sizes", "0"], ["--sizes", "-5"], ["--sizes", "10,"], ["--sizes", "k"],
    ["--sizes", "1k,1000"],
    ["--sizes", "11M"], ["--sizes", "99999999999999999999"], ["--sizes", "1.5k"],
    ["--engines", "c,perl"], ["--engines", "c,c"],
    ["--repeats", "0"], ["--repeats", "many"], ["--repeats", "1000001"],
    ["--seconds", "0"], ["--seconds", "-1"], ["--seconds", "nan"], ["--seconds", "inf"],
    ["--format", "xml"], ["--svg"], ["--seed", "-1"], ["--seed", "0xG"], ["--seed", "18446744073709551616"],
    ["--lines"], ["--lines", "a"], ["--lines", "a", "--list"], ["--list=yes"],
  ])
  func badArgumentsAreUsageErrors(_ arguments: [String]) {
    let failure = #expect(throws: Failure.self) { try Options.parse(arguments) }
    #expect(failure?.status == .usage)
  }

  @Test func aFilterSelectsByNameAnywhereInIt() throws {
    let names = try Options.parse(["--filter", "feed$|^W6"]).selected().workloads.map(\.name)
    #expect(names == ["W2-feed", "W4-feed", "W6-disjoint"])
  }

  @Test func aFilterThatSelectsNothingIsAUsageError() throws {
    let options = try Options.parse(["--filter", "W99"])
    let failure = #expect(throws: Failure.self) { try options.selected() }
    #expect(failure?.status == .usage)
  }

  @Test func everyOptionIsInTheHelp() {
    let options = [
      "--filter", "--sizes", "--engines", "--repeats", "--seconds", "--format", "--svg", "--seed", "--lines",
      "--list",
      "--help", "--version",
    ]
    for option in options {
      #expect(Options.usageLine.contains("[\(option)"))
      #expect(Options.help.contains("\n  \(option) "))
    }
  }

  @Test func theProgramEndsWithTheStatusOfItsFailure() {
    #expect(BenchmarkCommand.run(arguments: ["--nonsense"]) == .usage)
    #expect(ExitStatus.usage.rawValue == 64)
    #expect(BenchmarkCommand.run(arguments: ["--lines", "/nonexistent/old", "/nonexistent/new"]) == .noInput)
  }
}
