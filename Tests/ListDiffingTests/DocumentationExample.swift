// SPDX-License-Identifier: MIT

import Foundation

/// An example as it stands in the tests, where it is compiled and run: what lies between `// Example: NAME` and
/// `// End of example`.
struct DocumentationExample {
  let name: String
  let code: String

  /// What the example says it prints: the comment behind each `print`, or on the line below.
  var promisedOutput: [String] {
    let lines = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.indices.compactMap { index in
      guard lines[index].hasPrefix("print(") else { return nil }
      if let comment = lines[index].range(of: "  // ") { return String(lines[index][comment.upperBound...]) }
      guard index + 1 < lines.count, lines[index + 1].hasPrefix("// ") else { return "(nothing promised)" }
      return String(lines[index + 1].dropFirst(3))
    }
  }

  /// The source of the examples: of ListDiffing's file, and of those of ListAdapters.
  static func source() throws -> String {
    let folder = "Tests/ListAdaptersTests"
    let enumerator = FileManager.default.enumerator(
      atPath: Documentation.packageFolder.appendingPathComponent(folder).path)
    let others = (enumerator?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix("ExamplesTests.swift")
    }
    return try
      (["Tests/ListDiffingTests/DocumentationExamplesTests.swift"]
      + others.sorted().map { "\(folder)/\($0)" })
      .map { try Documentation.text(of: $0) }.joined(separator: "\n")
  }

  static func all() throws -> [DocumentationExample] {
    var examples: [DocumentationExample] = []
    var open: (name: String, lines: [Substring])?
    for line in try source().split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("// Example: ") {
        open = (String(text.dropFirst("// Example: ".count)), [])
      } else if text == "// End of example", let (name, lines) = open {
        examples.append(DocumentationExample(name: name, code: lines.joined(separator: "\n")))
        open = nil
      } else {
        open?.lines.append(line)
      }
    }
    return examples
  }
}
