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
  var isManifest: Bool {
    lines.first == "// Package.swift" || lines.first?.hasPrefix("// swift-tools-version:") == true
  }

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

/// Code without its layout, which differs between an article and a test.
func withoutWhitespace(_ code: some StringProtocol) -> String {
  String(String.UnicodeScalarView(code.unicodeScalars.filter { !$0.properties.isWhitespace }))
}
