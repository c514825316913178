// SPDX-License-Identifier: MIT

import Foundation
import Testing

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

  /// The examples in the text of a source file.
  static func all(in source: String) -> [DocumentationExample] {
    var examples: [DocumentationExample] = []
    var open: (name: String, lines: [Substring])?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
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

/// Stands in for `print` in an example.
final class Transcript {
  private(set) var lines: [String] = []

  func callAsFunction<Value>(_ value: Value) {
    var line = ""
    print(value, terminator: "", to: &line)
    lines.append(line)
  }
}

/// Code without its layout, which differs between an article and a test.
func withoutWhitespace(_ code: some StringProtocol) -> String {
  String(String.UnicodeScalarView(code.unicodeScalars.filter { !$0.properties.isWhitespace }))
}
