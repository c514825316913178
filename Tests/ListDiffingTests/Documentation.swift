// SPDX-License-Identifier: MIT

import Foundation

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
