// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The documentation holds no code but what DocumentationExamplesTests.swift compiles and runs, and names nothing that is
/// not there.
@Suite struct DocumentationTests {
  @Test func everyBlockOfCodeIsAnExampleThatIsRun() throws {
    let examples = try DocumentationExample.all().map { withoutWhitespace($0.code) }
    let fences = try Documentation.fences()
    #expect(fences.contains { $0.place.hasPrefix("README.md") })
    for article in [
      "ListDiffing.md", "HowDiffingWorks.md", "Identifiers.md", "Sections.md", "LegalBatches.md",
      "Containers.md",
      "Patches.md", "Diffable.swift", "DiffableArray.swift",
    ] {
      #expect(fences.contains { $0.place.contains("/\(article):") }, "\(article) was not looked at.")
    }
    for fence in fences where fence.language == "swift" && !fence.isManifest {
      let code = withoutWhitespace(fence.code)
      #expect(!code.isEmpty, "\(fence.place): an empty block.")
      #expect(examples.contains { $0.contains(code) }, "\(fence.place): not among the examples that are run.")
    }
  }

  @Test func everyExampleIsInTheDocumentation() throws {
    let code = try Documentation.fences().map { withoutWhitespace($0.code) }
    let examples = try DocumentationExample.all()
    #expect(Set(examples.map(\.name)).count == examples.count)
    for example in examples {
      let text = withoutWhitespace(example.code)
      #expect(code.contains { !$0.isEmpty && text.contains($0) }, "“\(example.name)” is documented nowhere.")
    }
  }

  @Test func examplesThatPrintAreChecked() throws {
    let source = try DocumentationExample.source()
    for example in try DocumentationExample.all() where !example.promisedOutput.isEmpty {
      #expect(
        source.contains("try run(\"\(example.name)\")"), "The output of “\(example.name)” is not checked.")
    }
  }

  @Test func importsOfExamplesAreThoseOfThisFile() throws {
    let lines = Set(try DocumentationExample.source().split(separator: "\n").map(String.init))
    for fence in try Documentation.fences() where fence.language == "swift" && !fence.isManifest {
      for line in fence.imports { #expect(lines.contains(line), "\(fence.place): \(line)") }
    }
  }

  @Test func manifestsNameWhatThePackageDeclares() throws {
    let manifest = try Documentation.text(of: "Package.swift")
    let fences = try Documentation.fences().filter(\.isManifest)
    #expect(!fences.isEmpty)
    for fence in fences {
      let products = fence.lines.joined(separator: "\n").matches(
        of: /\.product\(name: "(?<product>\w+)", package: "(?<package>\w+)"\)/)
      #expect(!products.isEmpty, "\(fence.place) uses no product.")
      for match in products {
        #expect(manifest.contains(".library(name: \"\(match.product)\""), "\(fence.place): \(match.product)")
        #expect(
          manifest.contains("name: \"\(match.package)\",\n  platforms"), "\(fence.place): \(match.package)")
      }
    }
  }

  @Test func gettingStartedIsAProgramThatIsBuilt() throws {
    let article = "Sources/ListAdapters/ListAdapters.docc/GettingStarted.md"
    let fences = CodeFence.all(in: try Documentation.text(of: article), of: article)
    let blocks = fences.filter { $0.language == "swift" && !$0.isManifest }.flatMap(\.lines)
    let program = try Documentation.text(of: "Examples/Sources/GettingStarted/main.swift")
      .split(separator: "\n").filter { !$0.hasPrefix("// SPDX") }
    #expect(blocks.count > 60)
    #expect(withoutWhitespace(blocks.joined()) == withoutWhitespace(program.joined()))
  }

  @Test func blocksOfCodeAreOfAKindThatIsChecked() throws {
    for fence in try Documentation.fences() {
      #expect(
        ["swift", "sh"].contains(fence.language), "\(fence.place): nothing checks “\(fence.language)”.")
    }
  }

  @Test func makeTargetsInTheREADMEExist() throws {
    let makefile = try Documentation.text(of: "Makefile")
    let targets = Set(makefile.matches(of: /(?m)^(?<target>[a-z-]+):/).map { String($0.target) })
    let readme = try Documentation.text(of: "README.md")
    let commands = readme.matches(of: /(?m)(^|`)make (?<target>[a-z-]+)/).map { String($0.target) }
    #expect(commands.contains("test") && commands.contains("benchmark"))
    for command in commands { #expect(targets.contains(command), "make \(command)") }
    for fence in CodeFence.all(in: readme, of: "README.md") where fence.language == "sh" {
      for line in fence.lines {
        #expect(line.hasPrefix("make "), "\(fence.place): nothing checks “\(line)”.")
      }
    }
  }
}
