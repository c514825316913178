// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A block of code in the documentation.
struct CodeFence: CustomTestStringConvertible {
  /// Where it starts, for failure messages.
  let place: String

  /// The word behind the opening fence.
  let language: String
  let lines: [String]

  var testDescription: String { place }

  /// The modules that the code imports.
  var imports: [String] { lines.filter { $0.hasPrefix("import ") } }

  /// The code without imports, which can stand at the top of a file only.
  var code: String { lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n") }

  /// Whether it is part of a manifest rather than of a program.
  var isManifest: Bool { lines.first == "// Package.swift" }

  /// The blocks in a text; one that is not closed is closed by the end.
  static func all(in text: String, of file: String) -> [CodeFence] {
    var fences: [CodeFence] = []
    var open: (number: Int, language: String, indentation: Int, lines: [String])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if let (number, language, indentation, code) = open {
        if text == "```" || index == lines.count - 1 {
          fences.append(CodeFence(place: "\(file):\(number)", language: language, lines: code))
          open = nil
        } else {
          open = (number, language, indentation, code + [String(line.dropFirst(indentation))])
        }
      } else if text.hasPrefix("```") {
        open = (index + 1, String(text.dropFirst(3)), line.count - text.count, [])
      }
    }
    return fences
  }
}

/// The files of this package that have examples in them.
enum Documentation {
  static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The blocks of code in the README, in the articles, and in the documentation comments of the libraries.
  static func fences() throws -> [CodeFence] {
    let readme = CodeFence.all(in: try text(of: "README.md"), of: "README.md")
    let enumerator = FileManager.default.enumerator(
      atPath: packageFolder.appendingPathComponent("Sources").path)
    let paths = (enumerator?.compactMap { $0 as? String } ?? []).map { "Sources/\($0)" }.sorted()
    return try readme
      + paths.flatMap { path in
        if path.hasSuffix(".md") { return CodeFence.all(in: try text(of: path), of: path) }
        guard path.hasSuffix(".swift") else { return [] }
        return CodeFence.all(in: comments(in: try text(of: path)), of: path)
      }
  }

  /// The documentation comments of a source file, each on the line that it has there.
  private static func comments(in source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("///") ? String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)) : ""
    }.joined(separator: "\n")
  }
}
